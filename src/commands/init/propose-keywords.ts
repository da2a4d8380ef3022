/** Proposes what to ask about: from the titles and headings of pages, and from what people searched for. */
import type { Page } from '../../embedded/pages/corpus.ts'
import { isNews } from '../../embedded/repository/owner.ts'
import { createStopWords } from '../../embedded/repository/stop-words.ts'
import { readKeywords } from '../../inputs/keywords.ts'
import { foldName, toSingleLine } from '../../lib/text.ts'

export interface KeywordCandidate {
  keyword: string
  /** The page it is taken from; undefined for a search query. */
  path: string | undefined
}

const FEWEST_CHARACTERS = 4
const MOST_CHARACTERS = 90
const MOST_WORDS = 14

/** Titles that every site has. */
const GENERIC =
  /^(?:home|index|introduction|intro|overview|welcome.*|getting started|get started|quick ?start.*|installation|install|setup|readme|about.*|contact.*|faqs?|frequently asked questions|questions?|changelog|release notes.*|releases?|what'?s new.*|news|blog|license|contributing.*|community|support|help|glossary|references?|api|api reference|resources|links|see also|next steps?|further reading|examples?|usage|options?|parameters?|notes?|summary|conclusion|prerequisites|requirements|troubleshooting|search.*|404.*|(?:page )?not found|privacy.*|terms.*|imprint|impressum|sitemap|tags?|categories|toc|table of contents|credits|team|sponsors?|authors?|thanks.*|untitled|todo|tutorials?|(?:user |developer |dev )?guides?|docs|documentation|before you begin|learn more|related.*|description|syntax|example.*|demo|details|configuration)$/i
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const QUESTION =
  /\?$|^(?:how|what|why|when|where|which|who|can|do|does|is|are|should|wie|was|warum|wann|welche|comment|pourquoi|quel(?:le)?s?|cómo|qué|por qué)\s/i

/**
 * Returns candidates from pages, the most linked page first and news last: of each page its headings that are questions, then its title.
 * A title of one word is asked about together with the brand. `links` has the number of links to a page by its path.
 */
export function proposeFromPages(
  pages: Page[],
  links: Map<string, number>,
  { brand, language }: { brand: string; language: string },
): KeywordCandidate[] {
  const stopWords = createStopWords(language)
  const saysMore = (heading: string) => {
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const subjects = words.filter(word => !stopWords.has(word)).length
    return subjects > 1 || (subjects === 1 && /^what is .*\?$/i.test(heading))
  }
  const ranked = pages
    .filter(({ owner, content }) => owner === undefined && content.passages.length > 0)
    .toSorted(
      (a, b) =>
        Number(isNews(a.path)) - Number(isNews(b.path)) ||
        linksTo(b, links) - linksTo(a, links) ||
        depthOf(a) - depthOf(b),
    )
  const candidates = ranked.flatMap(({ path, content }) => {
    const headings = content.passages.flatMap(passage => passage.headings)
    const questions = headings.filter(heading => QUESTION.test(heading) && saysMore(heading))
    // A repository's own page is about the repository where there are others.
    const title = path === 'README.md' && ranked.length > 1 ? '' : withoutSiteName(content.title, brand)
    return [...questions.slice(0, 2), nameSubject(title, brand)].map(text => ({ keyword: clean(text), path }))
  })
  return distinct(
    candidates.filter(({ keyword }) => isUsable(keyword) && foldName(keyword) !== foldName(brand)),
  )
}

/**
 * Returns candidates from search queries, in their order. Leaves out queries with the brand's name: only the brand's own
 * pages answer them.
 */
export function proposeFromQueries(queries: string[], brand: string): KeywordCandidate[] {
  const name = foldName(brand)
  return distinct(
    queries
      .map(clean)
      .filter(query => isUsable(query) && !foldName(query).includes(name))
      .map(keyword => ({ keyword, path: undefined })),
  )
}

/** The pages that a keyword leads to, by their paths. */
export interface KeywordPages {
  /** The page that answers it. */
  answer: string
  /** The page that surely owns it; undefined where none does. */
  owner: string | undefined
}

/**
 * Returns at most `most` of the candidates that the pages answer: first search queries, then those that their own page owns,
 * then those that it answers, of as many pages as there are. `found` has no entry for a keyword without an answer.
 */
export function chooseAnswered(
  candidates: KeywordCandidate[],
  found: Map<string, KeywordPages>,
  most: number,
): string[] {
  const ranked = candidates
    .flatMap(({ keyword, path }) => {
      const pages = found.get(keyword)
      return pages === undefined ? [] : [{ keyword, pages, rank: rankOf(path, pages) }]
    })
    .toSorted((one, other) => one.rank - other.rank)
  const own = ranked.filter(({ rank }) => rank < OTHER_PAGE)
  const firstOfPages = Map.groupBy(own, ({ pages }) => pages.owner ?? pages.answer)
  const first = [...firstOfPages.values()].flatMap(ofPage => ofPage.slice(0, 1))
  const further = ranked.filter(candidate => !first.includes(candidate))
  return [...first, ...further].slice(0, most).map(({ keyword }) => keyword)
}

const OTHER_PAGE = 3

/** Returns the place of a candidate from the page at `path`. */
function rankOf(path: string | undefined, { answer, owner }: KeywordPages): number {
  if (path === undefined) return 0
  if (path === owner) return 1
  return path === answer ? 2 : OTHER_PAGE
}

function linksTo({ path }: Page, links: Map<string, number>): number {
  return links.get(path) ?? 0
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

/** Returns what a title is about: with the brand where it is a single word, and '' where every site has it. */
function nameSubject(title: string, brand: string): string {
  const subject = title.trim()
  if (GENERIC.test(subject) || foldName(subject) === foldName(brand)) return ''
  const isWord = /^\p{L}[\p{L}\p{N}-]*$/u.test(subject) && !UNSPACED.test(subject)
  return isWord ? `${brand} ${subject}` : subject
}

/** Returns one line without markup, numbering and marks that an input would read as syntax. */
function clean(text: string): string {
  return toSingleLine(text)
    .replace(/<[^<>]*>|\{#[^{}]*\}|[`*]/g, '')
    .replace(/^[#\d.)\s]+(?=\p{L})/u, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns whether the inputs read the text as a keyword of its own. */
function isUsable(keyword: string): boolean {
  const words = keyword.split(' ').length
  if (keyword.length < FEWEST_CHARACTERS || keyword.length > MOST_CHARACTERS || words > MOST_WORDS)
    return false
  if (GENERIC.test(keyword) || /\$\{\{|^https?:|^site:|[{}]/i.test(keyword) || !/\p{L}{2}/u.test(keyword))
    return false
  const reading = readKeywords(`${keyword}\n#`)
  const [read, ...others] = 'keywords' in reading ? reading.keywords : []
  return read?.keyword === keyword && read.questions.length === 0 && others.length === 0
}

function distinct(candidates: KeywordCandidate[]): KeywordCandidate[] {
  const known = new Map<string, KeywordCandidate>()
  for (const candidate of candidates) {
    const key = foldName(candidate.keyword)
    if (!known.has(key)) known.set(key, candidate)
  }
  return [...known.values()]
}
