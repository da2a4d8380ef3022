import { VENDOR_LIMITS } from './engine.ts'
import type { EngineName, EngineSpec } from './engines.ts'
import { estimateCost } from './prices.ts'

/** The planned calls to one engine. */
interface PlannedCalls {
  /** Id as the user wrote it. */
  engine: string
  model: string
  /** Number of questions times samples. */
  answers: number
  /** Maximum number of requests for a sentiment. */
  judgements: number
}

interface CallPlan {
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

interface CallScope {
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

/** The planned calls to one engine, and what they would cost and take. */
export interface CallEstimate extends PlannedCalls {
  /** US dollars; undefined if a price is not known. */
  costUsd: number | undefined
  /** Requests that the vendor's rate limit lets through in a minute. All engines of a vendor share it. */
  perMinute: number
  /** Requests that are sent to the vendor at once. */
  concurrent: number
  vendor: EngineName
}

/** Returns the number, the estimated cost and the rate limit of the calls to each engine. */
export function estimateCalls(specs: EngineSpec[], scope: Omit<CallScope, 'maxRequests'>): CallEstimate[] {
  const { calls } = planCalls(specs, { ...scope, maxRequests: undefined })
  return calls.flatMap((call, index) => {
    const spec = specs[index]
    if (spec === undefined) return []
    return [{ ...call, ...VENDOR_LIMITS, costUsd: estimateCost(spec, call), vendor: spec.name }]
  })
}
