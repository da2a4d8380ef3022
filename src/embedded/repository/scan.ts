/** A scan by the engine `repository`: what it answers to each keyword from the pages, and the brand's part in it. */
import type { Page } from '../corpus/corpus.ts'
import type { PageContent } from '../corpus/page.ts'
import { type Answer, type AnswerSentence, composeAnswer, type RetrievedPassage } from './answer.ts'
import { createQueries, type Query } from './queries.ts'
import { collectStatistics, createCounter, type PageCounts, rankPassages } from './retrieval.ts'
import { positionAdjustedWordShare, scoreOf } from './score.ts'
import { createLanguage } from './words.ts'

/** Passages an answer is drawn from. */
const MOST_PASSAGES = 10

export interface KeywordResult {
  keyword: string
  /** The answer; empty when the pages hold none. */
  sentences: AnswerSentence[]
  /** Share of the keyword's informative terms, by weight, that the answer speaks to: 0 to 1. */
  coverage: number
  /** The brand's position-adjusted word share of the answer: 0 to 1. */
  share: number
  /** Whether the answer cites a page of the brand. */
  cited: boolean
  /** 100 × coverage × share. */
  score: number
  /** The first sentence that cites the brand, and the page it cites; '' when there is none. */
  snippet: string
  sourceUrl: string
  /** The pages that were read for the answer, best first. */
  retrieved: Page[]
}

export interface RepositoryScan {
  /** `bcr_score`: the mean of the keywords' scores. */
  score: number
  /** In the order asked. */
  keywords: KeywordResult[]
}

/** Scans `pages` (by path) for `keywords`. Throws a RangeError when the language code is malformed. */
export function scanRepository(pages: Page[], keywords: string[], languageCode: string): RepositoryScan {
  return createScanner(keywords, languageCode)(pages)
}

/** A scan to be run on several sets of pages; what they share is counted once. Throws like scanRepository. */
export function createScanner(keywords: string[], languageCode: string): (pages: Page[]) => RepositoryScan {
  const language = createLanguage(languageCode)
  const queries = createQueries(keywords, language)
  const countTerms = createCounter(queries, language)
  const counted = new Map<PageContent, PageCounts>()
  return pages => {
    const passages = pages.flatMap(page => page.content.passages.map(passage => ({ page, passage })))
    const counts = pages.map(({ content }) => {
      const known = counted.get(content) ?? countTerms(content)
      counted.set(content, known)
      return known
    })
    const statistics = collectStatistics(counts, queries.termCount)
    const rankings = rankPassages(counts, statistics, queries, MOST_PASSAGES)
    const results = queries.queries.map((query, index) => {
      const retrieved = (rankings[index] ?? []).flatMap(({ passage, score }) => {
        const found = passages[passage]
        return found === undefined ? [] : [{ ...found, score }]
      })
      return assess(query, retrieved, composeAnswer(query, retrieved, statistics.weights, queries, language))
    })
    return { score: scoreOf(results), keywords: results }
  }
}

function assess(query: Query, retrieved: RetrievedPassage[], { sentences, coverage }: Answer): KeywordResult {
  return {
    keyword: query.keyword,
    sentences,
    coverage,
    ...partOf({ sentences, coverage }, ({ owner }) => owner === undefined),
    retrieved: [...new Set(retrieved.map(({ page }) => page))],
  }
}

/** The part that pages have in an answer, in the fields that a result has for those of the brand. */
export function partOf(
  { sentences, coverage }: Answer,
  isTheirs: (page: Page) => boolean,
): Pick<KeywordResult, 'share' | 'cited' | 'score' | 'snippet' | 'sourceUrl'> {
  const isCited = ({ page }: AnswerSentence) => isTheirs(page)
  const share = positionAdjustedWordShare(
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
