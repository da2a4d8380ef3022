/** Failed calls of the operations of a service. */
import type * as z from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { plainLine } from '../lib/escape.ts'
import { type Description, describeError, messageOf } from './avg-error.ts'
import type { serviceErrorSchema } from './schemas.ts'
import { type CallDeclaration, INVALID_PROXY, SERVICE_ERRORS, WEB_PAGE } from './service-codes.ts'
import { detailOf } from './words.ts'

export type ServiceErrorDetails = z.output<typeof serviceErrorSchema>

/** The only error with which a VisibilityService rejects. Engines throw it, too: for an answer that is missing. */
export class ServiceError extends Error {
  readonly details: ServiceErrorDetails

  constructor(details: ServiceErrorDetails, options?: ErrorOptions) {
    super(`${details.request}: ${details.detail}`, options)
    this.name = 'ServiceError'
    this.details = details
  }
}

/** Parses a request. Throws the ServiceError of `badRequest`, with the path of the invalid value. `operation` names the call. */
export function readRequest<T>(schema: z.ZodType<T>, value: unknown, operation: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw badRequest(operation, describeIssues(parsed.error.issues, 'the request'))
}

/** Returns the ServiceError of an invalid request: kind `http`, status 400, code `bad_request`. */
export function badRequest(request: string, detail: string): ServiceError {
  return new ServiceError({ kind: 'http', request, status: 400, code: 'bad_request', detail })
}

/** Describes a failed call to the service, and what to do. `atTerminal`: see describeError. */
export function describeServiceError(details: ServiceErrorDetails, atTerminal = false): Description {
  if (details.cause !== undefined) return describeError(details.cause, atTerminal)
  const { attempts = 1, request } = details
  const code = codeOf(details)
  const { happened = describeStatus } = declarationOf(code)
  const tries = attempts > 1 ? ` (tried ${attempts} times)` : ''
  const detail = detailOf(details.detail)
  return messageOf(
    code,
    `${happened(details)}${tries}${detail && `: ${detail}`}. The call was ${plainLine(request, 200)}.`,
  )
}

/** Describes a failed call in a few words, without a full stop. */
export function headlineOfFailure(details: ServiceErrorDetails): string {
  const { headline } = declarationOf(codeOf(details))
  if (headline !== undefined) return headline
  if (details.status !== undefined) return `The scan service failed with status ${details.status}`
  return 'The scan service did not answer'
}

function declarationOf(code: ReturnType<typeof codeOf>): Partial<CallDeclaration> {
  return code === 'AVG_ANSWER_COST' ? { happened: () => 'The request was not sent' } : SERVICE_ERRORS[code]
}

function describeStatus({ status, code }: ServiceErrorDetails): string {
  const answer = `The service answered ${status ?? 'an error'}`
  return code ? `${answer} (${plainLine(code, 60)})` : answer
}

function codeOf({ kind, status = 0, code, retryAfter }: ServiceErrorDetails) {
  switch (kind) {
    case 'http':
      return codeOfStatus(status, code)
    case 'connection':
      return code === INVALID_PROXY ? 'AVG_PROXY' : 'AVG_SERVICE_CONNECTION'
    case 'timeout':
      return retryAfter === undefined ? 'AVG_SERVICE_TIMEOUT' : 'AVG_SERVICE_WAIT'
    case 'cancelled':
      return 'AVG_CANCELLED'
    case 'invalid-response':
      return 'AVG_SERVICE_RESPONSE'
    case 'not-completed':
      return 'AVG_SERVICE_INCOMPLETE'
    case 'not-sent':
      return 'AVG_ANSWER_COST'
    case 'setup':
      return 'AVG_SETUP'
  }
}

function codeOfStatus(status: number, code: string | undefined) {
  switch (status) {
    case 400:
      return 'AVG_REQUEST_400'
    case 401:
      return 'AVG_AUTH_401'
    case 403:
      // A page comes from a firewall on the way, so the service has not refused the key.
      return code === WEB_PAGE ? 'AVG_SERVICE_HTTP' : 'AVG_AUTH_403'
    case 404:
      return 'AVG_SERVICE_404'
    case 429:
      return 'AVG_LIMIT_429'
  }
  if (status >= 500) return 'AVG_SERVICE_5XX'
  return status >= 300 && status < 400 ? 'AVG_SERVICE_REDIRECT' : 'AVG_SERVICE_HTTP'
}
