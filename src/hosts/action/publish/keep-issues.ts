/** Which issues a run keeps: one for each gate that fails outside a pull request, and one for an incident of a fleet. */
import { isToldBefore } from '../../../findings/find-findings.ts'
import { isUnread } from '../../../gate/verdict.ts'
import type { Settings } from '../../../inputs/settings.ts'
import { type Clock, systemClock } from '../../../lib/clock.ts'
import { escapeMarkdown } from '../../../lib/document/markdown/markdown.ts'
import type { Incident } from '../../../report/incident.ts'
import { renderPost } from '../../../report/markdown/comment.ts'
import {
  incidentMarker,
  isAboutOlderLoss,
  issueMarker,
  renderIncidentEnd,
  renderIssue,
  renderRecovery,
  titleIssue,
} from '../../../report/markdown/posts.ts'
import { lineOf } from '../../../report/messages/message.ts'
import { countOf } from '../../../report/numbers.ts'
import { standOf } from '../../../report/run-outcome.ts'
import type { ToldGate } from '../../../report/tell/told.ts'
import { type ActionContext, isOnDefaultBranch } from '../context.ts'
import { actionLog } from '../log.ts'
import type { IssueRequest } from './issue.ts'
import { describeNoToken, setOutputs, warn, writeSummary } from './step.ts'

/** A gate whose issue is kept. */
export interface IssueGate extends ToldGate {
  settings: Pick<Settings, 'issue' | 'key' | 'githubToken'>
}

/** What the issues of a fleet depend on beside its gates. */
interface IssueFleet {
  config: string | undefined
  runUrl: string | undefined
  /** Its gates are told in one issue. */
  incident: Incident | undefined
}

/** An issue that is kept, and the token that writes it. */
interface KeptIssue extends IssueRequest {
  githubToken: string
}

/**
 * Opens, updates or closes the issue of each gate, where the run belongs to no pull request. Gates that fail come first,
 * in the given order. `fleet`: of a run with several gates; the gates of its incident are not among the given ones. Never
 * throws.
 */
export async function keepIssues(
  gates: IssueGate[],
  context: ActionContext,
  {
    fleet,
    clock = systemClock,
  }: { fleet?: IssueFleet | undefined; clock?: Pick<Clock, 'now' | 'sleep'> } = {},
): Promise<void> {
  const { repository, apiUrl } = context
  if (repository === undefined || !hasNoPullRequest(context)) return
  const ofGates = gates.flatMap(gate => issueOfGate(gate, fleet !== undefined))
  const kept = fleet ? [...issueOfIncident(fleet, ofGates), ...ofGates] : ofGates
  const requests = (['failing', 'ongoing', 'recovered'] as const).flatMap(state =>
    kept.filter(request => request.state === state),
  )
  const [first] = requests
  if (first === undefined) return
  if (!first.githubToken) return warn({ warning: describeNoToken('issue') })
  // Loaded on demand: a run without an issue does not need GitHub's client.
  const [{ createGitHub }, { publishIssues, MOST_WRITES }] = await Promise.all([
    import('../github.ts'),
    import('./issue.ts'),
  ])
  const github = createGitHub(first.githubToken, apiUrl)
  const issues = await publishIssues(requests, { github, repository, clock })
  for (const [index, issue] of issues.entries()) {
    if (issue.issueUrl !== undefined)
      actionLog.info(`${requests[index]?.name} was ${issue.action}: ${issue.issueUrl}`)
    warn(issue)
  }
  const left = issues.filter(({ action }) => action === 'left').length
  if (left > 0) {
    const warning = lineOf(
      'AVG_ISSUE_BUDGET',
      `${countOf(left, 'issue')} ${left === 1 ? 'was' : 'were'} not written: a run makes at most ${MOST_WRITES} changes of issues, because GitHub allows 500 an hour.`,
    )
    warn({ warning })
    warn(await writeSummary(escapeMarkdown(warning, 1000)))
  }
  warn(setOutputs({ 'issue-url': issues.flatMap(({ issueUrl }) => issueUrl ?? []) }))
}

function issueOfGate(gate: IssueGate, isOfFleet: boolean): KeptIssue[] {
  const { load, settings } = gate
  const { issue, key, githubToken } = settings
  const state = stateOf(gate)
  if (issue === 'never' || state === undefined) return []
  const marker = issueMarker(key)
  return [
    {
      ...{ marker, githubToken, state },
      name: isOfFleet ? `The issue of the gate ${key}` : 'The issue',
      title: () => titleIssue(gate),
      body: () => renderIssue(gate),
      stays: body => isAboutOlderLoss(body, load()),
      recovery: () => renderRecovery(gate),
    },
  ]
}

/** Returns undefined where an open issue stays as it is: a step may pass without a pass, and a run may compare nothing. */
function stateOf(gate: IssueGate): IssueRequest['state'] | undefined {
  const { verdict, failures, findings } = gate
  if (isUnread(verdict)) return undefined
  if (failures.length > 0) {
    const failing = findings.filter(({ leadsTo }) => leadsTo === 'fail' || leadsTo === 'error')
    return isToldBefore(failing) ? 'ongoing' : 'failing'
  }
  const stand = standOf(gate)
  return stand === 'passed' ? 'recovered' : stand === 'low' ? 'ongoing' : undefined
}

/** The issue of an incident stays open until a run has none and judges gates. */
function issueOfIncident({ config, runUrl, incident }: IssueFleet, judged: KeptIssue[]): KeptIssue[] {
  const failing = incident?.run.gates.find(
    ({ failures, settings }) => failures.length > 0 && settings.issue !== 'never',
  )
  const githubToken = failing?.settings.githubToken ?? judged[0]?.githubToken
  if (githubToken === undefined || (incident !== undefined && failing === undefined)) return []
  const marker = incidentMarker(config)
  return [
    {
      ...{ marker, githubToken, state: failing === undefined ? 'recovered' : 'failing' },
      name: 'The issue of the incident',
      title: () => incident?.title ?? '',
      body: () => (incident ? renderPost(incident.load(), marker, runUrl) : marker),
      recovery: () => renderIncidentEnd(runUrl),
    },
  ]
}

/**
 * Tells whether the run is a schedule, or a push to the default branch. A push to another branch is reported on its pull
 * request, and the next passing run on any branch would close its issue.
 */
function hasNoPullRequest(context: ActionContext): boolean {
  return ['schedule', 'push'].includes(context.eventName) && isOnDefaultBranch(context)
}
