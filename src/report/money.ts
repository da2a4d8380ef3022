/** Amounts of money, and what the replies of engines used, as every report writes them. */
import { type EngineCost, totalCost } from '../embedded/engines/account.ts'
import { plainLine } from './escape.ts'
import { formatCount, NO_VALUE } from './numbers.ts'
import { NAME_LENGTH } from './words.ts'

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

/** Returns what the replies of an engine used and cost, in words. */
export function describeCost({
  replies,
  inputTokens,
  outputTokens,
  searches,
  costUsd,
  stated,
  unpriced,
}: EngineCost): { tokens: string; searches: string; amount: string; source: string } {
  const sources = [
    ...(stated > 0 ? ['vendor'] : []),
    ...(replies > stated + unpriced ? ['list prices'] : []),
    ...(unpriced > 0 && unpriced < replies ? ['partly not known'] : []),
  ]
  return {
    tokens:
      inputTokens + outputTokens === 0
        ? NO_VALUE
        : `${formatCount(inputTokens)} / ${formatCount(outputTokens)}`,
    searches: searches === undefined ? NO_VALUE : formatCount(searches),
    amount: formatCost({ costUsd, isWhole: unpriced === 0 }),
    source: sources.join(', ') || NO_VALUE,
  }
}

/** Returns the cost of all engines. */
export function formatTotalCost(costs: readonly EngineCost[]): string {
  return formatCost({ costUsd: totalCost(costs), isWhole: costs.every(({ unpriced }) => unpriced === 0) })
}

/** Returns the cost of a run in one line for the log; undefined where no live engine replied. */
export function summarizeCost({ costs }: { costs: readonly EngineCost[] }): string | undefined {
  if (costs.length === 0) return undefined
  const engines = costs.map(cost => {
    const { amount, tokens, searches } = describeCost(cost)
    return `${plainLine(cost.engine, NAME_LENGTH)} ${amount} (tokens ${tokens}, searches ${searches})`
  })
  return `Cost of the live engines: ${formatTotalCost(costs)}. ${engines.join(', ')}.`
}
