import type * as z from 'zod'
import type { serviceErrorSchema } from './service-error.ts'

export type ServiceErrorFacts = z.output<typeof serviceErrorSchema>

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
