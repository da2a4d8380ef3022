import type * as z from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from './service.ts'

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
