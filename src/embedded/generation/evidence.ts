/** Finds what the brand's own pages say about a topic. Pure. */
import type { Page } from '../pages/corpus.ts'
import { type AnswerSentence, composeAnswer, type RetrievedPassage } from '../repository/answer.ts'
import { createScanner } from '../repository/scan.ts'

const MAX_PASSAGES = 10

/** Minimum score of a passage, as a share of the best score. */
const MIN_STRENGTH = 0.3

export interface TopicEvidence {
  /** The answer of the engine `repository` to the topic; empty if the pages cover too little of the topic. */
  answer: AnswerSentence[]
  /** Best first. */
  passages: RetrievedPassage[]
}

/** Finds the evidence for a topic. Pages of competitors are left out: the brand must not publish their text. */
export function findEvidence(pages: Page[], topic: string, languageCode: string): TopicEvidence {
  const own = pages.filter(({ owner }) => owner === undefined)
  const { language, queries, rank, statisticsOf } = createScanner([topic], languageCode)
  const statistics = statisticsOf(own)
  const [ranking = []] = rank(own, statistics, MAX_PASSAGES)
  const best = ranking[0]?.score ?? 0
  const passages = ranking.filter(({ score }) => score >= MIN_STRENGTH * best)
  const [query] = queries.queries
  if (query === undefined) return { answer: [], passages: [] }
  const { sentences } = composeAnswer(query, passages, statistics.weights, queries, language)
  return { answer: sentences, passages }
}

/** Returns the pages of the evidence, best first, each once. */
export function sourcesOf({ answer, passages }: TopicEvidence): Page[] {
  return [...new Set([...answer, ...passages].map(({ page }) => page))]
}
