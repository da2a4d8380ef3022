import { info } from '@actions/core'
import { isOnDefaultBranch, type RunContext } from '../../../inputs/context.ts'
import type { Settings } from '../../../inputs/settings.ts'
import { plainLine } from '../../../report/escape.ts'
import { renderComment } from '../../../report/markdown/comment.ts'
import { issueMarker, renderRecovery, titleIssue } from '../../../report/markdown/issue.ts'
import type { Outcome } from '../../../report/outcome.ts'
import type { IssueRequest } from './issue.ts'
import { setOutputs } from './outputs.ts'
import { warn } from './warn.ts'

/** Opens, updates or closes the gate's issue, where the run is one that nobody looks at. Never throws. */
export async function keepIssue(
  outcome: Outcome,
  { issue: mode, key, githubToken }: Settings,
  context: RunContext,
  failed: boolean,
): Promise<void> {
  const { repository, apiUrl } = context
  const state = stateOf(outcome, failed)
  if (mode === 'never' || repository === undefined || state === undefined || !isUnwatched(context)) return
  if (!githubToken) return warn({ warning: 'There is no issue: the input github-token is empty.' })
  // Chunks of their own: a run without an issue does not load GitHub's client.
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
  if (issue.issueUrl !== undefined) info(plainLine(`The issue was ${issue.action}: ${issue.issueUrl}`))
  warn(issue)
  warn(setOutputs({ 'issue-url': issue.issueUrl }))
}

/**
 * Schedules, and pushes to the default branch. A push to another branch has its pull request to tell, or is work that
 * nobody relies on yet; and its issue would be closed by the next run of a branch that is well.
 */
function isUnwatched(context: RunContext): boolean {
  return ['schedule', 'push'].includes(context.eventName) && isOnDefaultBranch(context)
}

/** Undefined where the step passes and yet nobody can say that all is well: an open issue then stays as it is. */
function stateOf({ verdict }: Outcome, failed: boolean): IssueRequest['state'] | undefined {
  if (failed) return 'failing'
  return verdict.status === 'pass' && !verdict.reportOnly ? 'recovered' : undefined
}
