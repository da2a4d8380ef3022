/** Files on a branch through GitHub's API. Each call rejects like one to GitHub. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { readGitHubFailure, splitRepository } from '../lib/github.ts'
import type { MissingHistory, Permission, UnreadableHistory } from './store.ts'

/** The part of a client for GitHub's API that the histories need. */
interface GitHubApi {
  /** `route`: a method and a path, such as `GET /repos/{owner}/{repo}`. Rejects with an error that readGitHubFailure reads. */
  request(route: string, parameters: Record<string, unknown>): Promise<{ data: unknown }>
  graphql(query: string, variables: Record<string, unknown>): Promise<unknown>
}

export interface BranchPlace {
  api: GitHubApi
  /** `owner/name`. */
  repository: string
  branch: string
}

/** The newest commit of a branch, and its files by name. */
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
const committedSchema = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }),
})

/** `route`: below the repository, such as `GET /branches/{branch}`. */
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

/** Reads the newest commit of the branch and lists its files. GitHub hides a branch from a token that may not read it. */
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

/** Lists a tree. Rejects when GitHub does not list all of it: what is not listed would seem to be missing. */
async function listFiles(place: BranchPlace, tree: string): Promise<TreeEntry[]> {
  const listed = await call(place, 'GET /git/trees/{tree_sha}', { tree_sha: tree }, treeSchema)
  if (listed.truncated) throw new Error('the branch has more files than GitHub lists')
  return listed.tree
}

/** Reads a blob of up to 100 MB. Rejects when GitHub sends another content, or a part of it. */
export async function readBlob(place: BranchPlace, sha: string): Promise<Buffer> {
  const { content } = await call(place, 'GET /git/blobs/{file_sha}', { file_sha: sha }, blobSchema)
  const bytes = Buffer.from(content, 'base64')
  const algorithm = sha.length === 64 ? 'sha256' : 'sha1'
  const name = createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  // What is read is written back: a part of the file would replace the whole.
  if (name !== sha) throw new Error('the content of the file does not match its hash')
  return bytes
}

/** Creates the branch with a commit without parents. Returns its tip. Rejects when the branch exists. */
export async function startBranch(place: BranchPlace, message: string): Promise<Tip> {
  const file = { path: 'README.md', mode: '100644', type: 'blob', content: `${message}\n` }
  const tree = await call(place, 'POST /git/trees', { tree: [file] }, objectSchema)
  const made = { message, tree: tree.sha, parents: [] }
  const { sha } = await call(place, 'POST /git/commits', made, objectSchema)
  await call(place, 'POST /git/refs', { ref: `refs/heads/${place.branch}`, sha }, refSchema)
  return { commit: sha, files: new Map() }
}

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`

/** Commits the files after the tip. Returns the new tip. Rejects with a conflict when the branch has another tip by now. */
export async function commitFiles(
  { api, repository, branch }: BranchPlace,
  tip: string,
  message: string,
  files: readonly FileChange[],
): Promise<string> {
  const additions = files.map(({ path, bytes }) => ({
    path,
    contents: Buffer.from(bytes).toString('base64'),
  }))
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName: branch },
    expectedHeadOid: tip,
    message: { headline: message },
    fileChanges: { additions },
  }
  return committedSchema.parse(await api.graphql(COMMIT, { input })).createCommitOnBranch.commit.oid
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
