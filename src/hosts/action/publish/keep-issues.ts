import type { Verdict } from '../../../gate/verdict.ts'
import type { Settings } from '../../../inputs/settings.ts'
import { type Clock, systemClock } from '../../../lib/clock.ts'
import { renderComment } from '../../../report/markdown/comment.ts'
import { issueMarker, renderRecovery, titleIssue } from '../../../report/markdown/posts.ts'
import { GITHUB } from '../../../report/messages/github.ts'
import { lineOf } from '../../../report/messages/message.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { type ActionContext, isOnDefaultBranch } from '../context.ts'
import { actionLog } from '../log.ts'
import type { IssueRequest } from './issue.ts'
import { setOutputs } from './outputs.ts'
import { warn } from './warn.ts'

/** A gate whose issue is kept. */
export interface IssueGate {
  verdict: Verdict
  /** Returns all that is known of the gate. */
  load(): Outcome
  settings: Pick<Settings, 'issue' | 'key' | 'githubToken'>
  /** The step fails because of this gate. */
  failed: boolean
}

/**
 * Opens, updates or closes the issue of each gate, where the run belongs to no pull request. Gates that fail come first,
 * in the given order. Never throws.
 */
export async function keepIssues(
  gates: IssueGate[],
  context: ActionContext,
  clock: Pick<Clock, 'now' | 'sleep'> = systemClock,
): Promise<void> {
  const { repository, apiUrl } = context
  if (repository === undefined || !hasNoPullRequest(context)) return
  const kept = gates
    .filter(({ settings }) => settings.issue !== 'never')
    .flatMap(gate => {
      const state = stateOf(gate)
      return state === undefined ? [] : [{ ...gate, state }]
    })
  const inOrder = (['failing', 'recovered'] as const).flatMap(state =>
    kept.filter(gate => gate.state === state),
  )
  const [first] = inOrder
  if (first === undefined) return
  const { githubToken } = first.settings
  if (!githubToken) return warn({ warning: lineOf(GITHUB, 'AVG_TOKEN', 'issue') })
  // Loaded on demand: a run without an issue does not need GitHub's client.
  const { createGitHub, publishIssues } = await import('./github-posts.ts')
  const isFleet = gates.length > 1
  const requests = inOrder.map(({ load, settings: { key }, state }): IssueRequest => {
    const outcome = load()
    const marker = issueMarker(key)
    return {
      ...{ marker, state, name: isFleet ? `The issue of the gate ${key}` : 'The issue' },
      title: titleIssue(outcome),
      body: renderComment(outcome, marker),
      recovery: renderRecovery(outcome),
    }
  })
  const github = createGitHub(githubToken, apiUrl)
  const issues = await publishIssues(requests, { github, repository, clock })
  for (const [index, issue] of issues.entries()) {
    if (issue.issueUrl !== undefined)
      actionLog.info(`${requests[index]?.name} was ${issue.action}: ${issue.issueUrl}`)
    warn(issue)
  }
  warn(setOutputs({ 'issue-url': issues.flatMap(({ issueUrl }) => issueUrl ?? []) }))
}

/**
 * Tells whether the run is a schedule, or a push to the default branch. A push to another branch is reported on its pull
 * request, and the next passing run on any branch would close its issue.
 */
function hasNoPullRequest(context: ActionContext): boolean {
  return ['schedule', 'push'].includes(context.eventName) && isOnDefaultBranch(context)
}

/** Returns undefined where the step passes without a pass: an open issue then stays as it is. */
function stateOf({ verdict, failed }: IssueGate): IssueRequest['state'] | undefined {
  if (failed) return 'failing'
  return verdict.status === 'pass' && !verdict.reportOnly ? 'recovered' : undefined
}

/** Returns the gate of a run that has no other. */
export function issueGateOf(outcome: Outcome, settings: IssueGate['settings'], failed: boolean): IssueGate {
  return { verdict: outcome.verdict, load: () => outcome, settings, failed }
}
