/** Finds the page or section that owns a question. Pure; docs/research/evaluation.md has the rule and its evaluation. */
import { slug } from 'github-slugger'
import {
  type Counts,
  collectStatistics,
  type Queries,
  type Query,
  rankPassages,
} from '../retrieval/retrieval.ts'
import type { Language } from '../retrieval/words.ts'
import { isOwn, type Page } from '../sites/corpus.ts'
import type { OwnerCertainty } from './keyword-change.ts'
import { createNameReader, fitOf, type PageNames, readSegment } from './name-fit.ts'

/** A page that a person named as the owner of a keyword. */
export interface ConfirmedOwner {
  keyword: string
  /** Path in the repository, with `/` between folders. */
  path: string
  /** Slug of the heading whose section owns the keyword; undefined for the whole page. */
  heading?: string | undefined
}

export interface Owner {
  page: Page
  /** The section, outermost heading first; undefined for the whole page. */
  headings: string[] | undefined
  /** A person named the page, and only its names chose the section: both own the question. */
  isPageToo?: boolean
  fit: number
  /**
   * `confirmed`: by a person. `named`: only its title, file name or alias has the whole question and hardly more. `cited`:
   * engines cite it most, see findCitedOwners.
   */
  certainty: OwnerCertainty
}

const MAX_CANDIDATES = 20

/** A page whose names fit less does not own the question. */
const MIN_FIT = 0.34

/** From this fit on, a title, file name or alias names the page in full. */
const FULL_FIT = 0.8

/** From this fit on, a name is the question, and its page is the owner regardless of the texts. */
const EXACT_FIT = 0.97
const EXACT_PART = 0.4

/** Weights of the text, in which the best page has 1, and of the names. A less deep page wins a tie. */
const TEXT_PART = 0.7
const DEPTH_PART = 0.03
const TITLE_PART = 0.8
const HEADING_PART = 0.4

/** News and release notes report changes and seldom own a question. */
const NEWS =
  /(?:^|\/)(?:blog|news|posts?|_posts|releases?|release-notes|changelogs?|announcements?|events?)(?:\/|\.|$)/i
const NEWS_PART = 0.6

/** The weight of a term on half of the pages. A more frequent term names the subject of the site. */
const SITE_TERM_WEIGHT = Math.log(2)

/** Minimum share of the question's weight in a heading for its section to own the question instead of the page. */
const MIN_SECTION_SHARE = 0.6

/** Names of introductory pages, the most reliable first. */
const INTRODUCTIONS = ['introduction', 'intro', 'overview', 'about', 'why']
const INTRODUCTION_FIT = 0.8

/** Returns the owner of each question. `counts`: of whole pages. If a confirmed owner does not exist, the names decide. */
export function nameOwners(
  pages: Page[],
  counts: Counts[],
  queries: Queries,
  language: Language,
  confirmed: readonly ConfirmedOwner[] = [],
): (Owner | undefined)[] {
  const statistics = collectStatistics(counts, queries.termCount)
  const rankings = rankPassages(counts, statistics, queries, MAX_CANDIDATES)
  const readNames = createNameReader(pages, statistics.weights, queries, language)
  const byPath = new Map(pages.map(page => [page.path, page]))
  const given = new Map(confirmed.map(owner => [owner.keyword, owner]))
  return queries.queries.map((query, index) => {
    const weights = new Map(query.terms.map(term => [term, statistics.weights[term] ?? 0]))
    const owner = given.get(query.keyword)
    const page = owner && byPath.get(owner.path)
    if (page !== undefined) return confirm(judgeNames(page, readNames(page), weights, 0), owner?.heading)
    if (isAboutSite(query.terms, statistics.weights)) return findIntroduction(pages, query, language)
    const ranking = rankings[index] ?? []
    return chooseOwner(
      ranking.flatMap(({ passage, score }) => {
        const candidate = pages[passage]
        if (candidate === undefined || candidate.owner !== undefined || isStub(candidate)) return []
        const share = score / (ranking[0]?.score ?? 1)
        return [judgeNames(candidate, readNames(candidate), weights, share)]
      }),
    )
  })
}

/** Uses the section of the given heading, otherwise a section that its heading names in full. */
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

/** Returns the brand's page whose title is the question; undefined if several have it. */
export function findNamesake(pages: readonly Page[], keyword: string): Page | undefined {
  const asked = slugOf(keyword)
  const [page, ...others] = pages.filter(each => isOwn(each) && slugOf(each.content.title) === asked)
  return others.length === 0 ? page : undefined
}

/** Returns whether a path belongs to news or release notes. */
export function isNews(path: string): boolean {
  return NEWS.test(path)
}

/** Returns an owner as a person confirms it: the path of the page and the slug of the section. */
export function toConfirmable({ page, headings = [] }: Pick<Owner, 'page'> & Partial<Owner>): {
  path: string
  heading?: string
} {
  const heading = slugOf(headings.at(-1) ?? '')
  return { path: page.path, ...(heading !== '' && { heading }) }
}

