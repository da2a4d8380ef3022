/** The lines of a partial. */
import * as z from 'zod'
import { scanSchema } from '../contract/contract.ts'
import { maybe } from '../contract/parts.ts'
import type { PreflightBlocker } from '../gate/blocker.ts'
import { MOST_SHARDS } from '../inputs/values.ts'
import { costSchema, serviceErrorSchema } from '../report/outcome-file/service-schema.ts'

export const NEWEST_VERSION = 1

/** Read first, because the other fields of a newer version may differ. */
export const versionSchema = z.object({
  format: z.literal('ai-visibility-partial'),
  schema_version: z.int().positive(),
})

const positive = z.int().positive()
const count = z.int().nonnegative()
export const headerSchema = z.object({
  format: z.literal('ai-visibility-partial'),
  schema_version: z.literal(NEWEST_VERSION),
  program: z.string(),
  run_id: z.string().min(1),
  attempt: positive,
  shard: z
    .object({ index: positive, count: positive.max(MOST_SHARDS) })
    .refine(({ index, count: of }) => index <= of, 'expected a shard such as 2 of 8'),
  sha: z.string().exactOptional(),
  config: z.string(),
  started_at: z.iso.datetime(),
  gates: z
    .array(z.object({ key: z.string().min(1), fingerprint: z.record(z.string(), z.array(z.string())) }))
    .refine(gates => new Set(gates.map(({ key }) => key)).size === gates.length, 'expected each key once'),
})

export type Header = z.output<typeof headerSchema>

const sourceSchema = z.object({
  url: z.string(),
  domain: z.string(),
  owner: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('own') }),
    z.object({ kind: z.literal('competitor'), name: z.string() }),
    z.object({ kind: z.literal('third-party') }),
  ]),
})

const contentSchema = z.object({
  cited: z.boolean(),
  retrieved: maybe(z.boolean()),
  position: maybe(positive),
  competitors: z.array(z.string()),
  citedSources: z.array(sourceSchema),
  unknownSources: count,
  retrievedSources: z.array(sourceSchema),
  queries: z.array(z.string()),
  text: z.string(),
  isCut: z.boolean(),
})

const problemFacts = { detail: z.string(), status: z.int().exactOptional() }

const reasonSchema = z.discriminatedUnion('scope', [
  z.object({
    scope: z.literal('answer'),
    code: z.enum([
      ...['unsearched', 'refused', 'failed', 'malformed', 'rejected', 'redirected', 'server-error'],
      ...['unreachable', 'busy', 'timed-out', 'out-of-time', 'cost-limit'],
    ] as const),
    ...problemFacts,
  }),
  z.object({
    scope: z.literal('engine'),
    code: z.enum(['key-refused', 'forbidden', 'no-credit', 'unknown-model', 'rate-limited', 'unresponsive']),
    ...problemFacts,
    vendor: z.object({
      model: z.string(),
      keyVariable: z.string(),
      keyPage: z.string().exactOptional(),
      baseUrlVariable: z.string(),
    }),
  }),
])

const asked = { engine: z.string(), keyword: z.string(), sample: positive }

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ ...asked, outcome: z.literal('evaluated'), model: z.string(), content: contentSchema }),
  z.object({ ...asked, outcome: z.literal('not-evaluated'), reason: reasonSchema }),
])

const blockerSchema: z.ZodType<PreflightBlocker> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-secrets') }),
  z.object({ kind: z.literal('day-limit'), requests: count, perDay: count }),
  z.object({
    kind: z.literal('time-budget'),
    requests: count,
    perMinute: count,
    timeoutMinutes: z.number(),
  }),
  z.object({ kind: z.literal('cost-limit'), estimate: z.number(), maxCost: z.number() }),
])

const gate = z.string()

export const lineSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('scan'),
    gate,
    brand: z.string(),
    keyword: z.string().optional(),
    sample: positive,
    scan: scanSchema,
  }),
  z.object({ type: z.literal('answer'), gate, answer: answerSchema }),
  z.object({ type: z.literal('cost'), gate, cost: costSchema }),
  z.object({ type: z.literal('failure'), gate, brand: z.string(), facts: serviceErrorSchema }),
  z.object({ type: z.literal('blocked'), gate, blocker: blockerSchema }),
  z.object({ type: z.literal('end'), lines: positive, finished_at: z.iso.datetime() }),
])

export type Line = z.output<typeof lineSchema>
