import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import {
  COMPLETED,
  errorBodySchema,
  generationSchema,
  type MonitorRequest,
  reportSchema,
  type Scan,
  scanSchema,
  type VisibilityService,
} from '../contract/contract.ts'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from '../errors/service.ts'
import { type CallerOptions, createCaller } from '../lib/http/caller.ts'
import { excerpt, readPage } from '../lib/http/excerpt.ts'
import { readRetryAfter } from '../lib/http/retry.ts'
import type { HttpReply } from '../lib/http/transport.ts'
import { parseJson } from '../lib/json.ts'
import { foldName } from '../lib/text.ts'
import type { DownloadRequest } from './download.ts'

export interface ServiceClient extends VisibilityService {
  /** Downloads the file of a report from the `download_url` of an export. Rejects with a DownloadError. */
  download(request: DownloadRequest, signal?: AbortSignal): Promise<void>
  close(): Promise<void>
}

export const operations = {
  monitor: { path: '/v1/brand/monitor', schema: scanSchema, completes: true },
  generate: { path: '/v1/content/generate', schema: generationSchema, completes: true },
  export: { path: '/v1/report/export', schema: reportSchema, completes: false },
}

export type ClientOptions = Omit<CallerOptions, 'keyHeaders'>

/** Creates a client of the service over HTTP. */
export function createClient(options: ClientOptions): ServiceClient {
  const { baseUrl, apiKey, env, clock, deadline } = options
  const { origin } = new URL(baseUrl)
  const keyHeaders = { authorization: `Bearer ${apiKey}` }
  const { call, redact, close } = createCaller({ ...options, keyHeaders })
  const closed = new AbortController()
  const perform = <T>(operation: Operation<T>, request: object, signal?: AbortSignal) =>
    call(operation.path, request, (reply, wallTime) => readAnswer(operation, reply, wallTime), signal)
  return {
    monitor: (request, signal) => perform(monitorOf(request), request, signal),
    generate: (request, signal) => perform(operations.generate, request, signal),
    export: (request, signal) => perform(operations.export, request, signal),
    async download(request, signal = options.signal) {
      const { DOWNLOAD_LIMITS, download } = await import('./download.ts')
      return download(request, {
        baseUrl,
        keyHeaders: url => (url.origin === origin ? keyHeaders : {}),
        redact,
        limits: {
          ...DOWNLOAD_LIMITS,
          milliseconds: Math.min(DOWNLOAD_LIMITS.milliseconds, deadline - clock.now()),
        },
        signal: AbortSignal.any([options.signal, closed.signal, signal]),
        clock,
        env,
      })
    },
    close() {
      closed.abort()
      return close()
    },
  }
}

interface Operation<T> {
  path: string
  schema: z.ZodType<T>
  /** Whether an answer must have the status `completed`. */
  completes: boolean
}

/** Returns the operation of a scan. An answer about another brand is invalid, because its results would be compared. */
export function monitorOf({ brand_name: brand }: MonitorRequest): Operation<Scan> {
  const schema = scanSchema.superRefine(({ brand_name: scanned }, context) => {
    if (['', foldName(brand)].includes(foldName(scanned))) return
    const message = `the scan is about “${excerpt(scanned)}”, not about “${excerpt(brand)}”`
    context.addIssue({ code: 'custom', path: ['brand_name'], message })
  })
  return { ...operations.monitor, schema }
}

const statusSchema = z.looseObject({ status: z.string() })

/** Reads the answer in a reply at `wallTime`. Throws a ServiceError for an error or a violation of the contract. */
export function readAnswer<T>({ schema, completes }: Operation<T>, reply: HttpReply, wallTime: number): T {
  const { request, status, text } = reply
  if (status >= 400) throw httpError(reply, wallTime)
  const invalid = (detail: string) => new ServiceError({ kind: 'invalid-response', request, status, detail })
  if (status !== 200) throw invalid(`status ${status} instead of 200`)

  const value = parseJson(text)
  if (value === undefined) {
    const type = excerpt(reply.contentType) || 'no content-type'
    throw invalid(readPage(text)?.detail ?? `not JSON (${type}): ${excerpt(text) || 'empty'}`)
  }
  const message = excerpt(errorBodySchema.safeParse(value).data?.error.message ?? '')
  // Checked before the schema, because an unfinished answer may lack its results.
  const stated = statusSchema.safeParse(value).data?.status
  if (completes && stated !== undefined && stated !== COMPLETED) {
    const detail = `status is ${excerpt(JSON.stringify(stated))}${message && `: ${message}`}`
    throw new ServiceError({ kind: 'not-completed', request, status, detail })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalid(message ? `an error with status 200: ${message}` : describeIssues(parsed.error.issues))
}

function httpError(reply: HttpReply, wallTime: number): ServiceError {
  const { request, status, text } = reply
  const { error } = errorBodySchema.safeParse(parseJson(text)).data ?? {}
  const page = readPage(text)
  const code = excerpt(error?.code ?? page?.code ?? '')
  const retryAfter = readRetryAfter(reply.retryAfter, wallTime) ?? error?.retry_after ?? undefined
  return new ServiceError({
    kind: 'http',
    request,
    status,
    detail: excerpt(error?.message || page?.detail || text) || STATUS_CODES[status] || 'no explanation',
    ...(code && { code }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
