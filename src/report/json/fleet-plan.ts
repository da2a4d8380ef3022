/** The plan of a fleet as JSON. */
import { explainBlocker } from '../problems.ts'
import type { FleetPlan } from '../run-plan.ts'
import { buildPlan } from './plan.ts'

/** Returns what the gates would ask, with the matrix of the jobs. Minutes are the least time of the rate limits. */
export function buildFleetPlan(plan: FleetPlan, matrix: object) {
  const { gates, scans, requests, minutes, shards, reason, blockers } = plan
  const built = gates.map(gate => ({ key: gate.key, ...buildPlan(gate.plan) }))
  const costs = built.map(gate => gate.estimated_cost_usd)
  return {
    format: 'ai-visibility-fleet-plan',
    matrix,
    shards,
    shards_limited_by: reason,
    // All shards at once: each takes its share of the limits.
    max_parallel: shards,
    ...{ scans, requests, minutes },
    estimated_cost_usd: costs.every(cost => cost !== null)
      ? costs.reduce((sum, cost) => sum + cost, 0)
      : null,
    blocked: blockers.map(({ key, blocker }) => ({ key: key ?? null, ...explainBlocker(blocker) })),
    gates: built,
  }
}
