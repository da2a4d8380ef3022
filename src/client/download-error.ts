import { PrivateAddressError } from '../lib/http/addresses.ts'
import { readSystemError } from '../lib/http/system-error.ts'

/** Why a download failed. */
type DownloadErrorKind =
  /** The URL, or the target of a redirect, is not allowed. */
  | 'refused'
  /** A status other than 200 and redirects, or a redirect without a valid location. */
  | 'http'
  | 'too-many-redirects'
  /** No reply, or an incomplete one: refused, reset, unknown host, TLS. */
  | 'connection'
  /** The time limit of the download or the time budget of the run ended. */
  | 'timeout'
  /** The workflow was cancelled. */
  | 'cancelled'
  | 'too-large'
  /** The file does not have the type of its format. */
  | 'wrong-type'
  /** The file could not be written. */
  | 'disk'

export interface DownloadErrorDetails {
  kind: DownloadErrorKind
  /**
   * The URL that failed, which may be the target of a redirect. Without user, query and fragment; only the scheme if it
   * is not HTTP; '' if it is not a URL. Never holds the key.
   */
  url: string
  /** What happened, in one line. Partly text from outside: escape it before showing it. */
  detail: string
  /** HTTP status, if the status is the failure. */
  status?: number
  /** Error code of the system: ECONNREFUSED, ENOSPC. */
  code?: string
  /** Seconds that the server asked to wait. */
  retryAfter?: number
  /** Number of attempts. */
  attempts?: number
}

/** The only error that a download rejects with. report/ describes its details. */
export class DownloadError extends Error {
  readonly details: DownloadErrorDetails

  constructor(details: DownloadErrorDetails) {
    super(`${details.url || 'a download'}: ${details.detail}`)
    this.name = 'DownloadError'
    this.details = details
  }
}

/** Returns the DownloadError for any error of a request to `url`. */
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
      ? new DownloadError({ kind: 'timeout', url, detail: 'the time ended before the file was complete' })
      : new DownloadError({ kind: 'cancelled', url, detail: 'cancelled' })
  }
  const kind = error instanceof PrivateAddressError ? 'refused' : 'connection'
  return new DownloadError({ kind, url, ...readSystemError(error, redact) })
}
