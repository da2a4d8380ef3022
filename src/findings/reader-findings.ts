/** What a model read of the questions that words leave open. Pure. */
import type { KeywordChange } from '../embedded/repository/keyword-change.ts'
import type { Finding } from './finding.ts'

/** Returns the questions that two readings do not decide, as one finding: somebody must look. A lost answer has its own. */
export function findUndecided(changes: readonly KeywordChange[]): Finding[] {
  const questions = changes
    .filter(({ outcome, reading }) => reading?.outcome === 'undecided' && outcome !== 'lost')
    .map(({ keyword }) => keyword)
  return questions.length === 0
    ? []
    : [{ kind: 'reader-undecided', certainty: 'fact', leadsTo: 'warn', cause: 'reader', questions }]
}
