import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'

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
