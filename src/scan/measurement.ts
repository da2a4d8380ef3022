import * as z from 'zod'
import { address, count, kind, list, maybe, text } from '../contract/parts.ts'

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
  /** The scan returns another brand than the requested one. */
  kind('other-brand', { scanId: text, brand: text }),
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
