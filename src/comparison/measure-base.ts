import type { EmbeddedService } from '../embedded/service.ts'
import { ServiceError } from '../errors/service.ts'
import type { HostRun } from '../inputs/run-context.ts'
import type { Settings } from '../inputs/settings.ts'
import type { RecordedCitations } from '../owners/compare.ts'
import type { BaselineLookup } from './baseline.ts'

/** Measures the base of a pull request, merge group or push. The engine is deterministic: the change caused every difference. */
export async function measureBase(
  service: Pick<EmbeddedService, 'compareWithBase'>,
  { keywords, language }: Pick<Settings, 'keywords' | 'language'>,
  { change, push, eventName }: Pick<HostRun, 'change' | 'push' | 'eventName'>,
  citations?: RecordedCitations,
): Promise<BaselineLookup> {
  const commits = change ?? push
  if (commits === undefined) {
    if (eventName === 'push') return { missing: { kind: 'no-commit-before-push' } }
    return { missing: { kind: 'no-base-for-event', event: eventName } }
  }
  try {
    const compared = await service.compareWithBase(commits, keywords, language, citations)
    const { base, against, warnings, ...content } = compared
    const { score, cited } = base
    // On a developer's machine, uncommitted changes are what the run is about.
    const expected = eventName === 'local' ? 'AVG_EDITED_TREE' : undefined
    return {
      baseline: {
        overallBcr: score,
        citedEngines: cited ? 1 : 0,
        engines: [{ engine: 'repository', cited, bcrScore: score }],
        runs: [],
        content: { ...content, warnings: warnings.filter(({ code }) => code !== expected) },
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
