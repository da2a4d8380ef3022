import { type Demand, minutesOf, sumAccounts, sumDemands } from '../scan/demand.ts'
import { isAbove } from './rounding.ts'
import type { Blocker } from './verdict.ts'

/** Returns what stops a gate regardless of the other gates. */
export function findBlocker(demand: Demand): Blocker | undefined {
  const { lacksKeys, accounts, timeoutMinutes } = demand
  if (lacksKeys) return { code: 'AVG_NO_SECRETS' }
  for (const { requests, perMinute, perDay } of accounts) {
    // Without a limit per day, requests that the vendor does not answer in time are missing answers.
    if (perDay === undefined) continue
    if (requests > perDay) return { code: 'AVG_LIMIT_DAY', requests, perDay }
    if (minutesOf(requests, perMinute) >= timeoutMinutes)
      return { code: 'AVG_TIME_BUDGET', requests, perMinute, timeoutMinutes }
  }
  return findCostLimit([demand])
}

/** Returns what stops all gates of a run: their cost, or an engine with an unknown price and no limit. */
export function findCostLimit(demands: readonly Demand[]): Blocker | undefined {
  const [maxCost] = demands.flatMap(demand => demand.maxCost ?? [])
  if (maxCost === undefined) return undefined
  const { costUsd: estimate } = sumDemands(demands)
  if (isAbove(estimate, maxCost)) return { code: 'AVG_COST_LIMIT', estimate, maxCost }
  const { unpriced: engines } = sumDemands(demands.filter(({ maxRequests }) => maxRequests === undefined))
  return engines.length > 0 ? { code: 'AVG_COST_UNKNOWN', engines, maxCost } : undefined
}

/** Returns the accounts whose daily limit is too low for all gates together. */
export function findFullDays(demands: readonly Demand[]): Blocker[] {
  const found: Blocker[] = []
  for (const { requests, perDay, gates } of sumAccounts(demands)) {
    if (perDay !== undefined && requests > perDay && gates > 1) {
      found.push({ code: 'AVG_LIMIT_DAY', requests, perDay })
    }
  }
  return found
}
