import { mean } from '../../scan/measure.ts'

/** Returns the unbiased variance of two values or more. */
export function sampleVariance(values: readonly number[]): number {
  const centre = mean(values)
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1)
}
