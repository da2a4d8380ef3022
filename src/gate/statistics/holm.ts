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
