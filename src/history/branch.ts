/** The history as an append-only file on a data branch. */
import * as z from 'zod'
import { describeFailure, type GitHub } from '../hosts/action/github.ts'
import type { Clock } from '../lib/clock.ts'
import { type BranchFile, type BranchPlace, explain, findFile, repositoryOf } from './branch-file.ts'
import type { HistoryText } from './history-text.ts'

export type { BranchPlace } from './branch-file.ts'

export interface AppendOptions {
  /** Of the commit. */
  message: string
  clock: Pick<Clock, 'sleep' | 'random'>
}

/**
 * Enough for twenty writers at once: a conflict means that another writer has just succeeded, and each of the others
 * does so once. With the waits below, the last attempt is over a minute after the first at most.
 */
const MOST_ATTEMPTS = 20
const BACKOFF_BASE = 1_000
const BACKOFF_CAP = 4_000

const NEWLINE = Buffer.from('\n')

/** The history as it is. Never throws. */
export async function readBranchHistory(github: GitHub, place: BranchPlace): Promise<HistoryText> {
  const found = await findFile(github, place, 'contents: read')
  if ('file' in found) return { text: found.file.bytes.toString('utf8') }
  if ('missing' in found) return found
  return {
    unreadable: `The history ${place.path} on the branch ${place.branch} was not read: ${found.unreadable}`,
  }
}

/**
 * Adds a line, without its end, to the history; creates the file and the branch where they are missing. No byte that is
 * there changes, and no line of another writer is lost. Never throws: what went wrong is the warning.
 */
export async function appendToBranch(
  github: GitHub,
  place: BranchPlace,
  line: string,
  { message, clock }: AppendOptions,
): Promise<{ warning?: string }> {
  const warn = (reason: string) => ({
    warning: `The run was not added to the history ${place.path} on the branch ${place.branch}: ${reason}`,
  })
  const { signal } = new AbortController()
  let mayBeWritten = false
  for (let attempts = 1; ; attempts += 1) {
    const found = await findFile(github, place, 'contents: write')
    if ('unreadable' in found) return warn(found.unreadable)
    const file = 'file' in found ? found.file : undefined
    if (mayBeWritten && file?.bytes.toString('utf8').split('\n').includes(line)) return {}
    try {
      await write(github, place, line, message, file)
      return {}
    } catch (error) {
      if (!isConflict(error)) return warn(explain(error, 'contents: write'))
      mayBeWritten ||= wasRepeated(error)
    }
    if (attempts === MOST_ATTEMPTS) return warn(`other runs wrote to it at each of ${attempts} attempts.`)
    await clock.sleep(backoff(attempts, clock.random()), signal)
  }
}

/** Writes the next content over `old`, unless there is another one by now: a conflict. */
async function write(
  github: GitHub,
  place: BranchPlace,
  line: string,
  message: string,
  old: BranchFile | undefined,
): Promise<void> {
  try {
    await github.request('PUT /repos/{owner}/{repo}/contents/{path}', {
      ...repositoryOf(place),
      path: place.path,
      branch: place.branch,
      message,
      content: append(old?.bytes ?? Buffer.alloc(0), line).toString('base64'),
      ...(old && { sha: old.sha }),
    })
  } catch (error) {
    const isBranchMissing = old === undefined && describeFailure(error).status === 404
    if (!isBranchMissing) throw error
    await createBranch(github, place, line, message)
  }
}

function append(old: Buffer, line: string): Buffer {
  const isOpen = old.length > 0 && old.at(-1) !== NEWLINE[0]
  return Buffer.concat([old, ...(isOpen ? [NEWLINE] : []), Buffer.from(line), NEWLINE])
}

const objectSchema = z.object({ sha: z.string() })

/** Creates the branch with nothing but the file on it: its first commit has no parents. */
async function createBranch(
  github: GitHub,
  place: BranchPlace,
  line: string,
  message: string,
): Promise<void> {
  const repository = repositoryOf(place)
  const tree = await github.request('POST /repos/{owner}/{repo}/git/trees', {
    ...repository,
    tree: [{ path: place.path, mode: '100644', type: 'blob', content: `${line}\n` }],
  })
  const commit = await github.request('POST /repos/{owner}/{repo}/git/commits', {
    ...repository,
    message,
    tree: objectSchema.parse(tree.data).sha,
    parents: [],
  })
  await github.request('POST /repos/{owner}/{repo}/git/refs', {
    ...repository,
    ref: `refs/heads/${place.branch}`,
    sha: objectSchema.parse(commit.data).sha,
  })
}

/** Refusals that GitHub answers with 409, too, and that no second attempt changes. */
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch|could not (create|update) file/i

/** Whether another writer was faster. */
function isConflict(error: unknown): boolean {
  const { status, sentence } = describeFailure(error)
  if (status === 409) return !LASTING_REFUSALS.test(sentence)
  return status === 422 && /"sha" wasn't supplied|reference already exists/i.test(sentence)
}

const repeatedSchema = z.object({
  request: z.object({ request: z.object({ retryCount: z.int().positive() }) }),
})

/** Whether the client sent the call again after an error: the first one may have been carried out. */
function wasRepeated(error: unknown): boolean {
  return repeatedSchema.safeParse(error).success
}

/** Milliseconds; the jitter keeps those apart who met once. */
function backoff(attempts: number, random: number): number {
  return random * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
}
