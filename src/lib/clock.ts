import { setTimeout as sleep } from 'node:timers/promises'

/** Time and random numbers, which tests replace. Times are in milliseconds. */
export interface Clock {
  /** Returns a monotonic time, which only has a meaning next to another one. */
  now(): number
  wallTime(): number
  /** Rejects if `signal` aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Calls `ring` when `now()` reaches `time`. The returned function cancels the alarm. */
  alarm(time: number, ring: () => void): () => void
  random(): number
}

/** Returns the calendar date in UTC, YYYY-MM-DD, of a time in milliseconds since 1970. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Longest timer that Node supports. A longer one fires at once. */
const MAX_TIMER = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  sleep: (milliseconds, signal) => sleep(toTimer(milliseconds), undefined, { signal }),
  alarm(time, ring) {
    // unref: a pending alarm must not keep the process alive.
    const timer = setTimeout(ring, toTimer(time - performance.now())).unref()
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

function toTimer(milliseconds: number): number {
  return Math.min(Math.max(Math.ceil(milliseconds), 0), MAX_TIMER)
}
