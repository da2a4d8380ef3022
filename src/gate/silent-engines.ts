/** Engines of the plan without a usable answer. They are missing in every number, and never count as zero. Pure. */
import type { AnswerReason } from '../embedded/engines/answer-record.ts'
import type { AnswerCounts } from '../scan/count-answers.ts'
import type { Measurement } from '../scan/measure.ts'
import type { SilentEngine } from './verdict.ts'

/** An engine with such a problem stays silent until a person corrects the access to it. */
const NEEDS_PERSON: ReadonlySet<AnswerReason['code']> = new Set<AnswerReason['code']>([
  'key-refused',
  'forbidden',
  'no-credit',
  'unknown-model',
])

export interface PlannedEngines {
  /** What the run asked; empty where the service chooses. */
  engines: readonly string[]
  measurement: Measurement
  answers: AnswerCounts
}

/** Lists the silent engines. `before`: those that were silent in the newest recorded run. */
export function findSilentEngines(
  { engines, measurement, answers }: PlannedEngines,
  { optional, before }: { optional: readonly string[]; before: readonly string[] },
): SilentEngine[] {
  const answered = new Set(measurement.engines.map(({ engine }) => engine))
  const counts = new Map(answers.engines.map(count => [count.engine, count]))
  const planned = new Set([...engines, ...counts.keys()])
  return [...planned]
    .filter(engine => !answered.has(engine))
    .map(engine => {
      const reason = counts.get(engine)?.problem ?? findReason(answers, engine)
      const again = before.includes(engine)
      const isOptional = optional.includes(engine)
      const isFault = again || (reason !== undefined && NEEDS_PERSON.has(reason.code))
      return {
        ...{ engine, reason, again, isOptional },
        planned: counts.get(engine)?.planned ?? 0,
        leadsTo: isOptional ? 'warn' : isFault ? 'error' : 'inconclusive',
      }
    })
}

function findReason({ missing }: AnswerCounts, engine: string): AnswerReason | undefined {
  return missing.find(entry => entry.engine === engine)?.reason
}
