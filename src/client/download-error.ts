import { PrivateAddressError } from '../lib/http/addresses.ts'
import { readSystemError } from '../lib/http/excerpt.ts'

type DownloadErrorKind =
  /** The URL, or the target of a redirect, is not allowed. */
  | 'refused'
  /** A status other than 200 and redirects, or a redirect without a valid location. */
  | 'http'
  | 'too-many-redirects'
  /** No complete reply: refused, reset, unknown host, TLS. */
  | 'connection'
  /** The time limit of the download or the time budget of the run ended. */
  | 'timeout'
  | 'cancelled'
  | 'too-large'
  /** The file does not have the type of its format. */
  | 'wrong-type'
  | 'disk'

export interface DownloadErrorDetails {
  kind: DownloadErrorKind
  /** The failed URL or redirect target without user, query, fragment and key. Only the scheme unless http(s); '' if invalid. */
  url: string
  /** One line, and partly text from outside. */
  detail: string
  status?: number
  /** Code of a system error, such as ECONNREFUSED. */
  code?: string
  retryAfter?: number
  attempts?: number
}

/** The only error of a download. */
export class DownloadError extends Error {
  readonly details: DownloadErrorDetails

  constructor(details: DownloadErrorDetails) {
    super(`${details.url || 'a download'}: ${details.detail}`)
    this.name = 'DownloadError'
    this.details = details
  }
}

/** Converts any error of a request to `url`. */
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
