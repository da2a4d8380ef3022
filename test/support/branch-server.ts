/**
 * GitHub's API on loopback, as far as files on branches need it: blobs, trees, commits, refs. It keeps what is
 * written, with git's own names for blobs, and enforces what GitHub enforces; `behave` scripts what can go wrong.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import {
  failure,
  type GitHubReply,
  type GitHubRequest,
  notAccessible,
  serveReplies,
} from '../../scripts/lib/github-server.ts'

export { failure as refusal }

export type BranchRequest = Omit<GitHubRequest, 'body'> & { body: Record<string, unknown> }

/** `none`: told so, as an app is. `hidden`: told that there is nothing, as a personal token is. */
export type BranchPermission = 'write' | 'read' | 'none' | 'hidden'

export interface Commit {
  message: string
  parents: string[]
  /** Path → content. */
  files: ReadonlyMap<string, Buffer>
}

export interface BranchServerOptions {
  /** Branch → path → content. Without a branch the repository is empty. */
  branches?: Record<string, Record<string, string | Buffer>>
  permission?: BranchPermission
  /** Stands between the request and GitHub's own `answer`: may delay, replace or spoil it. */
  behave?: (request: BranchRequest, answer: () => GitHubReply) => GitHubReply | Promise<GitHubReply>
}

export interface BranchServer {
  url: string
  /** All requests so far, with the status of their answers, in the order of the answers. */
  requests: (BranchRequest & { status: number })[]
  /** The commits of a branch, newest first; none when there is no branch. */
  commitsOf(branch: string): Commit[]
  /** The file as it is on the branch now. */
  fileOn(branch: string, path: string): Buffer | undefined
  close(): Promise<void>
}

export const branchRepository = 'acme/website'
const branchToken = 'ghs_workflow'

export async function startBranchServer(options: BranchServerOptions = {}): Promise<BranchServer> {
  const { behave = (_, answer) => answer() } = options
  const repository = createRepository(options.branches ?? { main: { 'README.md': '# Website\n' } })
  const permission = options.permission ?? 'write'
  const requests: BranchServer['requests'] = []
  const { url, close } = await serveReplies(async request => {
    const reply = await behave(request, () => route(repository, permission, request))
    requests.push({ ...request, status: reply.status })
    return reply
  })
  return {
    url,
    requests,
    commitsOf: branch => repository.log(branch),
    fileOn: (branch, path) => repository.log(branch)[0]?.files.get(path),
    close,
  }
}

type Repository = ReturnType<typeof createRepository>

function createRepository(content: Record<string, Record<string, string | Buffer>>) {
  const blobs = new Map<string, Buffer>()
  const trees = new Map<string, Commit['files']>()
  const commits = new Map<string, Commit>()
  const treeOf = new Map<string, string>()
  const branches = new Map<string, string>()

  function addTree(files: Commit['files']): string {
    const entries = [...files].map(([path, bytes]) => {
      const sha = hashBlob(bytes)
      blobs.set(sha, bytes)
      return `${path} ${sha}\n`
    })
    const sha = sha1('tree', entries.sort().join(''))
    trees.set(sha, files)
    return sha
  }

  function addCommit(message: string, tree: string, parents: string[]): string {
    const sha = sha1('commit', JSON.stringify([message, tree, parents, commits.size]))
    commits.set(sha, { message, parents, files: trees.get(tree) ?? new Map() })
    treeOf.set(sha, tree)
    return sha
  }

  function log(branch: string): Commit[] {
    const found: Commit[] = []
    for (let sha = branches.get(branch); sha !== undefined; sha = found.at(-1)?.parents[0]) {
      const commit = commits.get(sha)
      if (commit === undefined) break
      found.push(commit)
    }
    return found
  }

  for (const [branch, files] of Object.entries(content)) {
    const tree = addTree(new Map(Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes)])))
    branches.set(branch, addCommit('Start', tree, []))
  }
  return { blobs, trees, treeOf, commits, branches, addTree, addCommit, log }
}

/** Answers at once, so that a comparison and its swap are one step. */
function route(repository: Repository, permission: BranchPermission, request: BranchRequest): GitHubReply {
  const { method, token, path } = request
  if (token !== branchToken) return failure(401, 'Bad credentials')
  if (path === '/graphql') return commitOnBranch(repository, permission, request)
  const base = `/repos/${branchRepository}`
  if (permission === 'hidden' || !path.startsWith(`${base}/`)) return failure(404, 'Not Found')
  if (permission === 'none' || (permission === 'read' && method !== 'GET')) return notAccessible()
  const place = path.slice(base.length)
  const [, kind, sha = ''] = /^\/git\/(blobs|trees)\/([0-9a-f]{40})$/.exec(place) ?? []
  if (kind !== undefined && method === 'GET')
    return kind === 'blobs' ? getBlob(repository, sha) : getTree(repository, sha)
  const branch = /^\/branches\/(.+)$/.exec(place)?.[1]
  if (branch !== undefined && method === 'GET') return getBranch(repository, decodeURIComponent(branch))
  if (method !== 'POST' || !place.startsWith('/git/')) return failure(404, 'Not Found')
  if (repository.branches.size === 0) return failure(409, 'Git Repository is empty.')
  if (place === '/git/trees') return createTree(repository, request)
  if (place === '/git/commits') return createCommit(repository, request)
  if (place === '/git/refs') return createRef(repository, request)
  return failure(404, 'Not Found')
}

