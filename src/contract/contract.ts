/**
 * The service contract: what goes over the wire, field names as the wire has them.
 *
 * Schemas read answers tolerantly: unknown fields are dropped, text that an engine may not have is ''. They are
 * strict on what a verdict rests on: finite numbers, counts, arrays. Of requests the contract shows no required
 * fields: those without which an operation has no meaning are.
 */
import * as z from 'zod'

/** The one status that carries results; the contract shows no full list. */
export const COMPLETED = 'completed'

// The pipe says what comes out, for the description of the API.
const text = z
  .string()
  .nullish()
  .transform(value => value ?? '')
  .pipe(z.string())
const count = z.int().nonnegative()

export const scanResultSchema = z.object({
  engine: z.string().min(1),
  cited: z.boolean(),
  bcr_score: z.number(),
  sentiment: text,
  snippet: text,
  source_url: text,
  timestamp: text,
})

export const scanSchema = z.object({
  scan_id: z.string(),
  brand_name: text,
  status: z.string(),
  results: z.array(scanResultSchema),
  summary: z.object({
    total_engines: count,
    cited_engines: count,
    overall_bcr: z.number(),
    avg_sentiment: text,
  }),
})

export const generationSchema = z.object({
  generation_id: z.string(),
  status: z.string(),
  content: z.string(),
  metadata: z.object({
    schema_markup: text,
    recommended_keywords: z
      .array(z.string())
      .nullish()
      .transform(value => value ?? [])
      .pipe(z.array(z.string())),
    citation_score_estimate: z.number().nullish(),
  }),
})

export const reportSchema = z.object({
  report_id: z.string(),
  status: z.string(),
  estimated_completion: text,
  download_url: z
    .string()
    .nullish()
    .transform(value => value ?? null)
    .pipe(z.string().nullable()),
})

export const errorBodySchema = z.object({
  error: z.object({
    code: text,
    message: text,
    retry_after: z.number().nonnegative().nullish().catch(undefined),
  }),
})

export type ScanResult = z.output<typeof scanResultSchema>
export type Scan = z.output<typeof scanSchema>
export type Generation = z.output<typeof generationSchema>
export type Report = z.output<typeof reportSchema>

const filled = z.string().regex(/\S/, 'must not be blank')
const list = z.array(filled)

export const monitorRequestSchema = z.object({
  brand_name: filled,
  keywords: list.min(1, 'must not be empty'),
  engines: list.exactOptional(),
  language: z.string().exactOptional(),
})

export const generateRequestSchema = z.object({
  brand_name: filled,
  topic: filled,
  target_engines: list.exactOptional(),
  content_type: z.string().exactOptional(),
  tone: z.string().exactOptional(),
  language: z.string().exactOptional(),
  /** Length preference; the contract shows no unit. */
  max_length: z.int().positive().exactOptional(),
})

export const exportRequestSchema = z.object({
  brand_name: filled,
  /** Calendar dates, YYYY-MM-DD. */
  date_range: z
    .object({ start: z.iso.date(), end: z.iso.date() })
    .refine(({ start, end }) => start <= end, 'start must not be after end'),
  engines: list.exactOptional(),
  format: z.enum(['pdf', 'csv']),
  include_competitors: z.boolean().exactOptional(),
})

export type MonitorRequest = z.output<typeof monitorRequestSchema>
export type GenerateRequest = z.output<typeof generateRequestSchema>
export type ExportRequest = z.output<typeof exportRequestSchema>

/**
 * The three operations of the contract, wherever they run. Each rejects with a ServiceError; `signal` cancels the call.
 */
export interface VisibilityService {
  /**
   * `sample` numbers the repetitions of a scan within a run, from 1, which is the default. It is no part of the request:
   * a hosted service does not see it.
   */
  monitor(request: MonitorRequest, signal?: AbortSignal, sample?: number): Promise<Scan>
  generate(request: GenerateRequest, signal?: AbortSignal): Promise<Generation>
  export(request: ExportRequest, signal?: AbortSignal): Promise<Report>
}
