import type { EmbeddedService } from '../embedded/service.ts'
import { ServiceError } from '../errors/service.ts'
import type { HostRun } from '../inputs/run-context.ts'
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
  { change, push, eventName }: Pick<HostRun, 'change' | 'push' | 'eventName'>,
): Promise<BaselineLookup> {
  const commits = change ?? push
  if (commits === undefined) {
    if (eventName === 'push') return { missing: { kind: 'no-commit-before-push' } }
    return { missing: { kind: 'no-base-for-event', event: eventName } }
  }
  try {
    const { base, against, warnings, ...content } = await service.compareWithBase(commits, keywords, language)
    const { score, cited } = base
    // On a machine of one's own, what is not committed yet is what a person asks about.
    const meant = eventName === 'local' ? 'AVG_EDITED_TREE' : undefined
    return {
      baseline: {
        overallBcr: score,
        citedEngines: cited ? 1 : 0,
        engines: [{ engine: 'repository', cited, bcrScore: score }],
        runs: [],
        content: { ...content, warnings: warnings.filter(({ code }) => code !== meant) },
        origin: { kind: 'base', against },
      },
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { cause } = error.details
    if (cause?.code === 'AVG_BASE_UNAVAILABLE' && 'before' in commits && cause.commit === commits.before) {
      return { missing: { kind: 'no-commit-before-push', commit: commits.before } }
    }
    return { unusable: { kind: 'base', details: error.details } }
  }
}
