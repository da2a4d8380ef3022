import * as z from 'zod'
import { count, maybe, text } from '../../contract/parts.ts'

export const costSchema = z.object({
  /** Id as the user wrote it. */
  engine: text,
  /** Replies whose usage was read: of questions, of judgements of the sentiment, and of drafts. */
  replies: count,
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Number of web searches; undefined if no reply counted them. */
  searches: maybe(z.number()),
  /** US dollars of the replies whose cost is known: as the vendor states it, else by the price list. */
  costUsd: z.number(),
  /** Number of replies whose cost the vendor stated. */
  stated: count,
  /** Number of replies whose cost is not known. */
  unpriced: count,
})
