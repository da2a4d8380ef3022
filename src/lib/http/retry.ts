/** 529 is how some say that they are overloaded. */
const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504, 529])

/** Only what may pass: an unknown host or a wrong certificate would be just as wrong a second later. */
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
 * A service that is down for six attempts in a row, half a minute or so, is down. A rate limit is different: it
 * ends by itself, so only the time budget bounds the attempts at it.
 */
const MOST_ATTEMPTS = 6

/** Sent with a 429, but no wait ends it. */
const QUOTA_USED_UP = 'insufficient_quota'

const BACKOFF_BASE = 1_000
const BACKOFF_CAP = 30_000

/** What of a failed call decides, whether it asked the service or fetched a file. */
interface Failure {
  kind: string
  status?: number
  code?: string
  /** Seconds that were asked for. */
  retryAfter?: number
}

/**
 * Milliseconds to wait before the next attempt, or undefined when another attempt is pointless. `attempts` is
 * how many were made; `random` from 0 to below 1.
 */
export function retryDelay(
  { kind, status = 0, code = '', retryAfter = 0 }: Failure,
  attempts: number,
  random: () => number,
): number | undefined {
  const retried =
    (kind === 'http' && RETRIED_STATUSES.has(status) && code !== QUOTA_USED_UP) ||
    (kind === 'connection' && RETRIED_CODES.has(code))
  if (!retried || (status !== 429 && attempts >= MOST_ATTEMPTS)) return undefined
  // A service that says 0 has not said when: asking again at once would only add to its load.
  if (retryAfter > 0) return retryAfter * 1_000
  return random() * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** (attempts - 1))
}

/**
 * Seconds from `wallTime` (milliseconds since 1970) that a Retry-After header asks for, as seconds or as an HTTP
 * date; 0 for a date gone by, undefined for anything else.
 */
export function readRetryAfter(header: string, wallTime: number): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header)
  // Date.parse alone would read `-5` and `1.5` as dates.
  const date = /^[A-Z][a-z]{2,8}, .+ GMT$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - wallTime) / 1_000))
}
