/** The store of histories on a branch of the repository: one file for each gate, one commit for each run. */
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '../lib/clock.ts'
import { type GitHubFailure, readGitHubFailure } from '../lib/github.ts'
import { addRecord, formatRecord, hasTooManyLines, MAX_LINES, parseHistory } from './format.ts'
import {
  type BranchPlace,
  commitFiles,
  createBranch,
  describeRefusal,
  type FileChange,
  readBlob,
  readTip,
  type Tip,
} from './git-data.ts'
import type { Fingerprint, HistoryRecord } from './record.ts'
import type {
  GateRecord,
  History,
  HistoryAppend,
  HistoryRead,
  HistoryStore,
  RenamedHistory,
  UnreadableHistory,
} from './store.ts'

interface BranchStoreOptions extends BranchPlace {
  /** Keys of the gates that use the store. Their files do not belong to a renamed gate. */
  keys?: readonly string[]
  /** Returns the commit message. */
  message(gates: number): string
  clock: Pick<Clock, 'sleep' | 'random'>
  /** Maximum bytes of the files in one commit. A larger file gets a commit of its own. */
  commitBytes?: number
}

/** GitHub ends a call after ten seconds. */
const COMMIT_BYTES = 10_000_000
/** Users report that `createCommitOnBranch` accepts files of up to 37.5 MB, which is 50 MB as Base64. */
const MAX_FILE_BYTES = 30_000_000
const LINK_MODE = '120000'

const pathOf = (key: string) => `${key}.ndjson`
const keyOf = (path: string) => path.replace(/\.ndjson$/, '')

const timeOf = ({ records }: History) => records.at(-1)?.createdAt ?? ''

/** Maximum number of files to search for a renamed gate. */
const MAX_OTHERS = 50

/** Creates the store. Reading takes two calls plus one per file; writing one more, and three more to create the branch. */
export function createBranchStore(options: BranchStoreOptions): HistoryStore {
  const { branch, clock, message, commitBytes = COMMIT_BYTES } = options
  const placeOf = (key: string) => ({ kind: 'branch', branch, path: pathOf(key) }) as const
  const ownKeys = new Set(options.keys)
  /** Paths of the histories of renamed gates, by the new key. */
  const formerPaths = new Map<string, string>()
  let reading: ReturnType<typeof readTip> | undefined
  let outage: UnreadableHistory | undefined

  async function read(key: string): Promise<HistoryRead> {
    if (outage !== undefined) return { unreadable: outage }
    reading ??= readTip(options)
    const tip = await reading
    if ('missing' in tip) return tip
    if (!tip.files.has(pathOf(key))) {
      return { missing: { kind: 'no-file-on-branch', permission: 'contents: read' } }
    }
    return readRecords(options, tip, pathOf(key))
  }

  async function readRenamed(key: string, fingerprint: Fingerprint): Promise<RenamedHistory | undefined> {
    reading ??= readTip(options)
    const tip = await reading
    if ('missing' in tip) return undefined
    const others = [...tip.files.keys()].filter(path => path.endsWith('.ndjson') && !ownKeys.has(keyOf(path)))
    let newest: RenamedHistory | undefined
    for (const path of others.slice(0, MAX_OTHERS)) {
      const history = await readRecords(options, tip, path)
      if (!('records' in history)) continue
      if (!isDeepStrictEqual(history.records.at(-1)?.fingerprint, fingerprint)) continue
      if (newest !== undefined && timeOf(newest) > timeOf(history)) continue
      newest = { ...history, formerKey: keyOf(path) }
      formerPaths.set(key, path)
    }
    return newest
  }

  /** Rejects with a conflict if another run moved the branch meanwhile. */
  async function commitRecords(
    records: readonly GateRecord[],
    isRetry: boolean,
  ): Promise<Map<string, HistoryAppend>> {
    const found = await readTip(options)
    const tip = 'missing' in found ? await createBranch(options) : found
    const results = new Map<string, HistoryAppend>()
    let head = tip.commit
    let batch: FileChange[] = []
    async function commitBatch(): Promise<void> {
      if (batch.length > 0) head = await commitFiles(options, head, message(batch.length), batch)
      batch = []
    }

    for (const { key, record } of records) {
      const path = pathOf(key)
      const file = await readFile(options, tip, tip.files.has(path) ? path : (formerPaths.get(key) ?? path))
      if ('why' in file) {
        results.set(key, { problem: file })
        continue
      }
      // An earlier attempt may have succeeded although its answer was lost.
      const bytes = isRetry && hasRecord(file, record) ? file : addRecord(file, record)
      if (bytes.length > MAX_FILE_BYTES) {
        results.set(key, { problem: describeLargeFile(path) })
        continue
      }
      results.set(key, { stored: placeOf(key) })
      if (bytes === file) continue
      const batchBytes = batch.reduce((sum, change) => sum + change.bytes.length, bytes.length)
      if (batchBytes > commitBytes) await commitBatch()
      batch.push({ path, bytes })
    }
    await commitBatch()
    return results
  }

  return {
    placeOf,
    read: key =>
      read(key).catch((error: unknown) => {
        const unreadable = describeRefusal(error, 'contents: read')
        // Each further call would wait as long.
        if (isTemporary(readGitHubFailure(error))) outage = unreadable
        return { unreadable }
      }),
    readRenamed: (key, fingerprint) => readRenamed(key, fingerprint).catch(() => undefined),
    async append(records) {
      reading = undefined
      const results = await retry(clock, isRetry => commitRecords(records, isRetry))
      return results instanceof Map ? results : new Map(records.map(({ key }) => [key, { problem: results }]))
    },
  }
}

