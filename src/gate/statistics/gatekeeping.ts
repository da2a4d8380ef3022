/** Share of alpha for the whole. The rest is for the engines while the whole is not significant. */
const SHARE_OF_WHOLE = 0.9

/**
 * Adjusts the p-values of the whole and of its engines, so that comparing each with alpha keeps the probability of any
 * false alarm among them at alpha. The whole is tested first, at 0.9 · alpha whatever the number of engines. The engines
 * follow by Holm's method: at alpha where the whole is significant, else at 0.1 · alpha, so that the loss of one engine
 * is found among many that stay (fallback gatekeeping: Wiens 2003; Bretz et al. 2009). A single engine is the whole: its
 * own drop counts only together with that.
 */
export function adjustByGatekeeping(
  whole: number,
  engines: readonly number[],
  isSingleEngine: boolean,
): { whole: number; engines: number[] } {
  if (isSingleEngine) return { whole, engines: engines.map(pValue => Math.max(whole, pValue)) }
  const adjusted = Math.min(1, whole / SHARE_OF_WHOLE)
  return {
    whole: adjusted,
    engines: adjustByHolm(engines).map(pValue =>
      Math.min(Math.max(adjusted, pValue), pValue / (1 - SHARE_OF_WHOLE), 1),
    ),
  }
}

/**
 * Adjusts the p-values of a family of tests and returns them in the given order. Comparing each with alpha keeps the
 * probability of any false alarm in the family at alpha (Holm 1979, A simple sequentially rejective multiple test
 * procedure).
 */
export function adjustByHolm(pValues: readonly number[]): number[] {
  const ascending = pValues
    .map((pValue, index) => ({ pValue, index }))
    .toSorted((one, other) => one.pValue - other.pValue)
  const adjusted = [...pValues]
  let highest = 0
  for (const [rank, { pValue, index }] of ascending.entries()) {
    highest = Math.max(highest, Math.min(1, pValue * (pValues.length - rank)))
    adjusted[index] = highest
  }
  return adjusted
}