/** Returns `page` if the owner exists, otherwise what is missing. */
export function locateOwner(
  pages: readonly Page[],
  { path, heading }: Omit<ConfirmedOwner, 'keyword'>,
): 'page' | 'no-page' | 'no-heading' {
  const page = pages.find(page => page.path === path && isOwn(page))
  if (page === undefined) return 'no-page'
  if (heading === undefined || slugOf(page.content.title) === slugOf(heading)) return 'page'
  return findSection(page, heading) === undefined ? 'no-heading' : 'page'
}

/** Returns the headings of the section with an anchor: an id in the file, GitHub's slug of the heading, or that of slugOf. */
export function findSection({ content }: Page, anchor: string): string[] | undefined {
  const [, given] = content.anchors?.find(([id]) => id === anchor) ?? []
  const wanted = slugOf(given ?? anchor)
  for (const { headings } of content.passages) {
    const depth = headings.findIndex(heading => slugOf(heading) === wanted || slug(heading) === anchor)
    if (depth >= 0) return headings.slice(0, depth + 1)
  }
  return undefined
}

/** Returns a heading as sites write it in an address: its words joined by hyphens. */
export function slugOf(heading: string): string {
  return (heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-')
}

function isAboutSite(terms: number[], weights: number[]): boolean {
  const [term, ...others] = terms
  return term !== undefined && others.length === 0 && (weights[term] ?? 0) < SITE_TERM_WEIGHT
}

const STUB = /\b(?:[Cc]oming soon|[Uu]nder construction|[Tt]o be (?:written|done|added)|TBD|TODO)\b/
const MAX_STUB_CHARACTERS = 200

function isStub({ content: { passages } }: Page): boolean {
  const text = passages.map(passage => passage.text).join(' ')
  return text.length <= MAX_STUB_CHARACTERS && STUB.test(text)
}

/** For a question about the subject of the site, whose words are on all pages: prefers its namesake, then an introduction. */
function findIntroduction(pages: Page[], { keyword }: Query, language: Language): Owner | undefined {
  const asked = language.words(keyword).join(' ')
  const depthOf = ({ path }: Page) => path.split('/').length
  const rate = (page: Page): { page: Page; fit: number } => {
    const segments = page.path.split('/').map(readSegment)
    const names = [page.content.title, ...segments.slice(-2), ...page.content.names].map(name =>
      language.words(name),
    )
    const firsts = new Set(names.map(([first]) => first))
    const place = INTRODUCTIONS.findIndex(word => firsts.has(word))
    const fit = place < 0 ? 0 : INTRODUCTION_FIT - place / 100
    return { page, fit: names.some(words => words.join(' ') === asked) ? 1 + fit : fit }
  }
  const [best, next] = pages
    .filter(page => page.owner === undefined && !isNews(page.path) && !isStub(page))
    .map(rate)
    .toSorted((a, b) => b.fit - a.fit || depthOf(a.page) - depthOf(b.page))
  if (best === undefined || best.fit === 0) return undefined
  const isOnly = next === undefined || next.fit < best.fit
  const fit = Math.min(1, best.fit)
  return { page: best.page, headings: undefined, fit, certainty: fit === 1 && isOnly ? 'named' : 'guessed' }
}

interface Candidate {
  page: Page
  named: number
  section: { headings: string[]; fit: number; isNamed: boolean } | undefined
  value: number
}

function judgeNames(
  page: Page,
  names: PageNames,
  weights: ReadonlyMap<number, number>,
  score: number,
): Candidate {
  const named = Math.max(...names.own.map(name => fitOf(name, names.folders, weights).fit))
  let section: Candidate['section']
  for (const { headings, name } of names.sections) {
    const { fit, share } = fitOf(name, names.around, weights)
    if (fit > (section?.fit ?? 0)) section = { headings, fit, isNamed: share >= MIN_SECTION_SHARE }
  }
  const depth = page.path.split('/').length
  const exact = named >= EXACT_FIT ? EXACT_PART : 0
  const value =
    TEXT_PART * score + TITLE_PART * named + exact + HEADING_PART * (section?.fit ?? 0) - DEPTH_PART * depth
  return { page, named, section, value: value * (isNews(page.path) ? NEWS_PART : 1) }
}

function chooseOwner(candidates: Candidate[]): Owner | undefined {
  const [owner, ...others] = candidates.toSorted((a, b) => b.value - a.value)
  if (owner === undefined) return undefined
  const { page, named, section } = owner
  const fit = Math.max(named, section?.fit ?? 0)
  if (fit < MIN_FIT) return undefined
  return {
    page,
    headings: fit > named && section?.isNamed ? section.headings : undefined,
    fit,
    certainty: named >= FULL_FIT && others.every(other => other.named < named) ? 'named' : 'guessed',
  }
}
