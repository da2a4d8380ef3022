/** Which page, or which section of one, is about a question: its owner. Pure; docs/content-gate.md has the rule and its evaluation. */
import type { Page } from '../pages/corpus.ts'
import type { ConfirmedOwner } from '../settings.ts'
import type { OwnerCertainty } from './keyword-change.ts'
import { type Counts, collectStatistics, type Queries, type Query, rankPassages } from './retrieval.ts'
import type { Language } from './words.ts'

/** The page that owns a question. */
export interface Owner {
  page: Page
  /** Headings of the section that owns the question, outermost first; undefined for the whole page. */
  headings: string[] | undefined
  /** The page as a whole owns the question, too: a person named it, and its section by the heading alone. */
  isPageToo?: boolean
  /** How well its names fit the question, 0 to 1. */
  fit: number
  /**
   * `confirmed`: a person named it. `named`: its title, file name or an alias says the whole question and hardly more, and
   * no other page's does. `guessed`: all others.
   */
  certainty: OwnerCertainty
}

/** Pages that are looked at for a question. */
const MOST_CANDIDATES = 20

/** A page whose names fit less is no owner. */
const LEAST_FIT = 0.34

/** A page whose title, file name or alias fits this well is named in full. */
const FULL_FIT = 0.8

/** What the text counts for, whose best page has 1, and what names do. Of two equal pages the less deep one is the owner. */
const TEXT_PART = 0.7
const DEPTH_PART = 0.03
const TITLE_PART = 0.8
const HEADING_PART = 0.4

/** News and release notes tell of a change; they seldom own a question. */
const NEWS =
  /(?:^|\/)(?:blog|news|posts?|_posts|releases?|release-notes|changelogs?|announcements?|events?)(?:\/|\.|$)/i
const NEWS_PART = 0.6

/** Part of a name's fit that does not depend on what else the name says. */
const FIT_BY_QUESTION = 0.6

/** The weight of a term that is on half of the pages; one on more is what the site is about. */
const SITE_TERM_WEIGHT = Math.log(2)

/** Share of the question's weight that a heading must have alone, so that its section owns the question and not the page. */
const LEAST_SECTION_SHARE = 0.6

/** Words that name the page on what something is, the surest first, and how well such a name fits. */
const INTRODUCTIONS = ['introduction', 'intro', 'overview', 'about', 'why']
const INTRODUCTION_FIT = 0.8

/**
 * Returns for each question the page that owns it; undefined where no page does. `counts` are those of `pages`, as
 * wholes. A confirmed owner that is not among the pages leaves the question to the names.
 */
export function nameOwners(
  pages: Page[],
  counts: Counts[],
  queries: Queries,
  language: Language,
  confirmed: readonly ConfirmedOwner[] = [],
): (Owner | undefined)[] {
  const statistics = collectStatistics(counts, queries.termCount)
  const rankings = rankPassages(counts, statistics, queries, MOST_CANDIDATES)
  const readNames = createNameReader(pages, statistics.weights, queries, language)
  const findNamed = createNamedFinder(pages, readNames)
  const byPath = new Map(pages.map(page => [page.path, page]))
  const given = new Map(confirmed.map(owner => [owner.keyword, owner]))
  return queries.queries.map((query, index) => {
    const weights = new Map(query.terms.map(term => [term, statistics.weights[term] ?? 0]))
    const owner = given.get(query.keyword)
    const page = owner && byPath.get(owner.path)
    if (page !== undefined) return confirm(judgeNames(page, readNames(page), weights, 0), owner?.heading)
    if (isAboutSite(query.terms, statistics.weights)) return findIntroduction(pages, query, language)
    const ranking = rankings[index] ?? []
    const scores = new Map(
      ranking.map(({ passage, score }) => [pages[passage], score / (ranking[0]?.score ?? 1)]),
    )
    const candidates = new Set([...scores.keys(), ...findNamed(heaviestOf(weights))])
    return chooseOwner(
      [...candidates].flatMap(page => {
        if (page === undefined || page.owner !== undefined) return []
        return [judgeNames(page, readNames(page), weights, scores.get(page) ?? 0)]
      }),
    )
  })
}

/** The owner that a person named: the section of the `heading` they gave, else one that its heading names in full. */
function confirm({ page, named, section }: Candidate, heading: string | undefined): Owner {
  const given = heading === undefined ? undefined : findSection(page, heading)
  const isSection = section?.isNamed && section.fit >= FULL_FIT && section.fit > named
  return {
    page,
    headings: given ?? (isSection ? section.headings : undefined),
    isPageToo: given === undefined,
    fit: 1,
    certainty: 'confirmed',
  }
}

/**
 * Returns the owners by their paths in `there`. An owner whose page is in `here` alone was renamed: its page there is the
 * one, gone from here, that has most of its text, and half of it at least.
 */
