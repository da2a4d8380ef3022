import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import { COMPLETED, errorBodySchema } from '../contract/contract.ts'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from '../contract/errors.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { readRetryAfter } from '../lib/http/retry.ts'
import type { Answer } from '../lib/http/transport.ts'
import { parseJson } from '../lib/json.ts'

/** One of the contract's operations, as HTTP has it. */
export interface Operation<T> {
  path: string
  schema: z.ZodType<T>
  /** Its answer is only an answer once it says `completed`. */
  completes: boolean
}

const statusSchema = z.looseObject({ status: z.string() })

/**
 * What the operation promised to return. Throws a ServiceError for every other answer; `wallTime`, milliseconds
 * since 1970, is when it came.
 */
export function readAnswer<T>({ schema, completes }: Operation<T>, answer: Answer, wallTime: number): T {
  const { request, status, text } = answer
  if (status >= 400) throw httpError(answer, wallTime)
  const invalid = (detail: string) => new ServiceError({ kind: 'invalid-response', request, status, detail })
  if (status !== 200) throw invalid(`status ${status} where the contract has 200`)

  const value = parseJson(text)
  if (value === undefined) {
    throw invalid(
      `not JSON (${excerpt(answer.contentType) || 'no content-type'}): ${excerpt(text) || 'empty'}`,
    )
  }
  // An answer that is not ready has no results to be wrong.
  const stated = statusSchema.safeParse(value).data?.status
  if (completes && stated !== undefined && stated !== COMPLETED) {
    const detail = `status is ${excerpt(JSON.stringify(stated))}`
    throw new ServiceError({ kind: 'not-completed', request, status, detail })
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(describeIssues(parsed.error.issues))
  return parsed.data
}

function httpError(answer: Answer, wallTime: number): ServiceError {
  const { request, status, text } = answer
  const { error } = errorBodySchema.safeParse(parseJson(text)).data ?? {}
  const code = excerpt(error?.code ?? '')
  const retryAfter = readRetryAfter(answer.retryAfter, wallTime) ?? error?.retry_after ?? undefined
  return new ServiceError({
    kind: 'http',
    request,
    status,
    detail: excerpt(error?.message || text) || STATUS_CODES[status] || 'no explanation',
    ...(code && { code }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
