import type { Limits } from '../contract/plans.ts'
import type { Clock } from '../lib/clock.ts'
import { DAY } from '../lib/numbers.ts'

const MINUTE = 60_000

/** Seconds to wait after too many concurrent requests, which may end at any time. */
const BUSY = 1

/** `leave` must be called before the answer is sent. `retryAfter` is in whole seconds. */
export type Admission = { leave(): void } | { retryAfter: number }

/** Creates the rate limit of a key, per sliding minute and day and of concurrent requests. Rejected requests do not count. */
export function createAdmissions(limits: Limits | undefined, clock: Clock): () => Admission {
  if (limits === undefined) return () => ({ leave: () => {} })
  const { perMinute, perDay, concurrent } = limits
  let running = 0
  const admitted: number[] = []

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
    // Old times are removed in bulk, because each removal copies the array.
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
