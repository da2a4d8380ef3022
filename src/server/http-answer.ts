import { STATUS_CODES } from 'node:http'
import { ServiceError } from '../contract/errors.ts'
import { excerpt } from '../lib/http/excerpt.ts'

export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** The contract's error codes; no other error leaves the house. */
export const ERROR_CODES = {
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

/** Throws what cannot be said in JSON. */
export function success(value: unknown): HttpAnswer {
  const body = JSON.stringify(value)
  if (body === undefined) throw new TypeError('No JSON for the answer.')
  return toAnswer(200, body)
}

/** A file to be kept, never shown in place. */
export function download(bytes: Uint8Array, contentType: string): HttpAnswer {
  const { status, headers } = toAnswer(200, bytes)
  return {
    status,
    headers: { ...headers, 'content-type': contentType, 'content-disposition': 'attachment' },
    body: bytes,
  }
}

/** An error as the contract has it; `retryAfter`, whole seconds, goes into header and body. */
export function failure(status: ErrorStatus, message: string, retryAfter?: number): HttpAnswer {
  const code = ERROR_CODES[status]
  if (retryAfter !== undefined) {
    const body = JSON.stringify({ error: { code, message, retry_after: retryAfter } })
    return toAnswer(status, body, { 'retry-after': String(retryAfter) })
  }
  const body = JSON.stringify({ error: { code, message } })
  // HTTP asks for the header; the scheme is the contract's.
  return toAnswer(status, body, status === 401 ? { 'www-authenticate': 'Bearer' } : {})
}

/** With headers for which nobody on the way keeps the answer or takes it for something else. */
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
 * The answer for whatever a service threw. An error status of the contract stays what it is, with its detail; a
 * service that could not be reached in time is unavailable. The words of anything else stay in the house:
 * `known` is false, for whoever runs the service has to hear of it.
 */
export function describeFailure(error: unknown): { answer: HttpAnswer; known: boolean } {
  if (!(error instanceof ServiceError)) return { answer: failure(500, INTERNAL), known: false }
  const { kind, status = 500, detail, retryAfter } = error.facts
  if (kind === 'http' && isErrorStatus(status)) {
    // A rate limit always says when to come back.
    const wait = retryAfter ?? (status === 429 ? 1 : undefined)
    const seconds = wait === undefined ? undefined : Math.max(Math.ceil(wait), 1)
    return { answer: failure(status, excerpt(detail) || (STATUS_CODES[status] ?? ''), seconds), known: true }
  }
  const passing = kind === 'timeout' || kind === 'connection' || kind === 'cancelled' || status > 500
  return { answer: passing ? failure(503, UNAVAILABLE) : failure(500, INTERNAL), known: false }
}

function isErrorStatus(status: number): status is ErrorStatus {
  return Object.hasOwn(ERROR_CODES, status)
}
