import type { CommentMode } from '../../../inputs/settings.ts'
import type { Markdown } from '../../../report/markdown/markdown.ts'
import type { LineDeletion } from '../../../report/markdown/posts.ts'
import { describeMissingPullRequest, GITHUB } from '../../../report/messages/github.ts'
import { lineOf } from '../../../report/messages/message.ts'
import type { ActionContext } from '../context.ts'
import { createGitHub } from '../github.ts'
import { actionLog } from '../log.ts'
import { publishComment } from './comment.ts'
import { setOutputs } from './outputs.ts'
import { findPullRequest } from './pull-request.ts'
import { suggestDeletions } from './suggest-deletions.ts'
import { warn } from './warn.ts'

export interface PullRequestComment {
  /** First line of the body. */
  marker: string
  /** Within GitHub's limit. */
  body: Markdown
  mode: CommentMode
  failed: boolean
  githubToken: string
  /** Lines to comment on; undefined where the lines are not of this run's own reading. */
  deletion?: LineDeletion
}

/** Writes a comment on the run's pull request, where there is one, and then those on its lines. Never throws. */
export async function commentOnPullRequest(
  { marker, body, mode, failed, githubToken, deletion }: PullRequestComment,
  context: ActionContext,
): Promise<void> {
  const { repository, apiUrl } = context
  if (mode === 'never' || repository === undefined) return
  if (!githubToken) return warn({ warning: lineOf(GITHUB, 'AVG_TOKEN', 'comment') })
  const github = createGitHub(githubToken, apiUrl)
  const pullRequest = await findPullRequest(github, context)
  if ('missing' in pullRequest) return actionLog.notice(describeMissingPullRequest(pullRequest.missing))
  const place = { github, repository, pullRequestNumber: pullRequest.number, headSha: context.sha }
  const comment = await publishComment({ ...place, marker, body, mode, failed })
  if (comment.notice !== undefined) actionLog.notice(comment.notice)
  warn(comment)
  warn(setOutputs({ 'comment-id': comment.commentId, 'comment-url': comment.commentUrl }))
  const isRefused = comment.action === 'skipped' && (comment.notice ?? comment.warning) !== undefined
  // What GitHub refuses the comment, it refuses the lines as well.
  if (deletion === undefined || isRefused) return
  warn(await suggestDeletions({ ...place, deletion, mayCreate: mode === 'always' || failed }))
}
