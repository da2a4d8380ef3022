/** Makes the history that the settings name from what a workflow run has: a token, an artifact client, a work tree. */
import { join } from 'node:path'
import type { HistoryPlace, HistoryStore } from '../../history/store.ts'
import { runFolder } from '../../inputs/run-facts.ts'
import type { Settings } from '../../inputs/settings.ts'
import { systemClock } from '../../lib/clock.ts'
import { writeFileAtomically } from '../../lib/files.ts'
import type { ActionContext } from './context.ts'
import { uploadArtifact } from './publish/artifact.ts'

type HistorySettings = Pick<
  Settings,
  'baseline' | 'key' | 'githubToken' | 'artifactRetentionDays' | 'timeoutMinutes'
>

/**
 * Opens the history that the settings name; undefined when they name none. Reads nothing yet. A history for which the
 * run lacks something opens all the same, and says what it lacks when it is read. A file is read as it was before the
 * change that the run checks. `cancelled` ends the search for the commit before that change, as does the time budget.
 */
export async function openHistory(
  settings: HistorySettings,
  context: ActionContext,
  cancelled?: AbortSignal,
): Promise<HistoryStore | undefined> {
  // Each store is a chunk of its own: a run loads the one that it needs.
  const { source } = settings.baseline
  switch (source.kind) {
    case 'none':
    case 'base':
      return undefined
    case 'file': {
      const { createFileStore } = await import('../../history/file.ts')
      const budget = AbortSignal.timeout(settings.timeoutMinutes * 60_000)
      const { workspace, change } = context
      const signal = cancelled === undefined ? budget : AbortSignal.any([cancelled, budget])
      return createFileStore({ path: source.path, workspace, change, signal })
    }
    case 'branch':
      return openBranch(source.branch, settings, context)
    case 'artifact':
      return openArtifact(settings, context)
  }
}

async function openBranch(
  branch: string,
  { key, githubToken }: HistorySettings,
  { repository, apiUrl, sha = '' }: ActionContext,
): Promise<HistoryStore> {
  const path = `${key}.ndjson`
  const place = { kind: 'branch', branch, path } as const
  if (repository === undefined) return createClosedStore(place, 'repository')
  if (githubToken === '') return createClosedStore(place, 'token')
  const [{ createGitHub }, { createBranchStore }] = await Promise.all([
    import('./github.ts'),
    import('../../history/branch.ts'),
  ])
  const message = `Add the AI visibility of ${sha.slice(0, 7) || 'this run'} (${key})`
  const api = createGitHub(githubToken, apiUrl)
  return createBranchStore({ api, repository, branch, path, message, clock: systemClock })
}

async function openArtifact(settings: HistorySettings, context: ActionContext): Promise<HistoryStore> {
  const { key, githubToken } = settings
  const { repository, apiUrl, defaultBranch } = context
  const name = `ai-visibility-history-${key}`
  const place = { kind: 'artifact', name } as const
  if (repository === undefined) return createClosedStore(place, 'repository')
  if (githubToken === '') return createClosedStore(place, 'token')
  if (defaultBranch === undefined) return createClosedStore(place, 'default-branch')
  const [{ createGitHub, fetchThroughProxy }, { createArtifactStore }] = await Promise.all([
    import('./github.ts'),
    import('../../history/artifact.ts'),
  ])
  return createArtifactStore({
    api: createGitHub(githubToken, apiUrl),
    fetch: fetchThroughProxy,
    upload: file => upload(name, file, settings, context),
    repository,
    defaultBranch,
    name,
  })
}

async function upload(
  name: string,
  file: { name: string; content: Uint8Array },
  { key, artifactRetentionDays: retentionDays }: HistorySettings,
  { tempFolder, runUrl }: ActionContext,
): Promise<string | undefined> {
  const rootFolder = join(runFolder({ tempFolder }, key), 'history')
  const path = join(rootFolder, file.name)
  try {
    await writeFileAtomically(path, file.content)
  } catch (error) {
    return `The file to upload was not written. ${error instanceof Error ? error.message : error}`
  }
  const { warning } = await uploadArtifact({ name, files: [path], rootFolder, retentionDays, runUrl })
  return warning
}

/** A history that cannot be opened in this run: it is neither read nor written. */
function createClosedStore(
  place: HistoryPlace,
  lacks: 'repository' | 'token' | 'default-branch',
): HistoryStore {
  const cause = { kind: 'not-opened', lacks } as const
  return {
    place,
    read: async () => ({ unreadable: cause }),
    append: async () => ({ problem: cause }),
  }
}
