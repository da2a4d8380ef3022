/** The history in an artifact: which artifact may be believed, and what GitHub's refusals mean. */
import * as z from 'zod'
import { describeFailure, type GitHub } from '../hosts/action/github.ts'
import { type ArchiveLimits, downloadArchive, readEntry } from './artifact-archive.ts'
import type { HistoryText } from './history-text.ts'

export interface ArtifactPlace {
  /** `owner/name`. */
  repository: string
  defaultBranch: string
  /** Name of the artifact. */
  name: string
  /** Name of the file in it. */
  file: string
}

export interface ArtifactLimits extends ArchiveLimits {
  /** Milliseconds for all of it; a call to the API that is under way may still end. */
  time: number
}

const LIMITS: ArtifactLimits = {
  time: 90_000,
  pause: 1000,
  archiveBytes: 50_000_000,
  fileBytes: 200_000_000,
}

/** GitHub promises no order, so the newest is known when all are; whoever has more than these has pages of strangers'. */
const MOST_ARTIFACTS = 1000
const MOST_RUNS = 20

/**
 * Events that only who may write to the repository brings about. A pull request, a comment or a workflow_run may
 * have a run on the default branch, too, and one that works on a stranger's words.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']

const artifactsSchema = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    size_in_bytes: z.number(),
    expired: z.boolean(),
    created_at: z.iso.datetime({ offset: true }).nullable(),
    // An artifact whose run GitHub says less about cannot be believed; it is no reason to read none of the others.
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
const runSchema = z.object({ event: z.string(), conclusion: z.string().nullable() })

interface Candidate {
  id: number
  size: number
  expired: boolean
  /** Milliseconds since 1970; 0 where GitHub does not say. */
  createdAt: number
  runId: number
}

/** What every call takes. */
interface Lookup {
  github: GitHub
  place: ArtifactPlace
  repository: { owner: string; repo: string }
  signal: AbortSignal
}

/** The history in the newest artifact of a successful run on the default branch. Never throws. */
export async function readArtifactHistory(
  github: GitHub,
  place: ArtifactPlace,
  limits: ArtifactLimits = LIMITS,
): Promise<HistoryText> {
  const [owner = '', repo = ''] = place.repository.split('/')
  const signal = AbortSignal.timeout(limits.time)
  const lookup = { github, place, repository: { owner, repo }, signal }
  try {
    const found = await findArtifact(lookup)
    return 'missing' in found ? found : await readArtifact(lookup, found, limits)
  } catch (error) {
    if (!signal.aborted) return { unreadable: explain(error, place) }
    return {
      unreadable: `The artifact ${place.name} could not be read within ${limits.time / 1000} seconds.`,
    }
  }
}

async function findArtifact(lookup: Lookup): Promise<Candidate | { missing: string }> {
  const { defaultBranch, name } = lookup.place
  const artifacts = await listArtifacts(lookup)
  const candidates = selectCandidates(artifacts, lookup.place)
  const lookedUp = new Set<number>()
  for (const candidate of candidates) {
    if (candidate.expired || lookedUp.has(candidate.runId)) continue
    if (lookedUp.size === MOST_RUNS) break
    lookedUp.add(candidate.runId)
    if (await isTrusted(lookup, candidate.runId)) return candidate
  }
  if (artifacts.length >= MOST_ARTIFACTS || lookedUp.size === MOST_RUNS) {
    return { missing: `none of the newest artifacts ${name} is of a successful run on ${defaultBranch}` }
  }
  if (candidates.some(({ expired }) => expired)) return { missing: sayExpired(lookup.place) }
  return { missing: `no successful run on ${defaultBranch} has left an artifact ${name} yet` }
}

async function listArtifacts({ github, place, repository, signal }: Lookup) {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts'
  const artifacts: z.output<typeof artifactsSchema> = []
  const parameters = { ...repository, name: place.name, per_page: 100 }
  for await (const page of github.paginate.iterator(route, parameters)) {
    signal.throwIfAborted()
    artifacts.push(...artifactsSchema.parse(page.data))
    if (artifacts.length >= MOST_ARTIFACTS) break
  }
  return artifacts
}

/** Those of runs on the default branch, newest first. A fork may have a branch of that name. */
function selectCandidates(
  artifacts: z.output<typeof artifactsSchema>,
  { defaultBranch, name }: ArtifactPlace,
): Candidate[] {
  return artifacts
    .flatMap(({ workflow_run: run, ...artifact }) => {
      // Servers that know no filter by name list all artifacts.
      if (!run || artifact.name !== name || run.head_branch !== defaultBranch) return []
      if (run.head_repository_id !== run.repository_id) return []
      const { id, size_in_bytes: size, expired, created_at } = artifact
      return [{ id, size, expired, createdAt: Date.parse(created_at ?? '') || 0, runId: run.id }]
    })
    .sort((one, other) => other.createdAt - one.createdAt || other.id - one.id)
}

async function isTrusted({ github, repository, signal }: Lookup, runId: number): Promise<boolean> {
  signal.throwIfAborted()
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}'
    const { data } = await github.request(route, { ...repository, run_id: runId })
    const { event, conclusion } = runSchema.parse(data)
    return conclusion === 'success' && TRUSTED_EVENTS.includes(event)
  } catch (error) {
    // Deleted since it was listed.
    if (describeFailure(error).status === 404) return false
    throw error
  }
}

async function readArtifact(
  lookup: Lookup,
  { id, size }: Candidate,
  limits: ArtifactLimits,
): Promise<HistoryText> {
  const { place, signal } = lookup
  const unreadable = (problem: string) => ({ unreadable: `The artifact ${place.name} ${problem}.` })
  if (size > limits.archiveBytes) return unreadable(`is larger than ${limits.archiveBytes / 1e6} MB`)
  const url = await locateArchive(lookup, id)
  if (url === undefined) return { missing: sayExpired(place) }
  const download = await downloadArchive(url, limits, signal)
  if ('problem' in download) return unreadable(download.problem)
  const entry = readEntry(download.archive, place.file, limits.fileBytes)
  return 'problem' in entry ? unreadable(entry.problem) : entry
}

/** Where GitHub redirects to: signed, good for a minute, on another host, which the client's token must not reach. */
async function locateArchive({ github, repository }: Lookup, id: number): Promise<string | undefined> {
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'
    const request = { redirect: 'manual' as const }
    const { headers } = await github.request(route, {
      ...repository,
      artifact_id: id,
      archive_format: 'zip',
      request,
    })
    return z.url({ protocol: /^https?$/ }).parse(headers.location)
  } catch (error) {
    if (describeFailure(error).status === 410) return undefined
    throw error
  }
}

function sayExpired({ defaultBranch, name }: ArtifactPlace): string {
  return `no successful run on ${defaultBranch} has an artifact ${name} that has not expired`
}

function explain(error: unknown, { name, repository }: ArtifactPlace): string {
  const { status, rateLimited, sentence } = describeFailure(error)
  if (rateLimited) return `GitHub's rate limit stands before the artifact ${name}: ${sentence}`
  if (status !== 403 && status !== 404) return `The artifact ${name} could not be read: ${sentence}`
  return `The artifacts of ${repository} can only be read with the permission \`actions: read\`: ${sentence}`
}
