/** Estimates how alike the answers to one question are from run to run: an engine may keep an answer for days. */
import { type RunCounts, sumCounts } from './cell-series.ts'

/** With a larger correlation, a history of sixty runs would count as hardly any independent answers. */
const MAX_CORRELATION = 0.9
/** Added to the variance of the counts, in answers, which shrinks the correlation toward 0 in short histories. */
const PRIOR_VARIANCE = 3

/** Returns the correlation between the counts of a cell in consecutive runs, pooled over the cells: 0 to MAX_CORRELATION. */
export function estimatePersistence(cells: readonly (readonly RunCounts[])[]): number {
  let [products, squares] = [0, 0]
  for (const counts of cells) {
    if (counts.length < 2) continue
    const { cited, answers } = sumCounts(counts)
    const share = cited / answers
    const residuals = counts.map(run => run.cited - run.answers * share)
    const total = residuals.reduce((sum, residual) => sum + residual ** 2, 0)
    for (const [index, residual] of residuals.entries()) products += residual * (residuals[index + 1] ?? 0)
    // Adds back the negative correlation of residuals from a mean of n values: their variance / n.
    products += total / counts.length
    squares += total
  }
  return Math.min(MAX_CORRELATION, Math.max(0, products / (squares + PRIOR_VARIANCE)))
}

/** Returns n × the variance of the mean of n correlated values, in multiples of their variance: 1 + 2·Σ (1 − j/n)·ρʲ. */
export function varianceOfMean(count: number, correlation: number): number {
  let [factor, power] = [1, 1]
  for (let lag = 1; lag < count; lag++) {
    power *= correlation
    factor += 2 * (1 - lag / count) * power
  }
  return factor
}
