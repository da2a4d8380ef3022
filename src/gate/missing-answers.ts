/** Answers that are missing: too few to judge the run, or an engine. A missing answer never counts as zero. */
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
  const { evaluated } = counts
  const spared = counts.engines.filter(
    engine => evaluated > 0 && engine.evaluated === 0 && optionalEngines.includes(engine.engine),
  )
  const planned = spared.reduce((rest, engine) => rest - engine.planned, counts.planned)
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

function isTooFew(
  { planned, evaluated }: Pick<EngineAnswers, 'planned' | 'evaluated'>,
  minAnswers: number,
): boolean {
  return planned > 0 && (evaluated === 0 || isBelow((100 * evaluated) / planned, minAnswers))
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

/**
 * Lists the engines without an answer, and the engines with less than `minAnswers` percent of their answers, unless they
 * are optional.
 * `before`: the engines that were silent in the newest recorded run.
 */
export function findSilentEngines(
  { engines, measurement, answers }: PlannedEngines,
  { minAnswers, optionalEngines }: Pick<Thresholds, 'minAnswers' | 'optionalEngines'>,
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

    const reason = count?.problem ?? findReason(answers, engine)
    const needsPerson = reason !== undefined && NEEDS_PERSON.has(reason.code)
    const isFault = isSilent && (before.includes(engine) || needsPerson)
    return [
      {
        engine,
        reason,
        isOptional,
        planned: count?.planned ?? 0,
        evaluated: count?.evaluated ?? 0,
        leadsTo: isOptional ? 'warn' : isFault ? 'error' : 'inconclusive',
      },
    ]
  })
}

function findReason({ missing }: AnswerCounts, engine: string): AnswerReason | undefined {
  return missing.find(entry => entry.engine === engine)?.reason
}
