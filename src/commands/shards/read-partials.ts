/** Reads partials in two passes: what a merge chooses by, and later the facts, gate by gate. */
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { describeIssues } from '../../contract/describe-issues.ts'
import type { PartialProblem } from '../../contract/partial-problem.ts'
import { parseJson } from '../../lib/json.ts'
import {
  type GatePartial,
  type Header,
  headerSchema,
  lineSchema,
  NEWEST_VERSION,
  type PartialLine,
  type PartialResult,
  versionSchema,
} from './partial.ts'

/** A partial that was checked. Its facts stay in the file: those of all shards together may take more memory than there is. */
export interface StoredPartial extends Omit<PartialResult, 'gates'> {
  gates: StoredGate[]
  /** Reads the facts, gate by gate in the order of `gates`. Throws where the file has changed since it was checked. */
  readGates(): AsyncGenerator<GatePartial>
}

export interface StoredGate extends Pick<GatePartial, 'key' | 'fingerprint' | 'failures' | 'blocker'> {
  /** Identifies each scan, by scanKey. */
  made: Set<string>
}

/** A file, and what it holds or why it cannot be used. */
export type ReadPartial = { file: string } & ({ partial: StoredPartial } | { problem: PartialProblem })

/** Identifies a scan of a brand. */
export function scanKey(
  brand: string,
  { keyword, sample }: { keyword?: string | undefined; sample: number },
) {
  return JSON.stringify([brand, keyword ?? null, sample])
}

/** Limits of a file that is read: bytes of the file, and characters of its text and of a line. */
interface PartialLimits {
  bytes: number
  text: number
  line: number
}

/** A partial of 60,000 answers has about 60 MB. */
const LIMITS: PartialLimits = { bytes: 300e6, text: 2e9, line: 16e6 }

/** Checks a partial, or returns why it cannot be used. Never rejects. */
export async function readPartial(
  path: string,
  limits = LIMITS,
): Promise<{ partial: StoredPartial } | { problem: PartialProblem }> {
  try {
    if ((await stat(path)).size > limits.bytes) return { problem: { kind: 'too-large' } }
    const reader = createReader(gates => readGates(path, gates, limits))
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
function createReader(readFacts: (gates: StoredGate[]) => AsyncGenerator<GatePartial>) {
  let header: Header | undefined
  let finishedAt: string | undefined
  let lines = 0
  const gates: StoredGate[] = []
  /** Place of the gate of the line before. */
  let place = 0

  const invalid = (detail: string): PartialProblem => ({ kind: 'invalid', line: lines, detail })

  function readHeader(value: unknown): PartialProblem | undefined {
    const version = versionSchema.safeParse(value).data?.schema_version ?? 0
    if (version > NEWEST_VERSION) return { kind: 'newer-version', version, newest: NEWEST_VERSION }
    const parsed = headerSchema.safeParse(value)
    if (!parsed.success) return invalid(describeIssues(parsed.error.issues, 'the line'))
    header = parsed.data
    for (const { key, fingerprint } of header.gates) {
      gates.push({ key, fingerprint, failures: [], blocker: undefined, made: new Set() })
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
      while (place < gates.length && gates[place]?.key !== line.gate) place += 1
      const gate = gates[place]
      if (gate === undefined) return invalid('its gate is not in the header, or not in this order')
      if (line.type === 'scan') gate.made.add(scanKey(line.brand, line))
      if (line.type === 'failure') gate.failures.push({ brand: line.brand, facts: line.facts })
      if (line.type === 'blocked') gate.blocker = line.blocker
      return undefined
    },
    end(): { partial: StoredPartial } | { problem: PartialProblem } {
      if (header === undefined || finishedAt === undefined) return { problem: { kind: 'cut' } }
      const { program, run_id: runId, attempt, shard, sha, config, started_at: startedAt } = header
      const facts = { program, runId, attempt, shard, sha, config, startedAt, finishedAt }
      return { partial: { ...facts, gates, readGates: () => readFacts(gates) } }
    },
  }
}

/** Yields the facts of a partial that was checked before. */
async function* readGates(
  path: string,
  gates: StoredGate[],
  limits: PartialLimits,
): AsyncGenerator<GatePartial> {
  const waiting = gates.map(({ key, fingerprint }): GatePartial => {
    return { key, fingerprint, scans: [], answers: [], costs: [], failures: [], blocker: undefined }
  })
  let isHeader = true
  for await (const text of readLines(path, limits)) {
    // The header was read before, and is long where there are many keywords.
    if (isHeader) {
      isHeader = false
      continue
    }
    const line = lineSchema.parse(parseJson(text))
    if (line.type === 'end') break
    while (waiting[0] && waiting[0].key !== line.gate) yield* waiting.splice(0, 1)
    if (waiting[0]) addLine(waiting[0], line)
  }
  yield* waiting
}

function addLine(gate: GatePartial, line: Exclude<PartialLine, { type: 'end' }>): void {
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

const FILE_NAME = /^ai-visibility-partial-\d+-\d+-of-\d+\.ndjson\.gz$/

/**
 * Reads the partials in folders and in the folders below. Follows no link within them. Rejects with the system's error
 * where a folder cannot be read.
 */
export async function readPartials(folders: string[]): Promise<ReadPartial[]> {
  const paths = new Set<string>()
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && FILE_NAME.test(entry.name)) paths.add(join(entry.parentPath, entry.name))
    }
  }
  const read: ReadPartial[] = []
  // One after another: two large files at once would double the memory.
  for (const file of [...paths].sort()) read.push({ file, ...(await readPartial(file)) })
  return read
}
