/** The one sticky comment of a gate on a pull request. */
import * as z from 'zod'
import { splitRepository } from '../../../lib/repository-name.ts'
import { describeFailure, type GitHub } from '../github.ts'
import { hasBody, isMarked, keepOwn, postSchema } from './own-posts.ts'

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

const commentSchema = postSchema.extend({ id: z.int() })
type Comment = z.output<typeof commentSchema>

/** Creates or updates the gate's comment and removes its duplicates. Never throws: what went wrong is the warning. */
export async function publishComment(request: CommentRequest): Promise<PublishedComment> {
  try {
    const [oldest, ...duplicates] = await keepOwn(request.github, await listMarked(request))
    if (oldest) return await settle(request, oldest, duplicates)
    if (request.mode === 'on-failure' && !request.failed) return { action: 'skipped' }
    return await createComment(request)
  } catch (error) {
    return { action: 'skipped', warning: `The pull request comment was not written. ${explain(error)}` }
  }
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
    .filter(comment => isMarked(comment, marker))
    .sort((one, other) => one.id - other.id)
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
  const isSame = hasBody(oldest, request.body)
  if (!isSame) {
    await request.github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      ...splitRepository(request.repository),
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
      ...splitRepository(request.repository),
      comment_id: id,
    })
  } catch (error) {
    // The run that we raced with was faster.
    if (describeFailure(error).status !== 404) throw error
  }
}

function thread(request: Pick<CommentRequest, 'repository' | 'pullRequestNumber'>) {
  return { ...splitRepository(request.repository), issue_number: request.pullRequestNumber }
}

function explain(error: unknown): string {
  const { status, rateLimited, sentence } = describeFailure(error)
  if (status !== 403 || rateLimited) return sentence
  return `${sentence} The job needs the permission \`pull-requests: write\`; a pull request from a fork or from Dependabot has a read-only token whatever the workflow says.`
}
