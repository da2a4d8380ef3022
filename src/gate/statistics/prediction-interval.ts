import { mean } from '../../scan/measure.ts'
import { dropFrom, isAbove } from '../rounding.ts'
import { sampleVariance, studentCdf } from './student.ts'

/** Fewer values give too poor an estimate of their variance. */
const MIN_RUNS = 5

/**
 * Returns the one-sided p-value of `now` as the next value after `before`; undefined for fewer than five values. Uses the
 * prediction interval for one future observation of a normal population (Hahn & Meeker, Statistical Intervals, 1991).
 */
export function testByPredictionInterval(before: readonly number[], now: number): number | undefined {
  if (before.length < MIN_RUNS) return undefined
  const drop = dropFrom(mean(before), now)
  const standardError = Math.sqrt(sampleVariance(before) * (1 + 1 / before.length))
  if (!isAbove(standardError, 0, ...before)) return drop > 0 ? 0 : 1
  return studentCdf(-drop / standardError, before.length - 1)
}
