import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import { ServiceError } from '../../contract/errors.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import { readRetryAfter } from '../../lib/http/retry.ts'
import type { HttpReply } from '../../lib/http/transport.ts'
import { parseJson } from '../../lib/json.ts'

const nameSchema = z.union([z.string(), z.number()]).nullish()

/** The error bodies of all vendors. Each vendor puts the error code into another field. */
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

/** Returns the text of a reply with status 200. Throws a ServiceError for any other status. */
export function readReply(reply: HttpReply, wallTime: number): string {
  const { request, status, text } = reply
  if (status === 200) return text
  const { error } = errorBodySchema.safeParse(parseJson(text)).data ?? {}
  const code = [error?.code, error?.type, error?.status].find(name => typeof name === 'string' && name !== '')
  const retryAfter = readRetryAfter(reply.retryAfter, wallTime)
  throw new ServiceError({
    kind: 'http',
    request,
    status,
    detail: excerpt(error?.message || text) || STATUS_CODES[status] || 'no explanation',
    ...(code !== undefined && { code: excerpt(String(code)) }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
