import * as z from 'zod'
import { unusableSchema } from '../comparison/baseline.ts'
import { missingShards } from '../contract/partial-problem.ts'
import { count, kind, list } from '../contract/parts.ts'
import { serviceErrorSchema } from '../contract/service-error.ts'
import { engineAnswersSchema, missingAnswersSchema } from '../scan/answer-counts.ts'

/** What a service can know before its first request. */
export const preflightBlockerSchema = z.discriminatedUnion('kind', [
  /** The host gives no secrets to this run, and the service needs one. */
  kind('no-secrets', {}),
  kind('day-limit', { requests: count, perDay: count }),
  /** The rate limit alone makes the plan take longer than the time budget. */
  kind('time-budget', { requests: count, perMinute: count, timeoutMinutes: z.number() }),
  /** The run is estimated to cost more US dollars than `maxCost`. */
  kind('cost-limit', { estimate: z.number(), maxCost: z.number() }),
])

export const blockerSchema = z.discriminatedUnion('kind', [
  ...preflightBlockerSchema.options,
  kind('baseline', { unusable: unusableSchema }),
  /** Results of shards are missing: those of the named ones, such as `2/8`, or of all where their number is not known. */
  kind('missing-shards', missingShards),
  /** A scan failed. */
  kind('service', { facts: serviceErrorSchema }),
  /** Less than `minAnswers` percent of the planned answers of live engines were evaluated. */
  kind('few-answers', {
    planned: count,
    evaluated: count,
    minAnswers: z.number(),
    missing: list(missingAnswersSchema),
  }),
  /** The same for these required engines alone. */
  kind('required-unanswered', { engines: list(engineAnswersSchema), minAnswers: z.number() }),
  /** All scans completed, and no engine answered. */
  kind('no-answers', {}),
])
