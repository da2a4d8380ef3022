/** The histories that GitHub keeps for us: an artifact or a branch. */

import { createGitHub } from '../hosts/action/github.ts'
import type { BaselineSource, Settings } from '../inputs/settings.ts'
import { systemClock } from '../lib/clock.ts'
import { readArtifactHistory } from './artifact.ts'
import { appendToBranch, readBranchHistory } from './branch.ts'
import type { HistoryText } from './history-text.ts'

/** Where the repository is, as far as its histories need it. */
export interface RepositoryFacts {
  /** `owner/name`; undefined outside a workflow run. */
  repository: string | undefined
  apiUrl: string
  defaultBranch: string | undefined
  sha: string | undefined
}

export type StoredSource = Extract<BaselineSource, { kind: 'artifact' | 'branch' }>

/** The one file in the artifact. */
export const HISTORY_FILE = 'history.ndjson'

export function historyArtifactName(key: string): string {
  return `ai-visibility-history-${key}`
}

/** What is stored so far. Never throws. */
export async function readStoredHistory(
  source: StoredSource,
  { key, githubToken }: Pick<Settings, 'key' | 'githubToken'>,
  { repository, apiUrl, defaultBranch }: Pick<RepositoryFacts, 'repository' | 'apiUrl' | 'defaultBranch'>,
): Promise<HistoryText> {
  // Not missing: what is missing is begun.
  if (repository === undefined) return { unreadable: 'The history was not read: this is no workflow run.' }
  if (githubToken === '') return { unreadable: 'The history was not read: the input github-token is empty.' }
  const github = createGitHub(githubToken, apiUrl)
  if (source.kind === 'branch') {
    return readBranchHistory(github, { repository, branch: source.branch, path: pathOf(key) })
  }
  if (defaultBranch === undefined) {
    return {
      unreadable: "The history was not read: the event does not name the repository's default branch.",
    }
  }
  const name = historyArtifactName(key)
  return readArtifactHistory(github, { repository, defaultBranch, name, file: HISTORY_FILE })
}

/** Adds a line to the history on a branch. Never throws: what went wrong is the warning. */
export async function storeOnBranch(
  branch: string,
  line: string,
  { key, githubToken }: Pick<Settings, 'key' | 'githubToken'>,
  { repository = '', apiUrl, sha = '' }: Pick<RepositoryFacts, 'repository' | 'apiUrl' | 'sha'>,
): Promise<{ warning?: string }> {
  const place = { repository, branch, path: pathOf(key) }
  const message = `Add the AI visibility of ${sha.slice(0, 7) || 'this run'} (${key})`
  return appendToBranch(createGitHub(githubToken, apiUrl), place, line, { message, clock: systemClock })
}

function pathOf(key: string): string {
  return `${key}.ndjson`
}
