import { ServiceError } from '../contract/errors.ts'
import type { EmbeddedService } from '../embedded/service.ts'
import type { RunFacts } from '../inputs/run-facts.ts'
import type { Settings } from '../inputs/settings.ts'
import type { BaselineLookup } from './baseline.ts'

/**
 * What the engine `repository` answered before the change: the same keywords against the tree that the pull request or
 * merge group is based on, or that the branch held before a push. Nothing in it is chance, so every difference is the
 * change's doing.
 */
export async function measureBase(
  service: Pick<EmbeddedService, 'compareWithBase'>,
  { keywords, language }: Pick<Settings, 'keywords' | 'language'>,
  { change, beforePush: before, eventName }: Pick<RunFacts, 'change' | 'beforePush' | 'eventName'>,
): Promise<BaselineLookup> {
  const commits = change ?? (before === undefined ? undefined : { before })
  if (commits === undefined) {
    if (eventName === 'push') return { missing: { kind: 'no-commit-before-push' } }
    return { missing: { kind: 'no-base-for-event', event: eventName } }
  }
  try {
    const {
      base,
      pages,
      passedOver,
      keywords: changes,
      against,
    } = await service.compareWithBase(commits, keywords, language)
    const cited = base.keywords.some(keyword => keyword.cited)
    return {
      baseline: {
        overallBcr: base.score,
        citedEngines: cited ? 1 : 0,
        engines: [{ engine: 'repository', cited, bcrScore: base.score }],
        runs: [],
        content: { pages, passedOver, keywords: changes },
        origin: { kind: 'base', against },
      },
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { corpus } = error.facts
    if (before !== undefined && corpus?.kind === 'commit-unavailable' && corpus.commit === before) {
      return { missing: { kind: 'no-commit-before-push', commit: before } }
    }
    return { unusable: { kind: 'base', facts: error.facts } }
  }
}
