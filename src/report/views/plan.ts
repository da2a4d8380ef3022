/** What a run would ask, in words and numbers. */
import { estimatedCost, unpricedEngines } from '../../scan/demand.ts'
import { formatCost, formatUsd, UNKNOWN_COST } from '../money.ts'
import { countOf, formatCount, formatSetting } from '../numbers.ts'
import { explainBlocker } from '../problems.ts'
import type { RunPlan } from '../run-plan.ts'

export interface PlanView {
  headline: string
  /** Why the run would not start; undefined where nothing stops it. */
  stop: { code: string; text: string } | undefined
  facts: { label: string; value: string }[]
  /** One row for each live engine. */
  engines: { engine: string; model: string; requests: string; cost: string }[]
  notes: string[]
}

/** Returns the scans, requests, time and cost of a plan, the limits, and what stops it. */
export function viewPlan(plan: RunPlan): PlanView {
  const { scans, cost, demand, timeoutMinutes, blocker, keywords } = plan
  const { requests, minutes, engines, maxRequests, maxCost } = demand
  const isHosted = cost.address !== undefined
  const limits = [
    ...(cost.limits
      ? [`${formatCount(cost.limits.perMinute)} requests a minute, ${formatCount(cost.limits.perDay)} a day`]
      : []),
    ...(maxRequests === undefined ? [] : [`max-requests ${formatCount(maxRequests)}`]),
    ...(maxCost === undefined ? [] : [`max-cost ${formatSetting(maxCost)} USD`]),
    `timeout-minutes ${formatSetting(timeoutMinutes)}`,
  ]
  return {
    headline: blocker === undefined ? 'The run would start' : 'The run would not start',
    stop: blocker && explainBlocker(blocker),
    facts: [
      { label: 'Keywords', value: formatCount(keywords.length) },
      { label: 'Scans', value: `at most ${formatCount(scans.own + scans.competitors)}` },
      {
        label: 'Requests',
        value: requests === 0 ? 'none' : `at most ${formatCount(requests)}, without retries`,
      },
      {
        label: 'Estimated cost',
        value: isHosted ? 'not known: it depends on the account of the service' : costOf(plan),
      },
      {
        label: 'Time under the rate limits',
        value: minutes === 0 ? 'less than a minute of waiting' : `at least ${countOf(minutes, 'minute')}`,
      },
      { label: 'Limits', value: limits.join(', ') },
    ],
    engines: engines.map(({ engine, model, answers, judgements, costUsd }) => ({
      engine,
      model,
      requests:
        judgements === 0
          ? countOf(answers, 'question')
          : `${countOf(answers, 'question')} and ${countOf(judgements, 'judgement')} of the sentiment`,
      cost: costUsd === undefined ? UNKNOWN_COST : formatUsd(costUsd),
    })),
    notes: engines.length === 0 ? [] : [ESTIMATE_NOTE],
  }
}

const ESTIMATE_NOTE =
  'The estimate takes typical tokens and one search for each question, and list prices. Prices change, and an answer may use several times as many tokens.'

function costOf({ demand }: RunPlan): string {
  if (demand.engines.length === 0) return 'nothing'
  return formatCost({ costUsd: estimatedCost(demand), isWhole: unpricedEngines(demand).length === 0 })
}
