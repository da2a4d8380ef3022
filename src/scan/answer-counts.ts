import * as z from 'zod'
import { count, list, maybe, text } from '../contract/parts.ts'
import { citedSiteSchema, untrustedProblemSchema, untrustedReasonSchema } from '../engines/answer-record.ts'

const engineAnswersSchema = z.object({
  engine: text,
  planned: count,
  evaluated: count,
  /** Why it left the run; undefined if it did not. */
  problem: maybe(untrustedProblemSchema),
})

export const missingAnswersSchema = z.object({
  engine: text,
  count,
  planned: count,
  keyword: text,
  reason: untrustedReasonSchema,
})

export const answerCountsSchema = z.object({
  planned: count,
  evaluated: count,
  engines: list(engineAnswersSchema),
  /** Engines that left the run first, then the most frequent reasons. */
  missing: list(missingAnswersSchema),
})

/** `answers` state a fact of a list, and `wrong` of them give an old value. */
export const factCountSchema = z.object({ fact: text, list: text, answers: count, wrong: count })

export const engineContentsSchema = z.object({
  engine: text,
  answers: count,
  /** Answers for which the engine read a page of the brand; undefined if the vendor does not report it. */
  read: maybe(count),
  sourced: count,
  /** Additional answers whose citations are unreadable. */
  unread: count,
  named: count,
  /** Answers that cite each domain, including the brand's own, most cited first. */
  domains: list(z.object({ domain: text, answers: count })),
  /** The own brand (without a name) first, then the most frequent competitors. */
  brands: list(z.object({ name: maybe(text), cited: count, mentioned: count })),
  facts: list(factCountSchema).exactOptional(),
})

/** Lists are in descending order of their counts, then by name. */
export const answersSummarySchema = z.object({
  total: z.object({ evaluated: count, cited: count, mentioned: count }),
  domains: z.array(
    citedSiteSchema.extend({
      answers: count,
      /** Most cited first, without redirects of the vendor, whose address is not the page's. */
      pages: z.array(z.object({ url: z.string(), answers: count })),
    }),
  ),
  /** Answers that name the competitor. */
  competitors: z.array(z.object({ name: z.string(), answers: count })),
})
