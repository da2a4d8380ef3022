/** Lines for whoever looks for the cause of a result. They have no code and no remedy, and hosts show them on demand. */
import type { ContentComparison } from '../../comparison/baseline.ts'
import type { Comparison, Unpaired } from '../../comparison/comparison.ts'
import type { RequestFacts } from '../../lib/http/caller.ts'
import { countOf } from '../numbers.ts'
import { countFiles } from './pages.ts'

/** Returns the line of a request that ended. */
export function describeRequest({ request, result, milliseconds }: RequestFacts): string {
  return `${request}: ${result} after ${milliseconds} ms`
}

/** Returns the line about the pages, where the baseline comes from a commit. */
export function describePages({ pages, passedOver }: ContentComparison): string {
  return `Read ${countOf(pages, 'page')} and passed over ${countOf(countFiles(passedOver), 'file')}.`
}

/** Returns what was compared: how many cells with how many runs, and what only one side has. */
export function describeCompared({ cells, runs, recent, unpaired }: Comparison): string {
  const together = recent.length === 0 ? '' : `, together with the last ${countOf(recent.length, 'run')}`
  const compared = `Compared ${countOf(cells.length, 'cell')} with ${countOf(runs.length, 'run')}${together}.`
  return [compared, ...unpaired.map(one => `${describeUnpaired(one)}.`)].join(' ')
}

function describeUnpaired(unpaired: Unpaired): string {
  const { kind, ...facts } = unpaired
  return `Not compared, ${kind.replace('-', ' ')}: ${Object.values(facts).join(' ')}`
}
