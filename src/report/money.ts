/** Amounts of money as every report writes them. */

/** Returns US dollars with cents: `2.50 USD`. An amount that would read 0.00 and is not 0 is `<0.01 USD`. */
export function formatUsd(amount: number): string {
  return `${amount > 0 && amount < 0.005 ? '<0.01' : amount.toFixed(2)} USD`
}

/** What stands for a cost that is not known. */
export const UNKNOWN_COST = 'not known'

/** Returns a sum of which a part may not be known: `0.40 USD`, `at least 0.40 USD`, `not known`. */
export function formatCost({ costUsd, isWhole }: { costUsd: number; isWhole: boolean }): string {
  if (isWhole) return formatUsd(costUsd)
  return costUsd > 0 ? `at least ${formatUsd(costUsd)}` : UNKNOWN_COST
}
