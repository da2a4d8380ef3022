/** What the brand's own pages say about a topic. Pure. */
import type { Page } from '../corpus/corpus.ts'
import { type AnswerSentence, composeAnswer, type RetrievedPassage } from '../repository/answer.ts'
import { createQueries } from '../repository/queries.ts'
import { collectStatistics, createCounter, rankPassages } from '../repository/retrieval.ts'
import type { Language } from '../repository/words.ts'

const MOST_PASSAGES = 10

/** A passage worth less than this share of the best one only touches the topic. */
const LEAST_STRENGTH = 0.3

export interface TopicEvidence {
  /** The engine's answer to the topic; empty when the pages speak to too little of it. */
  answer: AnswerSentence[]
  /** Best first. */
  passages: RetrievedPassage[]
}

/** Pages of competitors are left out: what others wrote is not the brand's to publish. */
export function findEvidence(pages: Page[], topic: string, language: Language): TopicEvidence {
  const own = pages.filter(({ owner }) => owner === undefined)
  const passages = own.flatMap(page => page.content.passages.map(passage => ({ page, passage })))
  const queries = createQueries([topic], language)
  const countTerms = createCounter(queries, language)
  const counts = own.map(({ content }) => countTerms(content))
  const statistics = collectStatistics(counts, queries.termCount)
  const [ranking = []] = rankPassages(counts, statistics, queries, MOST_PASSAGES)
  const best = ranking[0]?.score ?? 0
  const retrieved = ranking
    .filter(({ score }) => score >= LEAST_STRENGTH * best)
    .flatMap(({ passage, score }) => {
      const found = passages[passage]
      return found === undefined ? [] : [{ ...found, score }]
    })
  const [query] = queries.queries
  if (query === undefined) return { answer: [], passages: [] }
  const { sentences } = composeAnswer(query, retrieved, statistics.weights, queries, language)
  return { answer: sentences, passages: retrieved }
}

/** The pages behind the evidence, best first, each once. */
export function sourcesOf({ answer, passages }: TopicEvidence): Page[] {
  return [...new Set([...answer, ...passages].map(({ page }) => page))]
}
