/** The plan of a fleet as plain text, for a terminal. */
import { estimatedCost, unpricedEngines } from '../../scan/demand.ts'
import { plainLine } from '../escape.ts'
import { formatCost } from '../money.ts'
import { countOf, formatCount } from '../numbers.ts'
import { explainBlocker } from '../problems.ts'
import type { FleetPlan, ShardReason } from '../run-plan.ts'
import { NAME_LENGTH } from '../words.ts'
import type { TextLine } from './text.ts'

const REASONS: Record<ShardReason, string> = {
  'max-shards': 'max-shards allows no more',
  limits: 'the limits of an account feed no more',
  scans: 'more would have few scans each',
}

/** Renders what the gates of a fleet would ask. Holds no control characters. */
export function renderFleetPlanText(plan: FleetPlan): TextLine[] {
  const { gates, scans, requests, minutes, shards, reason, blockers } = plan
  const facts = [
    ['Gates', formatCount(gates.length)],
    ['Scans', `at most ${formatCount(scans)}`],
    ['Requests', requests === 0 ? 'none' : `at most ${formatCount(requests)}, without retries`],
    ['Estimated cost', costOf(plan)],
    [
      'Time under the rate limits',
      minutes === 0 ? 'less than a minute' : `at least ${countOf(minutes, 'minute')}`,
    ],
    ['Shards', `${formatCount(shards)}: ${REASONS[reason]}`],
  ]
  const width = Math.max(...facts.map(([label = '']) => label.length))
  return [
    [
      blockers.length === 0
        ? { text: 'The run would start', tone: 'better' }
        : { text: 'The run would not start as a whole', tone: 'worse' },
    ],
    ...blockers.map(({ key, blocker }): TextLine => {
      const { code, text } = explainBlocker(blocker)
      const of = key === undefined ? 'All gates' : plainLine(key, NAME_LENGTH)
      return [{ text: plainLine(`${of}: ${code}: ${text}`, 2000) }]
    }),
    [],
    ...facts.map(([label = '', value = '']): TextLine => [{ text: `${label.padEnd(width)}  ${value}` }]),
  ]
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
