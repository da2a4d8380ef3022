const INTERIM_SHARE = 1 / 50
/** With more, the levels of the interim analyses would use up what the final one needs. */
const MOST_ANALYSES = 11

/**
 * Returns after how many samples the data are analyzed: from `min` to `max`, at most 11 times. Where the range is longer,
 * several samples are made between two analyses.
 */
export function planAnalyses({ min, max }: { min: number; max: number }): number[] {
  const step = Math.max(1, Math.ceil((max - min) / (MOST_ANALYSES - 1)))
  const interim = Array.from({ length: Math.ceil((max - min) / step) }, (_, index) => min + index * step)
  return [...interim, max]
}

/**
 * Returns the significance level of one analysis of data that is still being collected; `analysis` is 1 to `analyses`,
 * which is at most 11. Each interim analysis spends a fiftieth of alpha, and the final one spends the rest, at least 80%
 * (Haybittle 1971; Peto et al. 1976). The levels add up to alpha, so by the union bound all analyses together keep it,
 * whatever their dependence.
 */
export function interimAlpha(alpha: number, analysis: number, analyses: number): number {
  return alpha * (analysis < analyses ? INTERIM_SHARE : 1 - (analyses - 1) * INTERIM_SHARE)
}
