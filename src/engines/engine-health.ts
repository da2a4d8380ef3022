import { ServiceError, type ServiceErrorDetails } from '../errors/service.ts'
import type { Clock } from '../lib/clock.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import type { AnswerReason, EngineProblem } from './answer-record.ts'
import { describeVendor } from './connection.ts'
import type { EngineSpec } from './engines.ts'
import { classifyFailure, type FailureCode, isFinal } from './failure.ts'

/** After this number of questions in a row without an answer in time, an engine is not asked again. */
const MAX_TIMEOUTS = 3

const STOPPED = new Error('the engine is no longer asked')

/** Follows the replies and failures of one engine in a run, and decides whether it is asked again. */
export function createEngineHealth(spec: EngineSpec, env: NodeJS.ProcessEnv, clock: Clock) {
  const stop = new AbortController()
  let problem: EngineProblem | undefined
  let stopped: ServiceError | undefined
  let repliedAt = Number.NEGATIVE_INFINITY
  let timeouts = 0

  function stopAsking(code: EngineProblem['code'], details: ServiceErrorDetails): EngineProblem {
    problem ??= { scope: 'engine', code, ...describeDetails(details), vendor: describeVendor(spec, env) }
    stopped ??= new ServiceError(details)
    stop.abort(STOPPED)
    return problem
  }

  function judge(code: FailureCode, details: ServiceErrorDetails, timeSpent: number): AnswerReason {
    if (isFinal(code)) return stopAsking(code, details)
    if (code === 'timed-out' && problem?.code === 'unresponsive') return problem
    if (code !== 'rate-limited') return { scope: 'answer', code, ...describeDetails(details) }
    // An engine that answered other questions meanwhile may answer the next one.
    if (repliedAt < clock.now() - timeSpent) return stopAsking(code, details)
    return { scope: 'answer', code: 'busy', ...describeDetails(details) }
  }

  return {
    /** Aborts when the engine is no longer asked. */
    stop: stop.signal,
    noteReply(): void {
      repliedAt = clock.now()
      timeouts = 0
    },
    noteFailure(details: ServiceErrorDetails): void {
      const code = classifyFailure(details)
      timeouts = code === 'timed-out' ? timeouts + 1 : 0
      if (timeouts >= MAX_TIMEOUTS) stopAsking('unresponsive', details)
      else if (isFinal(code)) stopAsking(code, details)
    },
    /** Returns the failure of a request: of one that `stop` prevented, the failure that stopped the engine. */
    findCause: (error: unknown): unknown => (error === STOPPED ? stopped : error),
    /** Returns why a question has no answer. Throws the error if it is not the vendor's. `timeSpent`: milliseconds. */
    explain(error: unknown, timeSpent: number): AnswerReason {
      if (problem && error === stopped) return problem
      const code = error instanceof ServiceError ? classifyFailure(error.details) : undefined
      if (!(error instanceof ServiceError) || code === undefined) throw error
      return judge(code, error.details, timeSpent)
    },
  }
}

function describeDetails({ detail, status }: ServiceErrorDetails): { detail: string; status?: number } {
  return { detail: excerpt(detail), ...(status !== undefined && { status }) }
}
