/** Tests one value against the spread of earlier ones, where nothing finer than the whole run is known. */

import { mean } from '../../scan/measure.ts'
import { dropFrom, isAbove } from '../compare.ts'
import { type Bounds, boundDrop, NO_BOUNDS } from './interval.ts'
import { sampleVariance } from './moments.ts'
import { studentCdf } from './student.ts'

/** Fewer values say too little about their own spread. */
const FEWEST_RUNS = 5

/**
 * One-sided: how probable a value as low as `now` is as the next of the values `before`. By the prediction interval
 * for one future observation of a normal population (Hahn & Meeker, Statistical Intervals, 1991). The variance is at
 * least `leastVariance`. Undefined with fewer than five values.
 */
export function testAgainstSpread(
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
 * The variance to expect at least of the number of engines that cite, out of `total`: the binomial one at the share
 * that Laplace's rule of succession gives. Five runs that all found 4 of 4 are no proof of zero spread.
 */
export function leastCountVariance(counts: readonly number[], total: number): number {
  const found = counts.reduce((sum, count) => sum + count, 0)
  const share = (found + 1) / (counts.length * total + 2)
  return total * share * (1 - share)
}
