/** What the gate's earlier runs wrote on GitHub: told from other posts by its first line and its author. */
import * as z from 'zod'
import { describeFailure, type GitHub } from '../github.ts'

/** Who GITHUB_TOKEN writes as on GitHub; right in nearly every workflow, and checked by GitHub on each write. */
const WORKFLOW_AUTHOR = 'github-actions[bot]'

const userSchema = z.object({ login: z.string() })
const viewerSchema = z.object({ viewer: userSchema })

/** A comment or an issue, as far as it tells whose it is. */
export const postSchema = z.object({
  html_url: z.string(),
  body: z.string().nullish(),
  // Null when the account was deleted.
  user: userSchema.nullish(),
})
type Post = z.output<typeof postSchema>

/** Whether the post's first line is `marker`, whoever wrote it. */
export function isMarked({ body }: Post, marker: string): boolean {
  return body?.split(/\r?\n/, 1)[0] === marker
}

/** Those of `posts` that the token's own account wrote. Rejects like a call to GitHub. */
export async function keepOwn<T extends Post>(github: GitHub, posts: T[]): Promise<T[]> {
  if (posts.length === 0) return []
  const author = await findAuthor(github)
  return posts.filter(post => post.user?.login === author)
}

/** The login that the token's posts carry. A workflow's own token may not read its user, but its viewer. */
async function findAuthor(github: GitHub): Promise<string> {
  try {
    const { data } = await github.request('GET /user')
    return userSchema.parse(data).login
  } catch (error) {
    const { status = 0 } = describeFailure(error)
    if (![401, 403, 404].includes(status)) throw error
  }
  try {
    return viewerSchema.parse(await github.graphql('query { viewer { login } }')).viewer.login
  } catch {
    return WORKFLOW_AUTHOR
  }
}

/** Whether a post says `body` already: GitHub may hand back other line ends, and no white space around the text. */
export function hasBody(post: Post, body: string): boolean {
  const normalize = (text: string) => text.replaceAll('\r\n', '\n').trim()
  return normalize(post.body ?? '') === normalize(body)
}
