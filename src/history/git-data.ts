/** Blobs, trees, commits and branches through GitHub's API for git's own objects. Each call rejects like one to GitHub. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { readGitHubFailure, splitRepository } from '../lib/github.ts'
import type { Permission, UnreadableHistory } from './store.ts'

/** The part of a client for GitHub's REST API that the histories need. */
interface GitHubApi {
  /** `route`: a method and a path, such as `GET /repos/{owner}/{repo}`. Rejects with an error that readGitHubFailure reads. */
  request(route: string, parameters: Record<string, unknown>): Promise<{ data: unknown }>
}

export interface GitRepository {
  api: GitHubApi
  /** `owner/name`. */
  repository: string
}

/** The newest commit of a branch, and the tree of its files. */
export interface Tip {
  commit: string
  tree: string
}

export type TreeEntry = z.output<typeof treeSchema>['tree'][number]

/** A file of a new tree: its text, or the hash of a blob that GitHub has. */
export type NewFile = { path: string; content: string } | { path: string; sha: string }

const objectSchema = z.object({ sha: z.string() })
const branchSchema = z.object({
  commit: z.object({ sha: z.string(), commit: z.object({ tree: objectSchema }) }),
})
const treeSchema = z.object({
  tree: z.array(
    z.object({
      path: z.string(),
      /** `120000` for a link. */
      mode: z.string(),
      type: z.string(),
      /** Of the object: the hash of its content. */
      sha: z.string(),
    }),
  ),
  truncated: z.boolean(),
})
const blobSchema = z.object({ encoding: z.literal('base64'), content: z.string() })
const refSchema = z.object({ ref: z.string(), object: objectSchema })

/** `route`: below the repository, such as `GET /branches/{branch}`. */
async function call<T>(
  { api, repository }: GitRepository,
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

/** Reads the tip of a branch. */
export async function readTip(place: GitRepository, branch: string): Promise<Tip> {
  const { commit } = await call(place, 'GET /branches/{branch}', { branch }, branchSchema)
  return { commit: commit.sha, tree: commit.commit.tree.sha }
}

/** Lists the root of a tree. Rejects when GitHub does not list all of it: what is not listed would seem to be missing. */
export async function listTree(place: GitRepository, tree: string): Promise<TreeEntry[]> {
  const listed = await call(place, 'GET /git/trees/{tree_sha}', { tree_sha: tree }, treeSchema)
  if (listed.truncated) throw new Error('the branch has more files than GitHub lists')
  return listed.tree
}

/** Reads a blob of up to 100 MB. Rejects when GitHub sends another content, or a part of it. */
export async function readBlob(place: GitRepository, sha: string): Promise<Buffer> {
  const { content } = await call(place, 'GET /git/blobs/{file_sha}', { file_sha: sha }, blobSchema)
  const bytes = Buffer.from(content, 'base64')
  // What is read is written back: a part of the file would replace the whole.
  if (hashBlob(bytes, sha) !== sha) throw new Error('the content of the file does not match its hash')
  return bytes
}

/** Returns git's name for a blob with these bytes. `like`: a name of the same repository, which tells its hash function. */
export function hashBlob(bytes: Uint8Array, like: string): string {
  const algorithm = like.length === 64 ? 'sha256' : 'sha1'
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

/** Creates a blob of any bytes. Returns its hash. */
export async function createBlob(place: GitRepository, bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes).toString('base64')
  return (await call(place, 'POST /git/blobs', { content, encoding: 'base64' }, objectSchema)).sha
}

/** Creates a tree: the files of `base` with these in place of those of the same names. Returns its hash. */
export async function createTree(
  place: GitRepository,
  base: string | undefined,
  files: NewFile[],
): Promise<string> {
  const tree = files.map(file => ({ mode: '100644', type: 'blob', ...file }))
  const content = { ...(base !== undefined && { base_tree: base }), tree }
  return (await call(place, 'POST /git/trees', content, objectSchema)).sha
}

/** Creates a commit, which is on no branch yet. Returns its hash. */
export async function createCommit(
  place: GitRepository,
  commit: { message: string; tree: string; parents: string[] },
): Promise<string> {
  return (await call(place, 'POST /git/commits', commit, objectSchema)).sha
}

/** Creates a branch. Rejects when it exists. */
export async function createBranch(place: GitRepository, branch: string, commit: string): Promise<void> {
  await call(place, 'POST /git/refs', { ref: `refs/heads/${branch}`, sha: commit }, refSchema)
}

/** Moves a branch to a commit that comes after its tip. Rejects when the tip is another one by now. */
export async function moveBranch(place: GitRepository, branch: string, commit: string): Promise<void> {
  const move = { ref: `heads/${branch}`, sha: commit, force: false }
  const { object } = await call(place, 'PATCH /git/refs/{ref}', move, refSchema)
  z.literal(commit).parse(object.sha)
}

/**
 * Returns why a call failed. Names the permission when its lack explains the answer: GitHub answers 404, too, when a token
 * may not see what it asks for.
 */
export function describeRefusal(error: unknown, permission: Permission): UnreadableHistory {
  const failure = readGitHubFailure(error)
  const { cause = '', sentence } = failure
  const start = sentence.replace(/\.$/, '')
  if (cause === 'rate-limit') return { failure, why: `${start}; this is a rate limit, which ends by itself.` }
  if (!['permission', 'not-found'].includes(cause)) return { failure, why: sentence }
  return { failure, why: `${start}; the job needs the permission \`${permission}\`.`, lacksAccess: true }
}
