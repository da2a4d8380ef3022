import type { Limits } from '../../contract/plans.ts'
import { isAbove } from '../../gate/rounding.ts'
import type { PreflightBlocker } from '../../gate/verdict.ts'
import { type Demand, estimatedCost, minutesOf } from '../../scan/demand.ts'

/**
 * Returns why `requests` calls cannot be made within the limits of an account and the time budget, in minutes;
 * undefined where they can.
 */
export function checkLimits(
  requests: number,
  { perDay, perMinute }: Pick<Limits, 'perDay' | 'perMinute'>,
  timeoutMinutes: number,
): PreflightBlocker | undefined {
  if (requests > perDay) return { kind: 'day-limit', requests, perDay }
  if (minutesOf(requests, perMinute) >= timeoutMinutes)
    return { kind: 'time-budget', requests, perMinute, timeoutMinutes }
  return undefined
}

/** Returns why a run is estimated to cost more than allowed; undefined where it is not. An unknown cost counts as 0. */
export function checkCost(demand: Pick<Demand, 'engines' | 'maxCost'>): PreflightBlocker | undefined {
  const { maxCost } = demand
  const estimate = estimatedCost(demand)
  return maxCost !== undefined && isAbove(estimate, maxCost)
    ? { kind: 'cost-limit', estimate, maxCost }
    : undefined
}
