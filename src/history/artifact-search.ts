/** Which artifacts of a history are read: the newest that can be trusted, and those that it was made beside. */
import * as z from 'zod'
import { readGitHubFailure } from '../lib/github-failure.ts'
import { splitRepository } from '../lib/repository-name.ts'
import { type ArchiveLimits, downloadArchive, locateArchive } from './artifact-archive.ts'
import { readCovered } from './artifact-base.ts'
import { describeRefusal, type GitHubApi } from './github-api.ts'
import type { MissingHistory, UnreadableHistory } from './store.ts'

/** Where the artifacts of a history are. */
export interface ArtifactSource {
  api: GitHubApi
  /** Downloads from GitHub's storage. Must send no token. */
  fetch: typeof globalThis.fetch
  /** `owner/name`. */
  repository: string
  defaultBranch: string
  /** Of the artifact. */
  name: string
  limits?: ArtifactLimits
}

export interface ArtifactLimits extends ArchiveLimits {
  /** Milliseconds for reading the history. A call to the API that has begun is not cut off. */
  time: number
}

export const LIMITS: ArtifactLimits = {
  time: 90_000,
  pause: 1000,
  archiveBytes: 50_000_000,
  fileBytes: 200_000_000,
}

/** GitHub lists artifacts in no certain order, so all are listed, up to this number. Forks can add many of them. */
const MOST_ARTIFACTS = 1000
/** Each run costs a call. The newest run is trusted, unless it is cancelled or its event is not trusted. */
const MOST_RUNS = 100
const PAGE_SIZE = 100

/**
 * Events that only a person with write access can cause. A pull request, a comment or a `workflow_run` can start a run
 * on the default branch as well, but that run may work on input from anybody.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']

/**
 * A run that fails has added its record before it failed: without its artifact, the failure would be lost. A run that is
 * not finished, or that was cancelled or timed out, may have left half of its work.
 */
const TRUSTED_CONCLUSIONS = ['success', 'failure']

const artifactsSchema = z.array(
  z.object({
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
  }),
)
const pageSchema = z.object({ total_count: z.int().nonnegative(), artifacts: artifactsSchema })
const runSchema = z.object({ event: z.string(), conclusion: z.string().nullable() })

/** Runs that finish at once are few. What is not read now is read by the next run. */
const MOST_UNITED = 10

interface Candidate {
  id: number
  size: number
  expired: boolean
  /** Milliseconds since 1970; 0 when GitHub does not say. */
  createdAt: number
  runId: number
}

/** What every call takes. */
interface Lookup extends Pick<ArtifactSource, 'api' | 'fetch' | 'defaultBranch' | 'name'> {
  repository: { owner: string; repo: string }
  signal: AbortSignal
}

/**
 * `open`: the run is not finished. `unknown`: the run was deleted after its artifact was listed, or the token may not see
 * it.
 */
type Trust = 'trusted' | 'untrusted' | 'open' | 'unknown'

export interface FoundArchives {
  /** The newest first; the others hold what was added at the same time. */
  archives: Uint8Array[]
  /** The artifacts that need not be read beside one that is made of these archives. */
  covered: number[]
}

export type ArchiveSearch = FoundArchives | { missing: MissingHistory } | { unreadable: UnreadableHistory }

/**
 * Reads the newest artifact of a trusted run, and every other artifact of a trusted run that it does not cover: two runs
 * at once were made of the same artifact, and each has a record that the other has not. A trusted run is on the default
 * branch, was started by an event that only a person with write access can cause, and has passed or failed. Never rejects.
 */
export async function readArchives(source: ArtifactSource): Promise<ArchiveSearch> {
  const { limits = LIMITS } = source
  const signal = AbortSignal.timeout(limits.time)
  const lookup = { ...source, repository: splitRepository(source.repository), signal }
  try {
    return await search(lookup, limits)
  } catch (error) {
    if (signal.aborted) return { unreadable: { kind: 'timeout', seconds: limits.time / 1000 } }
    return { unreadable: describeRefusal(error, 'actions: read') }
  }
}

/**
 * A history that may exist and was not found is unreadable: a run that took it for missing would begin a new one.
 */
async function search(lookup: Lookup, limits: ArtifactLimits): Promise<ArchiveSearch> {
  const { defaultBranch } = lookup
  const { artifacts, isComplete } = await listArtifacts(lookup)
  const candidates = selectCandidates(artifacts, lookup)
  const hasExpired = candidates.some(({ expired }) => expired)
  const usable = newestOfEachRun(candidates.filter(({ expired }) => !expired))
  const judged = new Map<number, Trust>()
  let newest: Candidate | undefined
  for (const candidate of usable.slice(0, MOST_RUNS)) {
    const trust = await judgeRun(lookup, candidate.runId)
    judged.set(candidate.id, trust)
    if (trust !== 'trusted') continue
    newest = candidate
    break
  }
  if (newest !== undefined) return unite(lookup, newest, usable, judged, limits)
  const areRunsKnown =
    artifacts.every(({ name, workflow_run }) => workflow_run || name !== lookup.name) &&
    ![...judged.values()].includes('unknown')
  const isSearched = isComplete && areRunsKnown && usable.length <= MOST_RUNS
  // The trusted history ended, and artifacts that cannot be trusted took its place.
  const isReplaced = hasExpired && usable.length > 0
  if (!isSearched || isReplaced) return { unreadable: { kind: 'no-trusted-artifact', defaultBranch } }
  return { missing: { kind: hasExpired ? 'artifact-expired' : 'no-artifact', defaultBranch } }
}

