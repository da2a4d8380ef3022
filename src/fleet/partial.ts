/** The partial result of a shard: gzipped NDJSON with a header, a line for each fact, and an end mark. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { Scan } from '../contract/contract.ts'
import { describeIssues } from '../contract/describe-issues.ts'
import type { ServiceErrorFacts } from '../contract/errors.ts'
import type { PartialProblem } from '../contract/partial-problem.ts'
import type { EngineCost } from '../embedded/engines/account.ts'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import type { PreflightBlocker } from '../gate/blocker.ts'
import type { Fingerprint } from '../history/record.ts'
import type { Shard } from '../inputs/settings.ts'
import { writeFileAtomically } from '../lib/files.ts'
import { parseJson } from '../lib/json.ts'
import {
  type Header,
  headerSchema,
  type Line,
  lineSchema,
  NEWEST_VERSION,
  versionSchema,
} from './partial-schema.ts'

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
  failures: { brand: string; facts: ServiceErrorFacts }[]
  /** What stopped the gate before its first scan. */
  blocker: PreflightBlocker | undefined
}

export interface StoredScan {
  brand: string
  /** Undefined for one scan for all keywords. */
  keyword?: string | undefined
  sample: number
  scan: Scan
}

/** Limits of a file that is read: bytes of the file, and characters of its text and of a line. */
export interface PartialLimits {
  bytes: number
  text: number
  line: number
}

/** A partial of 60,000 answers has about 60 MB. */
const LIMITS: PartialLimits = { bytes: 300e6, text: 2e9, line: 16e6 }

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

/** Reads a partial, or returns why it cannot be used. Never rejects. */
export async function readPartial(
  path: string,
  limits = LIMITS,
): Promise<{ partial: PartialResult } | { problem: PartialProblem }> {
  try {
    if ((await stat(path)).size > limits.bytes) return { problem: { kind: 'too-large' } }
    const reader = createReader()
    for await (const line of readLines(path, limits)) {
      const problem = reader.read(line)
      if (problem) return { problem }
    }
    return reader.end()
  } catch (error) {
    if (error instanceof TooLargeError) return { problem: { kind: 'too-large' } }
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'Z_BUF_ERROR') return { problem: { kind: 'cut' } }
    return { problem: { kind: 'unreadable', detail: error instanceof Error ? error.message : String(error) } }
  }
}

class TooLargeError extends Error {}

/** Yields the lines of a gzipped file. Throws where a limit is passed, before the rest is unpacked. */
async function* readLines(path: string, limits: PartialLimits): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  // The loop below gets the error of either stream: pipeline ends the one with that of the other.
  pipeline(createReadStream(path), text, () => {})
  let open = ''
  let length = 0
  for await (const chunk of text) {
    const piece = String(chunk)
    length += piece.length
    const [first = '', ...others] = piece.split('\n')
    open += first
    for (const next of others) {
      yield open
      open = next
    }
    if (length > limits.text || open.length > limits.line) throw new TooLargeError()
  }
  if (open !== '') yield open
}

/** Creates a reader of the lines of a partial, one after another. */
function createReader() {
  let header: Header | undefined
  let finishedAt: string | undefined
  let lines = 0
  const gates = new Map<string, GatePartial>()

  const invalid = (detail: string): PartialProblem => ({ kind: 'invalid', line: lines, detail })

  function readHeader(value: unknown): PartialProblem | undefined {
    const version = versionSchema.safeParse(value).data?.schema_version ?? 0
    if (version > NEWEST_VERSION) return { kind: 'newer-version', version, newest: NEWEST_VERSION }
    const parsed = headerSchema.safeParse(value)
    if (!parsed.success) return invalid(describeIssues(parsed.error.issues, 'the line'))
    header = parsed.data
    for (const { key, fingerprint } of header.gates) {
      const nothing = { scans: [], answers: [], costs: [], failures: [], blocker: undefined }
      gates.set(key, { key, fingerprint, ...nothing })
    }
    return undefined
  }

  return {
    /** Returns what is wrong with the line; undefined where nothing is. */
    read(text: string): PartialProblem | undefined {
      lines += 1
      const value = parseJson(text)
      if (value === undefined) return invalid('it is not JSON')
      if (header === undefined) return readHeader(value)
      if (finishedAt !== undefined) return invalid('it is after the end mark')
      const parsed = lineSchema.safeParse(value)
      if (!parsed.success) return invalid(describeIssues(parsed.error.issues, 'the line'))
      const line = parsed.data
      if (line.type === 'end') {
        if (line.lines !== lines - 1) return { kind: 'cut' }
        finishedAt = line.finished_at
        return undefined
      }
      const gate = gates.get(line.gate)
      if (gate === undefined) return invalid('its gate is not in the header')
      addLine(gate, line)
      return undefined
    },
    end(): { partial: PartialResult } | { problem: PartialProblem } {
      if (header === undefined || finishedAt === undefined) return { problem: { kind: 'cut' } }
      const { program, run_id: runId, attempt, shard, sha, config, started_at: startedAt } = header
      const facts = { program, runId, attempt, shard, sha, config, startedAt, finishedAt }
      return { partial: { ...facts, gates: [...gates.values()] } }
    },
  }
}

function addLine(gate: GatePartial, line: Exclude<Line, { type: 'end' }>): void {
  switch (line.type) {
    case 'scan': {
      const { brand, keyword, sample, scan } = line
      gate.scans.push({ brand, keyword, sample, scan })
      break
    }
    case 'answer':
      gate.answers.push(line.answer)
      break
    case 'cost':
      gate.costs.push(line.cost)
      break
    case 'failure':
      gate.failures.push({ brand: line.brand, facts: line.facts })
      break
    case 'blocked':
      gate.blocker = line.blocker
  }
}
