import type { Settings } from '../../../inputs/settings.ts'
import { commentMarker, renderComment } from '../../../report/markdown/comment.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { warnOfToken } from '../../../report/warnings.ts'
import type { ActionContext } from '../context.ts'
import { createGitHub } from '../github.ts'
import { actionLog } from '../log.ts'
import { publishComment } from './comment.ts'
import { setOutputs } from './outputs.ts'
import { findPullRequest } from './pull-request.ts'
import { warn } from './warn.ts'

/** Writes the outcome into a comment on the run's pull request, where there is one. Never throws. */
export async function commentOnPullRequest(
  outcome: Outcome,
  { comment: mode, key, githubToken }: Pick<Settings, 'comment' | 'key' | 'githubToken'>,
  context: ActionContext,
  failed: boolean,
): Promise<void> {
  const { repository, apiUrl } = context
  if (mode === 'never' || repository === undefined) return
  if (!githubToken) return warn({ warning: warnOfToken('comment') })
  const github = createGitHub(githubToken, apiUrl)
  const pullRequest = await findPullRequest(github, context)
  if ('missing' in pullRequest) {
    return actionLog.notice(`There is no comment. ${pullRequest.missing}`)
  }
  const comment = await publishComment({
    github,
    repository,
    pullRequestNumber: pullRequest.number,
    marker: commentMarker(key),
    body: renderComment(outcome),
    mode,
    failed,
  })
  warn(comment)
  warn(setOutputs({ 'comment-id': comment.commentId, 'comment-url': comment.commentUrl }))
}
