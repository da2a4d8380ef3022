import * as z from 'zod'
import { count, list, maybe, text } from '../contract/parts.ts'
import { citedSiteSchema, untrustedProblemSchema, untrustedReasonSchema } from '../engines/answer-record.ts'

export const engineAnswersSchema = z.object({
  engine: text,
  planned: count,
  evaluated: count,
  /** What ended its part in the run; undefined if it took part to the end. */
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
  /** Engines that dropped out first, then the most frequent reasons. */
  missing: list(missingAnswersSchema),
})

/** `answers` state a fact of a list, and `wrong` of them give an old value. */
export const factCountSchema = z.object({ fact: text, list: text, answers: count, wrong: count })

export const engineContentsSchema = z.object({
  engine: text,
  answers: count,
  /** Answers for which the engine read a page of the brand; undefined if the vendor does not report what it read. */
  read: maybe(count),
  sourced: count,
  /** Additional answers whose citations are unreadable. */
  unread: count,
  named: count,
  /** Answers that cite each domain, including the brand's own, most cited first. */
  domains: list(z.object({ domain: text, answers: count })),
  /** Answers that cite and mention each brand: the own one (without a name) first, then the most frequent competitors. */
  brands: list(z.object({ name: maybe(text), cited: count, mentioned: count })),
  facts: list(factCountSchema).exactOptional(),
})

export const presenceSchema = z.object({
  evaluated: count,
  cited: count,
  mentioned: count,
  /** The engine read a page of the brand but did not cite it. */
  retrievedNotCited: count,
  /** The engine read pages, but none of the brand. */
  neverRetrieved: count,
  uncited: count,
  /** Answers that name the brand before any competitor. */
  namedFirst: count,
})

/** Lists are sorted by their counts in descending order, then by name. */
export const answersSummarySchema = z.object({
  total: presenceSchema,
  engines: z.array(presenceSchema.extend({ engine: z.string() })),
  domains: z.array(
    citedSiteSchema.extend({
      /** Answers that cite the domain, and those of them that do not cite the brand. */
      answers: count,
      answersWithoutBrand: count,
      engines: z.array(z.string()),
      /** Most cited first. Redirects of the vendor are omitted, because their address is not that of the page. */
      pages: z.array(z.object({ url: z.string(), answers: count })),
    }),
  ),
  /** Answers that name the competitor, and those of them that do not name the brand. */
  competitors: z.array(z.object({ name: z.string(), answers: count, answersWithoutBrand: count })),
  queries: z.array(z.object({ query: z.string(), answers: count, engines: z.array(z.string()) })),
  /** Cited pages whose host the vendor does not reveal. */
  unknownSources: count,
})
