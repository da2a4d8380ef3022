/**
 * A comment or an issue on GitHub, of which a gate keeps one. The first line and the author identify the posts of a
 * gate.
 */
import * as z from 'zod'
import type { Markdown } from '../../../lib/document/markdown/markdown.ts'
import { readGitHubFailure } from '../../../lib/github.ts'
import type { GitHub } from '../github.ts'

/** Author of the posts of GITHUB_TOKEN on GitHub, which checks the token again on each write. */
const WORKFLOW_AUTHOR = 'github-actions[bot]'

const userSchema = z.object({ login: z.string() })
const viewerSchema = z.object({ viewer: userSchema })

export const postSchema = z.object({
  html_url: z.string(),
  body: z.string().nullish(),
  // Null if the account was deleted.
  user: userSchema.nullish(),
})
export interface Post extends z.output<typeof postSchema> {
  /** Grows with the time of creation. */
  id: number
}

/** Each function rejects like a call to GitHub. */
export interface PostPlace {
  github: GitHub
  /** Subject of warnings: `The issue`. */
  name: string
  /** The first line is the marker. */
  body: Markdown
  /** Lists all posts with the marker, whoever wrote them. */
  list(): Promise<Post[]>
  create(): Promise<Post>
  update(post: Post): Promise<void>
  /** Deletes or closes a duplicate. */
  remove(post: Post): Promise<void>
  /** Returns a sentence for the log. */
  warn(what: string, error: unknown): string
}

export interface WrittenPost {
  action: 'created' | 'updated' | 'unchanged'
  post: Post
  /** One line for the log. */
  warning?: string
}

/** Returns whether the first line of the body is `marker`, whoever wrote it. */
export function isMarked(body: string | null | undefined, marker: string): boolean {
  return body?.split(/\r?\n/, 1)[0] === marker
}

/** Finds the marked posts of the token's own account, oldest first. Rejects like a call to GitHub. */
export async function findOwnPosts({ github, list }: PostPlace): Promise<Post[]> {
  const posts = await list()
  if (posts.length === 0) return []
  const author = await findAuthor(github)
  return sortByAge(posts.filter(({ user }) => user?.login === author))
}

/**
 * Updates the oldest of the gate's own posts and removes the others; creates one if there is none. Rejects like a call to
 * GitHub if the post cannot be written.
 */
export async function writePost(place: PostPlace, [oldest, ...duplicates]: Post[]): Promise<WrittenPost> {
  if (oldest !== undefined) return updatePost(place, oldest, duplicates)
  const created = await place.create()
  try {
    return await settlePost(place, created, await place.list())
  } catch (error) {
    const warning = place.warn(`${place.name} may have a duplicate.`, error)
    return { action: 'created', post: created, warning }
  }
}

/**
 * Keeps one post after a creation. Two runs at once may both find no post and create one, and a retried creation may have
 * succeeded before. A run that lists the posts after its creation sees all copies, and every run keeps the same one.
 */
async function settlePost(place: PostPlace, created: Post, listed: Post[]): Promise<WrittenPost> {
  const others = listed.filter(({ id, user }) => id !== created.id && user?.login === created.user?.login)
  const [oldest, ...duplicates] = sortByAge([created, ...others])
  if (oldest === undefined || others.length === 0) return { action: 'created', post: created }
  const updated = await updatePost(place, oldest, duplicates)
  return oldest === created ? { ...updated, action: 'created' } : updated
}

/** Updates the oldest of the gate's own posts and removes the others. Rejects like a call to GitHub. */
export async function updatePost(place: PostPlace, oldest: Post, duplicates: Post[]): Promise<WrittenPost> {
  const isSame = hasBody(oldest, place.body)
  if (!isSame) await place.update(oldest)
  const written = { action: isSame ? 'unchanged' : 'updated', post: oldest } as const
  return { ...written, ...(await removeDuplicates(place, duplicates)) }
}

/** Removes duplicates. Never throws: a failure is the warning. */
export async function removeDuplicates(
  { name, remove, warn }: PostPlace,
  duplicates: Post[],
): Promise<{ warning?: string }> {
  try {
    for (const duplicate of duplicates) await remove(duplicate)
    return {}
  } catch (error) {
    return { warning: warn(`${name} still has a duplicate.`, error) }
  }
}

function sortByAge(posts: Post[]): Post[] {
  return posts.toSorted((one, other) => one.id - other.id)
}

/** The token of a workflow may not read its user, but its viewer. */
async function findAuthor(github: GitHub): Promise<string> {
  try {
    const { data } = await github.request('GET /user')
    return userSchema.parse(data).login
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  try {
    return viewerSchema.parse(await github.graphql('query { viewer { login } }')).viewer.login
  } catch (error) {
    if (!isRefused(error)) throw error
    return WORKFLOW_AUTHOR
  }
}

/** An outage or a rate limit ends; a refusal does not. */
function isRefused(error: unknown): boolean {
  const { kind, status = 400, cause } = readGitHubFailure(error)
  return kind === 'refused' && status >= 400 && status < 500 && cause !== 'rate-limit'
}

/** GitHub may change line ends, and white space around the text. */
function hasBody(post: Post, body: string): boolean {
  const normalize = (text: string) => text.replaceAll('\r\n', '\n').trim()
  return normalize(post.body ?? '') === normalize(body)
}
