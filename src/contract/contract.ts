/**
 * The service contract as schemas, with the field names of the wire format. Answers lose unknown fields, and a missing text
 * becomes ''. Values that a verdict depends on are required. The contract does not say which fields of a request are required;
 * the schemas require only what the operation needs.
 */
import * as z from 'zod'

/** The status of an answer with results. The contract does not list all statuses. */
export const COMPLETED = 'completed'

const text = z
  .string()
  .nullish()
  .transform(value => value ?? '')
const count = z.int().nonnegative()
/** Undefined if it is missing, because an unknown score is not 0. */
const score = z
  .number()
  .nullish()
  .transform(value => value ?? undefined)
  .pipe(z.number().optional())

/** Results of one scan. An answer with more is malformed, because leaving a result out could change a verdict. */
const MAX_RESULTS = 200
/** In UTF-16 units. A longer name is malformed, because two cut names could be equal. Other texts are cut. */
const MAX_NAME_LENGTH = 500
const MAX_SNIPPET_LENGTH = 20_000
const MAX_TEXT_LENGTH = 2_000

const shortText = cutText(MAX_TEXT_LENGTH)

function cutText(length: number) {
  // A copy, because a substring keeps the whole string in the memory of V8.
  const cut = (value: string) => Buffer.from(value.slice(0, length)).toString()
  return text.transform(value => (value.length > length ? cut(value) : value))
}

const scanResultSchema = z.object({
  engine: z.string().min(1).max(MAX_NAME_LENGTH),
  cited: z.boolean(),
  bcr_score: score,
  sentiment: shortText,
  snippet: cutText(MAX_SNIPPET_LENGTH),
  source_url: text,
  timestamp: shortText,
})

export const scanSchema = z.object({
  scan_id: z.string(),
  brand_name: shortText,
  status: z.string(),
  results: z.array(scanResultSchema).max(MAX_RESULTS),
  summary: z.object({
    total_engines: count,
    cited_engines: count,
    overall_bcr: score,
    avg_sentiment: shortText,
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

/** Some servers send a number as the code. */
const textOrNumber = z.preprocess(value => (typeof value === 'number' ? String(value) : value), text)

/** Also reads servers that send only a text as the error, or the wait as a text. */
export const errorBodySchema = z.object({
  error: z.preprocess(
    error => (typeof error === 'string' ? { message: error } : error),
    z.object({
      code: textOrNumber,
      message: textOrNumber,
      retry_after: z.preprocess(
        value => (typeof value === 'string' && value !== '' ? Number(value) : value),
        z.number().nonnegative().nullish().catch(undefined),
      ),
    }),
  ),
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
  /** Length preference; the contract does not state the unit. */
  max_length: z.int().positive().exactOptional(),
})

export const exportRequestSchema = z.object({
  brand_name: filled,
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

/** The three operations of the contract. Each rejects with a ServiceError. `signal` cancels the call. */
export interface VisibilityService {
  /** `sample` numbers the repetitions of a scan in a run, from 1, which is the default. A hosted service does not get it. */
  monitor(request: MonitorRequest, signal?: AbortSignal, sample?: number): Promise<Scan>
  generate(request: GenerateRequest, signal?: AbortSignal): Promise<Generation>
  export(request: ExportRequest, signal?: AbortSignal): Promise<Report>
}
