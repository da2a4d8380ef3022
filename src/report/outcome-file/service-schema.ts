/** Why the service or an engine gave no answer, and what it cost. */
import * as z from 'zod'
import type { PassedOver } from '../../contract/corpus-facts.ts'
import type { ServiceErrorFacts } from '../../contract/errors.ts'
import { count, kind, list, maybe, text, texts } from '../../contract/parts.ts'
import type { EngineCost } from '../../embedded/engines/account.ts'
import type { AnswerReason } from '../../embedded/engines/answer-record.ts'
import type { AnswerCounts } from '../../scan/count-answers.ts'

export const passedOverReason = z.enum([
  'format',
  'language',
  'changelog',
  'community',
  'template',
  'test',
  'playground',
  'generated',
  'hidden',
  'untracked',
  'sparse',
  'not-public',
  'no-text',
  'too-large',
  'not-text',
  'not-parsable',
  'long-path',
])

export const passedOverSchema = z.object({
  reason: passedOverReason,
  extension: text.exactOptional(),
  language: text.exactOptional(),
  count,
  examples: texts,
}) satisfies z.ZodType<PassedOver>

const gitFacts = { command: text, detail: text, commit: text.exactOptional() }
const nothingRead = {
  lookedFor: texts,
  competitor: text.exactOptional(),
  passedOver: list(passedOverSchema),
}

const gitErrors = [
  kind('not-a-checkout', gitFacts),
  kind('no-git', gitFacts),
  kind('commit-unavailable', gitFacts),
  kind('git-failed', gitFacts),
] as const

const fileErrors = [
  kind('no-base-file', {
    path: text,
    reason: z.discriminatedUnion('kind', [
      ...gitErrors,
      kind('folder', {}),
      kind('link', {}),
      kind('submodule', {}),
    ]),
  }),
  kind('link-out', { path: text, target: text }),
] as const
export const fileErrorSchema = z.discriminatedUnion('kind', fileErrors)

const corpusErrorSchema = z.discriminatedUnion('kind', [
  ...gitErrors,
  ...fileErrors,
  kind('base-pages-committed', { folder: text }),
  kind('other-tree', { checkedOut: text, head: text }),
  kind('no-pages', nothingRead),
  kind('no-match', nothingRead),
  kind('no-competitor-pages', nothingRead),
  kind('no-base-pages', nothingRead),
  kind('base-not-in-git', nothingRead),
  kind('page-reading-failed', {
    reason: z.enum(['too-slow', 'out-of-memory', 'crashed']),
    detail: text,
    path: text.exactOptional(),
  }),
  kind('pages-beyond-limit', {
    pages: list(z.object({ path: text, reason: z.enum(['too-large', 'not-parsable']) })),
  }),
  kind('no-folder', { folder: text }),
])

export const serviceErrorSchema = z.object({
  kind: z.enum([
    'http',
    'connection',
    'timeout',
    'cancelled',
    'invalid-response',
    'not-completed',
    'not-sent',
    'setup',
  ]),
  request: text,
  detail: text,
  corpus: corpusErrorSchema.exactOptional(),
  status: z.int().exactOptional(),
  code: text.exactOptional(),
  retryAfter: z.number().exactOptional(),
  attempts: count.exactOptional(),
}) satisfies z.ZodType<ServiceErrorFacts>

const problem = { detail: text, status: z.int().exactOptional() }

const engineProblemSchema = z.object({
  ...problem,
  scope: z.literal('engine'),
  code: z.enum(['key-refused', 'forbidden', 'no-credit', 'unknown-model', 'rate-limited', 'unresponsive']),
  vendor: z.object({
    model: text,
    keyVariable: text,
    baseUrlVariable: text,
  }),
})

export const reasonSchema = z.discriminatedUnion('scope', [
  engineProblemSchema,
  z.object({
    ...problem,
    scope: z.literal('answer'),
    code: z.enum([
      'unsearched',
      'refused',
      'failed',
      'malformed',
      'rejected',
      'redirected',
      'server-error',
      'unreachable',
      'busy',
      'timed-out',
      'out-of-time',
      'cost-limit',
    ]),
  }),
]) satisfies z.ZodType<AnswerReason>

export const engineAnswersSchema = z.object({
  engine: text,
  planned: count,
  evaluated: count,
  problem: maybe(engineProblemSchema),
})

export const missingAnswersSchema = z.object({
  engine: text,
  count,
  planned: count,
  keyword: text,
  reason: reasonSchema,
})

export const answerCountsSchema = z.object({
  planned: count,
  evaluated: count,
  engines: list(engineAnswersSchema),
  missing: list(missingAnswersSchema),
}) satisfies z.ZodType<AnswerCounts>

export const costSchema = z.object({
  engine: text,
  replies: count,
  inputTokens: z.number(),
  outputTokens: z.number(),
  searches: maybe(z.number()),
  costUsd: z.number(),
  stated: count,
  unpriced: count,
}) satisfies z.ZodType<EngineCost>
