import type { Limits } from '../../contract/plans.ts'
import type { Clock } from '../clock.ts'

/**
 * How long an answered request stays in the window: a minute, and a little for two clocks that do not run
 * alike.
 */
const WINDOW = 60_100

export type Limiter = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>

/**
 * Runs tasks first come, first served, within the limits per minute and at once. Rejects when `signal` aborts
 * before the task's turn; a running task minds the signal itself.
 *
 * The service counts a request at some moment between its start and its answer. A request therefore leaves the
 * window a minute after its answer: then no minute of the service's, fixed or sliding, holds more than the
 * limit, however long the way. Queue libraries count from the start of a request, so a slow first request and
 * a quick later one can meet in one minute of the service's.
 */
export function createLimiter(limits: Pick<Limits, 'perMinute' | 'concurrent'>, clock: Clock): Limiter {
  let running = 0
  /** When each answered request leaves the window, in order. */
  const leaving: number[] = []
  let release = Promise.withResolvers<void>()
  let lastInLine: Promise<void> = Promise.resolve()

  async function admit(signal: AbortSignal): Promise<void> {
    const before = lastInLine
    const admitted = Promise.withResolvers<void>()
    lastInLine = admitted.promise
    try {
      await untilAborted(before, signal)
      await untilFree(signal)
      running += 1
    } finally {
      // Whoever gives up still stands for those before it.
      before.then(admitted.resolve)
    }
  }

  async function untilFree(signal: AbortSignal): Promise<void> {
    for (;;) {
      const now = clock.now()
      while (leaving[0] !== undefined && leaving[0] <= now) leaving.shift()
      const [nextToLeave] = leaving
      const windowFull = running + leaving.length >= limits.perMinute
      if (windowFull && nextToLeave !== undefined) await clock.sleep(nextToLeave - now, signal)
      else if (windowFull || running >= limits.concurrent) await untilAborted(release.promise, signal)
      else return
    }
  }

  return async (task, signal) => {
    await admit(signal)
    try {
      return await task()
    } finally {
      running -= 1
      leaving.push(clock.now() + WINDOW)
      release.resolve()
      release = Promise.withResolvers()
    }
  }
}

/** `promise`, or a rejection as soon as `signal` aborts; leaves no listener behind. */
function untilAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    })
  })
}
