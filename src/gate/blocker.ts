import type { UnusableBaseline } from '../comparison/baseline.ts'
import type { ServiceErrorFacts } from '../contract/errors.ts'
import type { UnusablePartial } from '../contract/partial-problem.ts'
import type { EngineAnswers, MissingAnswers } from '../scan/count-answers.ts'

/** Why a run cannot be judged: it cannot measure its whole plan, or the answers hold nothing to judge. */
export type Blocker =
  /** The host gives no secrets to this run, and the service needs one. */
  | { kind: 'no-secrets' }
  | { kind: 'baseline'; unusable: UnusableBaseline }
  | { kind: 'day-limit'; requests: number; perDay: number }
  /** The rate limit alone makes the plan take longer than the time budget. */
  | { kind: 'time-budget'; requests: number; perMinute: number; timeoutMinutes: number }
  /** The run is estimated to cost more US dollars than `maxCost`. */
  | { kind: 'cost-limit'; estimate: number; maxCost: number }
  /** Results of shards are missing: those of the named ones, such as `2/8`, or of all where their number is not known. */
  | { kind: 'missing-shards'; shards: string[]; unusable: UnusablePartial[] }
  /** A scan failed. */
  | { kind: 'service'; facts: ServiceErrorFacts }
  /** Less than `minAnswers` percent of the planned answers of live engines were evaluated. */
  | {
      kind: 'few-answers'
      planned: number
      evaluated: number
      minAnswers: number
      missing: MissingAnswers[]
    }
  /** The same for these required engines alone. */
  | { kind: 'required-unanswered'; engines: EngineAnswers[]; minAnswers: number }
  /** All scans completed, and no engine answered. */
  | { kind: 'no-answers' }

/** What a service can know before its first request. */
export type PreflightBlocker = Extract<
  Blocker,
  { kind: 'no-secrets' | 'day-limit' | 'time-budget' | 'cost-limit' }
>

/** Returns the verdict of a run that the blocker stopped: `inconclusive` where nothing is wrong with the run itself. */
export function statusOfBlocker({ kind }: Blocker): 'error' | 'inconclusive' {
  return kind === 'no-secrets' || kind === 'no-answers' ? 'inconclusive' : 'error'
}
