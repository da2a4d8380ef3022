/** One file on a branch, through GitHub's contents API. */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { readGitHubFailure } from '../lib/github-failure.ts'
import { splitRepository } from '../lib/repository-name.ts'
import { hasTooManyLines, MOST_LINES } from './format.ts'
import { readBlob } from './git-data.ts'
import { describeRefusal, type GitHubApi } from './github-api.ts'
import type { MissingHistory, Permission, UnreadableHistory } from './store.ts'

export interface BranchFilePlace {
  /** `owner/name`. */
  repository: string
  branch: string
  /** Of the file, from the root of the branch. */
  path: string
}

export interface BranchFile {
  bytes: Buffer
  /** Of the blob: the hash of this content. */
  sha: string
}

/** A file above 1 MB has no content here, and the encoding `none`. For a link, GitHub answers with the linked file. */
const contentSchema = z.object({
  type: z.literal('file'),
  sha: z.string(),
  encoding: z.enum(['base64', 'none']),
  content: z.string(),
})
/** GitHub's answer for a folder, a submodule, and a link without a file behind it. */
const otherSchema = z.union([z.array(z.unknown()), z.object({ type: z.enum(['symlink', 'submodule']) })])

/** Reads the file as it is now, up to 100 MB. `permission` is what the job needs for its purpose. Never rejects. */
export async function findFile(
  api: GitHubApi,
  place: BranchFilePlace,
  permission: Permission,
): Promise<{ file: BranchFile } | { missing: MissingHistory } | { unreadable: UnreadableHistory }> {
  const { branch, path } = place
  let isThere = false
  try {
    const { data } = await api.request('GET /repos/{owner}/{repo}/contents/{path}', {
      ...splitRepository(place.repository),
      path,
      ref: branch,
    })
    if (otherSchema.safeParse(data).success) return { unreadable: { kind: 'not-a-file' } }
    const { sha, encoding, content } = contentSchema.parse(data)
    isThere = true
    const { repository } = place
    const base64 = encoding === 'base64' ? content : await readBlob({ api, repository }, sha)
    const bytes = decodeBlob(base64, sha)
    if (hasTooManyLines(bytes))
      return { unreadable: { kind: 'too-many-lines', file: path, most: MOST_LINES } }
    return { file: { bytes, sha } }
  } catch (error) {
    const failure = readGitHubFailure(error)
    if (isThere || failure.cause !== 'not-found') return { unreadable: describeRefusal(error, permission) }
    if (/no commit found/i.test(failure.detail)) return { missing: { kind: 'no-branch' } }
    return { missing: { kind: 'no-file-on-branch', permission } }
  }
}

/** Decodes the content of a blob. Throws when it is another content, or a part of it. */
export function decodeBlob(base64: string, sha: string): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  // What is read is written back: a part of the file would replace the whole.
  if (hashBlob(bytes, sha) !== sha) throw new Error('the content of the file does not match its hash')
  return bytes
}

/** Returns git's name for a blob with these bytes. `like`: a name of the same repository, which tells its hash function. */
export function hashBlob(bytes: Uint8Array, like: string): string {
  const algorithm = like.length === 64 ? 'sha256' : 'sha1'
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
