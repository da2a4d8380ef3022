import * as z from 'zod'
import { address, count, kind, list, maybe, text } from '../contract/parts.ts'
import { citedSiteSchema, untrustedProblemSchema, untrustedReasonSchema } from '../engines/answer-record.ts'

export const engineMeasurementSchema = z.object({
  engine: text,
  cited: z.boolean(),
  /** Mean of the answers with a score, in the unit of the service. */
  bcrScore: maybe(z.number()),
  sentiment: text,
  /** Text and page of the first answer that cites the brand, or of the first answer; '' without an answer. */
  snippet: text,
  sourceUrl: address,
  answers: count,
  citedAnswers: count,
})

export const cellRefSchema = z.object({
  /** Undefined if one scan asks about all keywords. */
  keyword: maybe(text),
  /** Name in the scans, with the country: `openai@DE`. */
  engine: text,
})

const country = z.string().regex(/^[A-Z]{2}$/)

/** The smallest part of a gate that a loss affects. */
export const scopeSchema = z.discriminatedUnion('kind', [
  kind('whole', {}),
  kind('country', { country }),
  /** `country` is set if the loss is in one country. */
  kind('engine', { engine: text, country: country.optional() }),
])

export const levelSchema = z.object({
  cited: count,
  /** At least 1. */
  answers: count,
  /** cited ÷ answers, 0 to 1. */
  share: z.number(),
})

const usualSchema = z.object({ usually: z.number(), share: z.number() })

/** A total over compared cells. */
export const changeSchema = z.object({
  now: levelSchema,
  /**
   * What the earlier runs let expect: `usually` is Σ (earlier share of a cell × its answers now), and `share` is that sum ÷
   * the answers now, so that unequal sample sizes have no effect.
   */
  was: usualSchema,
  /** The level over all runs judged together, including this one; equal to `now` if this run is judged separately. */
  since: usualSchema,
})

export const cellSchema = cellRefSchema.extend({
  /** In the order of the samples, as many as bcrScores; at least one. */
  cited: list(z.boolean()),
  /** In the unit of the service; null if the answer does not state its score. */
  bcrScores: list(z.number().nullable()),
})

export const contradictionSchema = z.discriminatedUnion('kind', [
  kind('missing-engine', { scanId: text, engine: text }),
  kind('duplicate-engine', { scanId: text, engine: text }),
  kind('summary-contradiction', {
    scanId: text,
    field: z.enum(['total_engines', 'cited_engines']),
    stated: count,
    counted: count,
  }),
])

export const measurementSchema = z.object({
  /** Undefined if no answer states its score. */
  overallBcr: maybe(z.number()),
  citedEngines: count,
  totalEngines: count,
  avgSentiment: text,
  engines: list(engineMeasurementSchema),
  cells: list(cellSchema),
  contradictions: list(contradictionSchema),
})

export const brandShareSchema = z.object({
  name: text,
  isOwn: z.boolean(),
  /** Compared answers, and compared answers that cite this brand. */
  answers: count,
  citedAnswers: count,
  /** Share of the citations of all compared brands, 0 to 1; 0 without a citation. */
  share: z.number(),
  /** Mean over the scans of the brand, in the unit of the service, if known. */
  overallBcr: maybe(z.number()),
})

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
const factCountSchema = z.object({ fact: text, list: text, answers: count, wrong: count })

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
