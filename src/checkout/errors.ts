import type { CorpusErrorFacts } from '../contract/corpus-facts.ts'

/** The pages of a folder could not be had. It carries facts; report/ puts them into words. */
export class CorpusError extends Error {
  readonly facts: CorpusErrorFacts

  constructor(facts: CorpusErrorFacts, options?: ErrorOptions) {
    super(
      'detail' in facts ? `${'command' in facts ? facts.command : facts.kind}: ${facts.detail}` : facts.kind,
      options,
    )
    this.name = 'CorpusError'
    this.facts = facts
  }
}

/** Returns whether git was not there to ask: no program, or no checkout. */
export function isWithoutGit(error: unknown): boolean {
  const { kind } = error instanceof CorpusError ? error.facts : {}
  return kind === 'not-a-checkout' || kind === 'no-git'
}

/** There is no commit to replay. */
export interface NoCommitsFacts {
  kind: /** The repository has no commit at all. */
    | 'no-commits'
    /** No commit of the range touches a page. */
    | 'no-page-commits'
  isShallow: boolean
}

export type BacktestErrorFacts = NoCommitsFacts | CorpusErrorFacts

/** It carries facts; report/ puts them into words. */
export class NoCommitsError extends Error {
  readonly facts: NoCommitsFacts

  constructor(facts: NoCommitsFacts) {
    super(facts.kind)
    this.name = 'NoCommitsError'
    this.facts = facts
  }
}

/** Returns the facts of an error that openCommitHistory and its trees reject with; undefined for any other error. */
export function factsOf(error: unknown): BacktestErrorFacts | undefined {
  return error instanceof CorpusError || error instanceof NoCommitsError ? error.facts : undefined
}
