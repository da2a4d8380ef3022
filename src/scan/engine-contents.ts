/** What the answers of each engine hold, as far as a record keeps it. Pure. */
import type * as z from 'zod'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import type { engineContentsSchema } from './answer-counts.ts'
import { compareTexts, type EvaluatedAnswer } from './summarize-answers.ts'

/** What the evaluated answers of an engine hold. All counts are of answers, at most `answers`. */
export type EngineContents = z.output<typeof engineContentsSchema>

/** Greatest number of domains kept for an engine. */
export const MOST_DOMAINS = 20

/** Returns what the evaluated answers of each engine hold; empty where the service does not tell. */
export function countContents(records: readonly AnswerRecord[]): EngineContents[] {
  return [...Map.groupBy(records, ({ engine }) => engine)].flatMap(([engine, ofEngine]) => {
    const answers = ofEngine.filter(record => record.outcome === 'evaluated')
    return answers.length === 0 ? [] : [countEngine(engine, answers, ofEngine.filter(isUnread).length)]
  })
}

/** Tells whether an answer after a search cites no page that could be read. */
export function isUnread(record: AnswerRecord): boolean {
  return record.outcome === 'not-evaluated' && record.reason.code === 'no-sources'
}

function countEngine(engine: string, answers: EvaluatedAnswer[], unread: number): EngineContents {
  const domains = answers.map(({ content }) => new Set(content.citedSources.map(({ domain }) => domain)))
  const counts = Map.groupBy(
    domains.flatMap(names => [...names]),
    domain => domain,
  )
  const told = answers.filter(({ content }) => content.retrieved !== undefined)
  return {
    engine,
    answers: answers.length,
    read: told.length === 0 ? undefined : told.filter(({ content }) => content.retrieved).length,
    sourced: answers.filter(({ content }) => content.citedSources.length + content.unknownSources > 0).length,
    unread,
    named: answers.filter(({ content }) => content.competitors.length > 0).length,
    domains: Array.from(counts, ([domain, citing]) => ({ domain, answers: citing.length }))
      .sort((a, b) => b.answers - a.answers || compareTexts(a.domain, b.domain))
      .slice(0, MOST_DOMAINS),
  }
}
