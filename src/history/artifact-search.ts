/** Which artifacts of a history are read: the newest that can be trusted, and those that it was made beside. */
import * as z from 'zod'
import { readGitHubFailure, splitRepository } from '../lib/github.ts'
import type { ZipArchive } from '../lib/zip.ts'
import { describeRefusal } from './github-api.ts'
import {
  type ArchiveLimits,
  type ArtifactAccess,
  type ListedArtifact,
  listArtifacts,
  readArtifact,
  readEntry,
} from './github-artifacts.ts'
import type { MissingHistory, UnreadableHistory } from './store.ts'

/** Where the artifacts of a history are. */
export interface ArtifactSource extends Pick<ArtifactAccess, 'api' | 'fetch'> {
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

/** Each run costs a call. The newest run is trusted, unless it is cancelled or its event is not trusted. */
const MOST_RUNS = 100

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

const runSchema = z.object({ event: z.string(), conclusion: z.string().nullable() })

/** Runs that finish at once are few. What is not read now is read by the next run. */
const MOST_UNITED = 10

interface Candidate extends ListedArtifact {
  runId: number
}

interface Lookup extends ArtifactAccess, Pick<ArtifactSource, 'defaultBranch'> {}

/**
 * `open`: the run is not finished. `unknown`: the run was deleted after its artifact was listed, or the token may not see
 * it.
 */
type Trust = 'trusted' | 'untrusted' | 'open' | 'unknown'

export interface FoundArchives {
  /** The newest first; the others hold what was added at the same time. */
  archives: ZipArchive[]
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
    return await search(lookup, source.name, limits)
  } catch (error) {
    if (signal.aborted) return { unreadable: { kind: 'timeout', seconds: limits.time / 1000 } }
    return { unreadable: describeRefusal(error, 'actions: read') }
  }
}

/**
 * A history that may exist and was not found is unreadable: a run that took it for missing would begin a new one.
 */
async function search(lookup: Lookup, name: string, limits: ArtifactLimits): Promise<ArchiveSearch> {
  const { defaultBranch } = lookup
  const { artifacts, isComplete } = await listArtifacts(lookup, { name })
  const candidates = selectCandidates(artifacts, defaultBranch)
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
    artifacts.every(({ run }) => run !== undefined) && ![...judged.values()].includes('unknown')
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
  if ('expired' in read) {
    return { missing: { kind: 'artifact-expired', defaultBranch: lookup.defaultBranch } }
  }
  if ('unreadable' in read) return read
  const archives = [read.archive]
  const known = await readCovered(read.archive)
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

/** Returns the artifacts of runs on the repository's own default branch. A fork can use the same branch name. */
function selectCandidates(artifacts: ListedArtifact[], defaultBranch: string): Candidate[] {
  return artifacts.flatMap(artifact => {
    const { run } = artifact
    const isOwn = run?.headBranch === defaultBranch && run.headRepositoryId === run.repositoryId
    return isOwn ? [{ ...artifact, runId: run.id }] : []
  })
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

/** The entry of an archive that says which other artifacts it was made of. */
export const BASE_FILE = 'base.json'

const BASE_FORMAT = 'ai-visibility-history-base'
const MOST_BASE_BYTES = 1_000_000

const baseSchema = z.object({
  format: z.literal(BASE_FORMAT),
  schema_version: z.literal(1),
  /** Numbers of artifacts. */
  covers: z.array(z.int()),
})

/** Returns the artifacts that an archive covers; undefined where it does not say so. */
async function readCovered(archive: ZipArchive): Promise<ReadonlySet<number> | undefined> {
  const entry = await readEntry(archive, BASE_FILE, MOST_BASE_BYTES)
  if (!('bytes' in entry)) return undefined
  try {
    return new Set(baseSchema.parse(JSON.parse(new TextDecoder().decode(entry.bytes))).covers)
  } catch {
    return undefined
  }
}

/** Writes the list of the artifacts that an archive covers. */
export function formatBase(covers: number[]): Uint8Array {
  return Buffer.from(`${JSON.stringify({ format: BASE_FORMAT, schema_version: 1, covers })}\n`)
}
