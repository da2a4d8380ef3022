/** What a run asks of its service, as it is known before the first request. Pure. */
import type { CallEstimate } from '../embedded/engines/estimate.ts'

export interface Demand {
  /** Greatest number of requests, without retries. */
  requests: number
  /** Least time that the rate limits take, in minutes. */
  minutes: number
  /** The live engines; empty where none is asked with an account of the user. */
  engines: CallEstimate[]
  /** Undefined for no limit. */
  maxRequests: number | undefined
  /** US dollars; undefined for no limit. */
  maxCost: number | undefined
}

/** Returns the estimated cost of all engines whose price is known, in US dollars. */
export function estimatedCost({ engines }: Pick<Demand, 'engines'>): number {
  return engines.reduce((sum, { costUsd = 0 }) => sum + costUsd, 0)
}

/** Returns the engines whose cost is not known before the run. */
export function unpricedEngines({ engines }: Pick<Demand, 'engines'>): string[] {
  return engines.filter(({ costUsd }) => costUsd === undefined).map(({ engine }) => engine)
}

/** Returns the least number of minutes of so many requests. Those of the first minute are sent at once. */
export function minutesOf(requests: number, perMinute: number): number {
  return Math.max(0, Math.ceil(requests / perMinute) - 1)
}
