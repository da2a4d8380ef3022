/** Tests one value against earlier ones. Used where only whole runs are known. */
import { mean } from '../../scan/measure.ts'
import { dropFrom, isAbove } from '../compare.ts'
import { type Bounds, boundDrop, NO_BOUNDS } from './interval.ts'
import { sampleVariance } from './moments.ts'
import { studentCdf } from './student.ts'

/** Fewer values give too poor an estimate of their variance. */
const FEWEST_RUNS = 5

/**
 * Tests, one-sided, whether `now` is lower than the next value after `before` would be by chance. Uses the prediction
 * interval for one future observation of a normal population (Hahn & Meeker, Statistical Intervals, 1991). The variance
 * is at least `leastVariance`. Returns undefined for fewer than five values.
 */
export function testByPredictionInterval(
  before: readonly number[],
  now: number,
  { alpha, leastVariance = 0 }: { alpha: number; leastVariance?: number },
): ({ pValue: number } & Bounds) | undefined {
  if (before.length < FEWEST_RUNS) return undefined
  const drop = dropFrom(mean(before), now)
  const variance = Math.max(sampleVariance(before), leastVariance)
  const standardError = Math.sqrt(variance * (1 + 1 / before.length))
  if (!isAbove(standardError, 0, ...before)) return { pValue: drop > 0 ? 0 : 1, ...NO_BOUNDS }
  const degrees = before.length - 1
  return {
    pValue: studentCdf(-drop / standardError, degrees),
    ...boundDrop(drop, standardError, degrees, alpha),
  }
}

/**
 * Returns the least variance to expect of the number of citing engines out of `total`: the binomial variance at the
 * share that Laplace's rule of succession gives. Five runs that all found 4 of 4 do not prove a variance of zero.
 */
export function leastCountVariance(counts: readonly number[], total: number): number {
  const found = counts.reduce((sum, count) => sum + count, 0)
  const share = (found + 1) / (counts.length * total + 2)
  return total * share * (1 - share)
}
