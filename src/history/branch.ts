/** The history in a file on a data branch, to which lines are added. */
import * as z from 'zod'
import type { Clock } from '../lib/clock.ts'
import { readGitHubFailure } from '../lib/github-failure.ts'
import { splitRepository } from '../lib/repository-name.ts'
import { type BranchFile, type BranchFilePlace, findFile } from './branch-file.ts'
import { addRecord, formatRecord, parseHistory } from './format.ts'
import { describeRefusal, type GitHubApi } from './github-api.ts'
import type { HistoryRecord } from './record.ts'
import type { AppendProblem, HistoryStore } from './store.ts'

export interface BranchStoreOptions extends BranchFilePlace {
  api: GitHubApi
  /** Of the commit that adds a record. */
  message: string
  clock: Pick<Clock, 'sleep' | 'random'>
}

/**
 * Enough for twenty writers at once: each conflict means that another writer has just succeeded, and each of them
 * succeeds once. With the waits below, the last attempt comes about a minute after the first.
 */
const MOST_ATTEMPTS = 20
const BACKOFF_BASE = 1_000
const BACKOFF_CAP = 4_000

/** Creates the store of a history on a branch. The first append creates the file and the branch if they are missing. */
export function createBranchStore(options: BranchStoreOptions): HistoryStore {
  const { api, branch, path } = options
  const place = { kind: 'branch', branch, path } as const
  return {
    place,
    async read() {
      const found = await findFile(api, options, 'contents: read')
      return 'file' in found ? parseHistory(new TextDecoder().decode(found.file.bytes)) : found
    },
    async append(record) {
      const problem = await add(options, record)
      return problem === undefined ? { stored: place } : { problem }
    },
  }
}

/**
 * Adds a record by compare-and-swap: no line of another writer is lost. Resolves with what went wrong. Never rejects.
 */
async function add(options: BranchStoreOptions, record: HistoryRecord): Promise<AppendProblem | undefined> {
  const line = formatRecord(record)
  const { api, clock } = options
  const { signal } = new AbortController()
  let mayBeWritten = false
  for (let attempts = 1; ; attempts += 1) {
    const found = await findFile(api, options, 'contents: write')
    if ('unreadable' in found) return found.unreadable
    const file = 'file' in found ? found.file : undefined
    if (mayBeWritten && file?.bytes.toString('utf8').split('\n').includes(line)) return undefined
    try {
      await write(options, record, file)
      return undefined
    } catch (error) {
      if (!isConflict(error)) return describeRefusal(error, 'contents: write')
      mayBeWritten ||= readGitHubFailure(error).retried
    }
    if (attempts === MOST_ATTEMPTS) return { kind: 'conflict', attempts }
    await clock.sleep(backoff(attempts, clock.random()), signal)
  }
}

/** Replaces `old`. Rejects with a conflict when the file has changed since `old` was read. */
async function write(
  options: BranchStoreOptions,
  record: HistoryRecord,
  old: BranchFile | undefined,
): Promise<void> {
  const { api, repository, path, branch, message } = options
  try {
    const { data } = await api.request('PUT /repos/{owner}/{repo}/contents/{path}', {
      ...splitRepository(repository),
      path,
      branch,
      message,
      content: Buffer.from(addRecord(old?.bytes ?? new Uint8Array(), record)).toString('base64'),
      ...(old && { sha: old.sha }),
    })
    writtenSchema.parse(data)
  } catch (error) {
    const isBranchMissing = old === undefined && readGitHubFailure(error).cause === 'not-found'
    if (!isBranchMissing) throw error
    await createBranch(options, formatRecord(record))
  }
}

const objectSchema = z.object({ sha: z.string() })
/** GitHub's answer to a file that was written. Any other answer does not tell that the record is kept. */
const writtenSchema = z.object({ commit: objectSchema })
const refSchema = z.object({ ref: z.string(), object: objectSchema })

/** Creates the branch with this one file. Its first commit has no parents. */
async function createBranch(
  { api, branch, path, message, ...options }: BranchStoreOptions,
  line: string,
): Promise<void> {
  const repository = splitRepository(options.repository)
  const tree = await api.request('POST /repos/{owner}/{repo}/git/trees', {
    ...repository,
    tree: [{ path, mode: '100644', type: 'blob', content: `${line}\n` }],
  })
  const commit = await api.request('POST /repos/{owner}/{repo}/git/commits', {
    ...repository,
    message,
    tree: objectSchema.parse(tree.data).sha,
    parents: [],
  })
  const created = await api.request('POST /repos/{owner}/{repo}/git/refs', {
    ...repository,
    ref: `refs/heads/${branch}`,
    sha: objectSchema.parse(commit.data).sha,
  })
  refSchema.parse(created.data)
}

/** Answers with the status 409 that another attempt does not change. */
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch|could not (create|update) file/i

/** Returns whether another writer changed the file or created the branch first. */
function isConflict(error: unknown): boolean {
  const { status, cause, detail } = readGitHubFailure(error)
  if (cause === 'conflict') return !LASTING_REFUSALS.test(detail)
  return status === 422 && /"sha" wasn't supplied|reference already exists/i.test(detail)
}

/** Returns milliseconds. The random part keeps writers apart that collided once. */
function backoff(attempts: number, random: number): number {
  return random * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
}
