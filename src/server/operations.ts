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
import { readRequest } from '../errors/service.ts'

const MAX_CHARACTERS = 200
const MAX_KEYWORDS = 500
const MAX_ENGINES = 20
const MAX_YEARS = 5
/** Far above any page. */
const MAX_LENGTH = 100_000

const tooMany = (limit: number, what: string) => `must have at most ${limit} ${what}`

/** Counts code points. */
function bounded(schema: z.ZodString): z.ZodString {
  return schema.refine(text => hasAtMost(text, MAX_CHARACTERS), tooMany(MAX_CHARACTERS, 'characters'))
}

function hasAtMost(text: string, limit: number): boolean {
  // A code point has at most two UTF-16 units. A text as long as the body is not split.
  return text.length <= 2 * limit && Array.from(text).length <= limit
}

const filled = bounded(monitorRequestSchema.shape.brand_name)
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

const servedMonitorRequestSchema = monitorRequestSchema.extend({
  brand_name: filled,
  keywords: z.array(filled).min(1, 'must not be empty').max(MAX_KEYWORDS, tooMany(MAX_KEYWORDS, 'items')),
  engines,
  language,
})

const servedGenerateRequestSchema = generateRequestSchema.extend({
  brand_name: filled,
  topic: filled,
  target_engines: engines,
  content_type: text.exactOptional(),
  tone: text.exactOptional(),
  language,
  max_length: z.int().positive().max(MAX_LENGTH, `must be at most ${MAX_LENGTH}`).exactOptional(),
})

const servedExportRequestSchema = exportRequestSchema.extend({
  brand_name: filled,
  date_range: exportRequestSchema.shape.date_range.refine(
    ({ start, end }) => end <= addYears(start, MAX_YEARS),
    `must cover at most ${MAX_YEARS} years`,
  ),
  engines,
})

/** 29 February is kept, because dates are only compared. */
function addYears(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`
}

/**
 * Performs an operation with a body that is not yet parsed. Rejects with a ServiceError for an invalid request, and with a
 * ZodError for an answer that violates the contract.
 */
export type ServedOperation = (
  service: VisibilityService,
  body: unknown,
  call: { route: string; signal: AbortSignal },
) => Promise<unknown>

/** The operations by their routes. */
export const operations: ReadonlyMap<string, ServedOperation> = new Map<string, ServedOperation>([
  [
    'POST /v1/brand/monitor',
    async (service, body, { route, signal }) =>
      scanSchema.parse(await service.monitor(readRequest(servedMonitorRequestSchema, body, route), signal)),
  ],
  [
    'POST /v1/content/generate',
    async (service, body, { route, signal }) =>
      generationSchema.parse(
        await service.generate(readRequest(servedGenerateRequestSchema, body, route), signal),
      ),
  ],
  [
    'POST /v1/report/export',
    async (service, body, { route, signal }) =>
      reportSchema.parse(await service.export(readRequest(servedExportRequestSchema, body, route), signal)),
  ],
])
