/** Scans pages with the `repository` engine: what it answers to each keyword, and the brand's share of the answer. */
import { type PageWatch, unwatched } from '../checkout/source.ts'
import type { PageContent } from '../pages/page.ts'
import {
  type Answer,
  type AnswerSentence,
  composeAnswer,
  createPassageReader,
  type RetrievedPassage,
} from '../retrieval/answer.ts'
import {
  type Counts,
  collectStatistics,
  createCounter,
  createPageCounter,
  createQueries,
  type Queries,
  rankPassages,
  type Statistics,
} from '../retrieval/retrieval.ts'
import { relativeWordShare, scoreOf } from '../retrieval/score.ts'
import { createLanguage, type Language } from '../retrieval/words.ts'
import { isOwn, type Page } from '../sites/corpus.ts'
import { type ConfirmedOwner, nameOwners, type Owner } from './owner.ts'

const MAX_PASSAGES = 10

/** In characters. Reporting shorter texts would take longer than scanning them. */
const MIN_WATCHED = 10_000

export interface KeywordResult {
  keyword: string
  sentences: AnswerSentence[]
  /** Share of the keyword's informative terms in the answer, 0 to 1. */
  coverage: number
  /** The brand's position-adjusted word share, relative to an answer from only its pages: 0 to 1. */
  share: number
  cited: boolean
  /** 100 × coverage × share. */
  score: number
  /** The first sentence that cites the brand, and its page; '' without one. */
  snippet: string
  sourceUrl: string
}

export interface RepositoryScan {
  /** `bcr_score`: the mean of the keywords' scores. */
  score: number
  keywords: KeywordResult[]
}

interface Scanner {
  language: Language
  queries: Queries
  scan(pages: Page[]): RepositoryScan
  statisticsOf(pages: Page[]): Statistics
  nameOwners(pages: Page[], confirmed: readonly ConfirmedOwner[]): (Owner | undefined)[]
  /** Returns the `most` best passages for each keyword, best first. */
  rank(pages: Page[], statistics: Statistics, most: number): RetrievedPassage[][]
}

/** Scans pages that are sorted by path. Throws a RangeError if the language code is malformed. */
export function scanRepository(
  pages: Page[],
  keywords: string[],
  languageCode: string,
  watch?: PageWatch,
): RepositoryScan {
  return createScanner(keywords, languageCode, watch).scan(pages)
}

/** Returns a scanner that counts shared pages of several sets only once. Throws like scanRepository. */
export function createScanner(
  keywords: string[],
  languageCode: string,
  { onStep }: PageWatch = unwatched,
): Scanner {
  const language = createLanguage(languageCode)
  const queries = createQueries(keywords, language)
  const countTerms = createCounter(queries, language)
  const addUp = createPageCounter(queries, language)
  const pageOf = new WeakMap<PageContent, Page>()
  const readPassage = createPassageReader(queries, language, (content, { text }) => {
    if (text.length >= MIN_WATCHED) onStep(content && pageOf.get(content))
  })

  const countOnce = rememberByContent(page => {
    const length = page.content.passages.reduce((sum, { text }) => sum + text.length, 0)
    if (length >= MIN_WATCHED) onStep(page)
    pageOf.set(page.content, page)
    return countTerms(page.content)
  })
  const addUpOnce = rememberByContent(page => addUp(page.content, countOnce(page)))

  function countsOf(pages: Page[]): Counts[] {
    const counts = pages.map(countOnce)
    onStep(undefined)
    return counts
  }

  function statisticsOf(pages: Page[]): Statistics {
    return collectStatistics(countsOf(pages), queries.termCount)
  }

  function rank(pages: Page[], statistics: Statistics, most: number): RetrievedPassage[][] {
    const passages = pages.flatMap(page => page.content.passages.map(passage => ({ page, passage })))
    return rankPassages(countsOf(pages), statistics, queries, most).map(ranking =>
      ranking.flatMap(({ passage, score }) => {
        const found = passages[passage]
        return found === undefined ? [] : [{ ...found, score }]
      }),
    )
  }

  return {
    language,
    queries,
    statisticsOf,
    rank,
    nameOwners(pages, confirmed) {
      return nameOwners(pages, pages.map(addUpOnce), queries, language, confirmed)
    },
    scan(pages) {
      const statistics = statisticsOf(pages)
      const rankings = rank(pages, statistics, MAX_PASSAGES)
      const results = queries.queries.map((query, index) => {
        const retrieved = rankings[index] ?? []
        const answer = composeAnswer(query, retrieved, statistics.weights, queries, language, readPassage)
        const { keyword } = query
        return { keyword, ...answer, ...partOf(answer, isOwn) }
      })
      return { score: scoreOf(results), keywords: results }
    },
  }
}

function rememberByContent(count: (page: Page) => Counts): (page: Page) => Counts {
  const known = new WeakMap<PageContent, Counts>()
  return page => {
    const counts = known.get(page.content) ?? count(page)
    known.set(page.content, counts)
    return counts
  }
}

/** Returns the share that pages have in an answer, in the fields of the brand's share. */
export function partOf(
  { sentences, coverage }: Answer,
  isTheirs: (page: Page) => boolean,
): Pick<KeywordResult, 'share' | 'cited' | 'score' | 'snippet' | 'sourceUrl'> {
  const isCited = ({ page }: AnswerSentence) => isTheirs(page)
  const share = relativeWordShare(
    sentences.map(sentence => ({ words: sentence.words, isCited: isCited(sentence) })),
  )
  const first = sentences.find(isCited)
  return {
    share,
    cited: first !== undefined,
    score: scoreOf([{ coverage, share }]),
    snippet: first?.text ?? '',
    sourceUrl: first?.page.url ?? '',
  }
}
