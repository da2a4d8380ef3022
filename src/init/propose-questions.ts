import { type PageOwner, readKeywords } from '../inputs/keywords.ts'
import { foldName, toSingleLine } from '../lib/text.ts'
import { isNews, slugOf } from '../owners/owner.ts'
import { isOwn, type Page } from '../sites/corpus.ts'
import type { SearchQuery } from './search-console.ts'

export interface Candidate {
  keyword: string
  /** The page or section with this title; undefined for a search query. */
  from: PageOwner | undefined
}

const MIN_CHARACTERS = 4
const MAX_CHARACTERS = 90
/** A title with fewer words is ambiguous without the brand. */
const MIN_WORDS_WITHOUT_BRAND = 4
const ENOUGH_TITLES = 3
/** Share of all impressions. Below it, a query is rare. */
const MIN_SHARE = 0.01

const ABOUT_PROJECT =
  /(?:^|\/)_?(?:contribut\w*|governance|code[-_]of[-_]conduct|security|changelog)(?:[-_./]|$)/i
const ORDINARY =
  /^(?:home|index|introduction|overview|welcome.*|readme|about.*|contact.*|faqs?|changelog|releases?|news|blog|licens\w+|contribut\w+|community|support|help|glossary|references?|api(?: reference)?|resources|examples?|usage|guides?|docs|documentation|configuration|settings|features?|404.*|privacy.*|terms.*|search.*)$/i
const ON_BUYING = /\b(?:pricing|prices|plans|alternatives?|vs|versus|compared)\b/i

/**
 * Proposes page titles, first those about buying, then those in outer folders. If there are few, as in a repository with
 * only a README, headings follow. Adds the brand to short titles.
 */
export function proposeFromPages(pages: Page[], brand: string): Candidate[] {
  const rank = ({ path, content }: Page) => (ON_BUYING.test(content.title) ? 0 : 100) + path.split('/').length
  const own = pages
    .filter(page => isOwn(page) && !ABOUT_PROJECT.test(page.path) && !isNews(page.path))
    .toSorted((a, b) => rank(a) - rank(b))
  const ofTitles = own.flatMap(({ path, content }) => toCandidates({ path }, content.title, brand))
  if (ofTitles.length >= ENOUGH_TITLES) return ofTitles
  const ofHeadings = own.flatMap(({ path, content: { passages } }) =>
    [...new Set(passages.flatMap(({ headings }) => headings.slice(0, 2)))].flatMap(heading =>
      toCandidates({ path, heading: slugOf(heading) }, heading, brand),
    ),
  )
  return [...ofTitles, ...ofHeadings]
}

function toCandidates(from: PageOwner, title: string, brand: string): Candidate[] {
  const name = withoutSiteName(clean(title), brand)
  if (ORDINARY.test(name) || foldName(name) === foldName(brand)) return []
  const keyword = nameIn(name, brand)
  return isUsable(keyword) ? [{ keyword, from }] : []
}

/** Proposes the search queries that are not rare, the most frequent first. */
export function proposeFromQueries(queries: SearchQuery[], brand: string): Candidate[] {
  const all = queries.reduce((sum, { impressions }) => sum + impressions, 0)
  return queries
    .filter(({ impressions }) => impressions >= MIN_SHARE * all)
    .map(({ query }) => clean(query))
    .filter(keyword => foldName(keyword) !== foldName(brand) && isUsable(keyword))
    .map(keyword => ({ keyword, from: undefined }))
}

/** Returns questions of people who look for such a product. `brand` is undefined if several brands are tracked. */
export function askEngines(
  brand: string | undefined,
  category: string | undefined,
  competitors: string[],
): string[] {
  const users = category === undefined ? [] : ['', ' for small teams', ' for beginners']
  const names = brand === undefined ? competitors : [...competitors, brand]
  return [...users.map(suffix => `best ${category}${suffix}`), ...names.map(name => `${name} alternatives`)]
}

/** Keeps the first of candidates that differ only in letter case. */
export function dropRepeated<C extends Pick<Candidate, 'keyword'>>(candidates: C[]): C[] {
  const byKeyword = Map.groupBy(candidates, ({ keyword }) => foldName(keyword))
  return [...byKeyword.values()].flatMap(([first]) => first ?? [])
}

/** Removes the brand at the start of keywords, and drops keywords that contain it elsewhere. */
export function withoutBrand(keywords: string[], brand: string): string[] {
  const prefix = `${brand} `
  return keywords
    .map(keyword => (keyword.startsWith(prefix) ? keyword.slice(prefix.length) : keyword))
    .filter(keyword => !wordsOf(keyword).includes(wordsOf(brand)))
}

function wordsOf(text: string): string {
  return ` ${foldName(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

function nameIn(title: string, brand: string): string {
  const isShort = title.split(' ').length < MIN_WORDS_WITHOUT_BRAND
  return isShort && !foldName(title).includes(foldName(brand)) ? `${brand} ${title}` : title
}

function withoutSiteName(title: string, brand: string): string {
  const [first = '', ...rest] = title.split(/(?<!\s)\s+[|–—·-]\s+/)
  const last = foldName(rest.at(-1) ?? '')
  const names = [foldName(brand), 'docs', 'documentation']
  return names.some(name => last.includes(name)) ? [first, ...rest.slice(0, -1)].join(' ') : title
}

function clean(text: string): string {
  return toSingleLine(text)
    .replace(/<[^<>]*>|\{#[^{}]*\}|[`*©®™]|\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/^[#\d.)\s]+(?=\p{L})/u, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns whether the input `keywords` reads the text as one keyword without changes. */
function isUsable(keyword: string): boolean {
  if (keyword.length < MIN_CHARACTERS || keyword.length > MAX_CHARACTERS) return false
  if (/\$\{\{|^https?:|^www\.|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword)) return false
  const reading = readKeywords(`${keyword}\n#`)
  const [read, ...others] = 'keywords' in reading ? reading.keywords : []
  return read?.keyword === keyword && read.questions.length === 0 && others.length === 0
}
