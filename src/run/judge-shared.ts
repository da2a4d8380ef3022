import type { SharedPart } from '../baseline/shared-part.ts'
import { dropFrom } from '../gate/compare.ts'
import { compareWithBaseline, describeComparison } from '../gate/comparison.ts'
import { type JudgeInput, judge, noiseOfDrops } from '../gate/judge.ts'
import { RULES } from '../gate/rules/rules.ts'
import type { Verdict } from '../gate/verdict.ts'

/**
 * Judges a run that has no baseline of equal settings: the drops over the part that it shares with earlier runs, all other
 * rules over the whole run. So the answers to new keywords neither hide nor make a drop.
 */
export function judgeOverSharedPart(input: JudgeInput, { measurement, baseline }: SharedPart): Verdict {
  const comparison = compareWithBaseline(measurement, baseline, noiseOfDrops(input.noise))
  const rules = RULES.map(rule =>
    rule.isDrop
      ? {
          ...rule,
          check: (run: Parameters<typeof rule.check>[0]) => rule.check({ ...run, measurement, comparison }),
        }
      : rule,
  )
  const verdict = judge({ ...input, lookup: { baseline } }, rules)
  if (verdict.blocker !== undefined) return verdict
  return {
    ...verdict,
    bcrDrop: dropFrom(baseline.overallBcr, measurement.overallBcr),
    citedEnginesDrop: dropFrom(baseline.citedEngines, measurement.citedEngines),
    ...describeComparison(comparison),
  }
}
