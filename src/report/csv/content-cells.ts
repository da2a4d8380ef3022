/** The cells on what the answers of live engines hold. A row of the file stands for the answers of one scan by one engine. */
import type { AnswerRecord, SourceOwner } from '../../embedded/engines/answer-record.ts'
import type { CsvCell } from '../../lib/csv.ts'
import { type EvaluatedAnswer, summarizeAnswers } from '../../scan/summarize-answers.ts'

/** `positions` are those of the brand among the brands named, one for each answer that names it. */
export const CONTENT_COLUMNS = [
  'answers',
  'cited_answers',
  'mentioned_answers',
  'retrieved_not_cited_answers',
  'never_retrieved_answers',
  'positions',
  'competitors_named',
  'cited_domains',
  'own_sources',
  'competitor_sources',
  'third_party_sources',
  'search_queries',
]

/** Names listed in one cell, the most frequent first. */
const MOST_NAMES = 50

/** Returns the cells of an engine for the keywords of a scan and its sample, empty where the service does not tell. */
export type ContentCells = (engine: string, keywords: string[], sample: number) => Record<string, CsvCell>

/** Indexes the answers, so that each row finds its own. */
export function createContentCells(records: readonly AnswerRecord[]): ContentCells {
  const evaluated = records.filter(record => record.outcome === 'evaluated')
  const keyOf = (engine: string, keyword: string, sample: number) => JSON.stringify([engine, keyword, sample])
  const byQuestion = Map.groupBy(evaluated, ({ engine, keyword, sample }) => keyOf(engine, keyword, sample))
  return (engine, keywords, sample) =>
    toCells(keywords.flatMap(keyword => byQuestion.get(keyOf(engine, keyword, sample)) ?? []))
}

function toCells(answers: EvaluatedAnswer[]): Record<string, CsvCell> {
  const summary = summarizeAnswers(answers)
  // Empty cells, so that no field of the service with such a name takes their place.
  if (summary === undefined) return Object.fromEntries(CONTENT_COLUMNS.map(column => [column, '']))
  const { total, competitors, domains, queries } = summary
  return {
    answers: total.evaluated,
    cited_answers: total.cited,
    mentioned_answers: total.mentioned,
    retrieved_not_cited_answers: total.retrievedNotCited,
    never_retrieved_answers: total.neverRetrieved,
    positions: answers.flatMap(({ content }) => content.position ?? []).join('; '),
    competitors_named: join(competitors.map(({ name }) => name)),
    cited_domains: join([...new Set(domains.map(({ domain }) => domain))]),
    own_sources: join(sourcesOf(answers, 'own')),
    competitor_sources: join(sourcesOf(answers, 'competitor')),
    third_party_sources: join(sourcesOf(answers, 'third-party')),
    search_queries: join(queries.map(({ query }) => query)),
  }
}

/** Returns the cited pages of such owners, each once; the domain where the address of a page is not known. */
function sourcesOf(answers: EvaluatedAnswer[], kind: SourceOwner['kind']): string[] {
  const sources = answers.flatMap(({ content }) => content.citedSources)
  return [
    ...new Set(sources.filter(({ owner }) => owner.kind === kind).map(({ url, domain }) => url || domain)),
  ]
}

function join(names: string[]): string {
  return names.slice(0, MOST_NAMES).join('; ')
}
