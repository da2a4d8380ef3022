/** The partial result of a shard: gzipped NDJSON with a header, a line for each fact, and an end mark. */

import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import * as z from 'zod'
import { scanSchema } from '../../contract/contract.ts'
import { serviceErrorSchema } from '../../contract/service-error.ts'
import type { EngineCost } from '../../embedded/engines/account.ts'
import { type AnswerRecord, answerRecordSchema, costSchema } from '../../embedded/engines/answer-record.ts'
import type { PreflightBlocker } from '../../gate/verdict.ts'
import { preflightBlockerSchema } from '../../gate/verdict-schema.ts'
import type { Fingerprint } from '../../history/record.ts'
import { MOST_SHARDS, type Shard } from '../../inputs/values.ts'
import { writeFileAtomically } from '../../lib/files.ts'

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

export type PartialLine = z.output<typeof lineSchema>

/** What one shard scanned. */
export interface PartialResult {
  /** Version of the program that wrote it. */
  program: string
  /** Names the run that the shards belong to, such as the id of a workflow run. */
  runId: string
  /** Of the run: 1, and more for each time that it, or some of its jobs, were run again. */
  attempt: number
  shard: Shard
  /** The commit that is checked; undefined where there is none. */
  sha: string | undefined
  /** Digest of the settings of all gates, as far as scans depend on them. */
  config: string
  /** ISO 8601 UTC. */
  startedAt: string
  finishedAt: string
  gates: GatePartial[]
}

/** What one shard scanned of a gate. */
export interface GatePartial {
  key: string
  fingerprint: Fingerprint
  scans: StoredScan[]
  answers: AnswerRecord[]
  costs: EngineCost[]
  /** The errors that ended the scans of a brand early. */
  failures: FactOf<'failure'>[]
  /** What stopped the gate before its first scan. */
  blocker: PreflightBlocker | undefined
}

/** Without a keyword where one scan asks for all of them. */
type StoredScan = FactOf<'scan'>

type FactOf<T extends PartialLine['type']> = Omit<Extract<PartialLine, { type: T }>, 'type' | 'gate'>

/** Writes a partial, completely or not at all. The path follows the rules of resolveInside. Rejects like it. */
export async function writePartial(path: string, partial: PartialResult, workspace: string): Promise<void> {
  const text = Readable.from(formatLines(partial))
  await writeFileAtomically(path, text.compose(createGzip()), workspace)
}

/** Yields pieces of about 64 kB, because each piece costs a turn of the stream. */
function* formatLines(partial: PartialResult): Generator<string> {
  let piece = ''
  for (const line of listLines(partial)) {
    piece += `${JSON.stringify(line)}\n`
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  yield piece
}

function* listLines(partial: PartialResult): Generator<Header | PartialLine> {
  const { program, runId, attempt, shard, sha, config, startedAt, finishedAt, gates } = partial
  yield {
    format: 'ai-visibility-partial',
    schema_version: NEWEST_VERSION,
    ...{ program, run_id: runId, attempt, shard, config, started_at: startedAt },
    ...(sha !== undefined && { sha }),
    gates: gates.map(({ key, fingerprint }) => ({ key, fingerprint })),
  }
  let lines = 1
  for (const { key: gate, scans, answers, costs, failures, blocker } of gates) {
    for (const scan of scans) yield { type: 'scan', gate, ...scan }
    for (const answer of answers) yield { type: 'answer', gate, answer }
    for (const cost of costs) yield { type: 'cost', gate, cost }
    for (const failure of failures) yield { type: 'failure', gate, ...failure }
    if (blocker) yield { type: 'blocked', gate, blocker }
    lines += scans.length + answers.length + costs.length + failures.length + (blocker ? 1 : 0)
  }
  yield { type: 'end', lines, finished_at: finishedAt }
}

/** Returns the name of the file of a partial. */
export function nameOfPartial({ attempt, shard }: Pick<PartialResult, 'attempt' | 'shard'>): string {
  return `ai-visibility-partial-${attempt}-${shard.index}-of-${shard.count}.ndjson.gz`
}

/** Returns how the names of all artifacts begin that hold a partial of a fleet. */
export function partialArtifacts(fleet: string): string {
  return `ai-visibility-partial-${fleet}-`
}

/** Returns the name of the artifact of a partial: no two of a workflow run have the same. */
export function nameOfPartialArtifact(
  fleet: string,
  { attempt, shard }: Pick<PartialResult, 'attempt' | 'shard'>,
): string {
  return `${partialArtifacts(fleet)}${attempt}-${shard.index}-of-${shard.count}`
}

/** Returns the name of the file in the artifact of a partial. */
export function fileOfArtifact(fleet: string, artifact: string): string {
  return `ai-visibility-partial-${artifact.slice(partialArtifacts(fleet).length)}.ndjson.gz`
}
