/** A sticky post is the only comment or issue of a gate. Its first line and its author identify it. */
import * as z from 'zod'
import type { Markdown } from '../../../lib/document/markdown/markdown.ts'
import { readGitHubFailure } from '../../../lib/github.ts'
import type { GitHub } from '../github.ts'

/** The author of posts by GITHUB_TOKEN. GitHub checks the token again on each write. */
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
  /** Newer posts have greater ids. */
  id: number
}

/** Each function rejects like a call to GitHub. */
export interface PostPlace {
  github: GitHub
  /** For warnings, such as `The issue`. */
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

/** What became of a post. */
export interface PublishedPost {
  action: 'created' | 'updated' | 'unchanged' | 'closed' | 'skipped'
  /** Undefined if it was skipped. */
  post?: Post
  /** One line for the log. */
  warning?: string
  /** Why the post was not changed, in one line. */
  notice?: string
}

/** Returns whether the first line of the body is `marker`, whoever wrote it. */
export function isMarked(body: string | null | undefined, marker: string): boolean {
  return body?.split(/\r?\n/, 1)[0] === marker
}

/** Finds marked posts by the account of the token, oldest first. Rejects like a call to GitHub. */
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
export async function writePost(place: PostPlace, [oldest, ...duplicates]: Post[]): Promise<PublishedPost> {
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
 * Keeps one post after a creation: two runs at once may each have created one, or a retry may have repeated a creation that
 * had succeeded. Each run lists the posts after its own creation, sees all copies, and keeps the same one.
 */
async function settlePost(place: PostPlace, created: Post, listed: Post[]): Promise<PublishedPost> {
  const others = listed.filter(({ id, user }) => id !== created.id && user?.login === created.user?.login)
  const [oldest, ...duplicates] = sortByAge([created, ...others])
  if (oldest === undefined || others.length === 0) return { action: 'created', post: created }
  const updated = await updatePost(place, oldest, duplicates)
  return oldest === created ? { ...updated, action: 'created' } : updated
}

/** Updates the oldest of the gate's own posts and removes the others. Rejects like a call to GitHub. */
export async function updatePost(place: PostPlace, oldest: Post, duplicates: Post[]): Promise<PublishedPost> {
  const isSame = hasBody(oldest, place.body)
  if (!isSame) await place.update(oldest)
  const written = { action: isSame ? 'unchanged' : 'updated', post: oldest } as const
  return { ...written, ...(await removeDuplicates(place, duplicates)) }
}

/** Never rejects: a failure is the warning. */
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

/** The token of a workflow may not read its user over REST, so the GraphQL viewer comes next. */
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

/** Returns whether a later call would fail, too, unlike after an outage or a rate limit. */
function isRefused(error: unknown): boolean {
  const { kind, status = 400, cause } = readGitHubFailure(error)
  return kind === 'refused' && status >= 400 && status < 500 && cause !== 'rate-limit'
}

/** GitHub may change line ends and trim white space. */
function hasBody(post: Post, body: string): boolean {
  const normalize = (text: string) => text.replaceAll('\r\n', '\n').trim()
  return normalize(post.body ?? '') === normalize(body)
}
