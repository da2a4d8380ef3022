/** Proposes what to ask about: questions that the pages answer, and what people searched for. */
import { dirname } from 'node:path/posix'
import { isCommonName } from '../../citation/common-words.ts'
import { type PageOwner, readKeywords } from '../../inputs/keywords.ts'
import { foldName, toSingleLine } from '../../lib/text.ts'
import { isNews, slugOf } from '../../owners/owner.ts'
import { isOwn, type Page } from '../../sites/corpus.ts'
import { type Asked, findCategory, isQuestion, namesBrand, toQuestion } from './questions.ts'
import type { SearchQuery } from './search-console.ts'

export interface Candidate {
  keyword: string
  /** The page, or the section of one, that it is taken from; undefined for a search query. */
  from: PageOwner | undefined
  /** It is about the brand as a whole, and proposed wherever it is answered. */
  isAboutBrand?: boolean
  /** Of a page on prices and alternatives: it is proposed first. */
  isOnBuying?: boolean
  /** Of a section, most of which need their page to be understood, or of a title of one word. */
  isBare?: boolean
}

const FEWEST_CHARACTERS = 4
const MOST_CHARACTERS = 90
/** A query that makes less of all impressions is rare. */
const LEAST_SHARE = 0.01
/** A site with fewer questions is asked about its sections, too. */
const FEW = 8
/** Questions of one page beside its title. */
const MOST_OF_PAGE = 2

/**
 * Returns candidates from pages, the most linked page first and news last: of each page the question of its title, then those
 * of its headings. `links` has the number of links to a page by its path.
 */
export function proposeFromPages(
  pages: Page[],
  links: Map<string, number>,
  site: { brand: string; language: string },
): Candidate[] {
  const own = pages.filter(page => isOwn(page) && page.content.passages.length > 0)
  const ranked = rankPages(
    own.filter(
      ({ path }) => !ABOUT_PROJECT.test(path) && (!isNews(path) || own.every(page => isNews(page.path))),
    ),
    links,
    site.brand,
  )
  const introduction = findIntroduction(ranked, site.brand)
  const asked: Asked = { ...site, inSentence: createSentenceCase(own) }
  const aboutBrand =
    introduction && site.language === 'en'
      ? [{ keyword: `What is ${site.brand}?`, from: { path: introduction.path }, isAboutBrand: true }]
      : []
  // The title of a home page is praise, and a repository's own page is about the repository, where there are others.
  const isHome = ({ path }: Page) => path === 'README.md' || (path === introduction?.path && INDEX.test(path))
  const titled = ranked.filter(page => !isHome(page) || ranked.length === 1)
  const lists = titled.map(page => askOfPage(page, asked))
  const rounds = Math.max(0, ...lists.map(({ length }) => length))
  const ofPages = Array.from({ length: rounds }, (_, round) => lists.flatMap(list => list[round] ?? []))
  const usable = [...aboutBrand, ...ofPages.flat()].filter(({ keyword }) => isUsable(keyword))
  const found = distinct(usable).toSorted((a, b) => Number(a.isBare ?? false) - Number(b.isBare ?? false))
  if (found.length >= FEW) return found
  const ofSections = ranked.flatMap(page => askOfSections(page, asked))
  return distinct([...found, ...ofSections.filter(({ keyword }) => isUsable(keyword))])
}

/** What people compare before they choose. */
const ON_BUYING = /(?:^|[/-])(?:pricing|prices|plans|alternatives?)\.\w+$|(?:^|\/)best-(?!practices)[^/]*$/i
const COMPARED = /\b(?:vs|versus|alternatives?|compared|pricing)\b/i
/** Pages that people look up rather than ask about. */
const LOOKED_UP =
  /(?:^|\/)_?(?:api|apis|[\w-]*reference|functions|methods|sdks?|cli|adr|steps?|commands?|examples?|demos?|packages|legacy|deprecated|archived?|internals?|showcase|versioned\w*|migrations?|dev\w*[-_](?:guide|manual)|v?\d+\.\d[\d.]*)(?:[-_./]|$)/i

