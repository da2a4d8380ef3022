/** Tests one value against earlier ones. */
import { mean } from '../../scan/measure.ts'
import { dropFrom, isAbove } from '../rounding.ts'
import { sampleVariance, studentCdf } from './student.ts'

/** Fewer values give too poor an estimate of their variance. */
const FEWEST_RUNS = 5

/**
 * Tests, one-sided, whether `now` is lower than the next value after `before` would be by chance. Uses the prediction
 * interval for one future observation of a normal population (Hahn & Meeker, Statistical Intervals, 1991). Returns the
 * p-value; undefined for fewer than five values.
 */
export function testByPredictionInterval(before: readonly number[], now: number): number | undefined {
  if (before.length < FEWEST_RUNS) return undefined
  const drop = dropFrom(mean(before), now)
  const standardError = Math.sqrt(sampleVariance(before) * (1 + 1 / before.length))
  if (!isAbove(standardError, 0, ...before)) return drop > 0 ? 0 : 1
  return studentCdf(-drop / standardError, before.length - 1)
}
