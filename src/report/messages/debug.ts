/** Lines for whoever looks for the cause of a result. They have no code and no remedy, and hosts show them on demand. */
import type { Comparison, Unpaired } from '../../comparison/comparison.ts'
import type { FoundBaseline } from '../../comparison/find-baseline.ts'
import type { RunChoice } from '../../comparison/select-runs.ts'
import type { RequestFacts } from '../../lib/http/caller.ts'
import { countOf } from '../numbers.ts'
import { countFiles } from './pages.ts'

/** Returns the line of a request that ended. */
export function describeRequest({ request, result, milliseconds }: RequestFacts): string {
  return `${request}: ${result} after ${milliseconds} ms`
}

const CHOICES: Record<RunChoice['choice'], string> = {
  chosen: 'is a part of the baseline',
  'other-settings': 'is not: its settings are others',
  'before-accepted': 'is not: a later run was accepted',
  low: 'is not: it is one of the low runs of a loss that ended',
  'before-window': 'is not: it is older than the window',
}

/** Returns a line for each recorded run, oldest first, and one about the pages where the baseline comes from a commit. */
export function describeChoices({ choices, lookup }: Pick<FoundBaseline, 'choices' | 'lookup'>): string[] {
  const content = 'baseline' in lookup ? lookup.baseline.content : undefined
  const passedOver = content === undefined ? 0 : countFiles(content.passedOver)
  return [
    ...choices.map(({ createdAt, choice }) => `The run of ${createdAt} ${CHOICES[choice]}.`),
    ...(content === undefined
      ? []
      : [`Read ${countOf(content.pages, 'page')} and passed over ${countOf(passedOver, 'file')}.`]),
  ]
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
