import type * as z from 'zod'
import { describeIssues } from './describe-issues.ts'
import { ServiceError } from './errors.ts'

/**
 * `value` as the request that `schema` describes. Throws the ServiceError of a bad request, wherever the service
 * runs: kind `http`, status 400, code `bad_request`, the detail with the path of what is wrong. `operation` is
 * the call, for people.
 */
export function readRequest<T>(schema: z.ZodType<T>, value: unknown, operation: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw badRequest(operation, describeIssues(parsed.error.issues, 'the request'))
}

export function badRequest(request: string, detail: string): ServiceError {
  return new ServiceError({ kind: 'http', request, status: 400, code: 'bad_request', detail })
}
