import { STATUS_CODES } from 'node:http'
import { ServiceError, type ServiceErrorDetails } from '../errors/service.ts'
import { excerpt } from '../lib/http/excerpt.ts'

export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** All error statuses that the server sends. */
const ERROR_CODES = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
  500: 'internal_error',
  503: 'service_unavailable',
} as const

export type ErrorStatus = keyof typeof ERROR_CODES

const INTERNAL = 'Internal server error.'
const UNAVAILABLE = 'The service is temporarily unavailable.'

/** Returns an answer with status 200 and a JSON body. */
export function success(value: unknown): HttpAnswer {
  const body = JSON.stringify(value)
  if (body === undefined) throw new TypeError('The answer cannot be written as JSON.')
  return toAnswer(200, body)
}

/** Returns an answer with a file, which browsers save instead of showing it. */
export function download(bytes: Uint8Array, contentType: string): HttpAnswer {
  return toAnswer(200, bytes, { 'content-type': contentType, 'content-disposition': 'attachment' })
}

/** Returns an error of the contract. `retryAfter` is in whole seconds. */
export function failure(status: ErrorStatus, message: string, retryAfter?: number): HttpAnswer {
  const code = ERROR_CODES[status]
  if (retryAfter !== undefined) {
    const body = JSON.stringify({ error: { code, message, retry_after: retryAfter } })
    return toAnswer(status, body, { 'retry-after': String(retryAfter) })
  }
  const body = JSON.stringify({ error: { code, message } })
  // RFC 9110 requires this header with status 401.
  return toAnswer(status, body, status === 401 ? { 'www-authenticate': 'Bearer' } : {})
}

function toAnswer(status: number, body: string | Uint8Array, own: Record<string, string> = {}): HttpAnswer {
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...own,
  }
  return { status, headers, body }
}

/**
 * Returns the answer for an error of a service. Statuses of the contract are passed on with their detail. A timeout, or a service
 * that is not set up, becomes 503. An engine without a key becomes 400, because the caller can choose another one. Other errors
 * become 500 without their message, which may be internal. If `known` is false, the answer hides the error, so report it.
 */
export function describeFailure(error: unknown): { answer: HttpAnswer; known: boolean } {
  if (!(error instanceof ServiceError)) return { answer: failure(500, INTERNAL), known: false }
  const { kind, status = 500, detail, retryAfter } = error.details
  if (kind === 'setup') return { answer: describeSetup(error.details), known: false }
  if (kind === 'http' && isErrorStatus(status)) {
    // The contract requires Retry-After with status 429.
    const wait = retryAfter ?? (status === 429 ? 1 : undefined)
    const seconds = wait === undefined ? undefined : Math.max(Math.ceil(wait), 1)
    return { answer: failure(status, excerpt(detail) || (STATUS_CODES[status] ?? ''), seconds), known: true }
  }
  const passing = kind === 'timeout' || kind === 'connection' || kind === 'cancelled' || status > 500
  return { answer: passing ? failure(503, UNAVAILABLE) : failure(500, INTERNAL), known: false }
}

/** Does not name files of the operator. */
function describeSetup({ code, cause, detail }: ServiceErrorDetails): HttpAnswer {
  if (code === 'no-connection') return failure(400, `engines: ${excerpt(detail)}`)
  if (cause) return failure(503, `The service has no pages to answer from: ${cause.code}.`)
  return failure(503, `The service is not set up: ${code ?? 'unknown reason'}.`)
}

function isErrorStatus(status: number): status is ErrorStatus {
  return Object.hasOwn(ERROR_CODES, status)
}
