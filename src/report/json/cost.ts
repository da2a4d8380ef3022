import type * as z from 'zod'
import { type EngineCost, totalCost } from '../../embedded/engines/account.ts'
import type { costSchema } from './result-schema.ts'

/** Returns the costs as the result file has them. */
export function buildCost(costs: readonly EngineCost[]): z.output<typeof costSchema> {
  if (costs.length === 0) return null
  const isWhole = costs.every(({ unpriced }) => unpriced === 0)
  const known = totalCost(costs)
  return {
    total_usd: isWhole ? known : null,
    known_usd: known,
    engines: costs.map(cost => ({
      engine: cost.engine,
      replies: cost.replies,
      input_tokens: cost.inputTokens,
      output_tokens: cost.outputTokens,
      searches: cost.searches ?? null,
      cost_usd: cost.unpriced === 0 ? cost.costUsd : null,
      known_usd: cost.costUsd,
      stated_by_vendor: cost.stated,
      not_known: cost.unpriced,
    })),
  }
}
