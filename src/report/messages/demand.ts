/** Words for what gates ask, what that costs, and what keeps it within limits. */

import { plainLine } from '../../lib/escape.ts'
import { type Demand, sumDemands } from '../../scan/demand.ts'
import { countOf, formatCost, formatCount, formatSetting, formatUsd } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { type Description, messageOf } from './message.ts'

/** Returns what a gate asks, its limits, and what each live engine is asked. */
export function describeDemand(demand: Demand): string {
  const { keywords, engines } = demand
  const asked = engines.length === 0 ? '' : ` Engines: ${engines.map(describeCalls).join('; ')}.`
  return `${countOf(keywords.length, 'keyword')}. ${describeTotal([demand])} Limits: ${limitsOf(demand)}.${asked}`
}

/** Returns what gates ask together. */
export function describeTotal(demands: readonly Demand[]): string {
  const { scans, requests, minutes, ...cost } = sumDemands(demands)
  const ofThem = demands.reduce((sum, demand) => sum + demand.scans.competitors, 0)
  const addresses = new Set(demands.flatMap(({ address }) => address ?? []))
  const isFree = demands.every(({ address, engines }) => address === undefined && engines.length === 0)
  return [
    `Scans: at most ${formatCount(scans)}${ofThem === 0 ? '' : `, of them ${formatCount(ofThem)} for competitors`}.`,
    requests === 0
      ? 'Requests: none.'
      : `Requests: at most ${formatCount(requests)}, without retries${addresses.size === 0 ? '' : `, to ${[...addresses].join(', ')}`}.`,
    `Estimated cost: ${isFree ? 'nothing' : formatCost(cost)}.`,
    `Time under the rate limits: ${minutes === 0 ? 'less than a minute' : `at least ${countOf(minutes, 'minute')}`}.`,
  ].join(' ')
}

function limitsOf({ accounts, maxRequests, maxCost, timeoutMinutes }: Demand): string {
  return [
    ...accounts
      .filter(({ perDay }) => perDay !== undefined)
      .map(
        ({ perMinute, perDay = 0 }) =>
          `${formatCount(perMinute)} requests a minute, ${formatCount(perDay)} a day`,
      ),
    ...(maxRequests === undefined ? [] : [`max-requests ${formatCount(maxRequests)}`]),
    ...(maxCost === undefined ? [] : [`max-cost ${formatSetting(maxCost)} USD for the run`]),
    `timeout-minutes ${formatSetting(timeoutMinutes)}`,
  ].join(', ')
}

function describeCalls({ engine, model, answers, costUsd }: Demand['engines'][number]): string {
  const cost = costUsd === undefined ? 'no price known' : formatUsd(costUsd)
  return `${nameOf(engine)} (${nameOf(model)}) ${countOf(answers, 'question')}, ${cost}`
}

/** Returns what is doubtful of a demand that nothing stops. */
export function warnOfDemand(demand: Demand): Description[] {
  const { unpriced } = sumDemands([demand])
  if (demand.maxCost === undefined || unpriced.length === 0) return []
  return [
    messageOf(
      'AVG_COST_UNKNOWN',
      `max-cost: the price is not known of ${unpriced.map(nameOf).join(', ')}. It counts as 0 in the estimate, and during the run wherever the vendor states no cost.`,
    ),
  ]
}

function nameOf(engine: string): string {
  return plainLine(engine, NAME_LENGTH)
}
