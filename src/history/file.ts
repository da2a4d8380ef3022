/** The store of histories in a file of the work tree: records, a result file, or numbers that a person wrote. */
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { type HostCommits, readBaseFile } from '../checkout/base-commits.ts'
import { maybe } from '../contract/parts.ts'
import { AvgError } from '../errors/avg-error.ts'
import { resolveInside, writeFileAtomically } from '../lib/files.ts'
import { fromSnakeCase, snakeCase } from '../lib/snake-case.ts'
import { wordsOfError } from '../lib/text.ts'
import { formatRecord, isEarlierAttempt, parseRecord } from './format.ts'
import {
  engineNumbersSchema,
  type GateRecord,
  type History,
  type HistoryAppend,
  type HistoryRead,
  type HistoryStore,
  type UnusableHistory,
} from './store.ts'

/** A committed file must stay small, and git keeps older records. */
const MAX_RUNS = 124

const historySchema = z.looseObject({ records: z.array(z.unknown()) })

/** With keys in camel case. */
const numbersSchema = z.object({
  overallBcr: z.number(),
  citedEngines: z.int().nonnegative(),
  engines: maybe(z.array(engineNumbersSchema)),
})

interface FileContent {
  read: HistoryRead
  /** The entries as JSON, to which a record is added. */
  lines: string[]
}

interface FileStoreOptions extends HostCommits {
  /** Relative to `workspace`, or absolute. Inside the workspace the rules of resolveInside apply. */
  path: string
  workspace: string
  signal?: AbortSignal
}

/**
 * Creates the store of the gates that name a file. Each reads all records and selects its own by their settings. An append
 * turns a result file into a list of records, and does not replace numbers that a person wrote.
 */
export function createFileStore({ path, workspace, signal, ...commits }: FileStoreOptions): HistoryStore {
  const place = { kind: 'file', path } as const
  let reading: Promise<HistoryRead> | undefined

  async function readBefore(): Promise<HistoryRead | undefined> {
    const before = await readBaseFile({ folder: workspace, signal }, commits, path)
    if (before.kind === 'work-tree') return undefined
    if (before.kind === 'added') return { missing: { kind: 'added-by-change' } }
    const { read } = parseContent(before.text)
    return 'unusable' in read ? read : { ...read, place: { ...place, commit: before.commit } }
  }

  async function read(): Promise<HistoryRead> {
    try {
      const before = await readBefore()
      if (before !== undefined) return before
    } catch (error) {
      return { unusable: toUnusable(error) }
    }
    return (await readContent(workspace, path)).read
  }

  async function add(records: GateRecord[]): Promise<HistoryAppend> {
    const content = await readContent(workspace, path)
    if ('unusable' in content.read) return { problem: content.read }
    if ('numbers' in content.read) return { problem: { unusable: { kind: 'numbers' } } }
    try {
      const lines = records.reduce(
        (all, { record }) => [...all.filter(line => !isEarlierAttempt(line, record)), formatRecord(record)],
        content.lines,
      )
      await writeFileAtomically(path, formatHistoryFile(lines), workspace)
      return { stored: place }
    } catch (error) {
      return { problem: { why: `the file could not be written (${wordsOfError(error)}).` } }
    }
  }

  return {
    placeOf: () => place,
    read() {
      reading ??= read()
      return reading
    },
    async append(records) {
      reading = undefined
      const result = await add(records)
      return new Map(records.map(({ key }) => [key, result]))
    },
  }
}

async function readContent(workspace: string, path: string): Promise<FileContent> {
  try {
    return parseContent(await readFile(await resolveInside(workspace, path), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { read: { missing: { kind: 'no-file' } }, lines: [] }
    }
    return asUnusable(toUnusable(error))
  }
}

function toUnusable(error: unknown): UnusableHistory {
  const details = error instanceof AvgError ? error.details : undefined
  if (details?.code === 'AVG_LINK_OUT' || details?.code === 'AVG_BASE_FILE') {
    return { kind: 'not-to-be-used', error: details }
  }
  return { kind: 'file-system', detail: wordsOfError(error) }
}

/** Parses a list of records, one record or result file, or numbers that a person wrote. */
export function parseHistoryFile(text: string): HistoryRead {
  return parseContent(text).read
}

function asUnusable(unusable: UnusableHistory): FileContent {
  return { read: { unusable }, lines: [] }
}

function parseContent(text: string): FileContent {
  if (text.trim() === '') return asUnusable({ kind: 'empty' })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return asUnusable({ kind: 'not-json' })
  }
  const listed = historySchema.safeParse(value)
  if (listed.success) return readRecords(listed.data.records)
  const single = parseRecord(value)
  if ('record' in single) return keepRecord(single.record)
  return single.cause.kind === 'no-version' ? readNumbers(value) : asUnusable({ kind: 'record', ...single })
}

/** A user who names a single result as the baseline wants to compare with it, even if it dropped. */
function keepRecord(found: History['records'][number]): FileContent {
  const record = { ...found, suspect: false, losses: [] }
  return { read: { records: [record], problems: [] }, lines: [formatRecord(record)] }
}

function readRecords(values: unknown[]): FileContent {
  const history: History = { records: [], problems: [] }
  const lines: string[] = []
  for (const [index, value] of values.entries()) {
    const read = parseRecord(value)
    if ('record' in read) history.records.push(read.record)
    else history.problems.push({ unit: 'record', position: index + 1, cause: read.cause })
    lines.push('record' in read && read.isResult ? formatRecord(read.record) : JSON.stringify(value))
  }
  const [first] = history.problems
  return first && history.records.length === 0
    ? asUnusable({ kind: 'no-readable-record', first: first.cause })
    : { read: history, lines }
}

function readNumbers(value: unknown): FileContent {
  const numbers = numbersSchema.safeParse(fromSnakeCase(value))
  if (numbers.success) return { read: { numbers: numbers.data }, lines: [] }
  const [{ path = [], message = '' } = {}] = numbers.error.issues
  return asUnusable({ kind: 'invalid', path: snakeCase(z.core.toDotPath(path)), message })
}

/** One record per line, so that a diff shows what is new. */
function formatHistoryFile(lines: string[]): string {
  return `{\n"records": [\n${keepNewestRuns(lines).join(',\n')}\n]\n}\n`
}

const runSchema = z.object({ run_url: z.unknown().optional(), fingerprint: z.unknown().optional() })

/** The records of one run are adjacent, with the same `run_url` and different settings. */
function keepNewestRuns(lines: string[]): string[] {
  let runs = 0
  let runUrl: unknown
  const fingerprints = new Set<string>()
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const run = runSchema.safeParse(JSON.parse(lines[index] ?? '')).data
    const fingerprint = JSON.stringify(run?.fingerprint)
    if (runs === 0 || run?.run_url !== runUrl || fingerprints.has(fingerprint)) {
      runs += 1
      runUrl = run?.run_url
      fingerprints.clear()
    }
    if (runs > MAX_RUNS) return lines.slice(index + 1)
    fingerprints.add(fingerprint)
  }
  return lines
}
