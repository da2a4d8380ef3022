import type { AnswerReason } from '../engines/answer-record.ts'
import type { Thresholds } from '../inputs/settings.ts'
import type { AnswerCounts } from '../scan/count-answers.ts'
import type { Measurement } from '../scan/measure.ts'
import { isBelow } from './rounding.ts'
import type { Blocker, SilentEngine } from './verdict.ts'

/** Returns a blocker if less than `minAnswers` percent of all answers, or of those of a required engine, were evaluated. */
export function findTooFewAnswers(counts: AnswerCounts, thresholds: Thresholds): Blocker | undefined {
  const { minAnswers, requiredEngines, optionalEngines } = thresholds
  const { evaluated } = counts
  // Optional engines without an answer do not count.
  const silentOptional = counts.engines.filter(
    engine => evaluated > 0 && engine.evaluated === 0 && optionalEngines.includes(engine.engine),
  )
  const planned = silentOptional.reduce((rest, engine) => rest - engine.planned, counts.planned)
  if (isTooFew({ planned, evaluated }, minAnswers))
    return { code: 'AVG_FEW_ANSWERS', planned, evaluated, minAnswers }
  const engines = counts.engines.filter(
    engine => requiredEngines.includes(engine.engine) && isTooFew(engine, minAnswers),
  )
  if (engines.length === 0) return undefined
  return {
    code: 'AVG_REQUIRED_UNANSWERED',
    engines: engines.map(({ engine, planned, evaluated }) => ({ engine, planned, evaluated })),
    minAnswers,
  }
}

/** A service that does not count answers reports 0 planned ones. */
function isTooFew(
  { planned, evaluated }: { planned: number; evaluated: number },
  minAnswers: number,
): boolean {
  return planned > 0 && (evaluated === 0 || isBelow((100 * evaluated) / planned, minAnswers))
}

/** An engine with one of these problems stays silent until a person corrects its access or its adapter. */
const NEEDS_PERSON: ReadonlySet<AnswerReason['code']> = new Set<AnswerReason['code']>([
  'key-refused',
  'forbidden',
  'no-credit',
  'unknown-model',
  'unreadable',
])

interface PlannedEngines {
  engines: readonly string[]
  measurement: Measurement
  answers: AnswerCounts
}

/** Lists the engines with no or too few answers. `before`: the engines that were silent in the newest recorded run. */
export function findSilentEngines(
  { engines, measurement, answers }: PlannedEngines,
  { minAnswers, optionalEngines }: Thresholds,
  before: readonly string[],
): SilentEngine[] {
  const answered = new Set(measurement.engines.map(({ engine }) => engine))
  const counts = new Map(answers.engines.map(count => [count.engine, count]))
  const planned = new Set([...engines, ...counts.keys()])
  return [...planned].flatMap((engine): SilentEngine[] => {
    const count = counts.get(engine)
    const isOptional = optionalEngines.includes(engine)
    const isSilent = !answered.has(engine)
    const lacksAnswers = !isOptional && count !== undefined && isTooFew(count, minAnswers)
    if (!isSilent && !lacksAnswers) return []

    const reason = count?.problem ?? answers.missing.find(entry => entry.engine === engine)?.reason
    const needsPerson = reason !== undefined && NEEDS_PERSON.has(reason.code)
    const isFault = isSilent && (before.includes(engine) || needsPerson)
    const level = isFault ? 'error' : 'inconclusive'
    return [
      {
        engine,
        reason,
        isOptional,
        planned: count?.planned ?? 0,
        evaluated: count?.evaluated ?? 0,
        leadsTo: isOptional ? 'warn' : level,
      },
    ]
  })
}
