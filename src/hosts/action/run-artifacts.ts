/**
 * The artifacts that GitHub's API lists, in the order of time, and the archive of one: its download and the files in it.
 * Histories and outcomes are found here alone.
 */
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { describeRefusal, type GitHubApi } from '../../history/github-api.ts'
import { readGitHubFailure } from '../../lib/github.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import { readZip, type ZipArchive } from '../../lib/zip.ts'
import type { UnreadableArtifact } from '../../report/messages/comment-mode.ts'

/** What every call takes. */
interface ArtifactAccess {
  api: GitHubApi
  /** Downloads from GitHub's storage. Must send no token. */
  fetch: typeof globalThis.fetch
  repository: { owner: string; repo: string }
  signal: AbortSignal
}

/** GitHub lists artifacts in no certain order, so all are listed, up to this number. Forks can add many of them. */
const MOST_ARTIFACTS = 1000
const PAGE_SIZE = 100

const runSchema = z
  .object({ id: z.int(), repository_id: z.int(), head_repository_id: z.int(), head_branch: z.string() })
  .transform(run => ({
    id: run.id,
    repositoryId: run.repository_id,
    headRepositoryId: run.head_repository_id,
    headBranch: run.head_branch,
  }))
const artifactSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    size_in_bytes: z.number(),
    expired: z.boolean(),
    created_at: z.iso.datetime({ offset: true }).nullable(),
    // An artifact with incomplete facts about its run is not trusted, and may be of a trusted run all the same.
    workflow_run: runSchema.nullish().catch(null),
  })
  .transform(({ id, name, size_in_bytes: size, expired, created_at: created, workflow_run: run }) => ({
    id,
    name,
    /** Bytes of the archive. */
    size,
    expired,
    /** Milliseconds since 1970; 0 when GitHub does not say. */
    createdAt: Date.parse(created ?? '') || 0,
    /** The run that uploaded it; undefined when GitHub does not tell all of it. */
    run: run ?? undefined,
  }))
export type ListedArtifact = z.output<typeof artifactSchema>
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
async function readArtifact(
  { api, fetch, repository, signal }: ArtifactAccess,
  { id, size, expired }: ListedArtifact,
  limits: Pick<ArchiveLimits, 'pause' | 'archiveBytes'>,
): Promise<{ archive: ZipArchive } | { expired: true } | { unreadable: UnreadableArtifact }> {
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

interface RunArtifacts {
  /**
   * Downloads the newest artifact with this name. `earlier-attempt`: there is one, which was created before `since`. Never
   * rejects.
   */
  read(
    name: string,
  ): Promise<
    | { archive: ZipArchive }
    | { missing: 'none' | 'earlier-attempt' | 'expired' }
    | { unreadable: UnreadableArtifact }
  >
}

interface RunLimits extends Pick<ArchiveLimits, 'pause' | 'archiveBytes'> {
  /** Milliseconds for an artifact. A call to the API that has begun is not cut off. */
  time: number
}

/** Opens the artifacts of a run. Lists them once. `name`: the only one that is read. `since`: milliseconds since 1970. */
export function openRunArtifacts(
  source: Omit<ArtifactAccess, 'signal'>,
  { run, name: only, since = 0 }: { run: number; name?: string; since?: number },
  limits: RunLimits,
): RunArtifacts {
  let listing: ReturnType<typeof listArtifacts> | undefined
  return {
    async read(name) {
      const signal = AbortSignal.timeout(limits.time)
      const access = { ...source, signal }
      try {
        listing ??= listArtifacts(access, { run, ...(only !== undefined && { name: only }) })
        const { artifacts } = await listing
        const newest = artifacts.find(artifact => artifact.name === name)
        if (newest === undefined) return { missing: 'none' }
        if (newest.createdAt < since) return { missing: 'earlier-attempt' }
        const read = await readArtifact(access, newest, limits)
        return 'expired' in read ? { missing: 'expired' } : read
      } catch (error) {
        if (signal.aborted) return { unreadable: { kind: 'timeout', seconds: limits.time / 1000 } }
        return { unreadable: describeRefusal(error, 'actions: read') }
      }
    },
  }
}

interface ArchiveLimits {
  /** Milliseconds between two attempts to download. */
  pause: number
  archiveBytes: number
  fileBytes: number
}

const ATTEMPTS = 3
const EXCERPT_LENGTH = 200

/** An archive of a history has a file for each gate. All of them are unpacked. */
const ZIP_LIMITS = { entries: 2000, bytes: 2e9 }

/** Reads the directory of an archive within the limits of every artifact. */
export function openArchive(
  bytes: Uint8Array,
): { archive: ZipArchive } | { unreadable: { kind: 'broken-archive' } } {
  const archive = readZip(bytes, ZIP_LIMITS)
  return archive === undefined ? { unreadable: { kind: 'broken-archive' } } : { archive }
}

/**
 * Downloads an archive with `fetch`, which must send no token: the storage is not GitHub's API. Tries three times when
 * the connection or the storage fails. Rejects with the signal's reason.
 */
export async function downloadArchive(
  fetch: typeof globalThis.fetch,
  url: string,
  limits: Pick<ArchiveLimits, 'pause' | 'archiveBytes'>,
  signal: AbortSignal,
): Promise<{ archive: ZipArchive } | { unreadable: UnreadableArtifact }> {
  for (let attempt = 1; ; attempt += 1) {
    const download = await tryDownload(fetch, url, limits.archiveBytes, signal)
    if ('bytes' in download) return openArchive(download.bytes)
    if (attempt === ATTEMPTS || !isTemporary(download.unreadable)) return download
    await setTimeout(limits.pause, undefined, { signal })
  }
}

function isTemporary(cause: UnreadableArtifact): boolean {
  return cause.kind === 'connection' || (cause.kind === 'download' && cause.status >= 500)
}

async function tryDownload(
  fetch: typeof globalThis.fetch,
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array } | { unreadable: UnreadableArtifact }> {
  try {
    const response = await fetch(url, { signal })
    const { ok, status, body } = response
    if (!ok || body === null) {
      await body?.cancel()
      return { unreadable: { kind: 'download', status } }
    }
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      // Leaving the loop closes the connection.
      if (bytes > maxBytes) return { unreadable: { kind: 'archive-too-large', maxBytes } }
      chunks.push(chunk)
    }
    return { bytes: Buffer.concat(chunks) }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    return { unreadable: { kind: 'connection', detail: excerptOf(error) } }
  }
}

const causeSchema = z.object({ cause: z.object({ message: z.string() }) })

/** The network's own words, which fetch puts into the cause of its error. */
function excerptOf(error: unknown): string {
  const message = causeSchema.safeParse(error).data?.cause.message || String(error)
  return clip(toSingleLine(message), EXCERPT_LENGTH)
}

/** Unpacks a file out of an archive. Never rejects. */
export async function unpackEntry(
  archive: ZipArchive,
  file: string,
  maxBytes: number,
): Promise<{ bytes: Uint8Array } | { unreadable: UnreadableArtifact }> {
  const entry = archive.get(file)
  if (entry === undefined) return { unreadable: { kind: 'no-entry', file } }
  if (entry.size > maxBytes) return { unreadable: { kind: 'entry-too-large', file, maxBytes } }
  try {
    return { bytes: await entry.unpack() }
  } catch {
    // The message of the decompressor adds nothing to "broken archive".
    return { unreadable: { kind: 'broken-archive' } }
  }
}