/** Runs of each gate: daily for three months. */
const MAX_NEWEST = 100

/** Reads the newest runs of at most MAX_OTHERS gates, as evidence. Rejects as `readBytes` does. */
export async function readNewestRuns(
  paths: readonly string[],
  readBytes: (path: string) => Promise<Uint8Array | UnreadableHistory>,
): Promise<HistoryRead> {
  const all: History = { records: [], problems: [] }
  let length = 0
  for (const path of paths.filter(each => each.endsWith('.ndjson')).slice(0, MAX_OTHERS)) {
    const bytes = await readBytes(path)
    if ('why' in bytes) return { unreadable: bytes }
    length += bytes.length
    if (length > MAX_FILE_BYTES) return { unreadable: { why: `it exceeds ${MAX_FILE_BYTES / 1e6} MB.` } }
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\n')
    const { records, problems } = parseHistory(lines.slice(-MAX_NEWEST).join('\n'))
    all.records.push(...records)
    all.problems.push(...problems)
  }
  return all
}

/** Reads the newest runs of all gates on a branch. Never rejects. */
export async function readAllGates(place: BranchPlace): Promise<HistoryRead> {
  try {
    const tip = await readTip(place)
    if ('missing' in tip) return tip
    return await readNewestRuns([...tip.files.keys()], path => readFile(place, tip, path))
  } catch (error) {
    return { unreadable: describeRefusal(error, 'contents: read') }
  }
}

/** Returns no bytes for a missing file. Rejects while GitHub is down or limits all calls. */
async function readFile(
  place: BranchPlace,
  { files }: Tip,
  path: string,
): Promise<Uint8Array | UnreadableHistory> {
  const file = files.get(path)
  if (file === undefined) return new Uint8Array()
  if (file.type !== 'blob' || file.mode === LINK_MODE) return { why: 'it is not a file.' }
  try {
    const bytes = await readBlob(place, file.sha)
    return hasTooManyLines(bytes) ? { why: `its file ${path} has more than ${MAX_LINES} lines.` } : bytes
  } catch (error) {
    if (isTemporary(readGitHubFailure(error))) throw error
    return describeRefusal(error, 'contents: read')
  }
}

async function readRecords(place: BranchPlace, tip: Tip, path: string) {
  const bytes = await readFile(place, tip, path)
  return 'why' in bytes ? { unreadable: bytes } : parseHistory(new TextDecoder().decode(bytes))
}

function describeLargeFile(path: string): UnreadableHistory {
  const limit = `${MAX_FILE_BYTES / 1e6} MB`
  return { why: `its file ${path} would exceed ${limit}. Move its oldest lines to another file.` }
}

function hasRecord(bytes: Uint8Array, record: HistoryRecord): boolean {
  return Buffer.from(bytes).toString().split('\n').includes(formatRecord(record))
}

/** Enough for twenty writers: each conflict means that another one succeeded. The last attempt comes after about a minute. */
const MAX_ATTEMPTS = 20
const BACKOFF_BASE = 1_000
const BACKOFF_CAP = 4_000
/** A call that the client itself retried counts as this many attempts: it took at least 15 seconds. */
const ATTEMPTS_OF_CLIENT = 5

/** Retries until an attempt succeeds or fails for a lasting reason, and returns that reason. Never rejects. */
async function retry<T>(
  clock: BranchStoreOptions['clock'],
  attempt: (isRetry: boolean) => Promise<T>,
): Promise<T | UnreadableHistory> {
  const { signal } = new AbortController()
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(attempts > 1)
    } catch (error) {
      const failure = readGitHubFailure(error)
      const wasOvertaken = isConflict(failure)
      if (failure.retried) attempts += ATTEMPTS_OF_CLIENT - 1
      if (!(wasOvertaken || isTemporary(failure)) || attempts >= MAX_ATTEMPTS) {
        return wasOvertaken
          ? { why: `other runs wrote to it at each of ${attempts} attempts.` }
          : describeRefusal(error, 'contents: write')
      }
      // A random wait separates writers that collided.
      const wait = Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
      await clock.sleep(clock.random() * wait, signal)
    }
  }
}

function isTemporary({ kind, status = 0, cause }: GitHubFailure): boolean {
  return cause === 'rate-limit' || kind === 'unreachable' || status >= 500
}

/** Another writer moved the branch, or created it first. */
function isConflict({ status, cause, detail }: GitHubFailure): boolean {
  return cause === 'conflict' || (status === 422 && /reference already exists/i.test(detail))
}
