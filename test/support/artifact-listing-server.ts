/**
 * GitHub's REST API for artifacts on loopback, with the store it redirects downloads to on a port of its own: another
 * origin, which refuses whoever brings a token along. `behave` and `serveArchive` script what can go wrong.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { zipSync } from 'fflate'
import { type GitHubReply, workflowToken } from '../../scripts/lib/github-server.ts'
import { listen } from '../../scripts/lib/listen.ts'

export interface LeftArtifact {
  id: number
  name: string
  /** What GitHub states; the archive's own size by default. */
  size?: number
  expired: boolean
  createdAt: string | null
  archive: Uint8Array
  /** Null where GitHub knows it no longer. */
  run: ArtifactRun | null
}

export interface ArtifactRun {
  id: number
  event: string
  conclusion: string | null
  headBranch: string
  headRepositoryId: number
}

export interface ListingRequest {
  /** With the prefix of an Enterprise server. */
  path: string
  query: URLSearchParams
}

export interface ArtifactListingOptions {
  /** In the order in which they are listed. */
  artifacts: LeftArtifact[]
  /** Path of an Enterprise server's API, such as `/api/v3`. */
  prefix?: string
  /** Stands between the request and GitHub's own `answer`: may delay, replace or spoil it. */
  behave?: (request: ListingRequest, answer: () => GitHubReply) => GitHubReply | Promise<GitHubReply>
  /** Answers a download in the store's stead; false leaves it to the store. */
  serveArchive?: (outgoing: ServerResponse) => boolean
  /** Origin that downloads are redirected to, where it is not the store's own. */
  storeOrigin?: string
}

export interface ArtifactListing {
  /** What GITHUB_API_URL holds. */
  url: string
  storeUrl: string
  /** Paths asked of the API so far, without the prefix. */
  paths: string[]
  /** The headers of every download, by the store. */
  downloads: NodeJS.Dict<string | string[]>[]
  close(): Promise<void>
}

export const repositoryId = 1

/** A run's artifact as `readArtifactHistory` wants it, but for what `change` says. */
export function leave(
  id: number,
  text: string,
  {
    run = {},
    ...change
  }: Partial<Omit<LeftArtifact, 'id' | 'run'>> & { run?: Partial<ArtifactRun> | null } = {},
): LeftArtifact {
  return {
    id,
    name: 'history',
    expired: false,
    createdAt: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
    archive: zipSync({ 'history.ndjson': Buffer.from(text) }),
    run: run && {
      id: id + 1_000_000,
      event: 'schedule',
      conclusion: 'success',
      headBranch: 'main',
      headRepositoryId: repositoryId,
      ...run,
    },
    ...change,
  }
}

export async function startArtifactListing({
  artifacts,
  prefix = '',
  behave = (_, answer) => answer(),
  serveArchive = () => false,
  storeOrigin,
}: ArtifactListingOptions): Promise<ArtifactListing> {
  const paths: string[] = []
  const downloads: ArtifactListing['downloads'] = []
  const signature = randomUUID()

  const store = createServer((incoming, outgoing) => {
    downloads.push(incoming.headers)
    if (serveArchive(outgoing)) return
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://store.invalid')
    const artifact = artifacts.find(({ id }) => pathname === `/${id}.zip`)
    const refused = incoming.headers.authorization !== undefined || searchParams.get('sig') !== signature
    outgoing.writeHead(refused || !artifact ? 403 : 200, { 'content-type': 'application/zip' })
    outgoing.end(refused ? '<Error/>' : artifact?.archive)
  })
  const storeListening = await listen(store)

  const answer = (origin: string, { path, query }: ListingRequest): GitHubReply => {
    const base = `${prefix}/repos/acme/website/actions`
    if (path === `${base}/artifacts`) return listArtifacts(artifacts, `${origin}${path}`, query)
    const runId = Number(new RegExp(`^${base}/runs/(\\d+)$`).exec(path)?.[1])
    const run = artifacts.find(artifact => artifact.run?.id === runId)?.run
    if (run) return { status: 200, body: showRun(run) }
    const id = Number(new RegExp(`^${base}/artifacts/(\\d+)/zip$`).exec(path)?.[1])
    const artifact = artifacts.find(candidate => candidate.id === id)
    if (!artifact) return failure(404, 'Not Found')
    if (artifact.expired) return failure(410, 'Artifact has expired')
    const location = `${storeOrigin ?? storeListening.url}/${id}.zip?sig=${signature}`
    return { status: 302, headers: { location } }
  }

  const api = createServer(async (incoming, outgoing) => {
    const origin = `http://${incoming.headers.host}`
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', origin)
    paths.push(path.slice(prefix.length))
    const known = incoming.headers.authorization === `token ${workflowToken}`
    const { status, headers, body } = known
      ? await behave({ path, query }, () => answer(origin, { path, query }))
      : failure(401, 'Bad credentials')
    const isPage = typeof body === 'string'
    outgoing.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json', ...headers })
    outgoing.end(isPage || body === undefined ? body : JSON.stringify(body))
  })
  const { url, close } = await listen(api)
  return {
    url: url + prefix,
    storeUrl: storeListening.url,
    paths,
    downloads,
    async close() {
      await close()
      await storeListening.close()
    },
  }
}

function listArtifacts(artifacts: LeftArtifact[], url: string, query: URLSearchParams): GitHubReply {
  const size = Math.min(100, Number(query.get('per_page') ?? 30))
  const page = Number(query.get('page') ?? 1)
  const name = query.get('name')
  const listed = artifacts.filter(artifact => name === null || artifact.name === name)
  const rest = listed.slice((page - 1) * size)
  query.set('page', String(page + 1))
  const headers: Record<string, string> = rest.length > size ? { link: `<${url}?${query}>; rel="next"` } : {}
  return {
    status: 200,
    headers,
    body: { total_count: listed.length, artifacts: rest.slice(0, size).map(showArtifact) },
  }
}

function showArtifact({ id, name, size, expired, createdAt, archive, run }: LeftArtifact) {
  return {
    id,
    name,
    size_in_bytes: size ?? archive.length,
    expired,
    created_at: createdAt,
    workflow_run: run && {
      id: run.id,
      repository_id: repositoryId,
      head_repository_id: run.headRepositoryId,
      head_branch: run.headBranch,
      head_sha: '0'.repeat(40),
    },
  }
}

function showRun({ id, event, conclusion, headBranch, headRepositoryId }: ArtifactRun) {
  const status = conclusion === null ? 'in_progress' : 'completed'
  return { id, event, status, conclusion, head_branch: headBranch, head_repository: { id: headRepositoryId } }
}

function failure(status: number, message: string): GitHubReply {
  return { status, body: { message, documentation_url: 'https://docs.github.com/rest' } }
}
