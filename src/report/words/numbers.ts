/**
 * Formats numbers as every report shows them: a measured score with one decimal, a share in whole percent, money with cents.
 * A value that a user set, such as a floor, keeps its digits. JSON and CSV have full precision.
 */
import { type EngineCost, totalCost } from '../../engines/account.ts'
import type { Subject } from '../../gate/verdict.ts'
import { countOf, formatCount, formatScore, formatSetting, formatUsd, NO_VALUE } from '../../lib/numbers.ts'

export { countOf, formatCount, formatScore, formatSetting, formatUsd, NO_VALUE }

/** Returns a share of -1 to 1 in whole percent. Rounds a half away from 0: 57.5 is 100 * 0.575, which is 57.49999999999999. */
export function toPercent(share: number): number {
  return Math.sign(share) * Math.round(Number((100 * Math.abs(share)).toFixed(9)))
}

/** Returns a share of 0 to 1 as whole percent: `25%`. A positive share that rounds to 0% is `<1%`. */
export function formatPercent(share: number): string {
  return share > 0 && toPercent(share) === 0 ? '<1%' : `${toPercent(share)}%`
}

/** Returns a value in the unit of its subject; percent are 0 to 100. */
export function formatValue(value: number, unit: Subject['unit']): string {
  if (unit === 'percent') return formatPercent(value / 100)
  return unit === 'score' ? formatScore(value) : formatCount(value)
}

/** Returns a sum that may be incomplete: `0.40 USD`, `at least 0.40 USD`, `not known`. */
export function formatCost({ costUsd, isWhole }: { costUsd: number; isWhole: boolean }): string {
  if (isWhole) return formatUsd(costUsd)
  return costUsd > 0 ? `at least ${formatUsd(costUsd)}` : 'not known'
}

/** Returns what the replies of an engine used and cost, in words. */
export function describeCost({ inputTokens, outputTokens, searches, costUsd, unpriced }: EngineCost) {
  return {
    tokens:
      inputTokens + outputTokens === 0
        ? NO_VALUE
        : `${formatCount(inputTokens)} / ${formatCount(outputTokens)}`,
    searches: searches === undefined ? NO_VALUE : formatCount(searches),
    amount: formatCost({ costUsd, isWhole: unpriced === 0 }),
  }
}

/** Returns the cost of all engines. */
export function formatTotalCost(costs: readonly EngineCost[]): string {
  return formatCost({ costUsd: totalCost(costs), isWhole: costs.every(({ unpriced }) => unpriced === 0) })
}
