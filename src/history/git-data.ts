/** Reads and commits files on a branch through GitHub's API. All errors can be read by readGitHubFailure. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { readGitHubFailure, splitRepository } from '../lib/github.ts'
import type { MissingHistory, Permission, UnreadableHistory } from './store.ts'

interface GitHubApi {
  /** `route`: for example `GET /repos/{owner}/{repo}`. */
  request(route: string, parameters: Record<string, unknown>): Promise<{ data: unknown }>
  graphql(query: string, variables: Record<string, unknown>): Promise<unknown>
}

export interface BranchPlace {
  api: GitHubApi
  /** `owner/name`. */
  repository: string
  branch: string
}

export interface Tip {
  commit: string
  files: ReadonlyMap<string, TreeEntry>
}

export interface FileChange {
  path: string
  bytes: Uint8Array
}

type TreeEntry = z.output<typeof treeSchema>['tree'][number]

const objectSchema = z.object({ sha: z.string() })
const branchSchema = z.object({
  commit: z.object({ sha: z.string(), commit: z.object({ tree: objectSchema }) }),
})
const treeSchema = z.object({
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: z.string(),
    }),
  ),
  truncated: z.boolean(),
})
const blobSchema = z.object({ encoding: z.literal('base64'), content: z.string() })
const refSchema = z.object({ ref: z.string(), object: objectSchema })
const committedSchema = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
})

/** `route`: relative to the repository, such as `GET /branches/{branch}`. */
async function call<T>(
  { api, repository }: BranchPlace,
  route: string,
  parameters: Record<string, unknown>,
  schema: z.ZodType<T>,
): Promise<T> {
  const [method, path] = route.split(' ')
  const { data } = await api.request(`${method} /repos/{owner}/{repo}${path}`, {
    ...splitRepository(repository),
    ...parameters,
  })
  return schema.parse(data)
}

/** Reads the newest commit of the branch. GitHub answers 404 to a token without access. */
export async function readTip(place: BranchPlace): Promise<Tip | { missing: MissingHistory }> {
  let commit: z.output<typeof branchSchema>['commit']
  try {
    commit = (await call(place, 'GET /branches/{branch}', { branch: place.branch }, branchSchema)).commit
  } catch (error) {
    const { cause, detail } = readGitHubFailure(error)
    if (cause !== 'not-found') throw error
    if (/branch not found/i.test(detail)) return { missing: { kind: 'no-branch' } }
    return { missing: { kind: 'no-file-on-branch', permission: 'contents: read' } }
  }
  const files = await listFiles(place, commit.commit.tree.sha)
  return { commit: commit.sha, files: new Map(files.map(entry => [entry.path, entry])) }
}

/** Rejects a partial list, because a history that it lacks would be started again. */
async function listFiles(place: BranchPlace, tree: string): Promise<TreeEntry[]> {
  const listed = await call(place, 'GET /git/trees/{tree_sha}', { tree_sha: tree }, treeSchema)
  if (listed.truncated) throw new Error('the branch has more files than GitHub lists')
  return listed.tree
}

/** Reads a blob of at most 100 MB (GitHub's limit). Rejects if the content does not match the hash. */
export async function readBlob(place: BranchPlace, sha: string): Promise<Buffer> {
  const { content } = await call(place, 'GET /git/blobs/{file_sha}', { file_sha: sha }, blobSchema)
  const bytes = Buffer.from(content, 'base64')
  const algorithm = sha.length === 64 ? 'sha256' : 'sha1'
  const hash = createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  // The bytes are written back, so an incomplete file would replace the complete one.
  if (hash !== sha) throw new Error('the content of the file does not match its hash')
  return bytes
}

const README = 'AI Visibility Gate records its runs here: a file for each gate, a line for each run.\n'

/** Creates the branch, which createCommitOnBranch needs. Rejects with status 422 if another run has created it. */
export async function createBranch(place: BranchPlace): Promise<Tip> {
  // GitHub does not create empty trees.
  const readme = { path: 'README.md', mode: '100644', type: 'blob', content: README }
  const tree = await call(place, 'POST /git/trees', { tree: [readme] }, objectSchema)
  const commit = { message: 'Start the history of AI visibility', tree: tree.sha, parents: [] }
  const { sha } = await call(place, 'POST /git/commits', commit, objectSchema)
  await call(place, 'POST /git/refs', { ref: `refs/heads/${place.branch}`, sha }, refSchema)
  return { commit: sha, files: new Map() }
}

const COMMIT_MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`

/** Adds a commit after `head` and returns its hash. Rejects with a conflict if the branch has moved. */
export async function commitFiles(
  { api, repository, branch }: BranchPlace,
  head: string,
  message: string,
  files: readonly FileChange[],
): Promise<string> {
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName: branch },
    expectedHeadOid: head,
    message: { headline: message },
    fileChanges: {
      additions: files.map(({ path, bytes }) => ({ path, contents: Buffer.from(bytes).toString('base64') })),
    },
  }
  const answer = committedSchema.parse(await api.graphql(COMMIT_MUTATION, { input }))
  return answer.createCommitOnBranch.commit.oid
}

/** Describes why a call failed, and names the permission that the job may lack. */
export function describeRefusal(error: unknown, permission: Permission): UnreadableHistory {
  const failure = readGitHubFailure(error)
  const { cause = '', sentence } = failure
  const start = sentence.replace(/\.$/, '')
  if (cause === 'rate-limit') return { failure, why: `${start}; this rate limit ends on its own.` }
  if (!['permission', 'not-found'].includes(cause)) return { failure, why: sentence }
  return { failure, why: `${start}; the job needs the permission \`${permission}\`.`, lacksAccess: true }
}
