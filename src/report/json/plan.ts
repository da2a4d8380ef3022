/** The plans of a run and of a fleet as JSON. */

import { estimatedCost, unpricedEngines } from '../../scan/demand.ts'
import { describeBlocker } from '../messages/gate.ts'
import type { FleetPlan, RunPlan } from '../run-plan.ts'

/** Returns what a run would ask. Costs are US dollars; null stands for a value that is not known, and for no limit. */
export function buildPlan({ brand, keywords, scans, cost, demand, timeoutMinutes, blocker }: RunPlan) {
  const unpriced = unpricedEngines(demand)
  const isKnown = cost.address === undefined && unpriced.length === 0
  return {
    format: 'ai-visibility-plan',
    brand_name: brand,
    keywords,
    service: cost.address ?? 'embedded',
    scans: scans.own + scans.competitors,
    requests: demand.requests,
    minutes: demand.minutes,
    estimated_cost_usd: isKnown ? estimatedCost(demand) : null,
    known_cost_usd: cost.address === undefined ? estimatedCost(demand) : null,
    unpriced_engines: unpriced,
    engines: demand.engines.map(({ engine, model, answers, judgements, costUsd }) => ({
      engine,
      model,
      questions: answers,
      judgements,
      estimated_cost_usd: costUsd ?? null,
    })),
    limits: {
      max_requests: demand.maxRequests ?? null,
      max_cost_usd: demand.maxCost ?? null,
      timeout_minutes: timeoutMinutes,
      per_minute: cost.limits?.perMinute ?? null,
      per_day: cost.limits?.perDay ?? null,
    },
    blocked: blocker === undefined ? null : describeBlocker(blocker),
  }
}

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
    blocked: blockers.map(({ key, blocker }) => ({ key: key ?? null, ...describeBlocker(blocker) })),
    gates: built,
  }
}
