/** What a run or a fleet would ask, as blocks. */

import { estimatedCost, unpricedEngines } from '../../scan/demand.ts'
import { plainLine } from '../escape.ts'
import { describeBlocker } from '../messages/gate.ts'
import { formatMessage } from '../messages/message.ts'
import { countOf, formatCost, formatCount, formatSetting, formatUsd } from '../numbers.ts'
import type { FleetPlan, RunPlan } from '../run-plan.ts'
import { NAME_LENGTH } from '../words.ts'
import type { Block, Line } from './blocks.ts'

/** Code points of a reason from outside. */
const REASON_LENGTH = 2000

const ESTIMATE_NOTE =
  'The estimate takes typical tokens and one search for each question, and list prices. Prices change, and an answer may use several times as many tokens.'

interface Fact {
  label: string
  value: Line
}

/** Returns the scans, requests, time, cost and limits of a run, and what stops it. */
export function planParts(plan: RunPlan): Block[][] {
  const { scans, demand, blocker, keywords } = plan
  const stop = blocker && describeBlocker(blocker)
  const isFree = demand.engines.length === 0
  return [
    startBlocks('The run would not start', stop === undefined ? [] : [`${stop.code}: ${stop.text}`]),
    [
      {
        kind: 'facts',
        rows: [
          fact('Keywords', formatCount(keywords.length)),
          ...demandFacts({ ...demand, scans: scans.own + scans.competitors, plans: [plan] }),
          fact('Limits', limitsOf(plan)),
        ],
      },
    ],
    isFree ? [] : [{ kind: 'list', items: demand.engines.map(engineLine) }],
    isFree ? [] : [{ kind: 'paragraph', text: [ESTIMATE_NOTE] }],
  ]
}

/** Returns the scans, requests, time and cost of a fleet, and what stops it. */
export function fleetPlanParts(plan: FleetPlan): Block[][] {
  const { gates, blockers } = plan
  return [
    startBlocks('The run would not start as a whole', blockers.map(describeStop)),
    [
      {
        kind: 'facts',
        rows: [
          fact('Gates', formatCount(gates.length)),
          ...demandFacts({ ...plan, plans: gates.map(gate => gate.plan) }),
        ],
      },
    ],
  ]
}

/** Returns what stops a gate, or all gates together, in one line. */
function describeStop({ key = 'All gates', blocker }: FleetPlan['blockers'][number]): string {
  const { code, text } = describeBlocker(blocker)
  return formatMessage({ code, text: `${plainLine(key, NAME_LENGTH)}: ${text}` })
}

/** Returns the greatest number of requests, in words. */
export function describeRequests(requests: number): string {
  return requests === 0 ? 'none' : `at most ${formatCount(requests)}, without retries`
}

/** Returns the estimated cost of runs together, in words. */
export function describeEstimate(plans: readonly RunPlan[]): string {
  if (plans.some(({ cost }) => cost.address !== undefined)) {
    return 'not known: it depends on the account of the service'
  }
  const demands = plans.map(({ demand }) => demand)
  if (demands.every(({ engines }) => engines.length === 0)) return 'nothing'
  return formatCost({
    costUsd: demands.reduce((sum, demand) => sum + estimatedCost(demand), 0),
    isWhole: demands.every(demand => unpricedEngines(demand).length === 0),
  })
}

/** Returns the limits of a run, in words. */
export function limitsOf({
  cost: { limits },
  demand: { maxRequests, maxCost },
  timeoutMinutes,
}: RunPlan): string {
  return [
    ...(limits
      ? [`${formatCount(limits.perMinute)} requests a minute, ${formatCount(limits.perDay)} a day`]
      : []),
    ...(maxRequests === undefined ? [] : [`max-requests ${formatCount(maxRequests)}`]),
    ...(maxCost === undefined ? [] : [`max-cost ${formatSetting(maxCost)} USD`]),
    `timeout-minutes ${formatSetting(timeoutMinutes)}`,
  ].join(', ')
}

function startBlocks(stopped: string, stops: string[]): Block[] {
  const isStopped = stops.length > 0
  return [
    {
      kind: 'headline',
      mark: isStopped ? 'fail' : 'pass',
      status: isStopped ? 'Stopped' : 'Ready',
      text: [isStopped ? stopped : 'The run would start'],
      isHeading: true,
    },
    ...stops.map((stop): Block => ({ kind: 'paragraph', text: [{ name: stop, most: REASON_LENGTH }] })),
  ]
}

function demandFacts({
  scans,
  requests,
  minutes,
  plans,
}: Pick<FleetPlan, 'scans' | 'requests' | 'minutes'> & { plans: readonly RunPlan[] }): Fact[] {
  return [
    fact('Scans', `at most ${formatCount(scans)}`),
    fact('Requests', describeRequests(requests)),
    fact('Estimated cost', describeEstimate(plans)),
    fact(
      'Time under the rate limits',
      minutes === 0 ? 'less than a minute' : `at least ${countOf(minutes, 'minute')}`,
    ),
  ]
}

function fact(label: string, value: string): Fact {
  return { label, value: [value] }
}

function engineLine({
  engine,
  model,
  answers,
  judgments,
  costUsd,
  ends,
}: RunPlan['demand']['engines'][number]): Line {
  const sentiment = judgments === 0 ? '' : ` and ${countOf(judgments, 'judgment')} of the sentiment`
  const cost = costUsd === undefined ? 'no price known' : formatUsd(costUsd)
  return [
    ...[{ name: engine }, ' (', { name: model }, `): ${countOf(answers, 'question')}${sentiment}, ${cost}`],
    ...(ends === undefined ? [] : [`; the model ends on ${ends.on}`]),
  ]
}
