import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import { ServiceError } from '../../contract/errors.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import { readRetryAfter } from '../../lib/http/retry.ts'
import type { Answer } from '../../lib/http/transport.ts'
import { parseJson } from '../../lib/json.ts'

const nameSchema = z.union([z.string(), z.number()]).nullish()

/** The vendors' error bodies: each has its own place for the error's name. */
const errorBodySchema = z.object({
  error: z.union([
    z.string().transform(message => ({ message, code: undefined, type: undefined, status: undefined })),
    z.object({
      message: z.string().nullish(),
      code: nameSchema,
      type: z.string().nullish(),
      status: z.string().nullish(),
    }),
  ]),
})

/** The text of a reply with status 200; throws a ServiceError for every other. See `Reader`. */
export function readReply(answer: Answer, wallTime: number): string {
  const { request, status, text } = answer
  if (status === 200) return text
  const { error } = errorBodySchema.safeParse(parseJson(text)).data ?? {}
  const code = [error?.code, error?.type, error?.status].find(name => typeof name === 'string' && name !== '')
  const retryAfter = readRetryAfter(answer.retryAfter, wallTime)
  throw new ServiceError({
    kind: 'http',
    request,
    status,
    detail: excerpt(error?.message || text) || STATUS_CODES[status] || 'no explanation',
    ...(code !== undefined && { code: excerpt(String(code)) }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
