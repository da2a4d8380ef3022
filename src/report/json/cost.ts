import * as z from 'zod'
import { count } from '../../contract/parts.ts'
import { type EngineCost, totalCost } from '../../embedded/engines/account.ts'

export const costSchema = z
  .object({
    total_usd: z.number().nullable().describe('Null where the cost of a reply is not known.'),
    known_usd: z.number().describe('US dollars of the replies whose cost is known.'),
    engines: z.array(
      z.object({
        engine: z.string(),
        replies: count.describe('Replies that could be read: to questions, for sentiments and for drafts.'),
        input_tokens: count,
        output_tokens: count,
        searches: count.nullable().describe('Null where the vendor counts none.'),
        cost_usd: z.number().nullable().describe('Null where the cost of a reply is not known.'),
        known_usd: z.number(),
        stated_by_vendor: count.describe('Replies whose cost the vendor states; others have list prices.'),
        not_known: count.describe('Replies whose cost is not known.'),
      }),
    ),
  })
  .nullable()
  .describe('What the replies of live engines used and cost. Null where no live engine replied.')

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
