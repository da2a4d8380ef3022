import { type PageOwner, readKeywords } from '../inputs/keywords.ts'
import { foldName, toSingleLine } from '../lib/text.ts'
import { readSegment } from '../owners/name-fit.ts'
import { isNews } from '../owners/owner.ts'
import { isOwn, type Page } from '../sites/corpus.ts'
import { nameOfFile } from '../sites/count-links.ts'
import { withoutSiteWords } from './propose-site.ts'
import type { SearchQuery } from './search-console.ts'

export interface Candidate {
  keyword: string
  /** The page with this title; undefined for a search query. */
  from: PageOwner | undefined
  /** The task of readers that the title is about. */
  task?: RegExp | undefined
}

const MIN_CHARACTERS = 4
const MAX_CHARACTERS = 90
/** A title with fewer words is ambiguous without the brand. */
const MIN_WORDS_WITHOUT_BRAND = 4
/** Share of all impressions. Below it, a query is rare. */
const MIN_SHARE = 0.01

/** In lower case, such as agents.md, they are pages of a site. */
const FOR_CONTRIBUTORS =
  /(?:^|\/)(?:HACKING|SKILLS?|AGENTS|CLAUDE|RELEASING|MAINTAINERS|DEVELOPING|DEVELOPMENT|SECURITY|SUPPORT|AUTHORS)(?:[-_.][\w-]+)?\.\w+$/
const ABOUT_PROJECT =
  /(?:^|\/)_?(?:contribut\w*(?:-\w+)*|governance|code[-_]of[-_]conduct|hacking|releasing|maintainers|changelog|credits|acknowledge?ments|thanks|roadmap|history|maintaining|ecosystem|team|legal|licens\w+|privacy[\w-]*|terms[\w-]*|imprint|404|press|brand(?:ing)?|logo|company|hiring[\w-]*|careers|jobs|donat\w+|sponsors?|community|security-polic\w+)(?:[./]|$)/i
/** Posts with a date, and documents of older versions. */
const OLD =
  /(?:^|\/)(?:\d{4}-\d\d-\d\d-|(?:_releases|versioned_docs|version-[\d.]+|v?\d+\.(?:\d+|x)(?:\.\w+)?)\/)/
const PROFILES =
  /(?:^|\/)(?:agency|agencies|customers?|clients?|partners?|case-stud(?:y|ies)|success-stories|testimonials|showcase|adopters|people|authors|team|speakers)\//i
/** Matches titles of generated references, and of pages for developers of the product. */
const REFERENCE =
  /\sapi: |\s(?:api|cli|command) reference$|^(?:install|set).* (?:build|development) environment$/i
const ORDINARY =
  /^(?:home|index|introduction|(?:\w+ )?overview|welcome.*|readme|about.*|contact.*|frequently asked questions|faqs?|changelog|releases?|news|blog|licens\w+|contribut\w+|community|support|help|glossary|references?|api(?: reference)?|resources|examples?|usage|guides?|docs|documentation|configuration|settings|features?|concepts|basics|advanced|accounts?|products?|options|general|architecture|internals|administration|comparisons?|platforms|tools|how it works|(?:\w+ )?videos|\w+ page|.*\bnot found|404.*|privacy.*|terms.*|search.*)$/i

/** What readers look for first, in this order, in a title or in a file name with spaces. */
const READER_TASKS = [
  /\bdownloads?$|\b(?:install(?:ing|ation)?|set(?:ting)?[ -]up|self[ -]host(?:ed|ing))\b/i,
  /\b(?:quick[ -]?start|get(?:ting)?[ -]started|first steps|tutorial)\b/i,
  /\b(?:pricing|prices|plans|subscriptions?|free (?:plan|tier|trial))\b/i,
  /\b(?:(?:vs|versus)\b(?! code)|alternatives$|alternatives to\b|compar(?:ed to|ing|isons?)\b)/i,
  /\b(?:migrat(?:e|ing|ions?)|upgrad(?:e|ing)|(?:import|switch|mov|com)(?:e|ing)? (?:data )?from)\b/i,
  /^(?:what (?:is|are)|why)\b/i,
]
const FIRST_STEPS =
  /^(?:(?:install(?:ing|ation)?|set(?:ting)?[ -]?up|and) ?)+$|^(?:quick[ -]?start|get(?:ting)?[ -]started)$/i

