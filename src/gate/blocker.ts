import type { UnusableBaseline } from '../baseline/baseline.ts'
import type { ServiceErrorFacts } from '../contract/errors.ts'

/** Why a run cannot measure its whole plan. */
export type Blocker =
  /** The host gives no secrets to this run, and the service needs one. */
  | { kind: 'no-secrets' }
  | { kind: 'baseline'; unusable: UnusableBaseline }
  | { kind: 'day-limit'; requests: number; perDay: number }
  /** The rate limit alone makes the plan take longer than the time budget. */
  | { kind: 'time-budget'; requests: number; perMinute: number; timeoutMinutes: number }
  /** A scan failed. */
  | { kind: 'service'; facts: ServiceErrorFacts }
