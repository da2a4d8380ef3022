import { setTimeout as sleep } from 'node:timers/promises'

/** Time and chance, so that tests decide both. All times are milliseconds. */
export interface Clock {
  /** Monotonic; only differences mean something. */
  now(): number
  /** Since 1970, for comparison with dates in headers. */
  wallTime(): number
  /** Rejects when `signal` aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Calls `ring` once `now()` has reached `time`, unless the returned function is called before. */
  alarm(time: number, ring: () => void): () => void
  /** From 0 to below 1. */
  random(): number
}

/** A longer timer would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  sleep: (milliseconds, signal) => sleep(toTimer(milliseconds), undefined, { signal }),
  alarm(time, ring) {
    // A call in flight keeps the process alive; its alarm must not.
    const timer = setTimeout(ring, toTimer(time - performance.now())).unref()
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

function toTimer(milliseconds: number): number {
  return Math.min(Math.max(Math.ceil(milliseconds), 0), LONGEST_TIMER)
}
