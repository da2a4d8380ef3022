import type { Settings } from '../../../inputs/settings.ts'
import { renderComment } from '../../../report/markdown/comment.ts'
import { issueMarker, renderRecovery, titleIssue } from '../../../report/markdown/issue.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { warnOfToken } from '../../../report/warnings.ts'
import { type ActionContext, isOnDefaultBranch } from '../context.ts'
import { actionLog } from '../log.ts'
import type { IssueRequest } from './issue.ts'
import { setOutputs } from './outputs.ts'
import { warn } from './warn.ts'

/** Opens, updates or closes the gate's issue, where the run belongs to no pull request. Never throws. */
export async function keepIssue(
  outcome: Outcome,
  { issue: mode, key, githubToken }: Pick<Settings, 'issue' | 'key' | 'githubToken'>,
  context: ActionContext,
  failed: boolean,
): Promise<void> {
  const { repository, apiUrl } = context
  const state = stateOf(outcome, failed)
  if (mode === 'never' || repository === undefined || state === undefined || !hasNoPullRequest(context))
    return
  if (!githubToken) return warn({ warning: warnOfToken('issue') })
  // Loaded on demand: a run without an issue does not need GitHub's client.
  const [{ createGitHub }, { publishIssue }] = await Promise.all([
    import('../github.ts'),
    import('./issue.ts'),
  ])
  const marker = issueMarker(key)
  const issue = await publishIssue({
    github: createGitHub(githubToken, apiUrl),
    repository,
    marker,
    title: titleIssue(outcome),
    body: renderComment(outcome, marker),
    recovery: renderRecovery(outcome),
    state,
  })
  if (issue.issueUrl !== undefined) actionLog.info(`The issue was ${issue.action}: ${issue.issueUrl}`)
  warn(issue)
  warn(setOutputs({ 'issue-url': issue.issueUrl }))
}

/**
 * Tells whether the run is a schedule, or a push to the default branch. A push to another branch is reported on its pull
 * request, and the next passing run on any branch would close its issue.
 */
function hasNoPullRequest(context: ActionContext): boolean {
  return ['schedule', 'push'].includes(context.eventName) && isOnDefaultBranch(context)
}

/** Returns undefined where the step passes without a pass: an open issue then stays as it is. */
function stateOf({ verdict }: Outcome, failed: boolean): IssueRequest['state'] | undefined {
  if (failed) return 'failing'
  return verdict.status === 'pass' && !verdict.reportOnly ? 'recovered' : undefined
}
