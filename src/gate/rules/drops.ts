/** Rules that tolerate a drop below the baseline up to a limit. */
import type { Tolerance } from '../../inputs/settings.ts'
import { dropFrom, isAbove } from '../compare.ts'
import { isSignificant } from '../comparison.ts'
import type { DropTest } from '../statistics/test-drops.ts'
import type { DropFinding } from '../verdict.ts'
import type { Rule } from './rule.ts'

/** Checks the drop over what both runs evaluated, where that is less than everything. */
export const maxBcrDrop: Rule = {
  name: 'max-bcr-drop',
  subject: { noun: 'citation score', unit: 'score' },
  isDrop: true,
  check: ({ measurement: { overallBcr }, thresholds, comparison }) => {
    const baseline = comparison?.baseline.overallBcr
    const tolerance = thresholds.maxBcrDrop
    if (comparison === undefined || baseline === undefined || tolerance === undefined) return undefined
    const { tests, alpha } = comparison
    return checkDrop({
      observed: overallBcr,
      baseline,
      pairedDrop: tests?.pairedBcrDrop,
      tolerance,
      test: tests?.overallBcr,
      isCertain: tests === undefined || isSignificant(tests.overallBcr, alpha),
    })
  },
}

/** An engine that was not evaluated now counts as not lost. */
export const maxCitedEnginesDrop: Rule = {
  name: 'max-cited-engines-drop',
  subject: { noun: 'number of engines that cite the brand', unit: 'count' },
  isDrop: true,
  check: ({ measurement: { citedEngines }, thresholds, comparison }) => {
    const baseline = comparison?.baseline.citedEngines
    const allowed = thresholds.maxCitedEnginesDrop
    if (comparison === undefined || baseline === undefined || allowed === undefined) return undefined
    const { tests, alpha, lostEngines, unevaluatedEngines } = comparison
    const unevaluated = tests === undefined ? 0 : unevaluatedEngines.length
    return checkDrop({
      observed: citedEngines,
      baseline,
      pairedDrop: unevaluated > 0 ? dropFrom(baseline - unevaluated, citedEngines) : undefined,
      tolerance: { kind: 'absolute', value: allowed },
      test: tests?.citedEngines,
      isCertain:
        tests === undefined ||
        (tests.citedEngines ? isSignificant(tests.citedEngines, alpha) : lostEngines.length > allowed),
    })
  },
}

export interface Drop {
  observed: number
  baseline: number
  /** The drop over what both runs evaluated; undefined where they evaluated the same. */
  pairedDrop?: number | undefined
  tolerance: Tolerance
  test?: DropTest | undefined
  /** Chance does not explain the drop, or was not tested. */
  isCertain: boolean
}

/** Compares a drop with its tolerance. A drop beyond the tolerance that may be chance is inconclusive. */
export function checkDrop({ observed, baseline, pairedDrop, tolerance, test, isCertain }: Drop): DropFinding {
  const allowed =
    tolerance.kind === 'percent' ? (Math.abs(baseline) * tolerance.value) / 100 : tolerance.value
  const drop = pairedDrop ?? dropFrom(baseline, observed)
  const isBeyond = isAbove(drop, allowed, baseline, observed)
  return {
    kind: 'drop',
    outcome: isBeyond ? (isCertain ? 'fail' : 'inconclusive') : 'pass',
    ...{ observed, baseline, drop, isPaired: pairedDrop !== undefined, tolerance, allowed, test },
  }
}
