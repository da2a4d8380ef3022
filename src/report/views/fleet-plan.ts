/** What a fleet would ask, in words and numbers. */
import { estimatedCost, unpricedEngines } from '../../scan/demand.ts'
import { formatCost } from '../money.ts'
import { countOf, formatCount } from '../numbers.ts'
import { explainShardFailure } from '../problems.ts'
import type { FleetPlan, ShardReason } from '../run-plan.ts'

export interface FleetPlanView {
  headline: string
  /** What is known to stop gates, a line each. */
  stops: string[]
  facts: { label: string; value: string }[]
}

const REASONS: Record<ShardReason, string> = {
  'max-shards': 'max-shards allows no more',
  limits: 'the limits of an account feed no more',
  scans: 'more would have few scans each',
}

/** Returns the scans, requests, time, cost and shards of a fleet, and what stops it. */
export function viewFleetPlan(plan: FleetPlan): FleetPlanView {
  const { gates, scans, requests, minutes, shards, reason, blockers } = plan
  return {
    headline: blockers.length === 0 ? 'The run would start' : 'The run would not start as a whole',
    stops: blockers.map(describeStop),
    facts: [
      { label: 'Gates', value: formatCount(gates.length) },
      { label: 'Scans', value: `at most ${formatCount(scans)}` },
      {
        label: 'Requests',
        value: requests === 0 ? 'none' : `at most ${formatCount(requests)}, without retries`,
      },
      { label: 'Estimated cost', value: costOf(plan) },
      {
        label: 'Time under the rate limits',
        value: minutes === 0 ? 'less than a minute' : `at least ${countOf(minutes, 'minute')}`,
      },
      ...(minutes === 0 || shards === 1
        ? []
        : [{ label: 'Runner time', value: `at least ${countOf(minutes * shards, 'minute')} of all shards` }]),
      { label: 'Shards', value: `${formatCount(shards)}: ${REASONS[reason]}` },
    ],
  }
}

/** Returns what stops a gate, or all gates together, in one line. */
export function describeStop({ key, blocker }: FleetPlan['blockers'][number]): string {
  return explainShardFailure(key ?? 'All gates', blocker)
}

function costOf({ gates, requests }: FleetPlan): string {
  if (gates.some(({ plan }) => plan.cost.address !== undefined)) {
    return 'not known: it depends on the account of the service'
  }
  if (requests === 0) return 'nothing'
  const demands = gates.map(({ plan }) => plan.demand)
  return formatCost({
    costUsd: demands.reduce((sum, demand) => sum + estimatedCost(demand), 0),
    isWhole: demands.every(demand => unpricedEngines(demand).length === 0),
  })
}
