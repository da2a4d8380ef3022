/** Rules that tolerate a drop below the baseline up to a limit. */
import type { Tolerance } from '../../inputs/settings.ts'
import { dropFrom, isAbove } from '../compare.ts'
import { type Comparison, findEngineTest, isSignificant } from '../comparison.ts'
import type { DropTest } from '../statistics/test-drops.ts'
import type { DropFinding } from '../verdict.ts'
import type { Rule } from './rule.ts'

/** Highest p-value of a drop that is suspicious. Above it, the drop is within chance and passes. */
const SUSPICIOUS = 0.15

/**
 * Checks the drop over what both runs evaluated, where that is less than everything. Chance is ruled out by the test of
 * the whole or by that of one engine.
 */
export const maxBcrDrop: Rule = {
  name: 'max-bcr-drop',
  subject: { noun: 'citation score', unit: 'score' },
  isDrop: true,
  check: ({ thresholds, comparison }) => {
    const baseline = comparison?.baseline.overallBcr
    const tolerance = thresholds.maxBcrDrop
    if (comparison === undefined || baseline === undefined || tolerance === undefined) return undefined
    const { tests, alpha, engineDrops } = comparison
    const dropped = engineDrops.map(({ engine }) => engine)
    return checkDrop({
      observed: comparison.measurement.overallBcr,
      baseline,
      pairedDrop: tests?.pairedBcrDrop,
      tolerance,
      test: tests?.overallBcr,
      evidence: weigh(comparison, [tests?.overallBcr, findEngineTest(comparison, dropped)]),
      engines: dropped.length > 0 && !isSignificant(tests?.overallBcr, alpha) ? dropped : undefined,
    })
  },
}

/** An engine that was not evaluated now counts as not lost. */
export const maxCitedEnginesDrop: Rule = {
  name: 'max-cited-engines-drop',
  subject: { noun: 'number of engines that cite the brand', unit: 'count' },
  isDrop: true,
  check: ({ thresholds, comparison }) => {
    const baseline = comparison?.baseline.citedEngines
    const allowed = thresholds.maxCitedEnginesDrop
    if (comparison === undefined || baseline === undefined || allowed === undefined) return undefined
    const { tests, lostEngines, doubtfulEngines, unevaluatedEngines } = comparison
    const { citedEngines } = comparison.measurement
    const unevaluated = tests === undefined ? 0 : unevaluatedEngines.length
    const isCounted = tests !== undefined && tests.citedEngines === undefined
    // More engines must be lost than are allowed. If not, the tests of the others decide, and none of them is significant.
    const isLost = isCounted && lostEngines.length > allowed
    const test = isCounted
      ? findEngineTest(comparison, isLost ? lostEngines : doubtfulEngines)
      : tests?.citedEngines
    return checkDrop({
      observed: citedEngines,
      baseline,
      pairedDrop: unevaluated > 0 ? dropFrom(baseline - unevaluated, citedEngines) : undefined,
      tolerance: { kind: 'absolute', value: allowed },
      // The interval of an engine is one of its citation rate and not of the number of engines.
      test: test && isCounted ? { ...test, interval: undefined } : test,
      evidence: weigh(comparison, [test]),
    })
  },
}

/**
 * What is known of a drop beyond its tolerance. `certain`: chance does not explain it, or was not to be tested.
 * `suspicious`: chance may explain it, and seldom does. `chance`: chance explains it. `unknown`: it cannot be tested.
 */
export type Evidence = 'certain' | 'suspicious' | 'chance' | 'unknown'

function weigh({ noise, alpha }: Comparison, tests: readonly (DropTest | undefined)[]): Evidence {
  if (noise === 'exact' || noise === 'untested') return 'certain'
  if (noise === 'too-few-runs') return 'unknown'
  if (tests.some(test => isSignificant(test, alpha))) return 'certain'
  return tests.some(test => isSignificant(test, SUSPICIOUS)) ? 'suspicious' : 'chance'
}

export interface Drop {
  observed: number
  baseline: number
  /** The drop over what both runs evaluated; undefined where they evaluated the same. */
  pairedDrop?: number | undefined
  tolerance: Tolerance
  test?: DropTest | undefined
  evidence: Evidence
  /** The engines whose own drop decides, where that of the whole does not. */
  engines?: string[] | undefined
}

const OUTCOMES = {
  certain: 'fail',
  suspicious: 'inconclusive',
  chance: 'pass',
  unknown: 'inconclusive',
} as const satisfies Record<Evidence, DropFinding['outcome']>

/** Compares a drop with its tolerance. Within the tolerance it passes, and beyond it the evidence decides. */
export function checkDrop({
  observed,
  baseline,
  pairedDrop,
  tolerance,
  test,
  evidence,
  engines,
}: Drop): DropFinding {
  const allowed = toleratedDrop(baseline, tolerance)
  const drop = pairedDrop ?? dropFrom(baseline, observed)
  const isBeyond = isAbove(drop, allowed, baseline, observed)
  return {
    kind: 'drop',
    outcome: isBeyond ? OUTCOMES[evidence] : 'pass',
    ...{
      observed,
      baseline,
      drop,
      isPaired: pairedDrop !== undefined,
      tolerance,
      allowed,
      isBeyond,
      test,
      engines,
    },
  }
}

/** Returns the tolerated drop below a value, in its unit. */
export function toleratedDrop(baseline: number, { kind, value }: Tolerance): number {
  return kind === 'percent' ? (Math.abs(baseline) * value) / 100 : value
}
