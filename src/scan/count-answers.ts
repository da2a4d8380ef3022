import type * as z from 'zod'
import type { AnswerRecord } from '../engines/answer-record.ts'
import type { answerCountsSchema, missingAnswersSchema } from './measurement.ts'

export type MissingAnswers = z.output<typeof missingAnswersSchema>
/** All counts are 0 for a hosted service, which reports only whole scans. */
export type AnswerCounts = z.output<typeof answerCountsSchema>

export const NO_ANSWERS_COUNTED: AnswerCounts = { planned: 0, evaluated: 0, engines: [], missing: [] }

/** Returns the models that answered, by engine, in alphabetical order. */
export function modelsOf(records: readonly AnswerRecord[]): Record<string, string[]> {
  const evaluated = records.filter(record => record.outcome === 'evaluated')
  const byEngine = [...Map.groupBy(evaluated, ({ engine }) => engine)]
  return Object.fromEntries(
    byEngine.map(([engine, engineRecords]) => [
      engine,
      [...new Set(engineRecords.map(({ model }) => model))].toSorted(),
    ]),
  )
}

/** Counts all records, with an entry in `missing` for each engine and reason. */
export function countAnswers(records: readonly AnswerRecord[]): AnswerCounts {
  const byEngine = [...Map.groupBy(records, ({ engine }) => engine)]
  const missing = byEngine.flatMap(([engine, engineRecords]) => countMissing(engine, engineRecords))
  const isEngineWide = ({ reason }: MissingAnswers) => Number(reason.scope === 'engine')
  return {
    planned: records.length,
    evaluated: countEvaluated(records),
    engines: byEngine.map(([engine, engineRecords]) => ({
      engine,
      planned: engineRecords.length,
      evaluated: countEvaluated(engineRecords),
      problem: missing
        .flatMap(entry => (entry.engine === engine ? entry.reason : []))
        .find(reason => reason.scope === 'engine'),
    })),
    missing: missing.sort((a, b) => isEngineWide(b) - isEngineWide(a) || b.count - a.count),
  }
}

function countEvaluated(records: readonly AnswerRecord[]): number {
  return records.filter(({ outcome }) => outcome === 'evaluated').length
}

function countMissing(engine: string, records: AnswerRecord[]): MissingAnswers[] {
  const lost = records.filter(record => record.outcome === 'not-evaluated')
  return [...Map.groupBy(lost, ({ reason }) => reason.code).values()].flatMap(sameReason => {
    const [first] = sameReason
    if (first === undefined) return []
    const { keyword, reason } = first
    return [{ engine, count: sameReason.length, planned: records.length, keyword, reason }]
  })
}
