/** Histories on a data branch: a file for each key, and one commit for all records of a run. */
import { isUtf8 } from 'node:buffer'
import type { Clock } from '../lib/clock.ts'
import { type GitHubFailure, readGitHubFailure } from '../lib/github.ts'
import { createFileReader, findSnapshot, type Snapshot } from './branch-files.ts'
import { addRecord, formatRecord, parseHistory } from './format.ts'
import {
  createBlob,
  createBranch,
  createCommit,
  createTree,
  describeRefusal,
  type GitRepository,
  hashBlob,
  moveBranch,
  type NewFile,
} from './git-data.ts'
import type { HistoryRecord } from './record.ts'
import type { AppendProblem, GateRecord, HistoryAppend, HistoryStore } from './store.ts'

interface BranchStoreOptions extends GitRepository {
  branch: string
  /** Of the gates that will be read, in that order. */
  keys: string[]
  /** Returns the message of the commit that adds the records of so many gates. */
  message(gates: number): string
  clock: Pick<Clock, 'sleep' | 'random'>
  limits?: BranchLimits
}

export interface BranchLimits {
  /** Bytes that are sent in one call; GitHub gives up on a call after ten seconds. */
  treeBytes: number
  /** Bytes of the files that are kept between reading and writing. */
  keptBytes: number
}

const LIMITS: BranchLimits = { treeBytes: 10_000_000, keptBytes: 100_000_000 }

/** A file whose new content GitHub has. */
interface WrittenFile {
  /** The blob that the record was added to; undefined where there was no file. */
  old: string | undefined
  sha: string
}

const pathOf = (key: string) => `${key}.ndjson`

/**
 * Creates the store of histories on a branch. Reading takes two calls, and one for each file. Writing takes four calls
 * while no other writer is faster, and more for megabytes. The first append creates the branch if it is missing.
 */
export function createBranchStore(options: BranchStoreOptions): HistoryStore {
  const { branch, keys, clock, limits = LIMITS } = options
  const placeOf = (key: string) => ({ kind: 'branch', branch, path: pathOf(key) }) as const
  const reader = createFileReader(options, limits.keptBytes)
  let opening: ReturnType<typeof startReading> | undefined

  async function startReading() {
    const found = await findSnapshot(options, 'contents: read')
    if (!('snapshot' in found)) return found
    const { snapshot } = found
    const files = keys.flatMap(key => snapshot.files.get(pathOf(key)) ?? [])
    return { snapshot, readFile: reader.readEach(files, 'contents: read') }
  }

  /**
   * Adds the records to the files of a snapshot in one commit. Returns the results by key. Rejects with a conflict when
   * the branch has moved. `written` keeps what GitHub has from one attempt to the next. `mayBeWritten`: an earlier attempt
   * may have succeeded.
   */
  async function commit(
    records: GateRecord[],
    snapshot: Snapshot | undefined,
    written: Map<string, WrittenFile>,
    mayBeWritten: boolean,
  ): Promise<Map<string, HistoryAppend>> {
    const results = new Map<string, HistoryAppend>()
    const files = records.map(({ key, record }) => {
      const old = snapshot?.files.get(pathOf(key))
      const earlier = written.get(key)
      const isSent = earlier !== undefined && earlier.old === old?.sha
      return { key, record, old, earlier, sent: isSent ? earlier.sha : undefined }
    })
    const unread = files.flatMap(({ old, sent }) => (old === undefined || sent !== undefined ? [] : [old]))
    const readFile = reader.readEach(unread, 'contents: write')
    const trees = createTreeWriter(options, snapshot?.tip.tree, limits.treeBytes)
    for (const { key, record, old, earlier, sent } of files) {
      const path = pathOf(key)
      results.set(key, { stored: placeOf(key) })
      if (sent !== undefined) {
        await trees.add({ path, sha: sent }, 0)
        continue
      }
      const found = old === undefined ? { bytes: new Uint8Array() } : await readFile(old)
      if ('unreadable' in found) {
        results.set(key, { problem: found.unreadable })
        continue
      }
      if (mayBeWritten && earlier !== undefined && holdsRecord(found.bytes, record)) continue
      const content = addRecord(found.bytes, record)
      const text = toText(content)
      const like = old?.sha ?? snapshot?.tip.commit ?? ''
      const file =
        text === undefined ? { path, sha: await createBlob(options, content) } : { path, content: text }
      await trees.add(file, content.length, () =>
        written.set(key, { old: old?.sha, sha: hashBlob(content, like) }),
      )
    }
    const tree = await trees.finish()
    if (trees.count() === 0) return results
    const message = options.message(trees.count())
    const parents = snapshot === undefined ? [] : [snapshot.tip.commit]
    const made = await createCommit(options, { message, tree, parents })
    await (snapshot === undefined ? createBranch : moveBranch)(options, branch, made)
    return results
  }

  return {
    placeOf,
    async read(key) {
      opening ??= startReading()
      const opened = await opening
      if (!('snapshot' in opened)) return opened
      const file = opened.snapshot.files.get(pathOf(key))
      if (file === undefined) return { missing: { kind: 'no-file-on-branch', permission: 'contents: read' } }
      const found = await opened.readFile(file)
      return 'bytes' in found ? parseHistory(new TextDecoder().decode(found.bytes)) : found
    },
    async append(records) {
      const written = new Map<string, WrittenFile>()
      const opened = await opening
      opening = undefined
      let known = opened !== undefined && 'snapshot' in opened ? opened.snapshot : undefined
      const results = new Map<string, HistoryAppend>()
      let left = records
      const problem = await repeat(clock, async mayBeWritten => {
        const found = await findSnapshot(options, 'contents: write', known)
        if ('unreadable' in found) return found.unreadable
        known = 'snapshot' in found ? found.snapshot : undefined
        for (const [key, result] of await commit(left, known, written, mayBeWritten)) results.set(key, result)
        const problems = left.map(({ key }) => problemOf(results.get(key)))
        left = left.filter((_, index) => isPassing(problems[index]))
        return problems.find(isPassing)
      })
      if (problem !== undefined)
        for (const { key } of left) if (!results.has(key)) results.set(key, { problem })
      return results
    },
  }
}

