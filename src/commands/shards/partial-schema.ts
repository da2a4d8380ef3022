/** The lines of a partial. */
import * as z from 'zod'
import { scanSchema } from '../../contract/contract.ts'
import { serviceErrorSchema } from '../../contract/service-error.ts'
import { answerRecordSchema, costSchema } from '../../embedded/engines/answer-record.ts'
import { preflightBlockerSchema } from '../../gate/verdict-schema.ts'
import { MOST_SHARDS } from '../../inputs/values.ts'

export const NEWEST_VERSION = 1

/** Read first, because the other fields of a newer version may differ. */
export const versionSchema = z.object({
  format: z.literal('ai-visibility-partial'),
  schema_version: z.int().positive(),
})

const positive = z.int().positive()

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
  z.object({ type: z.literal('answer'), gate, answer: answerRecordSchema }),
  z.object({ type: z.literal('cost'), gate, cost: costSchema }),
  z.object({ type: z.literal('failure'), gate, brand: z.string(), facts: serviceErrorSchema }),
  z.object({ type: z.literal('blocked'), gate, blocker: preflightBlockerSchema }),
  z.object({ type: z.literal('end'), lines: positive, finished_at: z.iso.datetime() }),
])

export type Line = z.output<typeof lineSchema>
