/** The facts of an error of the service. */
import * as z from 'zod'
import { corpusErrorSchema } from './corpus-facts.ts'
import { count, text } from './parts.ts'

export const serviceErrorSchema = z.object({
  /** Why the call failed. */
  kind: z.enum([
    /** The service replied with an error status. */
    'http',
    /** No reply: refused, reset, unknown host, TLS. */
    'connection',
    /** The time budget ended, or the next attempt would start after its end. */
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
  /** The call, to show to people: `POST https://host/prefix/v1/brand/monitor`. Never holds the key. */
  request: text,
  /** What happened, in one line. May be text from outside: escape it before showing it. */
  detail: text,
  /** Of kind `setup`: why there are no pages to answer from. */
  corpus: corpusErrorSchema.exactOptional(),
  /** HTTP status of the reply. */
  status: z.int().exactOptional(),
  /** Error code of the contract, of the system (ECONNREFUSED) or of the embedded service (missing-recording). */
  code: text.exactOptional(),
  /** Seconds that the service asked to wait. */
  retryAfter: z.number().exactOptional(),
  /** Number of requests sent. */
  attempts: count.exactOptional(),
})