/**
 * Proposes page titles, those with the most links to their page first. Adds the brand to short titles. `links` has the number
 * of pages that link to each path.
 */
export function proposeFromPages(
  pages: Page[],
  brand: string,
  links: ReadonlyMap<string, number> = new Map(),
): Candidate[] {
  const linksTo = ({ path }: Page) => links.get(path) ?? 0
  const own = pages
    .filter(isForReaders)
    .toSorted((a, b) => linksTo(b) - linksTo(a) || depthOf(a) - depthOf(b))
  const outermost = Math.min(...own.map(depthOf))
  const inside = own.filter(page => depthOf(page) > outermost || !isIndex(page))
  const products = findProducts(own)
  return inside.flatMap(({ path, content: { title } }) => {
    const isNamed = foldName(title).includes(foldName(brand))
    return toCandidates({ path }, title, isNamed ? brand : nameProduct(path, products, brand))
  })
}

/** Returns the folders of several products: each has a page about its first steps, with the same title in all of them. */
function findProducts(pages: Page[]): string[] {
  const steps = pages.filter(({ content }) => FIRST_STEPS.test(content.title))
  const alike = Map.groupBy(steps, ({ content }) => foldName(content.title))
  const folders = [...alike.values()].flatMap(group => {
    const paths = group.map(({ path }) => path.split('/'))
    const start = paths[0]?.findIndex((part, depth) => paths.some(path => path[depth] !== part)) ?? 0
    const parts = paths.filter(path => path.length > start + 1).map(path => path.slice(0, start + 1))
    const named = parts.filter(part => !ORDINARY.test(readSegment(part.at(-1) ?? '')))
    return named.length < paths.length ? [] : named.map(part => `${part.join('/')}/`)
  })
  return folders.filter((folder, _, all) => !all.some(other => other !== folder && folder.startsWith(other)))
}

/** Returns the name of the product whose folder has the page, with the brand: `solid-router` is `Solid Router`. */
function nameProduct(path: string, products: string[], brand: string): string {
  const folder = products
    .find(product => path.startsWith(product))
    ?.split('/')
    .at(-2)
  const names = [folder ?? '', ...path.split('/').slice(0, -1)].map(readSegment)
  const name = names.find(each => foldName(each).startsWith(`${foldName(brand)} `)) ?? names[0] ?? ''
  if (foldName(brand).includes(foldName(name))) return brand
  const words = name.replace(/(?<!\S)\p{Ll}/gu, letter => letter.toUpperCase())
  return `${brand} ${foldName(name).startsWith(foldName(brand)) ? words.slice(brand.length + 1) : words}`
}

/** Puts the shortest title for each task of readers first, in the order of the tasks. */
export function orderByTask<C extends Candidate>(candidates: C[]): C[] {
  const byLength = candidates.toSorted((a, b) => countWords(a.keyword) - countWords(b.keyword))
  const first = READER_TASKS.flatMap(task => byLength.find(each => each.task === task) ?? [])
  return [...new Set([...first, ...candidates])]
}

function countWords(text: string): number {
  return text.split(/\s+/).length
}

const MIN_WORDS_WITH_COMPONENTS = 40

/** Returns whether enough of a page can be read: with less text, components show most of it. */
export function isReadable({ path, content: { passages } }: Page): boolean {
  if (!path.endsWith('.mdx')) return true
  const words = passages.reduce((sum, { text }) => sum + countWords(text), 0)
  return words >= MIN_WORDS_WITH_COMPONENTS
}

function isForReaders(page: Page): boolean {
  const { path } = page
  return (
    isOwn(page) &&
    isReadable(page) &&
    !isNews(path) &&
    ![FOR_CONTRIBUTORS, ABOUT_PROJECT, PROFILES, OLD].some(each => each.test(path))
  )
}

export function depthOf({ path }: PageOwner): number {
  return path.split('/').length
}

/** Matches the home page of a site, whose title is the name of the site or a slogan. */
function isIndex({ path }: Page): boolean {
  return /(?:^|\/)(?:_?index|readme|home)\.\w+$/i.test(path)
}

