/** One file on a branch, through GitHub's contents API. */
import * as z from 'zod'
import { describeFailure, type GitHub } from '../hosts/action/github.ts'

export interface BranchPlace {
  /** `owner/name`. */
  repository: string
  branch: string
  /** Of the file, from the root of the branch. */
  path: string
}

export interface BranchFile {
  bytes: Buffer
  /** Of the blob: names exactly this content. */
  sha: string
}

export type BranchPermission = 'contents: read' | 'contents: write'

/** Above 1 MB there is no content, and the encoding is `none`. A link shows the file that it leads to. */
const contentSchema = z.object({
  type: z.literal('file'),
  sha: z.string(),
  encoding: z.enum(['base64', 'none']),
  content: z.string(),
})
const blobSchema = z.object({ encoding: z.literal('base64'), content: z.string() })
/** What a folder is answered with, and a submodule or a link that leads to no file. */
const otherSchema = z.union([z.array(z.unknown()), z.object({ type: z.enum(['symlink', 'submodule']) })])

/** These are no want of a permission, whatever their status says. */
const OTHER_REFUSALS = /repository is empty|too large/i

/**
 * The file as it is now, up to 100 MB. `missing` ends a sentence, `unreadable` is the end of one, too, with its full stop.
 * Never throws.
 */
export async function findFile(
  github: GitHub,
  place: BranchPlace,
  permission: BranchPermission,
): Promise<{ file: BranchFile } | { missing: string } | { unreadable: string }> {
  const { branch, path } = place
  try {
    const { data } = await github.request('GET /repos/{owner}/{repo}/contents/{path}', {
      ...repositoryOf(place),
      path,
      ref: branch,
    })
    if (otherSchema.safeParse(data).success) return { unreadable: 'it is not a file.' }
    const { sha, encoding, content } = contentSchema.parse(data)
    const base64 = encoding === 'base64' ? content : await readBlob(github, place, sha)
    return { file: { bytes: Buffer.from(base64, 'base64'), sha } }
  } catch (error) {
    const { status, sentence } = describeFailure(error)
    if (status !== 404 || OTHER_REFUSALS.test(sentence)) return { unreadable: explain(error, permission) }
    if (/no commit found/i.test(sentence)) return { missing: `there is no branch ${branch} yet` }
    return {
      missing: `there is no file ${path} on the branch ${branch}, or the job lacks the permission \`${permission}\``,
    }
  }
}

async function readBlob(github: GitHub, place: BranchPlace, sha: string): Promise<string> {
  const { data } = await github.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
    ...repositoryOf(place),
    file_sha: sha,
  })
  return blobSchema.parse(data).content
}

/** Why GitHub refused, on one line, with a full stop. GitHub hides from some tokens what they may not touch: a 404. */
export function explain(error: unknown, permission: BranchPermission): string {
  const { status, rateLimited, sentence } = describeFailure(error)
  const reason = sentence.replace(/\.$/, '')
  if (rateLimited) return `${reason}; this is a rate limit, which ends by itself.`
  if ((status === 403 || status === 404) && !OTHER_REFUSALS.test(sentence)) {
    return `${reason}; the job needs the permission \`${permission}\`.`
  }
  return sentence
}

export function repositoryOf({ repository }: Pick<BranchPlace, 'repository'>): {
  owner: string
  repo: string
} {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}