/** Returns a text for a call's JSON; undefined for bytes that no text stands for. */
function toText(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) && !bytes.includes(0) ? Buffer.from(bytes).toString() : undefined
}

function holdsRecord(bytes: Uint8Array, record: HistoryRecord): boolean {
  return Buffer.from(bytes).toString().split('\n').includes(formatRecord(record))
}

/** Collects the files of a new tree, and sends them some megabytes at a time: each tree has the files of the one before. */
function createTreeWriter(place: GitRepository, base: string | undefined, mostBytes: number) {
  let tree = base
  let bytes = 0
  let files = 0
  let batch: { file: NewFile; whenSent: () => void }[] = []

  async function send(): Promise<void> {
    if (batch.length === 0) return
    const sent = batch.map(({ file }) => file)
    tree = await createTree(place, tree, sent)
    for (const { whenSent } of batch) whenSent()
    batch = []
    bytes = 0
  }

  return {
    /** Returns the number of files so far. */
    count: () => files,
    /** `size`: of the content that is sent. */
    async add(file: NewFile, size: number, whenSent = () => {}): Promise<void> {
      if (bytes + size > mostBytes) await send()
      batch.push({ file, whenSent })
      bytes += size
      files += 1
    },
    /** Returns the tree with all files. */
    async finish(): Promise<string> {
      await send()
      return tree ?? ''
    },
  }
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

/**
 * Calls `attempt` until it has no problem that passes. `mayBeWritten`: an earlier attempt was sent more than once, or had no
 * clear answer, and may have succeeded. Returns the last problem. Never rejects.
 */
async function repeat(
  clock: BranchStoreOptions['clock'],
  attempt: (mayBeWritten: boolean) => Promise<AppendProblem | undefined>,
): Promise<AppendProblem | undefined> {
  const { signal } = new AbortController()
  let mayBeWritten = false
  for (let attempts = 1; ; attempts += 1) {
    let problem: AppendProblem | undefined
    let isBehind = false
    try {
      problem = await attempt(mayBeWritten)
    } catch (error) {
      const failure = readGitHubFailure(error)
      isBehind = isConflict(failure)
      problem = isBehind
        ? { why: `other runs wrote to it at each of ${attempts} attempts.` }
        : describeRefusal(error, 'contents: write')
      mayBeWritten ||= failure.retried || isOutage(failure)
    }
    if (failureOf(problem)?.retried) attempts += ATTEMPTS_OF_CLIENT - 1
    if (!(isBehind || isPassing(problem)) || attempts >= MOST_ATTEMPTS) return problem
    // The random part keeps writers apart that collided once.
    const wait = Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
    await clock.sleep(clock.random() * wait, signal)
  }
}

const problemOf = (result: HistoryAppend | undefined) =>
  result && 'problem' in result ? result.problem : undefined

const failureOf = (problem: AppendProblem | undefined) =>
  problem && 'failure' in problem ? problem.failure : undefined

/** Returns whether a later attempt may succeed: GitHub is down or refuses a call for now. */
function isPassing(problem: AppendProblem | undefined): boolean {
  const failure = failureOf(problem)
  return failure !== undefined && (failure.cause === 'rate-limit' || isOutage(failure))
}

function isOutage({ kind, status = 0 }: GitHubFailure): boolean {
  return kind === 'unreachable' || status >= 500
}

/** Answers with the status 409 that another attempt does not change. */
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch/i

/** Answers with the status 422 to a writer that another one was faster than. */
const CONFLICTS = /reference (already exists|does not exist)|not a fast.forward/i

/** Returns whether another writer moved the branch, created it, or deleted it first. */
function isConflict({ status, cause, detail }: GitHubFailure): boolean {
  if (cause === 'conflict') return !LASTING_REFUSALS.test(detail)
  return status === 422 && CONFLICTS.test(detail)
}