/**
 * Pages on buying first, and what people look up last. The folders take turns, each with its most linked page first, and that
 * with the most linked page before the others.
 */
function rankPages(pages: Page[], links: Map<string, number>, brand: string): Page[] {
  const linksTo = ({ path }: Page) => links.get(path) ?? 0
  const byLinks = pages.toSorted((a, b) => linksTo(b) - linksTo(a) || depthOf(a) - depthOf(b))
  const turns = new Map<Page, number>()
  for (const folder of Map.groupBy(byLinks, ({ path }) => dirname(path)).values()) {
    for (const [turn, page] of folder.entries()) turns.set(page, turn)
  }
  const turnOf = (page: Page) => turns.get(page) ?? 0
  return byLinks.toSorted((a, b) => groupOf(a, brand) - groupOf(b, brand) || turnOf(a) - turnOf(b))
}

function groupOf(page: Page, brand: string): number {
  return isOnBuying(page, brand) ? 0 : LOOKED_UP.test(page.path) ? 2 : 1
}

function isOnBuying({ path, content: { title } }: Page, brand: string): boolean {
  return ON_BUYING.test(path) || (COMPARED.test(title) && namesBrand(title, { brand }))
}

function askOfPage(page: Page, asked: Asked): Candidate[] {
  const { path, content } = page
  const title = withoutSiteName(clean(content.title), asked.brand)
  const ofTitle = foldName(title) === foldName(asked.brand) ? undefined : toQuestion(title, asked)
  const headings = new Set(content.passages.flatMap(passage => passage.headings.slice(0, 2)))
  const ofHeadings = [...headings].flatMap(heading => {
    const text = clean(heading)
    // A heading that is no question needs its title to say what it is about.
    const question = isQuestion(text) ? toQuestion(text, asked) : undefined
    if (question === undefined) return []
    return [{ keyword: question, from: { path, heading: slugOf(heading) }, isBare: true }]
  })
  const isBare = !isQuestion(ofTitle ?? '') && /^[\p{Script=Latin}\d-]+$/u.test(title)
  return [
    ...(ofTitle === undefined
      ? []
      : [{ keyword: ofTitle, from: { path }, isOnBuying: isOnBuying(page, asked.brand), isBare }]),
    ...ofHeadings.slice(0, MOST_OF_PAGE),
  ]
}

/** The questions of the sections of a page: what a project with little but a README has. */
function askOfSections({ path, content }: Page, asked: Asked): Candidate[] {
  const headings = new Set(content.passages.flatMap(passage => passage.headings.slice(0, 2)))
  return [...headings].flatMap(heading => {
    const question = toQuestion(clean(heading), asked)
    return question === undefined ? [] : [{ keyword: question, from: { path, heading: slugOf(heading) } }]
  })
}

/** Pages for those who work on the project, and not for those who use it. */
const ABOUT_PROJECT =
  /(?:^|\/)_?(?:contribut\w*|maintain\w*|governance|community|coc|mentor\w*|newsletters?|privacy|code[-_]of[-_]conduct|security|changelog|conduct)(?:[-_./]|$)/i

const INTRODUCES =
  /(?:^|\/)(?:_?index|readme|introduction|intro|overview|about|home|what-is[^/]*|why[^/]*|faq)(?:\.\w+){1,2}$/i

/** Any folder may have one, whatever it is about. */
const INDEX = /(?:^|\/)(?:_?index|readme)(?:\.\w+){1,2}$/i

/** The page that introduces the brand: in the outermost folder, and there one that is named for it. */
function findIntroduction(ranked: Page[], brand: string): Page | undefined {
  const pages = ranked
    .filter(({ path }) => INTRODUCES.test(path))
    .toSorted((a, b) => depthOf(a) - depthOf(b) || Number(INDEX.test(a.path)) - Number(INDEX.test(b.path)))
  return pages.find(page => categoryOf(page, brand) !== undefined) ?? pages[0]
}

