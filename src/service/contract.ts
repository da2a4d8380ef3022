/**
 * The service contract: what goes over the wire, field names as the wire has them.
 *
 * Schemas read answers tolerantly: unknown fields are dropped, text that an engine may not have is ''. They are
 * strict on what a verdict rests on: finite numbers, counts, arrays.
 */
import * as z from 'zod'

/** The one status that carries results; the contract shows no full list. */
export const COMPLETED = 'completed'

const text = z
  .string()
  .nullish()
  .transform(value => value ?? '')
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
      .transform(value => value ?? []),
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
    .transform(value => value ?? null),
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

export interface MonitorRequest {
  brand_name: string
  keywords: string[]
  engines?: string[]
  language?: string
}

export interface GenerateRequest {
  brand_name: string
  topic: string
  target_engines?: string[]
  content_type?: string
  tone?: string
  language?: string
  /** Length preference; the contract shows no unit. */
  max_length?: number
}

export interface ExportRequest {
  brand_name: string
  /** Calendar dates, YYYY-MM-DD. */
  date_range: { start: string; end: string }
  engines?: string[]
  format: 'pdf' | 'csv'
  include_competitors?: boolean
}

/**
 * The three operations of the contract, wherever they run. Each rejects with a ServiceError; `signal`
 * abandons the call.
 */
export interface VisibilityService {
  monitor(request: MonitorRequest, signal?: AbortSignal): Promise<Scan>
  generate(request: GenerateRequest, signal?: AbortSignal): Promise<Generation>
  export(request: ExportRequest, signal?: AbortSignal): Promise<Report>
}
