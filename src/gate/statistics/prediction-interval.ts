/** Tests one value against earlier ones. Used where only whole runs are known. */
import { mean } from '../../scan/measure.ts'
import { dropFrom, isAbove } from '../rounding.ts'
import { sampleVariance, studentCdf } from './student.ts'

/** Fewer values give too poor an estimate of their variance. */
export const FEWEST_RUNS = 5

/**
 * Tests, one-sided, whether `now` is lower than the next value after `before` would be by chance. Uses the prediction
 * interval for one future observation of a normal population (Hahn & Meeker, Statistical Intervals, 1991). The variance
 * is at least `leastVariance`. Returns the p-value; undefined for fewer than five values.
 */
export function testByPredictionInterval(
  before: readonly number[],
  now: number,
  leastVariance = 0,
): number | undefined {
  if (before.length < FEWEST_RUNS) return undefined
  const drop = dropFrom(mean(before), now)
  const variance = Math.max(sampleVariance(before), leastVariance)
  const standardError = Math.sqrt(variance * (1 + 1 / before.length))
  if (!isAbove(standardError, 0, ...before)) return drop > 0 ? 0 : 1
  return studentCdf(-drop / standardError, before.length - 1)
}

/**
 * Returns the least variance to expect of the number of citing engines out of `total`: the binomial variance at the
 * share that Laplace's rule of succession gives. Five runs that all found 4 of 4 do not prove a variance of zero.
 */
export function leastCountVariance(counts: readonly number[], total: number): number {
  const share = shareOfCiting(counts, total)
  return total * share * (1 - share)
}

/**
 * Returns the least variance to expect of a score that is the mean over engines: that of the number of citing engines,
 * where each is worth the same part of the score. Five equal scores do not prove a variance of zero.
 */
export function leastScoreVariance(
  scores: readonly number[],
  counts: readonly number[],
  total: number,
): number {
  const worth = mean(scores) / (total * shareOfCiting(counts, total))
  return leastCountVariance(counts, total) * worth ** 2
}

/** Returns the share of engines that cite by Laplace's rule of succession: never 0 or 1. */
function shareOfCiting(counts: readonly number[], total: number): number {
  return (counts.reduce((sum, count) => sum + count, 0) + 1) / (counts.length * total + 2)
}
