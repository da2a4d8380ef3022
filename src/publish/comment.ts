/** The one sticky comment of a gate on a pull request. */
import * as z from 'zod'
import { describeFailure, type GitHub } from '../github.ts'

export interface CommentRequest {
  github: GitHub
  /** `owner/name`. */
  repository: string
  pullRequestNumber: number
  /** What tells this gate's comment from others: the first line of `body`. */
  marker: string
  /** Markdown, at most 65,536 characters. */
  body: string
  mode: 'always' | 'on-failure'
  /** Whether the gate failed: `on-failure` creates no comment otherwise. */
  failed: boolean
}

export interface PublishedComment {
  action: 'created' | 'updated' | 'unchanged' | 'skipped'
  commentId?: number
  commentUrl?: string
  /** One line, for the log. */
  warning?: string
}

/** Who GITHUB_TOKEN writes as on GitHub; right in nearly every workflow, and checked by GitHub on each write. */
const WORKFLOW_AUTHOR = 'github-actions[bot]'

const userSchema = z.object({ login: z.string() })
const viewerSchema = z.object({ viewer: userSchema })
const commentSchema = z.object({
  id: z.int(),
  html_url: z.string(),
  body: z.string().nullish(),
  // Null when the account was deleted.
  user: userSchema.nullish(),
})
type Comment = z.output<typeof commentSchema>

/** Creates or updates the gate's comment and removes its duplicates. Never throws: what went wrong is the warning. */
export async function publishComment(request: CommentRequest): Promise<PublishedComment> {
  try {
    const [oldest, ...duplicates] = await listOwn(request)
    if (oldest) return await settle(request, oldest, duplicates)
    if (request.mode === 'on-failure' && !request.failed) return { action: 'skipped' }
    return await createComment(request)
  } catch (error) {
    return { action: 'skipped', warning: `The pull request comment was not written. ${explain(error)}` }
  }
}

async function listOwn(request: CommentRequest): Promise<Comment[]> {
  const marked = await listMarked(request)
  if (marked.length === 0) return []
  const author = await findAuthor(request.github)
  return marked.filter(comment => comment.user?.login === author)
}

/** All comments, whoever wrote them, that begin with the marker; the oldest first. */
async function listMarked({ github, marker, ...request }: CommentRequest): Promise<Comment[]> {
  const comments = await github.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    ...thread(request),
    per_page: 100,
  })
  return z
    .array(commentSchema)
    .parse(comments)
    .filter(({ body }) => body?.split(/\r?\n/, 1)[0] === marker)
    .sort((one, other) => one.id - other.id)
}

/** The login that the token's comments carry. A workflow's own token may not read its user, but its viewer. */
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

/**
 * Two runs at once both find nothing and both create; and a creation that is tried again after an error may
 * have happened before. Whoever lists after its own creation sees all copies, and all keep the same one.
 */
async function createComment(request: CommentRequest): Promise<PublishedComment> {
  const { data } = await request.github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    ...thread(request),
    body: request.body,
  })
  const created = commentSchema.parse(data)
  const outcome = { action: 'created', commentId: created.id, commentUrl: created.html_url } as const
  try {
    const listed = await listMarked(request)
    const others = listed.filter(({ id, user }) => id !== created.id && user?.login === created.user?.login)
    const [oldest, ...duplicates] = [created, ...others].sort((one, other) => one.id - other.id)
    if (oldest === undefined || others.length === 0) return outcome
    const settled = await settle(request, oldest, duplicates)
    return oldest === created ? { ...settled, action: 'created' } : settled
  } catch (error) {
    return { ...outcome, warning: `The pull request comment may have a duplicate. ${explain(error)}` }
  }
}

async function settle(
  request: CommentRequest,
  oldest: Comment,
  duplicates: Comment[],
): Promise<PublishedComment> {
  const isSame = normalize(oldest.body) === normalize(request.body)
  if (!isSame) {
    await request.github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      ...repositoryOf(request),
      comment_id: oldest.id,
      body: request.body,
    })
  }
  const outcome = {
    action: isSame ? 'unchanged' : 'updated',
    commentId: oldest.id,
    commentUrl: oldest.html_url,
  } as const
  try {
    for (const duplicate of duplicates) await deleteComment(request, duplicate.id)
    return outcome
  } catch (error) {
    return { ...outcome, warning: `A duplicate of the pull request comment is left. ${explain(error)}` }
  }
}

async function deleteComment(request: CommentRequest, id: number): Promise<void> {
  try {
    await request.github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      ...repositoryOf(request),
      comment_id: id,
    })
  } catch (error) {
    // The run that we raced with was faster.
    if (describeFailure(error).status !== 404) throw error
  }
}

/** GitHub may hand back other line ends than it was given, and no white space around the text. */
function normalize(body: string | null | undefined): string | undefined {
  return body?.replaceAll('\r\n', '\n').trim()
}

function repositoryOf({ repository }: Pick<CommentRequest, 'repository'>): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

function thread(request: Pick<CommentRequest, 'repository' | 'pullRequestNumber'>) {
  return { ...repositoryOf(request), issue_number: request.pullRequestNumber }
}

function explain(error: unknown): string {
  const { status, rateLimited, sentence } = describeFailure(error)
  if (status !== 403 || rateLimited) return sentence
  return `${sentence} The job needs the permission \`pull-requests: write\`; a pull request from a fork or from Dependabot has a read-only token whatever the workflow says.`
}
