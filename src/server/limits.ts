import type { Limits } from '../contract/plans.ts'
import type { Clock } from '../lib/clock.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Where only the end of another request makes room, nobody knows when that is. */
const BUSY = 1

/** A request that was let in; `leave` once it is answered, before the answer is sent. */
export type Admission = { leave(): void } | { retryAfter: number }

/**
 * Counts the requests of one key in a sliding minute and day, and those running at once. A request beyond a
 * limit is told the whole seconds to wait, at least 1, and is not counted. Without limits everybody gets in.
 */
export function createAdmissions(limits: Limits | undefined, clock: Clock): () => Admission {
  if (limits === undefined) return () => ({ leave: () => {} })
  const { perMinute, perDay, concurrent } = limits
  let running = 0
  /** When requests were let in, in order. */
  const admitted: number[] = []

  /** Milliseconds until a window that long has room for one more; 0 or less for now. */
  const waitFor = (most: number, window: number, now: number) => {
    const blocking = admitted.at(-most)
    return blocking === undefined ? 0 : blocking + window - now
  }

  return () => {
    const now = clock.now()
    const wait = Math.max(waitFor(perMinute, MINUTE, now), waitFor(perDay, DAY, now))
    if (wait > 0) return { retryAfter: Math.ceil(wait / 1_000) }
    if (running >= concurrent) return { retryAfter: BUSY }
    running += 1
    // No window looks further back; cut now and then, as cutting copies.
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
