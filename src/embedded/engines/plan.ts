import type { EngineSpec } from './engines.ts'

/** The planned calls to one engine. */
export interface PlannedCalls {
  /** Id as the user wrote it. */
  engine: string
  model: string
  /** Number of questions times samples. */
  answers: number
  /** Maximum number of requests for a sentiment. */
  judgements: number
}

export interface CallPlan {
  calls: PlannedCalls[]
  /** Maximum number of requests, without retries and continuations of paused answers. */
  requests: number
}

/** More requests are planned than the user allows. Thrown before the first request. */
export class TooManyRequestsError extends Error {
  readonly plan: CallPlan
  readonly maxRequests: number

  constructor(plan: CallPlan, maxRequests: number) {
    super(`${plan.requests} requests are planned, ${maxRequests} allowed`)
    this.name = 'TooManyRequestsError'
    this.plan = plan
    this.maxRequests = maxRequests
  }
}

export interface CallScope {
  questions: number
  samples: number
  /** Whether the model of the engine judges the sentiment. */
  judged: boolean
  /** Undefined for no limit. */
  maxRequests: number | undefined
}

/** Returns the number of calls for each engine. Throws a TooManyRequestsError if there are more than allowed. */
export function planCalls(
  specs: EngineSpec[],
  { questions, samples, judged, maxRequests }: CallScope,
): CallPlan {
  const answers = questions * samples
  const judgements = judged ? answers : 0
  const calls = specs.map(({ id, model }) => ({ engine: id, model, answers, judgements }))
  const plan = { calls, requests: specs.length * (answers + judgements) }
  if (maxRequests !== undefined && plan.requests > maxRequests) {
    throw new TooManyRequestsError(plan, maxRequests)
  }
  return plan
}
