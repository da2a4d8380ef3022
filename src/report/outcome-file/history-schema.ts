/** Where a baseline comes from, why there is none, and the runs that give it. */
import * as z from 'zod'
import type { BaselineOrigin, MissingBaseline, UnusableBaseline } from '../../comparison/baseline.ts'
import type { ComparedRun } from '../../comparison/comparison.ts'
import { commitId, count, kind, list, maybe, text, texts, textsByName, time } from '../../contract/parts.ts'
import type { HistoryRecord } from '../../history/record.ts'
import type { HistoryPlace } from '../../history/store.ts'
import type { EngineContents } from '../../scan/engine-contents.ts'
import { fileErrorSchema, serviceErrorSchema } from './service-schema.ts'

export const cellSchema = z.object({
  keyword: maybe(text),
  engine: text,
  cited: list(z.boolean()),
  bcrScores: list(z.number()),
})

const contentsSchema = list(
  z.object({
    engine: text,
    answers: count,
    read: maybe(count),
    sourced: count,
    domains: list(z.object({ domain: text, answers: count })),
  }),
) satisfies z.ZodType<EngineContents[]>

const runShape = {
  overallBcr: z.number(),
  citedEngines: count,
  cells: list(cellSchema),
  models: maybe(textsByName),
  contents: maybe(contentsSchema),
}
export const runSchema = z.object({
  ...runShape,
  createdAt: maybe(time),
  others: maybe(list(z.object({ keyword: maybe(text), engine: text }))),
}) satisfies z.ZodType<ComparedRun>

export const recordSchema = z.object({
  ...runShape,
  createdAt: time,
  sha: maybe(text),
  runUrl: text.optional().transform(() => undefined),
  attempt: z.int().positive(),
  failed: z.boolean(),
  dropped: z.boolean(),
  suspect: z.boolean(),
  accepted: z.boolean(),
  totalEngines: count,
  samples: count,
  fingerprint: textsByName,
}) satisfies z.ZodType<HistoryRecord>

export const changeSchema = z.object({
  name: text,
  added: texts,
  removed: texts,
  single: z.boolean(),
})

const artifact = { name: text }
const branch = { branch: text, path: text }
const file = { path: text, commit: commitId.exactOptional() }

const placeSchema = z.discriminatedUnion('kind', [
  kind('artifact', artifact),
  kind('branch', branch),
  kind('file', file),
]) satisfies z.ZodType<HistoryPlace>

const againstSchema = z.discriminatedUnion('kind', [
  kind('merge-base', { commit: commitId }),
  kind('base-tip', { commit: commitId }),
  kind('before-push', { commit: commitId }),
  kind('folder', { folder: text }),
])

const directOrigins = [
  kind('artifact', { ...artifact, runs: count }),
  kind('branch', { ...branch, runs: count }),
  kind('file', { ...file, runs: count }),
  kind('base', { against: againstSchema }),
] as const

/** Numbers of the inputs have one origin beside them, which is not the inputs again. */
export const originSchema = z.discriminatedUnion('kind', [
  ...directOrigins,
  kind('inputs', { rest: maybe(z.discriminatedUnion('kind', directOrigins)) }),
]) satisfies z.ZodType<BaselineOrigin>

const missingHistorySchema = z.discriminatedUnion('kind', [
  kind('no-file', {}),
  kind('added-by-change', {}),
  kind('no-branch', {}),
  kind('no-file-on-branch', { permission: z.enum(['actions: read', 'contents: read', 'contents: write']) }),
  kind('no-artifact', { defaultBranch: text }),
  kind('artifact-expired', { defaultBranch: text }),
])

const recordCauseSchema = z.discriminatedUnion('kind', [
  kind('not-json', {}),
  kind('no-version', {}),
  kind('unknown-format', { format: text }),
  kind('newer-version', { version: count, newest: count }),
  kind('invalid', { path: text, message: text }),
])

const unusableHistorySchema = z.discriminatedUnion('kind', [
  kind('file-system', { detail: text }),
  kind('not-to-be-used', { facts: fileErrorSchema }),
  kind('empty', {}),
  kind('not-json', {}),
  kind('invalid', { path: text, message: text }),
  kind('record', { cause: recordCauseSchema }),
  kind('no-readable-record', { first: recordCauseSchema }),
])

export const unusableSchema = z.discriminatedUnion('kind', [
  kind('history', { place: placeSchema, cause: unusableHistorySchema }),
  kind('all-dropped', { place: placeSchema }),
  kind('base', { facts: serviceErrorSchema }),
]) satisfies z.ZodType<UnusableBaseline>

export const missingSchema = z.discriminatedUnion('kind', [
  kind('none-configured', {}),
  kind('accepted', { place: placeSchema }),
  kind('no-history-yet', { place: placeSchema, cause: missingHistorySchema }),
  kind('no-run-yet', { place: placeSchema }),
  kind('no-readable-run', { place: placeSchema }),
  kind('other-settings', { place: placeSchema, changes: list(changeSchema) }),
  kind('unreadable', { place: placeSchema }),
  kind('no-base-for-event', { event: text }),
  kind('no-commit-before-push', { commit: text.exactOptional() }),
  kind('no-base-for-service', {}),
  kind('unusable', { unusable: unusableSchema }),
]) satisfies z.ZodType<MissingBaseline>
