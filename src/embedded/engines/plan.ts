import type { EngineSpec } from './engines.ts'

/** What one engine will be asked. */
export interface PlannedCalls {
  /** As the user wrote it. */
  engine: string
  model: string
  /** Questions, each as often as there are samples. */
  answers: number
  /** At most so many answers whose sentiment the engine's model is asked for. */
  judgements: number
}

export interface CallPlan {
  calls: PlannedCalls[]
  /** At most so many, retries and the continuations of paused answers aside. */
  requests: number
}

/** More requests than the user allows; thrown before the first one. */
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

export interface Scope {
  questions: number
  samples: number
  /** Whether sentiment is judged by the engine's model. */
  judged: boolean
  /** Undefined for no cap. */
  maxRequests: number | undefined
}

/** How many calls go to whom. Throws a TooManyRequestsError when they are more than allowed. */
export function planCalls(specs: EngineSpec[], { questions, samples, judged, maxRequests }: Scope): CallPlan {
  const answers = questions * samples
  const judgements = judged ? answers : 0
  const calls = specs.map(({ id, model }) => ({ engine: id, model, answers, judgements }))
  const plan = { calls, requests: specs.length * (answers + judgements) }
  if (maxRequests !== undefined && plan.requests > maxRequests) {
    throw new TooManyRequestsError(plan, maxRequests)
  }
  return plan
}