export function followOwners(
  owners: readonly ConfirmedOwner[],
  here: readonly Page[],
  there: readonly Page[],
): ConfirmedOwner[] {
  const pathsThere = new Set(there.map(({ path }) => path))
  const missing = owners.filter(({ path }) => !pathsThere.has(path))
  if (missing.length === 0) return [...owners]
  const pagesHere = new Map(here.map(page => [page.path, page]))
  const renamed = there
    .filter(({ path }) => !pagesHere.has(path))
    .map(page => ({ page, lines: linesOf(page) }))
  return owners.map(owner => {
    const page = pathsThere.has(owner.path) ? undefined : pagesHere.get(owner.path)
    if (page === undefined) return owner
    const lines = [...linesOf(page)]
    let [most, path] = [lines.length / 2, owner.path]
    for (const other of renamed) {
      const shared = lines.filter(line => other.lines.has(line)).length
      if (shared >= most && shared > 0) [most, path] = [shared, other.page.path]
    }
    return { ...owner, path }
  })
}

function linesOf({ content: { passages } }: Page): Set<string> {
  return new Set(passages.flatMap(({ text }) => text.split('\n')))
}

/** Returns whether a page tells news, by its path. */
export function isNews(path: string): boolean {
  return NEWS.test(path)
}

/** Returns what a person confirms: the path of the page, and the slug of the section. */
export function toConfirmable({ page, headings = [] }: Pick<Owner, 'page' | 'headings'>): {
  path: string
  heading?: string
} {
  const heading = slugOf(headings.at(-1) ?? '')
  return { path: page.path, ...(heading !== '' && { heading }) }
}

/** Returns the headings of the section that a slug names, outermost first; undefined where the page has none. */
export function findSection({ content }: Page, slug: string): string[] | undefined {
  const wanted = slugOf(slug)
  for (const { headings } of content.passages) {
    const depth = headings.findIndex(heading => slugOf(heading) === wanted)
    if (depth >= 0) return headings.slice(0, depth + 1)
  }
  return undefined
}

