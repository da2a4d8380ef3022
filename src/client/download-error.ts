import { PrivateAddressError } from '../lib/http/addresses.ts'
import { readSystemError } from '../lib/http/dispatcher.ts'

/** Why there is no file. */
export type DownloadErrorKind =
  /** The URL, or one that it redirects to, is not one to be fetched. */
  | 'refused'
  /** A status that is neither 200 nor a redirect, or a redirect to nowhere. */
  | 'http'
  | 'too-many-redirects'
  /** No answer, or half of one: refused, reset, unknown host, TLS. */
  | 'connection'
  /** The download's time or the run's time budget ended. */
  | 'timeout'
  /** The workflow was cancelled. */
  | 'cancelled'
  | 'too-large'
  /** It came, and is not what was asked for. */
  | 'wrong-type'
  /** It could not be written to disk. */
  | 'disk'

export interface DownloadErrorFacts {
  kind: DownloadErrorKind
  /**
   * Where it went wrong, which may be where a redirect led: without user, query and fragment, and the scheme alone
   * unless that is HTTP; '' where it is no URL. Never holds the key.
   */
  url: string
  /** What happened, in one line; partly from outside, so escape it before showing it. */
  detail: string
  /** HTTP status, where it is the failure. */
  status?: number
  /** The system's code: ECONNREFUSED, ENOSPC. */
  code?: string
  /** Seconds the server asked to wait. */
  retryAfter?: number
  /** How many times the download was tried. */
  attempts?: number
}

/** The one error of a download. It carries facts; report/ puts them into words. */
export class DownloadError extends Error {
  readonly facts: DownloadErrorFacts

  constructor(facts: DownloadErrorFacts) {
    super(`${facts.url || 'a download'}: ${facts.detail}`)
    this.name = 'DownloadError'
    this.facts = facts
  }
}

/** The DownloadError for whatever fetching from `url` failed with. */
export function toDownloadError(
  error: unknown,
  url: string,
  signal: AbortSignal,
  redact: (text: string) => string,
): DownloadError {
  if (error instanceof DownloadError) return error
  if (signal.aborted) {
    const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    return isTimeout
      ? new DownloadError({ kind: 'timeout', url, detail: 'the time ended before the file did' })
      : new DownloadError({ kind: 'cancelled', url, detail: 'cancelled' })
  }
  const kind = error instanceof PrivateAddressError ? 'refused' : 'connection'
  return new DownloadError({ kind, url, ...readSystemError(error, redact) })
}
