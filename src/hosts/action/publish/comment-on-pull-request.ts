import { notice } from '@actions/core'
import type { RunContext } from '../../../inputs/context.ts'
import type { Settings } from '../../../inputs/settings.ts'
import { plainLine } from '../../../report/escape.ts'
import { commentMarker, renderComment } from '../../../report/markdown/comment.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { createGitHub } from '../github.ts'
import { publishComment } from './comment.ts'
import { setOutputs } from './outputs.ts'
import { findPullRequest } from './pull-request.ts'
import { warn } from './warn.ts'

/** Puts the outcome under the run's pull request, where there is one. Never throws. */
export async function commentOnPullRequest(
  outcome: Outcome,
  { comment: mode, key, githubToken }: Settings,
  context: RunContext,
  failed: boolean,
): Promise<void> {
  const { repository, apiUrl } = context
  if (mode === 'never' || repository === undefined) return
  if (!githubToken) return warn({ warning: 'There is no comment: the input github-token is empty.' })
  const github = createGitHub(githubToken, apiUrl)
  const pullRequest = await findPullRequest(github, context)
  if ('missing' in pullRequest) {
    return notice(plainLine(`There is no comment. ${pullRequest.missing}`, 2000))
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
