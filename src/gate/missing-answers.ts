import type { AnswerReason } from '../engines/answer-record.ts'
import type { Thresholds } from '../inputs/settings.ts'
import type { AnswerCounts } from '../scan/count-answers.ts'
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
  const unanswered = engines.map(({ engine, planned, evaluated }) => ({ engine, planned, evaluated }))
  return { code: 'AVG_REQUIRED_UNANSWERED', engines: unanswered, minAnswers }
}

/** A service that does not count answers reports 0 planned ones. */
function isTooFew(
  { planned, evaluated }: { planned: number; evaluated: number },
  minAnswers: number,
): boolean {
  return planned > 0 && (evaluated === 0 || isBelow((100 * evaluated) / planned, minAnswers))
}

/** An engine with one of these problems stays silent until a person corrects its access or its adapter. */
const NEEDS_PERSON: readonly AnswerReason['code'][] = [
  'key-refused',
  'forbidden',
  'no-credit',
  'unknown-model',
  'unreadable',
]

interface EngineAnswers {
  /** Engines that the run asked, that answered, and that were silent in the newest recorded run. */
  asked: readonly string[]
  answered: readonly string[]
  silentBefore: readonly string[]
  counts: AnswerCounts
}

/** Lists the engines with no or too few answers. */
export function findSilentEngines(
  { asked, answered, silentBefore, counts }: EngineAnswers,
  { minAnswers, optionalEngines }: Thresholds,
): SilentEngine[] {
  const planned = new Set([...asked, ...counts.engines.map(({ engine }) => engine)])
  return [...planned].flatMap((engine): SilentEngine[] => {
    const count = counts.engines.find(each => each.engine === engine)
    const isOptional = optionalEngines.includes(engine)
    const isSilent = !answered.includes(engine)
    const lacksAnswers = !isOptional && count !== undefined && isTooFew(count, minAnswers)
    if (!isSilent && !lacksAnswers) return []

    const reason = count?.problem ?? counts.missing.find(entry => entry.engine === engine)?.reason
    const needsPerson = reason !== undefined && NEEDS_PERSON.includes(reason.code)
    const isFault = isSilent && (silentBefore.includes(engine) || needsPerson)
    const level = isFault ? 'error' : 'inconclusive'
    const leadsTo = isOptional ? 'warn' : level
    const { planned, evaluated } = count ?? { planned: 0, evaluated: 0 }
    return [{ engine, reason, isOptional, planned, evaluated, leadsTo }]
  })
}
