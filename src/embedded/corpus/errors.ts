/** Why the pages of a checkout could not be had. */
export type CorpusErrorKind =
  /** The folder is not inside a git checkout. */
  | 'not-a-checkout'
  /** git is not installed, or the folder does not exist. */
  | 'no-git'
  /** A commit is neither in the checkout nor to be had from its remote. */
  | 'commit-unavailable'
  /** git failed in another way. */
  | 'git-failed'

export interface CorpusErrorFacts {
  kind: CorpusErrorKind
  /** What was asked of git: `git ls-files`. */
  command: string
  /** git's own words; they may quote file names, so escape them before showing them. */
  detail: string
  /** The commit that could not be had. */
  commit?: string
}

/** It carries facts; report/ puts them into words. */
export class CorpusError extends Error {
  readonly facts: CorpusErrorFacts

  constructor(facts: CorpusErrorFacts, options?: ErrorOptions) {
    super(`${facts.command}: ${facts.detail}`, options)
    this.name = 'CorpusError'
    this.facts = facts
  }
}
