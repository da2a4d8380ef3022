import type { Thresholds } from '../inputs/settings.ts'
import type { AnswerCounts, EngineAnswers } from '../scan/count-answers.ts'
import type { Blocker } from './blocker.ts'
import { isBelow } from './compare.ts'

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
