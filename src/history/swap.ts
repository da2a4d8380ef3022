/** Writing to a branch beside other writers: an attempt fails when the branch has changed, and is made again. */
import type { Clock } from '../lib/clock.ts'
import { readGitHubFailure } from '../lib/github-failure.ts'
import { describeRefusal } from './github-api.ts'
import type { AppendProblem } from './store.ts'

/**
 * Enough for twenty writers at once: each conflict means that another writer has just succeeded, and each of them
 * succeeds once. With the waits below, the last attempt comes about a minute after the first.
 */
const MOST_ATTEMPTS = 20
const BACKOFF_BASE = 1_000
const BACKOFF_CAP = 4_000

/**
 * Calls `attempt` until it does not reject with a conflict. `mayBeWritten`: an earlier attempt was sent more than once,
 * and may have succeeded before it was refused. Never rejects.
 */
export async function repeatOnConflict<T>(
  clock: Pick<Clock, 'sleep' | 'random'>,
  attempt: (mayBeWritten: boolean) => Promise<T>,
): Promise<T | { problem: AppendProblem }> {
  const { signal } = new AbortController()
  let mayBeWritten = false
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(mayBeWritten)
    } catch (error) {
      if (!isConflict(error)) return { problem: describeRefusal(error, 'contents: write') }
      mayBeWritten ||= readGitHubFailure(error).retried
    }
    if (attempts === MOST_ATTEMPTS) return { problem: { kind: 'conflict', attempts } }
    await clock.sleep(backoff(attempts, clock.random()), signal)
  }
}

/** Answers with the status 409 that another attempt does not change. */
const LASTING_REFUSALS = /repository is empty|rule violation|protected branch|could not (create|update) file/i

/** Answers with the status 422 to a writer that another one was faster than. */
const CONFLICTS = /"sha" wasn't supplied|reference (already exists|does not exist)|not a fast.forward/i

/** Returns whether another writer changed the file or the branch, created it, or deleted it first. */
function isConflict(error: unknown): boolean {
  const { status, cause, detail } = readGitHubFailure(error)
  if (cause === 'conflict') return !LASTING_REFUSALS.test(detail)
  return status === 422 && CONFLICTS.test(detail)
}

/** Returns milliseconds. The random part keeps writers apart that collided once. */
function backoff(attempts: number, random: number): number {
  return random * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
}