/** Reads the newest artifact, and the others that are not part of it. */
async function unite(
  lookup: Lookup,
  newest: Candidate,
  usable: Candidate[],
  judged: Map<number, Trust>,
  limits: ArtifactLimits,
): Promise<ArchiveSearch> {
  const read = await readArtifact(lookup, newest, limits)
  if (!('archive' in read)) return read
  const archives = [read.archive]
  const known = readCovered(read.archive)
  // An artifact without the list was made by an earlier version of the gate: all older ones count as parts of it.
  const isPart = ({ id }: Candidate) => (known === undefined ? !judged.has(id) : known.has(id))
  const covered = [newest, ...usable.filter(isPart)].map(({ id }) => id)
  for (const candidate of usable) {
    if (covered.includes(candidate.id)) continue
    const isLookedUp = judged.has(candidate.id)
    if (!isLookedUp && (judged.size >= MOST_RUNS || archives.length > MOST_UNITED)) continue
    const trust = judged.get(candidate.id) ?? (await judgeRun(lookup, candidate.runId))
    judged.set(candidate.id, trust)
    // A later run reads what is not finished now.
    if (trust === 'open' || trust === 'unknown') continue
    if (trust === 'trusted') {
      const other = await readArtifact(lookup, candidate, limits)
      if ('archive' in other) archives.push(other.archive)
      else if ('unreadable' in other && !isForGood(other.unreadable)) return other
    }
    covered.push(candidate.id)
  }
  return { archives, covered }
}

/** Returns whether an archive will never be readable. Others may be read by the next run, so this run must not go on. */
function isForGood({ kind }: UnreadableHistory): boolean {
  return kind === 'archive-too-large' || kind === 'broken-archive'
}

/**
 * Lists the artifacts with the name of the history; `isComplete` is false when there are more than the limit, or fewer than
 * GitHub counts. The client's own pagination takes the status 409 and an empty answer for an empty list, so each page is
 * parsed here.
 */
async function listArtifacts({ api, name, repository, signal }: Lookup) {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts'
  const artifacts: z.output<typeof artifactsSchema> = []
  for (let page = 1; page <= MOST_ARTIFACTS / PAGE_SIZE; page += 1) {
    signal.throwIfAborted()
    const parameters = { ...repository, name, per_page: PAGE_SIZE, page }
    const { data } = await api.request(route, parameters)
    const { total_count: count, artifacts: listed } = pageSchema.parse(data)
    artifacts.push(...listed)
    if (artifacts.length >= count) return { artifacts, isComplete: true }
    if (listed.length === 0) break
  }
  return { artifacts, isComplete: false }
}

/** Returns the artifacts of runs on the repository's own default branch, newest first. A fork can use the same branch name. */
function selectCandidates(
  artifacts: z.output<typeof artifactsSchema>,
  { defaultBranch, name }: Pick<Lookup, 'defaultBranch' | 'name'>,
): Candidate[] {
  return artifacts
    .flatMap(({ workflow_run: run, ...artifact }) => {
      // Older servers ignore the filter by name.
      if (!run || artifact.name !== name || run.head_branch !== defaultBranch) return []
      if (run.head_repository_id !== run.repository_id) return []
      const { id, size_in_bytes: size, expired, created_at } = artifact
      return [{ id, size, expired, createdAt: Date.parse(created_at ?? '') || 0, runId: run.id }]
    })
    .sort((one, other) => other.createdAt - one.createdAt || other.id - one.id)
}

/** Keeps the order of the candidates, which is the newest first. */
function newestOfEachRun(candidates: Candidate[]): Candidate[] {
  return [...Map.groupBy(candidates, ({ runId }) => runId).values()].flatMap(([newest]) => newest ?? [])
}

async function judgeRun({ api, repository, signal }: Lookup, runId: number): Promise<Trust> {
  signal.throwIfAborted()
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}'
    const { data } = await api.request(route, { ...repository, run_id: runId })
    const { event, conclusion } = runSchema.extend({ id: z.literal(runId) }).parse(data)
    if (conclusion === null) return 'open'
    const isTrusted = TRUSTED_CONCLUSIONS.includes(conclusion) && TRUSTED_EVENTS.includes(event)
    return isTrusted ? 'trusted' : 'untrusted'
  } catch (error) {
    if (readGitHubFailure(error).cause === 'not-found') return 'unknown'
    throw error
  }
}

async function readArtifact(
  { api, fetch, repository, defaultBranch, signal }: Lookup,
  { id, size }: Candidate,
  limits: ArtifactLimits,
): Promise<{ archive: Uint8Array } | { missing: MissingHistory } | { unreadable: UnreadableHistory }> {
  if (size > limits.archiveBytes) {
    return { unreadable: { kind: 'archive-too-large', maxBytes: limits.archiveBytes } }
  }
  const url = await locateArchive(api, repository, id)
  if (url === undefined) return { missing: { kind: 'artifact-expired', defaultBranch } }
  return downloadArchive(fetch, url, limits, signal)
}