function getBlob(repository: Repository, sha: string): GitHubReply {
  const bytes = repository.blobs.get(sha)
  if (bytes === undefined) return failure(404, 'Not Found')
  return {
    status: 200,
    body: { sha, size: bytes.length, encoding: 'base64', content: wrapBase64(bytes) },
  }
}

function getBranch(repository: Repository, name: string): GitHubReply {
  const sha = repository.branches.get(name)
  if (sha === undefined) return failure(404, 'Branch not found')
  const tree = { sha: repository.treeOf.get(sha) }
  return { status: 200, body: { name, commit: { sha, commit: { tree } }, protected: false } }
}

/** The root alone, as without `recursive`. */
function getTree(repository: Repository, sha: string): GitHubReply {
  const files = repository.trees.get(sha)
  if (files === undefined) return failure(404, 'Not Found')
  const tree = [...files].map(([path, bytes]) => {
    const [folder = '', ...rest] = path.split('/')
    return rest.length === 0
      ? { path, mode: '100644', type: 'blob', sha: hashBlob(bytes), size: bytes.length }
      : { path: folder, mode: '040000', type: 'tree', sha: sha1('tree', folder) }
  })
  return { status: 200, body: { sha, tree, truncated: false } }
}

const commitInputSchema = z.object({
  branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
  expectedHeadOid: z.string(),
  message: z.object({ headline: z.string().min(1) }),
  fileChanges: z.object({ additions: z.array(z.object({ path: z.string(), contents: z.base64() })) }),
})

/** https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch */
function commitOnBranch(
  repository: Repository,
  permission: BranchPermission,
  { body }: BranchRequest,
): GitHubReply {
  const { input } = z.object({ input: commitInputSchema }).parse(body['variables'])
  const refuse = (type: string, message: string) => ({
    status: 200,
    body: { data: { createCommitOnBranch: null }, errors: [{ type, message }] },
  })
  if (permission === 'hidden') return refuse('NOT_FOUND', 'Could not resolve to a Repository.')
  if (permission !== 'write') return refuse('FORBIDDEN', 'Resource not accessible by integration')
  const { branchName } = input.branch
  const tip = repository.branches.get(branchName)
  if (tip === undefined) return refuse('NOT_FOUND', `Could not resolve to a Ref with the name ${branchName}.`)
  if (tip !== input.expectedHeadOid) {
    return refuse('STALE_DATA', `Expected branch to point to "${input.expectedHeadOid}" but it did not.`)
  }
  const files = new Map(repository.commits.get(tip)?.files)
  for (const { path, contents } of input.fileChanges.additions) {
    files.set(path, Buffer.from(contents, 'base64'))
  }
  const oid = repository.addCommit(input.message.headline, repository.addTree(files), [tip])
  repository.branches.set(branchName, oid)
  return { status: 200, body: { data: { createCommitOnBranch: { commit: { oid } } } } }
}

const treeSchema = z.object({
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.literal('100644'),
      type: z.literal('blob'),
      content: z.string(),
    }),
  ),
})

function createTree(repository: Repository, { body }: BranchRequest): GitHubReply {
  const files = treeSchema.parse(body).tree.map(({ path, content }) => [path, Buffer.from(content)] as const)
  return { status: 201, body: { sha: repository.addTree(new Map(files)) } }
}

const commitSchema = z.object({
  message: z.string().min(1),
  tree: z.string(),
  parents: z.array(z.string()).default([]),
})

function createCommit(repository: Repository, { body }: BranchRequest): GitHubReply {
  const { message, tree, parents } = commitSchema.parse(body)
  if (!repository.trees.has(tree)) return failure(422, 'Tree SHA does not exist')
  return { status: 201, body: { sha: repository.addCommit(message, tree, parents) } }
}

const refSchema = z.object({ ref: z.templateLiteral(['refs/heads/', z.string()]), sha: z.string() })

function createRef(repository: Repository, { body }: BranchRequest): GitHubReply {
  const { ref, sha } = refSchema.parse(body)
  const branch = ref.slice('refs/heads/'.length)
  if (repository.branches.has(branch)) return failure(422, 'Reference already exists')
  if (!repository.commits.has(sha)) return failure(422, 'Object does not exist')
  repository.branches.set(branch, sha)
  return { status: 201, body: { ref, object: { type: 'commit', sha } } }
}

function hashBlob(bytes: Buffer): string {
  return sha1('blob', bytes)
}

function sha1(type: string, content: Buffer | string): string {
  const bytes = Buffer.from(content)
  return createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex')
}

/** GitHub breaks lines. */
function wrapBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{1,60}/g, '$&\n')
}
