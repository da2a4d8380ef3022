/**
 * The artifacts that GitHub's API lists, in the order of time, and the archive of one. Histories, outcomes and results of
 * shards are found here alone.
 */
import * as z from 'zod'
import { readGitHubFailure } from '../lib/github-failure.ts'
import type { ZipArchive } from '../lib/zip.ts'
import { type ArchiveLimits, downloadArchive } from './artifact-archive.ts'
import type { GitHubApi } from './github-api.ts'
import type { UnreadableHistory } from './store.ts'

/** What every call takes. */
export interface ArtifactAccess {
  api: GitHubApi
  /** Downloads from GitHub's storage. Must send no token. */
  fetch: typeof globalThis.fetch
  repository: { owner: string; repo: string }
  signal: AbortSignal
}

export interface ListedArtifact {
  id: number
  name: string
  /** Bytes of the archive. */
  size: number
  expired: boolean
  /** Milliseconds since 1970; 0 when GitHub does not say. */
  createdAt: number
  /** The run that uploaded it; undefined when GitHub does not tell all of it. */
  run: { id: number; repositoryId: number; headRepositoryId: number; headBranch: string } | undefined
}

/** GitHub lists artifacts in no certain order, so all are listed, up to this number. Forks can add many of them. */
const MOST_ARTIFACTS = 1000
const PAGE_SIZE = 100

const artifactSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    size_in_bytes: z.number(),
    expired: z.boolean(),
    created_at: z.iso.datetime({ offset: true }).nullable(),
    // An artifact with incomplete facts about its run is not trusted, and may be of a trusted run all the same.
    workflow_run: z
      .object({
        id: z.int(),
        repository_id: z.int(),
        head_repository_id: z.int(),
        head_branch: z.string(),
      })
      .nullish()
      .catch(null),
  })
  .transform(
    ({ id, name, size_in_bytes: size, expired, created_at: created, workflow_run: run }): ListedArtifact => ({
      ...{ id, name, size, expired, createdAt: Date.parse(created ?? '') || 0 },
      run: run
        ? {
            ...{ id: run.id, repositoryId: run.repository_id },
            ...{ headRepositoryId: run.head_repository_id, headBranch: run.head_branch },
          }
        : undefined,
    }),
  )
const pageSchema = z.object({ total_count: z.int().nonnegative(), artifacts: z.array(artifactSchema) })

/**
 * Lists the artifacts of a repository or of one of its runs, those of all attempts of the run included. The newest is the
 * first: the numbers of artifacts do not grow from one attempt to the next. `isComplete` is false when there are more than
 * the limit, or fewer than GitHub counts. The client's own pagination takes the status 409 and an empty answer for an empty
 * list, so each page is parsed here. Rejects like a call to GitHub.
 */
export async function listArtifacts(
  { api, repository, signal }: Omit<ArtifactAccess, 'fetch'>,
  { run, name }: { run?: number; name?: string },
): Promise<{ artifacts: ListedArtifact[]; isComplete: boolean }> {
  const place = run === undefined ? 'actions/artifacts' : 'actions/runs/{run_id}/artifacts'
  const parameters = { ...repository, ...(run !== undefined && { run_id: run }), ...(name && { name }) }
  const listed: ListedArtifact[] = []
  let isComplete = false
  for (let page = 1; page <= MOST_ARTIFACTS / PAGE_SIZE; page += 1) {
    signal.throwIfAborted()
    const { data } = await api.request(`GET /repos/{owner}/{repo}/${place}`, {
      ...{ ...parameters, per_page: PAGE_SIZE, page },
    })
    const { total_count: count, artifacts } = pageSchema.parse(data)
    listed.push(...artifacts)
    isComplete = listed.length >= count
    if (isComplete || artifacts.length === 0) break
  }
  // Older servers ignore the filter by name.
  const named = listed.filter(artifact => name === undefined || artifact.name === name)
  return { artifacts: named.toSorted(newestFirst), isComplete }
}

function newestFirst(one: ListedArtifact, other: ListedArtifact): number {
  return other.createdAt - one.createdAt || other.id - one.id
}

/** Downloads the archive of an artifact. Rejects like a call to GitHub, or with the signal's reason. */
export async function readArtifact(
  { api, fetch, repository, signal }: ArtifactAccess,
  { id, size, expired }: ListedArtifact,
  limits: Pick<ArchiveLimits, 'pause' | 'archiveBytes'>,
): Promise<{ archive: ZipArchive } | { expired: true } | { unreadable: UnreadableHistory }> {
  if (size > limits.archiveBytes) {
    return { unreadable: { kind: 'archive-too-large', maxBytes: limits.archiveBytes } }
  }
  const url = expired ? undefined : await locateArchive(api, repository, id)
  return url === undefined ? { expired: true } : downloadArchive(fetch, url, limits, signal)
}

/**
 * Returns the address that GitHub redirects a download to; undefined when the artifact has expired. The address is
 * signed, lasts a minute and is on another host, which must not get the client's token. Rejects like a call to GitHub.
 */
async function locateArchive(
  api: GitHubApi,
  repository: ArtifactAccess['repository'],
  id: number,
): Promise<string | undefined> {
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'
    const request = { redirect: 'manual' as const }
    const { headers } = await api.request(route, {
      ...repository,
      artifact_id: id,
      archive_format: 'zip',
      request,
    })
    return z.url({ protocol: /^https?$/ }).parse(headers.location)
  } catch (error) {
    if (readGitHubFailure(error).cause === 'gone') return undefined
    throw error
  }
}
