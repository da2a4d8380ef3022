import * as z from 'zod'
import {
  exportRequestSchema,
  generateRequestSchema,
  generationSchema,
  monitorRequestSchema,
  reportSchema,
  scanSchema,
  type VisibilityService,
} from '../contract/contract.ts'
import { readRequest } from '../errors/requests.ts'

const MAX_CHARACTERS = 200
const MAX_KEYWORDS = 500
const MAX_ENGINES = 20
const MAX_YEARS = 5
/** Far above any page. */
const MAX_LENGTH = 100_000

const tooMany = (limit: number, what: string) => `must have at most ${limit} ${what}`

/** Counts code points, like JSON Schema. */
function bounded(schema: z.ZodString): z.ZodString {
  return schema
    .refine(text => hasAtMost(text, MAX_CHARACTERS), tooMany(MAX_CHARACTERS, 'characters'))
    .meta({ maxLength: MAX_CHARACTERS })
}

function hasAtMost(text: string, limit: number): boolean {
  // A code point has at most two UTF-16 units. A text as long as the body is not split.
  return text.length <= 2 * limit && Array.from(text).length <= limit
}

const monitor = monitorRequestSchema.shape
const generate = generateRequestSchema.shape
const report = exportRequestSchema.shape

const filled = bounded(monitor.brand_name)
const text = bounded(z.string())
const engines = z.array(filled).max(MAX_ENGINES, tooMany(MAX_ENGINES, 'items')).exactOptional()
/** Only language, script and region, because other parts of BCP 47 tags do not affect an answer. */
const language = z
  .string()
  .regex(
    /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/,
    'must be a language code such as en or pt-BR',
  )
  .exactOptional()

const servedMonitorRequestSchema = z.object({
  ...monitor,
  brand_name: filled,
  keywords: z.array(filled).min(1, 'must not be empty').max(MAX_KEYWORDS, tooMany(MAX_KEYWORDS, 'items')),
  engines,
  language,
})

const servedGenerateRequestSchema = z.object({
  ...generate,
  brand_name: filled,
  topic: filled,
  target_engines: engines,
  content_type: text.exactOptional(),
  tone: text.exactOptional(),
  language,
  max_length: z.int().positive().max(MAX_LENGTH, `must be at most ${MAX_LENGTH}`).exactOptional(),
})

const servedExportRequestSchema = z.object({
  ...report,
  brand_name: filled,
  date_range: report.date_range
    .refine(({ start, end }) => end <= addYears(start, MAX_YEARS), `must cover at most ${MAX_YEARS} years`)
    .meta({ description: `At most ${MAX_YEARS} years.` }),
  engines,
})

/** 29 February is kept, because dates are only compared. */
function addYears(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`
}

export interface ServedOperation {
  name: keyof VisibilityService
  path: string
  summary: string
  request: z.ZodType
  answer: z.ZodType
  /** Rejects with a ServiceError for an invalid request, and with a ZodError for an answer that violates the contract. */
  perform(service: VisibilityService, body: unknown, signal: AbortSignal): Promise<unknown>
}

function describeOperation<Request, Answer>(
  description: Pick<ServedOperation, 'name' | 'path' | 'summary'>,
  request: z.ZodType<Request>,
  answer: z.ZodType<Answer>,
  call: (service: VisibilityService, request: Request, signal: AbortSignal) => Promise<Answer>,
): ServedOperation {
  return {
    ...description,
    request,
    answer,
    async perform(service, body, signal) {
      return answer.parse(await call(service, readRequest(request, body, `POST ${description.path}`), signal))
    },
  }
}

export const operations: ServedOperation[] = [
  describeOperation(
    { name: 'monitor', path: '/v1/brand/monitor', summary: 'Scan a brand across AI engines' },
    servedMonitorRequestSchema,
    scanSchema,
    (service, request, signal) => service.monitor(request, signal),
  ),
  describeOperation(
    { name: 'generate', path: '/v1/content/generate', summary: 'Generate content for AI engines' },
    servedGenerateRequestSchema,
    generationSchema,
    (service, request, signal) => service.generate(request, signal),
  ),
  describeOperation(
    { name: 'export', path: '/v1/report/export', summary: "Export a report on a brand's AI visibility" },
    servedExportRequestSchema,
    reportSchema,
    (service, request, signal) => service.export(request, signal),
  ),
]
