/** What is known to stop a run before its first request. Pure. */
import { type Demand, minutesOf, sumAccounts, sumDemands } from '../scan/demand.ts'
import { isAbove } from './rounding.ts'
import type { Blocker } from './verdict.ts'

/** Returns what stops a gate, whatever the other gates ask; undefined where nothing is known to. */
export function findBlocker(demand: Demand): Blocker | undefined {
  const { lacksKeys, accounts, timeoutMinutes } = demand
  if (lacksKeys) return { code: 'AVG_NO_SECRETS' }
  for (const { requests, perMinute, perDay } of accounts) {
    // What a vendor does not answer in time is a missing answer.
    if (perDay === undefined) continue
    if (requests > perDay) return { code: 'AVG_LIMIT_DAY', requests, perDay }
    if (minutesOf(requests, perMinute) >= timeoutMinutes)
      return { code: 'AVG_TIME_BUDGET', requests, perMinute, timeoutMinutes }
  }
  return findCostLimit([demand])
}

/**
 * Returns what stops all gates of a run: together they cost more than its limit, or nothing limits an engine whose price is
 * not known.
 */
export function findCostLimit(demands: readonly Demand[]): Blocker | undefined {
  const [maxCost] = demands.flatMap(demand => demand.maxCost ?? [])
  if (maxCost === undefined) return undefined
  const { costUsd: estimate } = sumDemands(demands)
  if (isAbove(estimate, maxCost)) return { code: 'AVG_COST_LIMIT', estimate, maxCost }
  const { unpriced: engines } = sumDemands(demands.filter(({ maxRequests }) => maxRequests === undefined))
  return engines.length > 0 ? { code: 'AVG_COST_UNKNOWN', engines, maxCost } : undefined
}

/** Returns the accounts whose day is too short for all gates together. */
export function findFullDays(demands: readonly Demand[]): Blocker[] {
  return sumAccounts(demands).flatMap(({ requests, perDay, gates }): Blocker[] =>
    perDay !== undefined && requests > perDay && gates > 1
      ? [{ code: 'AVG_LIMIT_DAY', requests, perDay }]
      : [],
  )
}
