import type { CorpusErrorFacts } from './corpus-facts.ts'

/** Why a call to the service failed. */
export type ServiceErrorKind =
  /** The service replied with an error status. */
  | 'http'
  /** No reply: refused, reset, unknown host, TLS. */
  | 'connection'
  /** The time budget ended, or the next attempt would start after its end. */
  | 'timeout'
  /** The workflow was cancelled. */
  | 'cancelled'
  /** The answer does not follow the contract. */
  | 'invalid-response'
  /** The answer follows the contract, but its status is not `completed`. */
  | 'not-completed'
  /** The request was not sent: the cost of the run had reached its limit. */
  | 'not-sent'
  /** The embedded service cannot read the pages, a key or a recording. */
  | 'setup'

export interface ServiceErrorFacts {
  kind: ServiceErrorKind
  /** The call, to show to people: `POST https://host/prefix/v1/brand/monitor`. Never holds the key. */
  request: string
  /** What happened, in one line. May be text from outside: escape it before showing it. */
  detail: string
  /** Of kind `setup`: why there are no pages to answer from. */
  corpus?: CorpusErrorFacts
  /** HTTP status of the reply. */
  status?: number
  /** Error code of the contract, of the system (ECONNREFUSED) or of the embedded service (missing-recording). */
  code?: string
  /** Seconds that the service asked to wait. */
  retryAfter?: number
  /** Number of requests sent. */
  attempts?: number
}

/** The only error that a VisibilityService rejects with. It carries facts; report/ turns them into words. */
export class ServiceError extends Error {
  readonly facts: ServiceErrorFacts

  constructor(facts: ServiceErrorFacts, options?: ErrorOptions) {
    super(`${facts.request}: ${facts.detail}`, options)
    this.name = 'ServiceError'
    this.facts = facts
  }
}

/** Why an operation beside the scans failed: an error of the service, or any other error. */
export type OperationFailure =
  | { kind: 'service'; facts: ServiceErrorFacts }
  /** `detail` is the message of the error. */
  | { kind: 'unexpected'; detail: string }

/** Returns the facts of an error. */
export function toOperationFailure(error: unknown): OperationFailure {
  if (error instanceof ServiceError) return { kind: 'service', facts: error.facts }
  return { kind: 'unexpected', detail: error instanceof Error ? error.message : String(error) }
}