function categoryOf({ content }: Page, brand: string): string | undefined {
  const texts = content.passages.slice(0, 5).map(({ text }) => findCategory(brand, text))
  return texts.find(category => category !== undefined)
}

/** Returns what the pages say that the brand is. */
export function findCategoryOf(pages: Page[], brand: string): string | undefined {
  const introductions = pages.filter(({ path }) => INTRODUCES.test(path))
  return introductions.map(page => categoryOf(page, brand)).find(category => category !== undefined)
}

/** A word is written small in a sentence where the pages mostly do so. */
function createSentenceCase(pages: Page[]): (word: string) => string {
  const small = new Map<string, number>()
  const capital = new Map<string, number>()
  for (const { content } of pages) {
    for (const { text } of content.passages) {
      // The first word of a sentence says nothing.
      for (const [, word = ''] of text.matchAll(/(?<=[\p{Ll}\p{N},;:)]\s)([\p{L}][\p{L}\p{N}'’-]*)/gu)) {
        const counts = word === word.toLowerCase() ? small : capital
        counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
      }
    }
  }
  const write = (part: string) => {
    if (!/^(?:A|\p{Lu}[\p{Ll}'’]+)$/u.test(part)) return part
    const lower = part.toLowerCase()
    const least = isCommonName(lower) ? 4 + 4 * (small.get(lower) ?? 0) : Math.max(2, small.get(lower) ?? 0)
    const isName = (capital.get(lower) ?? 0) > least
    return isName ? part : lower
  }
  return word =>
    word
      .split(/([^\p{L}'’]+)/u)
      .map(write)
      .join('')
}

/** Returns the search queries that are asked often enough, the most shown first. */
export function proposeFromQueries(queries: SearchQuery[], brand: string): Candidate[] {
  const all = queries.reduce((sum, { impressions }) => sum + impressions, 0)
  const keywords = queries
    .filter(({ impressions }) => impressions >= LEAST_SHARE * all)
    .map(({ query }) => clean(query))
    .filter(keyword => foldName(keyword) !== foldName(brand) && isUsable(keyword))
  return distinct(keywords.map(keyword => ({ keyword, from: undefined })))
}

function depthOf({ path }: Page): number {
  return path.split('/').length
}

/** Removes the name of the site from `Pricing | Acme Docs`. */
function withoutSiteName(title: string, brand: string): string {
  const [first = '', ...rest] = title.split(/(?<!\s)\s+[|–—·-]\s+/)
  const last = rest.at(-1)
  const names = [foldName(brand), 'docs', 'documentation']
  return last !== undefined && names.some(name => foldName(last).includes(name))
    ? [first, ...rest.slice(0, -1)].join(' ')
    : title
}

/** Returns one line without markup, numbering and marks that an input would read as syntax. */
function clean(text: string): string {
  const [first = ''] = toSingleLine(text)
    .replace(/<[^<>]*>|\{#[^{}]*\}|[`*©®™]/g, '')
    // A picture stands before a name, or between two parts of a title.
    .split(/\p{Extended_Pictographic}\uFE0F?/u)
    .filter(part => part.trim() !== '')
  return first
    .trim()
    .replace(/^(?:q[.:]\s|[#\d.)\s]+)(?=\p{L})/iu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns whether the inputs read the text as a keyword of its own. */
function isUsable(keyword: string): boolean {
  if (keyword.length < FEWEST_CHARACTERS || keyword.length > MOST_CHARACTERS) return false
  if (/\$\{\{|^https?:|^www\.|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword)) return false
  const reading = readKeywords(`${keyword}\n#`)
  const [read, ...others] = 'keywords' in reading ? reading.keywords : []
  return read?.keyword === keyword && read.questions.length === 0 && others.length === 0
}

function distinct(candidates: Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const key = foldName(candidate.keyword.replace(/\?$/, ''))
    if (!known.has(key)) known.set(key, candidate)
  }
  return [...known.values()]
}
