/** Makes the history that the settings name from what a workflow run has: a token, an artifact client, a work tree. */
import { join } from 'node:path'
import type { HistoryFile } from '../../history/artifact.ts'
import type { HistoryPlace, HistoryStore } from '../../history/store.ts'
import { runFolder } from '../../inputs/run-facts.ts'
import type { Settings } from '../../inputs/settings.ts'
import { systemClock } from '../../lib/clock.ts'
import { writeFileAtomically } from '../../lib/files.ts'
import type { ActionContext } from './context.ts'
import { uploadArtifact } from './publish/artifact.ts'

/** What a history needs to know of the settings. */
export type HistorySettings = Pick<
  Settings,
  'baseline' | 'key' | 'githubToken' | 'artifactRetentionDays' | 'timeoutMinutes'
>

/**
 * Opens the history that the settings name; undefined when they name none. Reads nothing yet. A history for which the
 * run lacks something opens all the same, and says what it lacks when it is read. A file is read from the commit that
 * decides in the run. `cancelled` ends the search for that commit, as does the time budget.
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
      return createFileStore(fileOptions(source.path, settings, context, cancelled))
    }
    case 'branch':
      return openBranch(source.branch, settings, context)
    case 'artifact':
      return openArtifact(settings, context)
  }
}

/** Returns what opens the history in a file. */
export function fileOptions(
  path: string,
  { timeoutMinutes }: Pick<HistorySettings, 'timeoutMinutes'>,
  { workspace, change, workflowCommit }: Pick<ActionContext, 'workspace' | 'change' | 'workflowCommit'>,
  cancelled: AbortSignal | undefined,
) {
  const budget = AbortSignal.timeout(timeoutMinutes * 60_000)
  const signal = cancelled === undefined ? budget : AbortSignal.any([cancelled, budget])
  return { path, workspace, change, workflowCommit, signal }
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
    import('../../history/github-stores.ts'),
  ])
  const message = `Add the AI visibility of ${sha.slice(0, 7) || 'this run'} (${key})`
  const api = createGitHub(githubToken, apiUrl)
  return createBranchStore({ api, repository, branch, path, message, clock: systemClock })
}

async function openArtifact(settings: HistorySettings, context: ActionContext): Promise<HistoryStore> {
  const { key, githubToken, artifactRetentionDays: retentionDays } = settings
  const { repository, apiUrl, defaultBranch } = context
  const name = `ai-visibility-history-${key}`
  const place = { kind: 'artifact', name } as const
  if (repository === undefined) return createClosedStore(place, 'repository')
  if (githubToken === '') return createClosedStore(place, 'token')
  if (defaultBranch === undefined) return createClosedStore(place, 'default-branch')
  const [{ createGitHub, fetchThroughProxy }, { createArtifactStore }] = await Promise.all([
    import('./github.ts'),
    import('../../history/github-stores.ts'),
  ])
  return createArtifactStore({
    api: createGitHub(githubToken, apiUrl),
    fetch: fetchThroughProxy,
    upload: files => uploadHistory(name, files, { folder: key, retentionDays }, context),
    repository,
    defaultBranch,
    name,
  })
}

/** Uploads the files of a history as an artifact. `folder`: names their folder on this machine. Resolves with what went wrong. */
export async function uploadHistory(
  name: string,
  files: Iterable<HistoryFile> | AsyncIterable<HistoryFile>,
  { folder, retentionDays }: { folder: string; retentionDays: number | undefined },
  { tempFolder, runUrl }: Pick<ActionContext, 'tempFolder' | 'runUrl'>,
): Promise<string | undefined> {
  const rootFolder = join(runFolder({ tempFolder }, folder), 'history')
  const paths: string[] = []
  try {
    for await (const file of files) {
      const path = join(rootFolder, file.name)
      await writeFileAtomically(path, file.content)
      paths.push(path)
    }
  } catch (error) {
    return `The file to upload was not written. ${error instanceof Error ? error.message : error}`
  }
  const { warning } = await uploadArtifact({ name, files: paths, rootFolder, retentionDays, runUrl })
  return warning
}

/** Creates a history that cannot be opened in this run: it is neither read nor written. */
export function createClosedStore(
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
