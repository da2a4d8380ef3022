/** The partial result of a shard: gzipped NDJSON with a header, a line for each fact, and an end mark. */
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { EngineCost } from '../../embedded/engines/account.ts'
import type { AnswerRecord } from '../../embedded/engines/answer-record.ts'
import type { PreflightBlocker } from '../../gate/verdict.ts'
import type { Fingerprint } from '../../history/record.ts'
import type { Shard } from '../../inputs/values.ts'
import { writeFileAtomically } from '../../lib/files.ts'
import { type Header, type Line, NEWEST_VERSION } from './partial-schema.ts'

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
export type StoredScan = FactOf<'scan'>

type FactOf<T extends Line['type']> = Omit<Extract<Line, { type: T }>, 'type' | 'gate'>

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

function* listLines(partial: PartialResult): Generator<Header | Line> {
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
