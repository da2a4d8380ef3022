/** What the calls to the engines will cost and take, before the first of them. */
import { type Engine, type ModelEnd, VENDOR_LIMITS } from './engine.ts'
import { type EngineName, type EngineSpec, engines } from './engines.ts'
import { estimateCost } from './prices.ts'

interface CallScope {
  questions: number
  samples: number
  /** Whether the model of the engine judges the sentiment. */
  judged: boolean
}

/** The planned calls to one engine, and what they would cost and take. */
export interface CallEstimate {
  /** Id as the user wrote it. */
  engine: string
  model: string
  /** Number of questions times samples. */
  answers: number
  /** Maximum number of requests for a sentiment. */
  judgments: number
  /** US dollars; undefined if a price is not known. */
  costUsd: number | undefined
  /** Requests that the vendor's rate limit lets through in a minute. All engines of a vendor share it. */
  perMinute: number
  vendor: EngineName
  /** The end of the model, if the vendor announced it. */
  ends?: ModelEnd
}

/** Returns the number, the estimated cost and the rate limit of the calls to each engine. */
export function estimateCalls(
  specs: EngineSpec[],
  { questions, samples, judged }: CallScope,
): CallEstimate[] {
  const answers = questions * samples
  const calls = { answers, judgments: judged ? answers : 0 }
  return specs.map(spec => {
    const ends = findEnd(spec)
    return {
      ...{ engine: spec.id, model: spec.model, vendor: spec.name },
      ...calls,
      perMinute: VENDOR_LIMITS.perMinute,
      costUsd: estimateCost(spec, calls),
      ...(ends !== undefined && { ends }),
    }
  })
}

function findEnd({ name, model }: EngineSpec): ModelEnd | undefined {
  const { endingModels = {} }: Engine = engines[name]
  return Object.hasOwn(endingModels, model) ? endingModels[model] : undefined
}

/** Returns the maximum number of requests, without retries and continuations of paused answers. */
export function countRequests(specs: EngineSpec[], scope: CallScope): number {
  return estimateCalls(specs, scope).reduce((sum, { answers, judgments }) => sum + answers + judgments, 0)
}
