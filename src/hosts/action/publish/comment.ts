import * as z from 'zod'
import { lineOf } from '../../../errors/avg-error.ts'
import type { CommentMode } from '../../../inputs/settings.ts'
import type { Markdown } from '../../../lib/document/markdown/markdown.ts'
import { readGitHubFailure, splitRepository } from '../../../lib/github.ts'
import type { ActionContext } from '../context.ts'
import { createGitHub, type GitHub, listAll } from '../github.ts'
import { actionLog } from '../log.ts'
import { describeNewerCommit, findPullRequest, readHead } from './pull-request.ts'
import { setOutputs, warn, warnOfNoToken } from './step.ts'
import {
  findOwnPosts,
  isMarked,
  type PostPlace,
  type PublishedPost,
  postSchema,
  writePost,
} from './sticky-post.ts'

export interface CommentRequest {
  /** First line of `body`, which identifies the comment. */
  marker: string
  /** At most 65,536 characters. */
  body: Markdown
  mode: CommentMode
  /** With `on-failure`, only a failed gate creates a comment. */
  failed: boolean
}

/** Where a comment is written. */
export interface CommentTarget {
  github: GitHub
  repository: string
  /** Of the pull request. */
  number: number
  /** The judged commit. If given, nothing is written once the pull request has another head. */
  headSha: string | undefined
}

/** Writes a comment on the pull request of the run, if it has one. Never rejects. */
export async function commentOnPullRequest(
  { githubToken, ...request }: CommentRequest & { githubToken: string },
  context: ActionContext,
): Promise<void> {
  const { repository, apiUrl, sha: headSha } = context
  if (request.mode === 'never' || repository === undefined) return
  if (!githubToken) return warnOfNoToken('comment')
  const github = createGitHub(githubToken, apiUrl)
  const pullRequest = await findPullRequest(github, context)
  if ('missing' in pullRequest) return actionLog.notice(`There is no comment. ${pullRequest.missing}`)
  const { number } = pullRequest
  const comment = await publishComment(request, { github, repository, number, headSha })
  if (comment.notice !== undefined) actionLog.notice(comment.notice)
  warn(comment)
  setOutputs({ 'comment-id': comment.post?.id, 'comment-url': comment.post?.html_url })
}

const commentSchema = postSchema.extend({ id: z.int() })

/**
 * Creates or updates the gate's comment and removes duplicates. A late or repeated run does not replace the comment of a
 * newer commit. Never rejects: a failure is the warning.
 */
export async function publishComment(request: CommentRequest, target: CommentTarget): Promise<PublishedPost> {
  const { github, repository, number, headSha } = target
  const place = openThread(request, target)
  try {
    const own = await findOwnPosts(place)
    if (own.length === 0 && request.mode === 'on-failure' && !request.failed) return { action: 'skipped' }
    if (headSha !== undefined && (await readHead(github, repository, number)) !== headSha) {
      return { action: 'skipped', notice: `No comment was written. ${describeNewerCommit([number])}` }
    }
    return await writePost(place, own)
  } catch (error) {
    return { action: 'skipped', warning: describeFailure('The pull request comment was not written.', error) }
  }
}

function openThread(
  { marker, body }: CommentRequest,
  { github, number, ...target }: CommentTarget,
): PostPlace {
  const repository = splitRepository(target.repository)
  const thread = { ...repository, issue_number: number }
  return {
    github,
    name: 'The pull request comment',
    body,
    warn: describeFailure,
    list() {
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
      return listAll(github, route, thread, commentSchema, comment => isMarked(comment.body, marker))
    },
    async create() {
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
      const { data } = await github.request(route, { ...thread, body })
      return commentSchema.parse(data)
    },
    async update({ id }) {
      const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
      const { data } = await github.request(route, { ...repository, comment_id: id, body })
      commentSchema.extend({ id: z.literal(id) }).parse(data)
    },
    async remove({ id }) {
      try {
        const route = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}'
        const { status } = await github.request(route, { ...repository, comment_id: id })
        z.literal(204).parse(status)
      } catch (error) {
        // Another run deleted it.
        if (readGitHubFailure(error).cause !== 'not-found') throw error
      }
    },
  }
}

function describeFailure(what: string, error: unknown): string {
  const { cause, sentence } = readGitHubFailure(error)
  const text = `${what} ${sentence}`
  if (cause === 'rate-limit') return lineOf('AVG_GITHUB_RATE_LIMIT', text)
  return cause === 'permission' ? lineOf('AVG_COMMENT_403', text) : lineOf('AVG_COMMENT', text, '')
}
