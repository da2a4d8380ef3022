import type { Limits } from '../contract/plans.ts'
import type { Clock } from '../lib/clock.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Seconds to wait if too many requests run at the same time: it is unknown when one of them ends. */
const BUSY = 1

/** An admitted request, whose `leave` has to be called before the answer is sent; or the whole seconds to wait. */
export type Admission = { leave(): void } | { retryAfter: number }

/**
 * Creates the rate limit of one key: requests in a sliding minute, in a sliding day, and at the same time. A request
 * beyond a limit is not counted and gets the seconds to wait, at least 1. Without limits every request is admitted.
 */
export function createAdmissions(limits: Limits | undefined, clock: Clock): () => Admission {
  if (limits === undefined) return () => ({ leave: () => {} })
  const { perMinute, perDay, concurrent } = limits
  let running = 0
  /** Times at which requests were admitted, in ascending order. */
  const admitted: number[] = []

  /** Returns the milliseconds until `window` has room for another request; 0 or less if it has. */
  const waitFor = (limit: number, window: number, now: number) => {
    const blocking = admitted.at(-limit)
    return blocking === undefined ? 0 : blocking + window - now
  }

  return () => {
    const now = clock.now()
    const wait = Math.max(waitFor(perMinute, MINUTE, now), waitFor(perDay, DAY, now))
    if (wait > 0) return { retryAfter: Math.ceil(wait / 1_000) }
    if (running >= concurrent) return { retryAfter: BUSY }
    running += 1
    // Older times are no longer needed. They are removed in bulk, because each removal copies the array.
    const needed = Math.max(perMinute, perDay)
    if (admitted.length >= 2 * needed) admitted.splice(0, admitted.length - needed)
    admitted.push(now)
    return {
      leave() {
        running -= 1
      },
    }
  }
}
