/** The history in an artifact. Reads the newest artifact that can be trusted, and uploads a new one. */
import * as z from 'zod'
import { readGitHubFailure } from '../lib/github-failure.ts'
import { splitRepository } from '../lib/repository-name.ts'
import { type ArchiveLimits, downloadArchive, locateArchive, readEntry } from './artifact-archive.ts'
import { addRecord, parseHistory } from './format.ts'
import { describeRefusal, type GitHubApi } from './github-api.ts'
import type { HistoryStore, MissingHistory, UnreadableHistory } from './store.ts'

export interface ArtifactStoreOptions {
  api: GitHubApi
  /** Downloads from GitHub's storage. Must send no token. */
  fetch: typeof globalThis.fetch
  /** Uploads the artifact with this one file. Resolves with what went wrong, for people; undefined when all went well. */
  upload(file: { name: string; content: Uint8Array }): Promise<string | undefined>
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

const LIMITS: ArtifactLimits = {
  time: 90_000,
  pause: 1000,
  archiveBytes: 50_000_000,
  fileBytes: 200_000_000,
}

/** The one file in the artifact. */
const HISTORY_FILE = 'history.ndjson'

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
const TRUSTED_CONCLUSIONS: (string | null)[] = ['success', 'failure']

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

interface Candidate {
  id: number
  size: number
  expired: boolean
  /** Milliseconds since 1970; 0 when GitHub does not say. */
  createdAt: number
  runId: number
}

/** What every call takes. */
interface Lookup extends Pick<ArtifactStoreOptions, 'api' | 'fetch' | 'defaultBranch' | 'name'> {
  repository: { owner: string; repo: string }
  signal: AbortSignal
}

type StoredBytes = { bytes: Uint8Array } | { missing: MissingHistory } | { unreadable: UnreadableHistory }

/**
 * Creates the store of a history in an artifact. It reads the newest artifact of a trusted run, once: what it read is
 * what a new record is added to. A trusted run is on the default branch, was started by an event that only a person with
 * write access can cause, and has passed or failed.
 */
export function createArtifactStore(options: ArtifactStoreOptions): HistoryStore {
  const place = { kind: 'artifact', name: options.name } as const
  let stored: Promise<StoredBytes> | undefined
  const load = () => {
    stored ??= readNewestArtifact(options)
    return stored
  }
  return {
    place,
    async read() {
      const found = await load()
      return 'bytes' in found ? parseHistory(new TextDecoder().decode(found.bytes)) : found
    },
    async append(record) {
      const found = await load()
      if ('unreadable' in found && !(record.accepted && found.unreadable.kind === 'no-trusted-artifact')) {
        return { problem: found.unreadable }
      }
      const content = addRecord('bytes' in found ? found.bytes : new Uint8Array(), record)
      const detail = await options.upload({ name: HISTORY_FILE, content })
      if (detail !== undefined) return { problem: { kind: 'not-uploaded', detail } }
      stored = Promise.resolve({ bytes: content })
      return { stored: place }
    },
  }
}

/** Never rejects. */
async function readNewestArtifact(options: ArtifactStoreOptions): Promise<StoredBytes> {
  const { limits = LIMITS } = options
  const signal = AbortSignal.timeout(limits.time)
  const lookup = { ...options, repository: splitRepository(options.repository), signal }
  try {
    const found = await findArtifact(lookup)
    return 'id' in found ? await readArtifact(lookup, found, limits) : found
  } catch (error) {
    if (signal.aborted) return { unreadable: { kind: 'timeout', seconds: limits.time / 1000 } }
    return { unreadable: describeRefusal(error, 'actions: read') }
  }
}

/**
 * Returns the newest artifact of a trusted run. A history that may exist and was not found is unreadable: a run that took
 * it for missing would begin a new one.
 */
async function findArtifact(
  lookup: Lookup,
): Promise<Candidate | { missing: MissingHistory } | { unreadable: UnreadableHistory }> {
  const { defaultBranch } = lookup
  const { artifacts, isComplete } = await listArtifacts(lookup)
  const candidates = selectCandidates(artifacts, lookup)
  const hasExpired = candidates.some(({ expired }) => expired)
  const usable = newestOfEachRun(candidates.filter(({ expired }) => !expired))
  let areRunsKnown = artifacts.every(({ name, workflow_run }) => workflow_run || name !== lookup.name)
  for (const candidate of usable.slice(0, MOST_RUNS)) {
    const trust = await judgeRun(lookup, candidate.runId)
    if (trust === 'trusted') return candidate
    areRunsKnown &&= trust !== 'unknown'
  }
  const isSearched = isComplete && areRunsKnown && usable.length <= MOST_RUNS
  // The trusted history ended, and artifacts that cannot be trusted took its place.
  const isReplaced = hasExpired && usable.length > 0
  if (!isSearched || isReplaced) return { unreadable: { kind: 'no-trusted-artifact', defaultBranch } }
  return { missing: { kind: hasExpired ? 'artifact-expired' : 'no-artifact', defaultBranch } }
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

/** `unknown`: the run was deleted after its artifact was listed, or the token may not see it. */
async function judgeRun(
  { api, repository, signal }: Lookup,
  runId: number,
): Promise<'trusted' | 'untrusted' | 'unknown'> {
  signal.throwIfAborted()
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}'
    const { data } = await api.request(route, { ...repository, run_id: runId })
    const { event, conclusion } = runSchema.extend({ id: z.literal(runId) }).parse(data)
    const isTrusted = TRUSTED_CONCLUSIONS.includes(conclusion) && TRUSTED_EVENTS.includes(event)
    return isTrusted ? 'trusted' : 'untrusted'
  } catch (error) {
    if (readGitHubFailure(error).cause === 'not-found') return 'unknown'
    throw error
  }
}

async function readArtifact(
  lookup: Lookup,
  { id, size }: Candidate,
  limits: ArtifactLimits,
): Promise<StoredBytes> {
  if (size > limits.archiveBytes) {
    return { unreadable: { kind: 'archive-too-large', maxBytes: limits.archiveBytes } }
  }
  const url = await locateArchive(lookup.api, lookup.repository, id)
  if (url === undefined) {
    return { missing: { kind: 'artifact-expired', defaultBranch: lookup.defaultBranch } }
  }
  const download = await downloadArchive(lookup.fetch, url, limits, lookup.signal)
  return 'archive' in download ? readEntry(download.archive, HISTORY_FILE, limits.fileBytes) : download
}
