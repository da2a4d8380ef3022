/** What became of the questions to live engines, added up. */
import * as z from 'zod'
import { count, list, maybe, text } from '../contract/parts.ts'
import { citedSiteSchema, untrustedProblemSchema, untrustedReasonSchema } from '../engines/answer-record.ts'

export const engineAnswersSchema = z.object({
  engine: text,
  planned: count,
  evaluated: count,
  /** What ended its part in the run; undefined where it took part to the end. */
  problem: maybe(untrustedProblemSchema),
})

export const missingAnswersSchema = z.object({
  engine: text,
  count,
  /** Number of answers that were planned for the engine. */
  planned: count,
  /** Keyword and reason of the first of these answers. */
  keyword: text,
  reason: untrustedReasonSchema,
})

export const answerCountsSchema = z.object({
  planned: count,
  evaluated: count,
  engines: list(engineAnswersSchema),
  /** Engines that ended their part first, then the most frequent reasons. */
  missing: list(missingAnswersSchema),
})

/** How many answers state a fact of a list, and how many of them say an old value. */
export const factCountSchema = z.object({ fact: text, list: text, answers: count, wrong: count })

export const engineContentsSchema = z.object({
  engine: text,
  answers: count,
  /** Answers for which the engine read a page of the brand; undefined if the vendor does not report what it read. */
  read: maybe(count),
  /** Answers that cite any site. */
  sourced: count,
  /** Further answers, whose citations could not be read. */
  unread: count,
  /** Answers that name a competitor. */
  named: count,
  /** Answers that cite each domain, own ones included. The most cited domain comes first. */
  domains: list(z.object({ domain: text, answers: count })),
  /** Answers that cite and that mention each brand: the own one, without a name, then the most frequent competitors. */
  brands: list(z.object({ name: maybe(text), cited: count, mentioned: count })),
  facts: list(factCountSchema).exactOptional(),
})

export const presenceSchema = z.object({
  evaluated: count,
  /** Answers that cite the brand. */
  cited: count,
  /** Answers that name the brand. */
  mentioned: count,
  /** Answers that do not cite the brand although the engine read a page of it. */
  retrievedNotCited: count,
  /** Answers for which the engine read pages, and none of the brand. */
  neverRetrieved: count,
  /** Answers that cite no page. */
  uncited: count,
  /** Answers that name the brand before every competitor. */
  namedFirst: count,
})

/** Lists are in the order of their counts, the largest first, then of their names. */
export const answersSummarySchema = z.object({
  total: presenceSchema,
  engines: z.array(presenceSchema.extend({ engine: z.string() })),
  domains: z.array(
    citedSiteSchema.extend({
      /** Number of answers that cite it, and of those that do not cite the brand. */
      answers: count,
      answersWithoutBrand: count,
      engines: z.array(z.string()),
      /** The pages cited most come first. A redirect of the vendor is not listed: its address is not that of the page. */
      pages: z.array(z.object({ url: z.string(), answers: count })),
    }),
  ),
  /** Number of answers that name each, and of those that do not name the brand. */
  competitors: z.array(z.object({ name: z.string(), answers: count, answersWithoutBrand: count })),
  /** Number of answers that each was searched for. */
  queries: z.array(z.object({ query: z.string(), answers: count, engines: z.array(z.string()) })),
  /** Number of cited pages whose host the vendors do not tell. */
  unknownSources: count,
})
