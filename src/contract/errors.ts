/** Where a call to the service went wrong. */
export type ServiceErrorKind =
  /** The service answered with an error status. */
  | 'http'
  /** No answer: refused, reset, unknown host, TLS. */
  | 'connection'
  /** The time budget ended, or a wait would end after it. */
  | 'timeout'
  /** The workflow was cancelled. */
  | 'cancelled'
  /** The answer is not what the contract says. */
  | 'invalid-response'
  /** The answer is well formed but its status is not `completed`. */
  | 'not-completed'
  /** The embedded service lacks what it works with: the pages, a key, a recording. */
  | 'setup'

export interface ServiceErrorFacts {
  kind: ServiceErrorKind
  /** The call, for people: `POST https://host/prefix/v1/brand/monitor`. Never holds the key. */
  request: string
  /** What happened, in the service's or the network's words; from outside, so escape it before showing it. */
  detail: string
  /** HTTP status, where there was an answer. */
  status?: number
  /** The contract's error code, or the system's (ECONNREFUSED). */
  code?: string
  /** Seconds the service asked to wait. */
  retryAfter?: number
  /** How many times the call was made. */
  attempts?: number
}

/** The one error of every VisibilityService. It carries facts; report/ puts them into words. */
export class ServiceError extends Error {
  readonly facts: ServiceErrorFacts

  constructor(facts: ServiceErrorFacts, options?: ErrorOptions) {
    super(`${facts.request}: ${facts.detail}`, options)
    this.name = 'ServiceError'
    this.facts = facts
  }
}