function toCandidates(from: PageOwner, title: string, brand: string): Candidate[] {
  const name = withoutSiteName(clean(title), brand)
  const withoutBrand = name.replace(`${brand} `, '')
  if (
    REFERENCE.test(name) ||
    ORDINARY.test(withoutBrand) ||
    foldName(brand).endsWith(foldName(withoutSiteWords(name)))
  )
    return []
  const keyword = nameIn(name, brand)
  const names = `${name} ${nameOfFile(from.path).replace(/[-_]/g, ' ')}`
  const task = READER_TASKS.find(each => each.test(names))
  return isUsable(keyword) ? [{ keyword, from, task }] : []
}

/** Why queries are not proposed; each has the queries. */
export interface DroppedQueries {
  rare: string[]
  unusable: string[]
  /** No page is named after them. */
  unowned: string[]
}

/** Proposes the search queries that are not rare, the most frequent first. */
export function proposeFromQueries(
  queries: SearchQuery[],
  brand: string,
): { candidates: Candidate[]; dropped: DroppedQueries } {
  const all = queries.reduce((sum, { impressions }) => sum + impressions, 0)
  const candidates: Candidate[] = []
  const dropped: DroppedQueries = { rare: [], unusable: [], unowned: [] }
  for (const { query, impressions } of queries) {
    const keyword = clean(query)
    if (impressions < MIN_SHARE * all) dropped.rare.push(query)
    else if (foldName(keyword) === foldName(brand) || !isUsable(keyword)) dropped.unusable.push(query)
    else candidates.push({ keyword, from: undefined })
  }
  return { candidates, dropped }
}

/** With fewer questions, a weekly gate hardly finds a loss: see SENSITIVITY. */
export const MIN_ASKED = 20
const MAX_COMPETITORS = 2

/**
 * Grammatical for one product, several or a mass, also with a `for` of its own, after the words of DEFAULT_PROMPT_TEMPLATE:
 * I am looking into the best CRM for agencies.
 */
const QUESTIONS = `the best _
the best free _
the best open-source _
the cheapest _
the most popular _
the most reliable _
the most secure _
the best-rated _
the best _ with a free plan
the best _ with good support
the best _ with an API
the best _ on a small budget
the easiest _ to set up
the best _ that small teams use
the best _ that startups use
the best _ that large companies use
the _ that experts recommend
how to choose the right _
reviews of the best _
the prices of the best _`

/** Proposes at least MIN_ASKED English questions of people who look for something, such as `feature flags for mobile apps`. */
export function askAbout(category: string, competitors: string[]): string[] {
  const rivals = competitors.slice(0, MAX_COMPETITORS).map(name => `${name} alternatives`)
  return [...QUESTIONS.replaceAll('_', () => category).split('\n'), ...rivals]
}

/** Keeps the first of candidates that differ only in letter case. */
export function dropRepeated<C extends Pick<Candidate, 'keyword'>>(candidates: C[]): C[] {
  const byKeyword = Map.groupBy(candidates, ({ keyword }) => foldName(keyword))
  return [...byKeyword.values()].flatMap(([first]) => first ?? [])
}

/** Matches titles that begin with what a reader does, in English. */
const ACTION =
  /^((?:add|build|com|configur|connect|creat|custom[is]z|deploy|export|gett|import|install|integrat|manag|migrat|mov|runn|sett|test|track|upgrad|us|work|writ)ing|add|configure|connect|create|download|enable|get|install|integrate|manage|migrate|set up|use) (\S+)/i

/** Makes a question of a title that is too short without the brand: `Using with Docker` becomes `Using Acme with Docker`. */
function nameIn(title: string, brand: string): string {
  const isClear = title.endsWith('?') || countWords(title) >= MIN_WORDS_WITHOUT_BRAND
  if (isClear || foldName(title).includes(foldName(brand))) return title
  const [, verb = '', next = ''] = ACTION.exec(title) ?? []
  if (verb === '') return `${brand} ${title}`
  if (/^(?:with|on|to|in)$/i.test(next)) return title.replace(verb, `${verb} ${brand}`)
  return `${title} ${next.toLowerCase() === 'from' ? 'to' : 'with'} ${brand}`
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
    .replace(/^#*\s*(?:\d+(?:\.\d+)*[.)]\s+|\d+(?:\.\d+)+\s+)?/, '')
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
