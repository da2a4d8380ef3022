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
type Post = z.output<typeof postSchema>

/** Each function rejects like a call to GitHub. */
export interface PostPlace<T extends Post> {
  github: GitHub
  /** Subject of warnings: `The issue`. */
  name: string
  /** The first line is the marker. */
  body: Markdown
  /** Lists all posts with the marker, whoever wrote them. */
  list(): Promise<T[]>
  /** Returns a number that grows with the time of creation. */
  orderOf(post: T): number
  create(): Promise<T>
  update(post: T): Promise<void>
  /** Deletes or closes a duplicate. */
  remove(post: T): Promise<void>
  /** Returns a sentence for the log. */
  warn(what: string, error: unknown): string
}

export interface WrittenPost<T> {
  action: 'created' | 'updated' | 'unchanged'
  post: T
  /** One line for the log. */
  warning?: string
}

function markerOf({ body }: Post): string | undefined {
  return body?.split(/\r?\n/, 1)[0]
}

/** Returns whether the first line of the post is `marker`, whoever wrote it. */
export function isMarked(post: Post, marker: string): boolean {
  return markerOf(post) === marker
}

/** Finds the marked posts of the token's own account, oldest first. Rejects like a call to GitHub. */
export async function findOwnPosts<T extends Post>(place: PostPlace<T>): Promise<T[]> {
  const posts = await place.list()
  if (posts.length === 0) return []
  return selectOwnPosts(place, posts, await findAuthor(place.github))
}

function selectOwnPosts<T extends Post>(
  place: Pick<PostPlace<T>, 'orderOf'>,
  posts: T[],
  author: string,
): T[] {
  return sortByAge(
    place,
    posts.filter(post => post.user?.login === author),
  )
}

/**
 * Updates the oldest of the gate's own posts and removes the others; creates one if there is none. Rejects like a call
 * to GitHub if the post cannot be written.
 */
export async function writePost<T extends Post>(
  place: PostPlace<T>,
  [oldest, ...duplicates]: T[],
): Promise<WrittenPost<T>> {
  return oldest === undefined ? await createPost(place) : await updatePost(place, oldest, duplicates)
}

async function createPost<T extends Post>(place: PostPlace<T>): Promise<WrittenPost<T>> {
  const created = await place.create()
  try {
    return await settlePost(place, created, await place.list())
  } catch (error) {
    return { action: 'created', post: created, warning: describeDuplicate(place, error) }
  }
}

function describeDuplicate<T extends Post>(
  { name, warn }: Pick<PostPlace<T>, 'name' | 'warn'>,
  error: unknown,
): string {
  return warn(`${name} may have a duplicate.`, error)
}

/**
 * Keeps one post after a creation. Two runs at once may both find no post and create one, and a retried creation may
 * have succeeded before. A run that lists the posts after its creation sees all copies, and every run keeps the same
 * one.
 */
async function settlePost<T extends Post>(
  place: PostPlace<T>,
  created: T,
  listed: T[],
): Promise<WrittenPost<T>> {
  const written = { action: 'created', post: created } as const
  const isCreated = (post: T) => place.orderOf(post) === place.orderOf(created)
  const others = listed.filter(post => !isCreated(post) && post.user?.login === created.user?.login)
  const [oldest, ...duplicates] = sortByAge(place, [created, ...others])
  if (oldest === undefined || others.length === 0) return written
  const updated = await updatePost(place, oldest, duplicates)
  return oldest === created ? { ...updated, action: 'created' } : updated
}

/** Updates the oldest of the gate's own posts and removes the others. Rejects like a call to GitHub. */
export async function updatePost<T extends Post>(
  place: PostPlace<T>,
  oldest: T,
  duplicates: T[],
): Promise<WrittenPost<T>> {
  const isSame = hasBody(oldest, place.body)
  if (!isSame) await place.update(oldest)
  const written = { action: isSame ? 'unchanged' : 'updated', post: oldest } as const
  return { ...written, ...(await removeDuplicates(place, duplicates)) }
}

/** Removes duplicates. Never throws: a failure is the warning. */
export async function removeDuplicates<T extends Post>(
  place: PostPlace<T>,
  duplicates: T[],
): Promise<{ warning?: string }> {
  try {
    for (const duplicate of duplicates) await place.remove(duplicate)
    return {}
  } catch (error) {
    return { warning: place.warn(`${place.name} still has a duplicate.`, error) }
  }
}

function sortByAge<T extends Post>({ orderOf }: Pick<PostPlace<T>, 'orderOf'>, posts: T[]): T[] {
  return posts.toSorted((one, other) => orderOf(one) - orderOf(other))
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