/** Returns a heading as sites write it in an address: its words, joined by hyphens. */
export function slugOf(heading: string): string {
  return (heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
}

function isAboutSite(terms: number[], weights: number[]): boolean {
  const [term, ...others] = terms
  return term !== undefined && others.length === 0 && (weights[term] ?? 0) < SITE_TERM_WEIGHT
}

/**
 * The page on what the site is about, by title and path alone: all its pages have the words. A page named like the whole
 * question comes first, then one named as an introduction; of several the one that is least deep.
 */
function findIntroduction(pages: Page[], { keyword }: Query, language: Language): Owner | undefined {
  const asked = language.words(keyword).join(' ')
  const depthOf = ({ path }: Page) => path.split('/').length
  const rate = (page: Page): { page: Page; fit: number } => {
    const segments = page.path.split('/').map(readSegment)
    const names = [page.content.title, ...segments.slice(-2), ...page.content.names].map(name =>
      language.words(name),
    )
    const place = INTRODUCTIONS.findIndex(word => names.some(([first]) => first === word))
    const fit = place < 0 ? 0 : INTRODUCTION_FIT - place / 100
    return { page, fit: names.some(words => words.join(' ') === asked) ? 1 + fit : fit }
  }
  const [best, next] = pages
    .filter(page => page.owner === undefined && !isNews(page.path))
    .map(rate)
    .toSorted((a, b) => b.fit - a.fit || depthOf(a.page) - depthOf(b.page))
  if (best === undefined || best.fit === 0) return undefined
  const isOnly = next === undefined || next.fit < best.fit
  const fit = Math.min(1, best.fit)
  return { page: best.page, headings: undefined, fit, certainty: fit === 1 && isOnly ? 'named' : 'guessed' }
}

interface Candidate {
  page: Page
  /** How well the title, the file name or an alias fits the question, 0 to 1. */
  named: number
  /** The section that fits best by its heading. */
  section: { headings: string[]; fit: number; isNamed: boolean } | undefined
  value: number
}

function heaviestOf(weights: ReadonlyMap<number, number>): number | undefined {
  let [most, heaviest]: [number, number | undefined] = [0, undefined]
  for (const [term, weight] of weights) if (weight > most) [most, heaviest] = [weight, term]
  return heaviest
}

/** Returns the first pages whose own names have a term. */
function createNamedFinder(
  pages: Page[],
  readNames: (page: Page) => PageNames,
): (term: number | undefined) => Page[] {
  const named = new Map<number, Page[]>()
  for (const page of pages) {
    for (const term of new Set(readNames(page).own.flatMap(({ terms }) => [...terms]))) {
      const list = named.get(term) ?? []
      if (list.length < MOST_CANDIDATES) list.push(page)
      named.set(term, list)
    }
  }
  return term => (term === undefined ? [] : (named.get(term) ?? []))
}

function judgeNames(
  page: Page,
  names: PageNames,
  weights: ReadonlyMap<number, number>,
  score: number,
): Candidate {
  const named = Math.max(...names.own.map(name => fitOf(name, names.folders, weights).fit))
  let section: Candidate['section']
  for (const { headings, name } of names.sections()) {
    const { fit, share } = fitOf(name, names.around, weights)
    if (fit > (section?.fit ?? 0)) section = { headings, fit, isNamed: share >= LEAST_SECTION_SHARE }
  }
  const depth = page.path.split('/').length
  const value =
    TEXT_PART * score + TITLE_PART * named + HEADING_PART * (section?.fit ?? 0) - DEPTH_PART * depth
  return { page, named, section, value: value * (isNews(page.path) ? NEWS_PART : 1) }
}

function chooseOwner(candidates: Candidate[]): Owner | undefined {
  const [owner, ...others] = candidates.toSorted((a, b) => b.value - a.value)
  if (owner === undefined) return undefined
  const { page, named, section } = owner
  const fit = Math.max(named, section?.fit ?? 0)
  if (fit < LEAST_FIT) return undefined
  return {
    page,
    headings: fit > named && section?.isNamed ? section.headings : undefined,
    fit,
    certainty: named >= FULL_FIT && others.every(other => other.named < named) ? 'named' : 'guessed',
  }
}

/** A name as the terms of the questions in it, and the weight of all its words. */
interface Name {
  terms: ReadonlySet<number>
  weight: number
}

interface PageNames {
  /** The title, the file name, aliases. */
  own: Name[]
  /** The folders around the file. */
  folders: ReadonlySet<number>
  /** Only few pages are asked for them. */
  sections(): { headings: string[]; name: Name }[]
  /** What stands around the headings: own names and folders. */
  around: ReadonlySet<number>
}

/**
 * Returns how well a name fits a question, 0 to 1: the share of the question's weight that the name has, or what is
 * around it, × (0.6 + 0.4 × the share of the name's weight that the question has). `share` is that of the name alone.
 */
function fitOf(
  name: Name,
  around: ReadonlySet<number>,
  weights: ReadonlyMap<number, number>,
): { fit: number; share: number } {
  let total = 0
  let said = 0
  let inName = 0
  for (const [term, weight] of weights) {
    total += weight
    if (name.terms.has(term)) inName += weight
    if (name.terms.has(term) || around.has(term)) said += weight
  }
  if (total === 0 || inName === 0) return { fit: 0, share: 0 }
  const part = name.weight === 0 ? 0 : Math.min(1, inName / name.weight)
  const fit = (said / total) * (FIT_BY_QUESTION + (1 - FIT_BY_QUESTION) * part)
  return { fit, share: inName / total }
}

function createNameReader(
  pages: Page[],
  weights: number[],
  queries: Queries,
  language: Language,
): (page: Page) => PageNames {
  const informative = (text: string) => language.words(text).filter(language.isInformative)
  const titles = new Map<string, number>()
  for (const { content } of pages) {
    for (const term of new Set(informative(content.title).map(language.term))) {
      titles.set(term, (titles.get(term) ?? 0) + 1)
    }
  }
  const weightOf = (word: string): number => {
    const term = queries.numberOf(word)
    if (term !== undefined) return weights[term] ?? 0
    const having = titles.get(language.term(word)) ?? 0
    return Math.log(1 + (pages.length - having + 0.5) / (having + 0.5))
  }
  const termsOf = (words: string[]) => new Set(words.map(queries.numberOf).filter(term => term !== undefined))
  const nameOf = (text: string): Name => {
    const words = [...new Set(informative(text))]
    return { terms: termsOf(words), weight: words.reduce((sum, word) => sum + weightOf(word), 0) }
  }
  const read = (page: Page): PageNames => {
    const { title, names, passages } = page.content
    const segments = page.path
      .split('/')
      .map(readSegment)
      .filter(segment => segment !== '')
    const slug = page.content.slug?.split('/').filter(Boolean).at(-1) ?? segments.at(-1) ?? ''
    const own = [title, slug, ...names].filter(name => name !== '').map(nameOf)
    const folders = termsOf(segments.slice(0, -1).flatMap(informative))
    const readSections = () => {
      const seen = new Set<string>()
      return passages.flatMap(({ headings }) => {
        const heading = headings.at(-1)
        if (heading === undefined || seen.has(headings.join('\n'))) return []
        seen.add(headings.join('\n'))
        return [{ headings, name: nameOf(heading) }]
      })
    }
    let known: ReturnType<PageNames['sections']> | undefined
    const sections = () => {
      known ??= readSections()
      return known
    }
    const around = new Set([...own.flatMap(({ terms }) => [...terms]), ...folders])
    return { own, folders, sections, around }
  }
  const known = new Map<Page, PageNames>()
  return page => {
    const names = known.get(page) ?? read(page)
    known.set(page, names)
    return names
  }
}

/** The words of a file's or folder's name; '' for one that only says that it is the first. */
function readSegment(segment: string): string {
  const name = segment.replace(/\.[a-z]+$/i, '').replace(/^(?:\d{4}-\d\d-\d\d-|\d+[-_.])/, '')
  return /^_?(?:index|readme|docs?|content|src|pages)$/i.test(name) ? '' : name.replace(/[-_.]+/g, ' ')
}
