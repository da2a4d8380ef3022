import type { Clock } from '../clock.ts'

/** Cloudflare reports an unreachable server with 520 to 524, and some vendors an overload with 529. */
const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529])

/** Temporary failures. An unknown host or an invalid certificate fails again a second later. */
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

/** About half a minute with the backoff. Rate limits (429) end by themselves, so they have no maximum. */
const MAX_ATTEMPTS = 6

const BACKOFF_BASE = 1_000
const BACKOFF_CAP = 30_000

interface RetryDetails {
  kind: string
  status?: number
  code?: string
  retryAfter?: number
}

/**
 * Returns the milliseconds until the next attempt, or undefined for a permanent failure: the time that the server asked
 * for, otherwise exponential backoff with full jitter
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/).
 */
export function retryDelay(
  { kind, status = 0, code = '', retryAfter = 0 }: RetryDetails,
  attempts: number,
  random: () => number,
): number | undefined {
  const retried =
    (kind === 'http' && RETRIED_STATUSES.has(status)) || (kind === 'connection' && RETRIED_CODES.has(code))
  if (!retried || (status !== 429 && attempts >= MAX_ATTEMPTS)) return undefined
  // `Retry-After: 0` states no time. An immediate retry would add to the server's load.
  if (retryAfter > 0) return retryAfter * 1_000
  return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
}

interface RetryOptions<Details extends RetryDetails> {
  /** Returns the details of a failed attempt, or undefined for an error to rethrow unchanged. */
  readDetails(error: unknown): Details | undefined
  /** Returns true if waiting does not help. */
  isFinal?: ((details: Details) => boolean) | undefined
  /** Returns the error to throw. `outOfTime`: the failure is temporary, but too little time is left to wait. */
  giveUp(details: Details, attempts: number, outOfTime: boolean): Error
  clock: Pick<Clock, 'sleep' | 'random'>
  timeLeft(): number
  signal: AbortSignal
}

/**
 * Calls `task` until it resolves or fails permanently. `task` receives the details of the previous failure, and must reject
 * if the signal has aborted: an abort ends the wait, and the next attempt chooses the error.
 */
export async function retry<T, Details extends RetryDetails>(
  task: (failure: Details | undefined) => Promise<T>,
  { readDetails, isFinal, giveUp, clock, timeLeft, signal }: RetryOptions<Details>,
): Promise<T> {
  let failure: Details | undefined
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await task(failure)
    } catch (error) {
      failure = readDetails(error)
      if (failure === undefined) throw error
    }
    const delay = isFinal?.(failure) ? undefined : retryDelay(failure, attempts, clock.random)
    if (delay === undefined) throw giveUp(failure, attempts, false)
    if (delay >= timeLeft()) throw giveUp(failure, attempts, true)
    await clock.sleep(delay, signal).catch(() => {})
  }
}

/** Returns the seconds of a Retry-After header with seconds, an HTTP date or a Unix time; undefined for any other text. */
export function readRetryAfter(header: string, wallTime: number): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header)
  // Ten digits would be a wait of 31 years: some servers send a Unix time.
  if (/^\d{10}$/.test(header)) return Math.max(0, Math.ceil(Number(header) - wallTime / 1_000))
  // Date.parse alone reads `-5` and `1.5` as dates.
  const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1_000))
}
