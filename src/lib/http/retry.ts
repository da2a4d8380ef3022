import type { Clock } from '../clock.ts'

/**
 * Two are in no standard: 520 to 524, with which Cloudflare says that it did not reach the server, and 529, which some
 * vendors send when they are overloaded.
 */
const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529])

/** Only temporary failures. An unknown host or an invalid certificate fails the same way a second later. */
const RETRIED_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
])

/**
 * Attempts before a failing service counts as down; with the backoff they take about half a minute. A rate limit
 * (429) ends by itself, so only the deadline limits its attempts.
 */
const MAX_ATTEMPTS = 6

const BACKOFF_BASE = 1_000
const BACKOFF_CAP = 30_000

/** The facts of a failed call that decide whether it is retried. */
interface RetryFacts {
  kind: string
  status?: number
  code?: string
  /** Seconds that the server asked to wait. */
  retryAfter?: number
}

/**
 * Returns the milliseconds to wait before the next attempt, or undefined if the failure is permanent. `attempts` counts
 * the attempts made so far; `random` returns 0 to below 1.
 *
 * The wait is what the server asked for, otherwise exponential backoff with full jitter
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 */
export function retryDelay(
  { kind, status = 0, code = '', retryAfter = 0 }: RetryFacts,
  attempts: number,
  random: () => number,
): number | undefined {
  const retried =
    (kind === 'http' && RETRIED_STATUSES.has(status)) || (kind === 'connection' && RETRIED_CODES.has(code))
  if (!retried || (status !== 429 && attempts >= MAX_ATTEMPTS)) return undefined
  // `Retry-After: 0` states no time. Retrying at once would add to the server's load.
  if (retryAfter > 0) return retryAfter * 1_000
  return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
}

interface RetryOptions<Facts extends RetryFacts> {
  /** Returns the facts of a failed attempt. Undefined for any other error, which is then thrown unchanged. */
  readFacts(error: unknown): Facts | undefined
  /** Tells whether no wait ends a failure, whatever its status. */
  isFinal?: ((facts: Facts) => boolean) | undefined
  /**
   * Returns the error to throw after the last attempt. `outOfTime` is true if the failure is temporary, but the wait for
   * the next attempt takes all the time that is left.
   */
  giveUp(facts: Facts, attempts: number, outOfTime: boolean): Error
  clock: Pick<Clock, 'sleep' | 'random'>
  /** Returns the milliseconds that are left for a wait and the attempts after it. */
  timeLeft(): number
  /** Ends the wait between two attempts. */
  signal: AbortSignal
}

/**
 * Calls `task` again, as `retryDelay` says, until it resolves or fails for good. `task` receives the facts of the
 * attempt before. It has to reject if the signal has aborted: an abort ends the wait, and the next attempt decides which
 * error to throw.
 */
export async function retry<T, Facts extends RetryFacts>(
  task: (failure: Facts | undefined) => Promise<T>,
  { readFacts, isFinal, giveUp, clock, timeLeft, signal }: RetryOptions<Facts>,
): Promise<T> {
  let failure: Facts | undefined
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await task(failure)
    } catch (error) {
      failure = readFacts(error)
      if (failure === undefined) throw error
    }
    const delay = isFinal?.(failure) ? undefined : retryDelay(failure, attempts, clock.random)
    if (delay === undefined) throw giveUp(failure, attempts, false)
    if (delay >= timeLeft()) throw giveUp(failure, attempts, true)
    await clock.sleep(delay, signal).catch(() => {})
  }
}

/**
 * Returns the seconds that a Retry-After header asks to wait, which holds a number of seconds or an HTTP date. 0 for a
 * date in the past, undefined for any other text. `wallTime` is the current time in milliseconds since 1970.
 */
export function readRetryAfter(header: string, wallTime: number): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header)
  // Date.parse alone reads `-5` and `1.5` as dates.
  const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1_000))
}
