/** Rules that tolerate a drop below the baseline up to a limit. */
import type { Tolerance } from '../../inputs/stored-settings.ts'
import { dropFrom, isAbove } from '../rounding.ts'
import type { DropTest } from '../statistics/test-drops.ts'
import { findEngineTest, isSignificant, type TestedComparison } from '../test-comparison.ts'
import type { DropFinding } from '../verdict.ts'
import type { Rule } from './rule.ts'

/** Highest p-value of a drop that is suspicious. Above it, the drop is within chance and passes. */
const SUSPICIOUS = 0.15

/** Checks the drop over what both runs evaluated. Chance is ruled out by the test of the whole or by that of one engine. */
export const maxBcrDrop: Rule = {
  name: 'max-bcr-drop',
  subject: { noun: 'citation score', unit: 'score' },
  isDrop: true,
  check: ({ thresholds: { maxBcrDrop: tolerance }, compared }) => {
    const { score, isWhole = false, cells = [] } = compared?.comparison ?? {}
    if (compared === undefined || score === undefined || tolerance === undefined) return undefined
    const { tests, level, engineDrops } = compared
    const dropped = engineDrops.map(({ engine }) => engine)
    return checkDrop({
      observed: score.now,
      baseline: score.was,
      isPaired: cells.length > 0 && !isWhole,
      tolerance,
      test: tests?.overallBcr,
      evidence: weigh(compared, [tests?.overallBcr, findEngineTest(compared, dropped)]),
      engines: dropped.length > 0 && !isSignificant(tests?.overallBcr, level) ? dropped : undefined,
    })
  },
}

/** An engine that was not evaluated on both sides is not counted. */
export const maxCitedEnginesDrop: Rule = {
  name: 'max-cited-engines-drop',
  subject: { noun: 'number of engines that cite the brand', unit: 'count' },
  isDrop: true,
  check: ({ thresholds: { maxCitedEnginesDrop: allowed }, compared }) => {
    const { citedEngines, isWhole = false, cells = [] } = compared?.comparison ?? {}
    if (compared === undefined || citedEngines === undefined || allowed === undefined) return undefined
    const { tests, lostEngines, doubtfulEngines } = compared
    const isCounted = tests !== undefined && tests.citedEngines === undefined
    // More engines must be lost than are allowed. If not, the tests of the others decide, and none of them is significant.
    const isLost = isCounted && lostEngines.length > allowed
    const test = isCounted
      ? findEngineTest(compared, isLost ? lostEngines : doubtfulEngines)
      : tests?.citedEngines
    return checkDrop({
      observed: citedEngines.now,
      baseline: citedEngines.was,
      isPaired: cells.length > 0 && !isWhole,
      tolerance: { kind: 'absolute', value: allowed },
      // The interval of an engine is one of its citation rate and not of the number of engines.
      test: test && isCounted ? { ...test, interval: undefined } : test,
      evidence: weigh(compared, [test]),
    })
  },
}

/**
 * What is known of a drop beyond its tolerance. `certain`: chance does not explain it, or was not to be tested.
 * `suspicious`: chance may explain it, and seldom does. `chance`: chance explains it. `unknown`: it cannot be tested.
 */
export type Evidence = 'certain' | 'suspicious' | 'chance' | 'unknown'

function weigh({ noise, level }: TestedComparison, tests: readonly (DropTest | undefined)[]): Evidence {
  if (noise === 'exact' || noise === 'untested') return 'certain'
  if (noise === 'too-few-runs') return 'unknown'
  if (tests.some(test => isSignificant(test, level))) return 'certain'
  return tests.some(test => isSignificant(test, SUSPICIOUS)) ? 'suspicious' : 'chance'
}

export interface Drop {
  observed: number
  baseline: number
  /** Both values are over what both runs evaluated, which is less than everything. */
  isPaired?: boolean
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
export function checkDrop({ evidence, isPaired = false, ...values }: Drop): DropFinding {
  const { observed, baseline, tolerance, test, engines } = values
  const allowed = toleratedDrop(baseline, tolerance)
  const drop = dropFrom(baseline, observed)
  const isBeyond = isAbove(drop, allowed, baseline, observed)
  const outcome = isBeyond ? OUTCOMES[evidence] : 'pass'
  return { kind: 'drop', outcome, ...values, drop, isPaired, allowed, isBeyond, test, engines }
}

/** Returns the tolerated drop below a value, in its unit. */
export function toleratedDrop(baseline: number, { kind, value }: Tolerance): number {
  return kind === 'percent' ? (Math.abs(baseline) * value) / 100 : value
}
