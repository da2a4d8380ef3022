/** What the calls to the engines will cost and take, before the first of them. */
import { VENDOR_LIMITS } from './engine.ts'
import type { Usage } from './engine-answer.ts'
import type { EngineName, EngineSpec } from './engines.ts'
import { priceUsage } from './prices.ts'

interface CallScope {
  questions: number
  samples: number
}

/** The planned calls to one engine, and what they would cost and take. */
export interface CallEstimate {
  /** Id as the user wrote it. */
  engine: string
  model: string
  /** Number of questions times samples. */
  answers: number
  /** US dollars; undefined if a price is not known. */
  costUsd: number | undefined
  /** Requests that the vendor's rate limit lets through in a minute. All engines of a vendor share it. */
  perMinute: number
  vendor: EngineName
}

/** Returns the number, the estimated cost and the rate limit of the calls to each engine. */
export function estimateCalls(specs: EngineSpec[], { questions, samples }: CallScope): CallEstimate[] {
  const answers = questions * samples
  return specs.map(spec => ({
    ...{ engine: spec.id, model: spec.model, vendor: spec.name, answers },
    perMinute: VENDOR_LIMITS.perMinute,
    costUsd: estimateCost(spec, answers),
  }))
}

/**
 * What one question uses, for the estimate before a run. Tokens of OpenAI: a recorded live reply, rounded. Of Anthropic: the
 * same, with the thinking of OpenAI's reply, because its models think with high effort. Searches of OpenAI, Anthropic and
 * Gemini: the mean of recorded replies. The others are assumptions. A real answer may use several times as much.
 */
const TYPICAL_ANSWER: Record<EngineName, Usage> = {
  openai: { inputTokens: 20_000, outputTokens: 4_000, searches: 2 },
  anthropic: { inputTokens: 27_000, outputTokens: 4_000, searches: 1.5 },
  gemini: { inputTokens: 100, outputTokens: 2_000, searches: 5.5 },
  perplexity: { inputTokens: 5_000, outputTokens: 1_000 },
  xai: { inputTokens: 15_000, outputTokens: 2_000 },
  mistral: { inputTokens: 8_000, outputTokens: 1_000 },
  dataforseo: { inputTokens: 0, outputTokens: 0 },
  serpapi: { inputTokens: 0, outputTokens: 0 },
  'openai-compatible': { inputTokens: 100, outputTokens: 1_000 },
}

/** Returns the estimated cost of answers of an engine in US dollars; undefined if a price is not known. */
export function estimateCost(spec: Pick<EngineSpec, 'name' | 'model'>, answers: number): number | undefined {
  const cost = priceUsage(spec, TYPICAL_ANSWER[spec.name])
  return cost === undefined ? undefined : answers * cost
}

/** Returns the maximum number of requests, without retries and continuations of paused answers. */
export function countRequests(specs: EngineSpec[], scope: CallScope): number {
  return estimateCalls(specs, scope).reduce((sum, { answers }) => sum + answers, 0)
}
