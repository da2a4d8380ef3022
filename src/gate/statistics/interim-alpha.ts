const INTERIM_SHARE = 1 / 50

/**
 * Returns the significance level of one analysis of data that is still being collected; `analysis` is 1 to `analyses`.
 * Each interim analysis spends a fiftieth of alpha, and the final one spends the rest (Haybittle 1971; Peto et al. 1976).
 * The levels add up to alpha, so by the union bound all analyses together keep it, whatever their dependence.
 */
export function interimAlpha(alpha: number, analysis: number, analyses: number): number {
  return alpha * (analysis < analyses ? INTERIM_SHARE : 1 - (analyses - 1) * INTERIM_SHARE)
}
