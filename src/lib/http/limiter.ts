import type { Clock } from '../clock.ts'
import { untilAborted } from '../until-aborted.ts'

/** Milliseconds: one minute, plus a margin for clocks that run at different speeds. */
const WINDOW = 60_100

export interface RateLimits {
  perMinute: number
  concurrent: number
}

type Limiter = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** Returns the limiter of an account. Later limits have no effect. */
export type LimiterPool = (account: string, limits: RateLimits) => Limiter

/** Creates a pool that counts the requests of consecutive runs of an account together. */
export function createLimiterPool(clock: Clock): LimiterPool {
  const limiters = new Map<string, Limiter>()
  return (account, limits) => {
    const limiter = limiters.get(account) ?? createLimiter(limits, clock)
    limiters.set(account, limiter)
    return limiter
  }
}

/**
 * Creates a limiter that starts tasks in order of arrival. Rejects with the signal's reason if it aborts before the task starts;
 * a running task must react to the signal itself. A service counts a request at some moment between its start and its answer, so
 * it counts here until a minute after the answer, and no minute of the service exceeds the limit. Queue libraries count from the
 * start, so that a slow request and a later quick one can reach the service within the same minute.
 */
export function createLimiter(limits: RateLimits, clock: Clock): Limiter {
  let running = 0
  /** Times at which answered requests stop counting, ascending. */
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
      // If this task gave up, the next one still waits for the earlier ones.
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
