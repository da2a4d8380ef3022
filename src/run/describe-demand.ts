import { type Description, messageOf } from '../errors/avg-error.ts'
import { plainLine } from '../lib/escape.ts'
import { formatCost, formatCount } from '../report/words/numbers.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import { type Demand, sumDemands } from '../scan/demand.ts'

/** Describes the maximum of requests of gates together, and their estimated cost. */
export function describeDemand(demands: readonly Demand[]): string {
  const { requests, ...cost } = sumDemands(demands)
  const isFree = demands.every(({ address, engines }) => address === undefined && engines.length === 0)
  const asked = requests === 0 ? 'none' : `at most ${formatCount(requests)}, without retries`
  return `Requests: ${asked}. Estimated cost: ${isFree ? 'nothing' : formatCost(cost)}.`
}

/** Returns warnings about a demand that nothing blocks. */
export function warnOfDemand(demand: Demand): Description[] {
  const { unpriced } = sumDemands([demand])
  if (demand.maxCost === undefined || unpriced.length === 0) return []
  const engines = plainLine(unpriced.join(', '), NAME_LENGTH)
  return [messageOf('AVG_COST_UNKNOWN', `The price of ${engines} is not known. Only max-requests limits it.`)]
}
