/**
 * The part of GitHub's API that is about files on branches: blobs, trees, commits, refs. It keeps what is written, with
 * git's own names for blobs, and enforces what GitHub enforces.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import {
  failure,
  type GitHubOptions,
  type GitHubReply,
  type GitHubRequest,
  type GitHubServer,
  notAccessible,
  startGitHub,
} from '../../scripts/lib/github-server.ts'

export { failure as refusal }

/** `none`: refused, as an app is. `hidden`: not found, as for a personal token. */
type BranchPermission = 'write' | 'read' | 'none' | 'hidden'

interface Commit {
  message: string
  parents: string[]
  /** Path → content. */
  files: ReadonlyMap<string, Buffer>
}

export interface BranchServerOptions extends Pick<GitHubOptions, 'behave'> {
  /** Branch → path → content. Without a branch the repository is empty. */
  branches?: Record<string, Record<string, string | Buffer>>
  permission?: BranchPermission
}

interface Branches {
  /** Answers what is about branches; undefined for other requests. */
  route(request: GitHubRequest): GitHubReply | undefined
  /** The commits of a branch, newest first; none if there is no branch. */
  commitsOf(branch: string): Commit[]
  /** The file as it is on the branch now. */
  fileOn(branch: string, path: string): Buffer | undefined
}

export type BranchServer = GitHubServer & Branches

export const branchRepository = 'acme/website'

export function createBranches({ branches, permission = 'write' }: BranchServerOptions = {}): Branches {
  const repository = createRepository(branches ?? { main: { 'README.md': '# Website\n' } })
  return {
    route: request => route(repository, permission, request),
    commitsOf: branch => repository.log(branch),
    fileOn: (branch, path) => repository.log(branch)[0]?.files.get(path),
  }
}

export async function startBranchServer({
  behave,
  ...options
}: BranchServerOptions = {}): Promise<BranchServer> {
  const branches = createBranches(options)
  return { ...branches, ...(await startGitHub({ more: branches.route, ...(behave && { behave }) })) }
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
function route(
  repository: Repository,
  permission: BranchPermission,
  request: GitHubRequest,
): GitHubReply | undefined {
  const { method, path, body } = request
  if (path === '/graphql' && String(body.query).includes('createCommitOnBranch'))
    return commitOnBranch(repository, permission, request)
  const [, place, name = ''] = new RegExp(`^/repos/${branchRepository}/(git|branches)/(.+)$`).exec(path) ?? []
  if (place === undefined) return undefined
  if (permission === 'hidden') return failure(404, 'Not Found')
  if (permission === 'none' || (permission === 'read' && method !== 'GET')) return notAccessible()
  if (place === 'branches') return getBranch(repository, decodeURIComponent(name))
  const [kind = '', sha] = name.split('/')
  if (method === 'GET') return kind === 'blobs' ? getBlob(repository, sha) : getTree(repository, sha)
  if (repository.branches.size === 0) return failure(409, 'Git Repository is empty.')
  if (kind === 'trees') return createTree(repository, request)
  return kind === 'commits' ? createCommit(repository, request) : createRef(repository, request)
}

function getBlob(repository: Repository, sha = ''): GitHubReply {
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

/** Only the root, as without `recursive`. */
function getTree(repository: Repository, sha = ''): GitHubReply {
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
  { body }: GitHubRequest,
): GitHubReply {
  const { input } = z.object({ input: commitInputSchema }).parse(body.variables)
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

function createTree(repository: Repository, { body }: GitHubRequest): GitHubReply {
  const files = treeSchema.parse(body).tree.map(({ path, content }) => [path, Buffer.from(content)] as const)
  return { status: 201, body: { sha: repository.addTree(new Map(files)) } }
}

const commitSchema = z.object({
  message: z.string().min(1),
  tree: z.string(),
  parents: z.array(z.string()).default([]),
})

function createCommit(repository: Repository, { body }: GitHubRequest): GitHubReply {
  const { message, tree, parents } = commitSchema.parse(body)
  if (!repository.trees.has(tree)) return failure(422, 'Tree SHA does not exist')
  return { status: 201, body: { sha: repository.addCommit(message, tree, parents) } }
}

const refSchema = z.object({ ref: z.templateLiteral(['refs/heads/', z.string()]), sha: z.string() })

function createRef(repository: Repository, { body }: GitHubRequest): GitHubReply {
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
