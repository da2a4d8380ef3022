/** Blobs, trees, commits and branches through GitHub's API for git's own objects. Each call rejects like one to GitHub. */
import * as z from 'zod'
import { splitRepository } from '../lib/repository-name.ts'
import type { GitHubApi } from './github-api.ts'

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

export interface TreeEntry {
  path: string
  /** `120000` for a link. */
  mode: string
  type: string
  /** Of the object: the hash of its content. */
  sha: string
}

/** A file of a new tree: its text, or the hash of a blob that GitHub has. */
export type NewFile = { path: string; content: string } | { path: string; sha: string }

const objectSchema = z.object({ sha: z.string() })
const branchSchema = z.object({
  commit: z.object({ sha: z.string(), commit: z.object({ tree: objectSchema }) }),
})
const treeSchema = z.object({
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() })),
  truncated: z.boolean(),
})
const blobSchema = z.object({ encoding: z.literal('base64'), content: z.string() })
const refSchema = z.object({ ref: z.string(), object: objectSchema })

/** Reads the tip of a branch. */
export async function readTip({ api, repository }: GitRepository, branch: string): Promise<Tip> {
  const route = 'GET /repos/{owner}/{repo}/branches/{branch}'
  const { data } = await api.request(route, { ...splitRepository(repository), branch })
  const { commit } = branchSchema.parse(data)
  return { commit: commit.sha, tree: commit.commit.tree.sha }
}

/** Lists the root of a tree. Rejects when GitHub does not list all of it: what is not listed would seem to be missing. */
export async function listTree({ api, repository }: GitRepository, tree: string): Promise<TreeEntry[]> {
  const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}'
  const { data } = await api.request(route, { ...splitRepository(repository), tree_sha: tree })
  const listed = treeSchema.parse(data)
  if (listed.truncated) throw new Error('the branch has more files than GitHub lists')
  return listed.tree
}

/** Reads the content of a blob as Base64, up to 100 MB. */
export async function readBlob({ api, repository }: GitRepository, sha: string): Promise<string> {
  const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}'
  const { data } = await api.request(route, { ...splitRepository(repository), file_sha: sha })
  return blobSchema.parse(data).content
}

/** Creates a blob of any bytes. Returns its hash. */
export function createBlob(place: GitRepository, bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes).toString('base64')
  return create(place, 'POST /repos/{owner}/{repo}/git/blobs', { content, encoding: 'base64' })
}

/** Creates a tree: the files of `base` with these in place of those of the same names. Returns its hash. */
export function createTree(
  place: GitRepository,
  base: string | undefined,
  files: NewFile[],
): Promise<string> {
  return create(place, 'POST /repos/{owner}/{repo}/git/trees', {
    ...(base !== undefined && { base_tree: base }),
    tree: files.map(file => ({ mode: '100644', type: 'blob', ...file })),
  })
}

/** Creates a commit, which is on no branch yet. Returns its hash. */
export function createCommit(
  place: GitRepository,
  commit: { message: string; tree: string; parents: string[] },
): Promise<string> {
  return create(place, 'POST /repos/{owner}/{repo}/git/commits', commit)
}

async function create(
  { api, repository }: GitRepository,
  route: string,
  content: Record<string, unknown>,
): Promise<string> {
  const { data } = await api.request(route, { ...splitRepository(repository), ...content })
  return objectSchema.parse(data).sha
}

/** Creates a branch. Rejects when it exists. */
export async function createBranch(
  { api, repository }: GitRepository,
  branch: string,
  commit: string,
): Promise<void> {
  const { data } = await api.request('POST /repos/{owner}/{repo}/git/refs', {
    ...splitRepository(repository),
    ref: `refs/heads/${branch}`,
    sha: commit,
  })
  refSchema.parse(data)
}

/** Moves a branch to a commit that comes after its tip. Rejects when the tip is another one by now. */
export async function moveBranch(
  { api, repository }: GitRepository,
  branch: string,
  commit: string,
): Promise<void> {
  const { data } = await api.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', {
    ...splitRepository(repository),
    ref: `heads/${branch}`,
    sha: commit,
    force: false,
  })
  const { object } = refSchema.parse(data)
  z.literal(commit).parse(object.sha)
}
