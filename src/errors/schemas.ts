/** The schemas of stored errors. Modules that a hosted run loads at its start import only types. */
import * as z from 'zod'
import { count, text } from '../contract/parts.ts'
import { READING_ERRORS } from './avg-error.ts'
import { BLOCKERS } from './blockers.ts'
import { FILE_ERRORS } from './checkout.ts'
import { WARNINGS } from './warnings.ts'

function unionOf<Schema extends z.core.$ZodTypeDiscriminable>(schemas: Schema[]) {
  const [first, ...others] = schemas
  if (first === undefined) throw new RangeError('a union has at least one error')
  return z.discriminatedUnion('code', [first, ...others])
}

/** An error of files, git or pages. */
export const errorSchema = unionOf(Object.values(READING_ERRORS).map(({ schema }) => schema()))
export const fileErrorSchema = unionOf(Object.values(FILE_ERRORS).map(({ schema }) => schema()))
export const warningSchema = unionOf(Object.values(WARNINGS).map(({ schema }) => schema()))
export const blockerErrorSchema = unionOf(Object.values(BLOCKERS).map(({ schema }) => schema()))

export const serviceErrorSchema = z.object({
  kind: z.enum([
    /** The service replied with an error status. */
    'http',
    /** No reply: refused, reset, unknown host, TLS. */
    'connection',
    /** The time budget ended, or would end before the next attempt. */
    'timeout',
    /** The workflow was cancelled. */
    'cancelled',
    /** The answer does not follow the contract. */
    'invalid-response',
    /** The answer follows the contract, but its status is not `completed`. */
    'not-completed',
    /** The request was not sent: the cost of the run had reached its limit. */
    'not-sent',
    /** The embedded service cannot read the pages, a key or a recording. */
    'setup',
  ]),
  /** The call as people see it, without the key: `POST https://host/prefix/v1/brand/monitor`. */
  request: text,
  /** What happened, in one line. May be text from outside: escape it before showing it. */
  detail: text,
  /** For the kind `setup`: why there are no pages to answer from. */
  cause: errorSchema.exactOptional(),
  /** HTTP status of the reply. */
  status: z.int().exactOptional(),
  /** Error code of the contract, of the system (ECONNREFUSED) or of the embedded service (missing-recording). */
  code: text.exactOptional(),
  /** Seconds that the service asked to wait. */
  retryAfter: z.number().exactOptional(),
  /** Number of requests sent. */
  attempts: count.exactOptional(),
})
