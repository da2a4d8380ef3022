/** Histories on a data branch: a file for each key, and one commit for all records of a run. */
import type { Clock } from '../lib/clock.ts'
import { type GitHubFailure, readGitHubFailure } from '../lib/github.ts'
import { addRecord, formatRecord, hasTooManyLines, MOST_LINES, parseHistory } from './format.ts'
import {
  type BranchPlace,
  commitFiles,
  describeRefusal,
  type FileChange,
  readBlob,
  readTip,
  startBranch,
  type Tip,
} from './git-data.ts'
import type { HistoryRecord } from './record.ts'
import type {
  AppendProblem,
  GateRecord,
  HistoryAppend,
  HistoryRead,
  HistoryStore,
  UnreadableHistory,
} from './store.ts'

interface BranchStoreOptions extends BranchPlace {
  /** Returns the message of the commit that adds the records of so many gates. */
  message(gates: number): string
  clock: Pick<Clock, 'sleep' | 'random'>
  /** Bytes of one commit; GitHub gives up on a call after ten seconds. */
  commitBytes?: number
}

const COMMIT_BYTES = 10_000_000
const LINK = '120000'

const pathOf = (key: string) => `${key}.ndjson`

/**
 * Creates the store of histories on a branch. Reading takes two calls, and one for each file; writing takes one call more.
 * The first append creates the branch if it is missing.
 */
export function createBranchStore(options: BranchStoreOptions): HistoryStore {
  const { branch, clock, message, commitBytes = COMMIT_BYTES } = options
  const placeOf = (key: string) => ({ kind: 'branch', branch, path: pathOf(key) }) as const
  let opening: ReturnType<typeof readTip> | undefined

  let outage: UnreadableHistory | undefined

  async function read(key: string): Promise<HistoryRead> {
    if (outage !== undefined) return { unreadable: outage }
    opening ??= readTip(options)
    const tip = await opening
    if ('missing' in tip) return tip
    if (!tip.files.has(pathOf(key))) {
      return { missing: { kind: 'no-file-on-branch', permission: 'contents: read' } }
    }
    const found = await readFile(options, tip, pathOf(key))
    return 'why' in found ? { unreadable: found } : parseHistory(new TextDecoder().decode(found))
  }

  /**
   * Adds the records to the files of the branch. Rejects with a conflict when another run was faster. `isAgain`: an earlier
   * attempt may have succeeded.
   */
  async function add(
    records: readonly GateRecord[],
    results: Map<string, HistoryAppend>,
    isAgain: boolean,
  ): Promise<void> {
    const found = await readTip(options)
    const tip = 'missing' in found ? await startBranch(options, message(records.length)) : found
    let head = tip.commit
    let batch: FileChange[] = []
    async function send(): Promise<void> {
      if (batch.length > 0) head = await commitFiles(options, head, message(batch.length), batch)
      batch = []
    }
    for (const { key, record } of records) {
      const path = pathOf(key)
      const old = await readFile(options, tip, path)
      results.set(key, 'why' in old ? { problem: old } : { stored: placeOf(key) })
      if ('why' in old || (isAgain && holdsRecord(old, record))) continue
      const bytes = addRecord(old, record)
      const size = batch.reduce((sum, file) => sum + file.bytes.length, bytes.length)
      if (size > commitBytes) await send()
      batch.push({ path, bytes })
    }
    await send()
  }

  return {
    placeOf,
    read: key =>
      read(key).catch((error: unknown) => {
        const unreadable = describeRefusal(error, 'contents: read')
        // Each further call would cost the same wait.
        if (isPassing(readGitHubFailure(error))) outage = unreadable
        return { unreadable }
      }),
    async append(records) {
      opening = undefined
      const results = new Map<string, HistoryAppend>()
      const problem = await repeat(clock, isAgain => add(records, results, isAgain))
      if (problem === undefined) return results
      return new Map(records.map(({ key }) => [key, { problem }]))
    },
  }
}

/** Reads a file; no bytes where there is none. Returns why it is not read. Rejects while GitHub is down or refuses all calls. */
async function readFile(
  place: BranchPlace,
  { files }: Tip,
  path: string,
): Promise<Uint8Array | UnreadableHistory> {
  const file = files.get(path)
  if (file === undefined) return new Uint8Array()
  if (file.type !== 'blob' || file.mode === LINK) return { why: 'it is not a file.' }
  try {
    const bytes = await readBlob(place, file.sha)
    return hasTooManyLines(bytes) ? { why: `its file ${path} has more than ${MOST_LINES} lines.` } : bytes
  } catch (error) {
    if (isPassing(readGitHubFailure(error))) throw error
    return describeRefusal(error, 'contents: read')
  }
}

function holdsRecord(bytes: Uint8Array, record: HistoryRecord): boolean {
  return Buffer.from(bytes).toString().split('\n').includes(formatRecord(record))
}

/**
 * Enough for twenty writers at once: each conflict means that another writer has just succeeded, and each of them
 * succeeds once. With the waits below, the last attempt comes about a minute after the first.
 */
const MOST_ATTEMPTS = 20
const BACKOFF_BASE = 1_000
const BACKOFF_CAP = 4_000
/** So many attempts is a call that the client itself has repeated, which took it a quarter of a minute or more. */
const ATTEMPTS_OF_CLIENT = 5

/** Calls `attempt` until it succeeds, or fails for a reason that lasts. Returns the last problem. Never rejects. */
async function repeat(
  clock: BranchStoreOptions['clock'],
  attempt: (isAgain: boolean) => Promise<void>,
): Promise<AppendProblem | undefined> {
  const { signal } = new AbortController()
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(attempts > 1).then(() => undefined)
    } catch (error) {
      const failure = readGitHubFailure(error)
      const isBehind = isConflict(failure)
      if (failure.retried) attempts += ATTEMPTS_OF_CLIENT - 1
      if (!(isBehind || isPassing(failure)) || attempts >= MOST_ATTEMPTS) {
        return isBehind
          ? { why: `other runs wrote to it at each of ${attempts} attempts.` }
          : describeRefusal(error, 'contents: write')
      }
      // The random part keeps writers apart that collided once.
      const wait = Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
      await clock.sleep(clock.random() * wait, signal)
    }
  }
}

/** Returns whether a later attempt may succeed: GitHub is down or refuses a call for now. */
function isPassing({ kind, status = 0, cause }: GitHubFailure): boolean {
  return cause === 'rate-limit' || kind === 'unreachable' || status >= 500
}

/** Answers with the status 409 that another attempt does not change. */
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch/i

/** Returns whether another writer moved the branch or created it first. */
function isConflict({ status, cause, detail }: GitHubFailure): boolean {
  if (cause === 'conflict') return !LASTING_REFUSALS.test(detail)
  return status === 422 && /reference already exists/i.test(detail)
}
