/** What to do about a rule that did not pass. Plain text of this program, with names of inputs in backticks. */
import type { BaselineOrigin } from '../comparison/baseline.ts'
import type { RuleResult, Verdict } from '../gate/verdict.ts'

/** Returns what to do about a drop or a decline, a sentence each; empty for a rule whose own sentence says all. */
export function adviseOn(result: RuleResult, baseline: Verdict['baseline']): string[] {
  // What became of the pages of two trees is said question by question.
  if ('missing' in baseline || baseline.origin.kind === 'base') return []
  if (result.kind !== 'drop' && result.kind !== 'decline') return []
  const { outcome } = result
  if (outcome === 'fail') {
    const search =
      result.kind === 'drop'
        ? 'Look at the answers that lost the citation: find out what they cite now, and why.'
        : 'Find out what changed around that day, on your site or at the engines.'
    return [search, ...adviseOnLevel(baseline.origin)]
  }
  const isSuspicious = outcome === 'inconclusive' && result.test !== undefined
  return isSuspicious
    ? [
        'Start another run, or wait for the next one: it shows whether the drop is real.',
        'Until a run passes, this run is not part of the baseline.',
      ]
    : []
}

const ACCEPT = 'If the new level is right, accept it.'

/** Returns how to make today's level the one that later runs are compared with. */
function adviseOnLevel(origin: BaselineOrigin): string[] {
  switch (origin.kind) {
    case 'base':
      return []
    case 'inputs':
      return [ACCEPT, 'To accept it, set `baseline-overall-bcr` and `baseline-cited-engines` to it.']
    case 'file':
      return [ACCEPT, 'To accept it, start one run with `accept: true`.']
    default:
      return [ACCEPT, 'To accept it, start one run on the default branch with `accept: true`.']
  }
}
