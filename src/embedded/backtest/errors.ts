import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'
import { CorpusError } from '../pages/errors.ts'

/** There is no commit to replay. */
export interface NoCommitsFacts {
  kind: /** The repository has no commit at all. */
    | 'no-commits'
    /** No commit of the range touches a page. */
    | 'no-page-commits'
  /** Whether merge commits were looked for. */
  merges: boolean
  isShallow: boolean
}

export type HistoryErrorFacts = NoCommitsFacts | CorpusErrorFacts

/** It carries facts; report/ puts them into words. */
export class NoCommitsError extends Error {
  readonly facts: NoCommitsFacts

  constructor(facts: NoCommitsFacts) {
    super(facts.kind)
    this.name = 'NoCommitsError'
    this.facts = facts
  }
}

/** Returns the facts of an error that openHistory and its trees reject with; undefined for any other error. */
export function factsOf(error: unknown): HistoryErrorFacts | undefined {
  return error instanceof CorpusError || error instanceof NoCommitsError ? error.facts : undefined
}
