/** Answers that are missing: too few to judge the run, or all of an engine. Missing answers never count as zero. Pure. */
import type { AnswerReason } from '../engines/answer-record.ts'
import type { Thresholds } from '../inputs/settings.ts'
import type { AnswerCounts, EngineAnswers } from '../scan/count-answers.ts'
import type { Measurement } from '../scan/measure.ts'
import { isBelow } from './rounding.ts'
import type { Blocker, SilentEngine } from './verdict.ts'

/**
 * Returns why too few answers were evaluated to judge the run: less than `minAnswers` percent of all, or of a required
 * engine. Optional engines without an answer do not count. No evaluated answer is always too few. Returns undefined where
 * answers are not counted one by one.
 */
export function findTooFewAnswers(
  counts: AnswerCounts,
  {
    minAnswers,
    requiredEngines,
    optionalEngines,
  }: Pick<Thresholds, 'minAnswers' | 'requiredEngines' | 'optionalEngines'>,
): Blocker | undefined {
  const isTooFew = ({ planned, evaluated }: Pick<EngineAnswers, 'planned' | 'evaluated'>) =>
    planned > 0 && (evaluated === 0 || isBelow((100 * evaluated) / planned, minAnswers))
  const { evaluated, missing } = counts
  const spared = counts.engines.filter(
    engine => evaluated > 0 && engine.evaluated === 0 && optionalEngines.includes(engine.engine),
  )
  const planned = spared.reduce((rest, engine) => rest - engine.planned, counts.planned)
  if (isTooFew({ planned, evaluated }))
    return { kind: 'few-answers', planned, evaluated, minAnswers, missing }
  const engines = counts.engines.filter(engine => requiredEngines.includes(engine.engine) && isTooFew(engine))
  return engines.length > 0 ? { kind: 'required-unanswered', engines, minAnswers } : undefined
}

/** An engine with such a problem stays silent until a person corrects the access to it, or the adapter. */
const NEEDS_PERSON: ReadonlySet<AnswerReason['code']> = new Set<AnswerReason['code']>([
  'key-refused',
  'forbidden',
  'no-credit',
  'unknown-model',
  'unreadable',
])

interface PlannedEngines {
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
      const isOptional = optional.includes(engine)
      const isFault = before.includes(engine) || (reason !== undefined && NEEDS_PERSON.has(reason.code))
      return {
        ...{ engine, reason, isOptional },
        planned: counts.get(engine)?.planned ?? 0,
        leadsTo: isOptional ? 'warn' : isFault ? 'error' : 'inconclusive',
      }
    })
}

function findReason({ missing }: AnswerCounts, engine: string): AnswerReason | undefined {
  return missing.find(entry => entry.engine === engine)?.reason
}
