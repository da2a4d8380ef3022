import { wasReportedBefore } from '../../../findings/find-findings.ts'
import { isUnread } from '../../../gate/verdict.ts'
import type { Settings } from '../../../inputs/settings.ts'
import type { Document } from '../../../lib/document/blocks.ts'
import { renderPost } from '../../../report/posts/comment.ts'
import {
  issueMarker,
  lossMarker,
  olderLossOf,
  renderRecovery,
  titleIssue,
} from '../../../report/posts/issue.ts'
import { stateOf } from '../../../report/run-outcome.ts'
import type { DescribedGate } from '../../../report/text/finding-text.ts'
import { type ActionContext, isOnDefaultBranch } from '../context.ts'
import { actionLog } from '../log.ts'
import type { IssueRequest } from './issue.ts'
import { setOutputs, warn, warnOfNoToken } from './step.ts'

export interface IssueGate extends DescribedGate {
  settings: Pick<Settings, 'issue' | 'githubToken'>
}

interface IssueRun {
  gates: readonly IssueGate[]
  /** Path of the config file. */
  config: string | undefined
  document: Document
  runUrl: string | undefined
}

/** Opens, updates or closes the issue of a run without a pull request. Never rejects. */
export async function keepIssue(
  { gates, config, document, runUrl }: IssueRun,
  context: ActionContext,
): Promise<void> {
  const { repository, apiUrl } = context
  const kept = gates.filter(({ settings }) => settings.issue !== 'never')
  const [first] = kept
  const state = findIssueState(kept)
  if (repository === undefined || !hasNoPullRequest(context) || first === undefined || state === undefined)
    return
  const { githubToken } = first.settings
  if (!githubToken) return warnOfNoToken('issue')
  const [{ createGitHub }, { publishIssue }] = await Promise.all([
    import('../github.ts'),
    import('./issue.ts'),
  ])
  const isSingle = gates.length === 1
  const marker = issueMarker(isSingle ? first.key : config)
  const former = isSingle ? first.load().formerKey : undefined
  const issue = await publishIssue(
    {
      marker,
      state,
      title: titleIssue(gates, document.title),
      body: renderPost(document, lossMarker(marker, kept), runUrl),
      ...(former !== undefined && { formerMarker: issueMarker(former) }),
      staysAs(body) {
        const start = olderLossOf(body, marker, kept)
        return start && renderPost(document, start, runUrl)
      },
      recovery: renderRecovery(document, gates.length, runUrl),
    },
    { github: createGitHub(githubToken, apiUrl), repository },
  )
  const action = issue.action === 'created' ? 'opened' : issue.action
  const url = issue.post?.html_url
  if (url !== undefined) actionLog.info(`The issue was ${action}: ${url}`)
  warn(issue)
  setOutputs({ 'issue-url': url })
}

/** Returns undefined to leave an open issue as it is: a gate may not pass without failing the step, or compare nothing. */
function findIssueState(gates: readonly IssueGate[]): IssueRequest['state'] | undefined {
  const read = gates.filter(({ verdict }) => !isUnread(verdict))
  const failing = read.filter(({ failures }) => failures.length > 0)
  if (failing.length > 0) {
    const findings = failing.flatMap(gate => gate.findings)
    const deciding = findings.filter(({ leadsTo }) => leadsTo === 'fail' || leadsTo === 'error')
    return wasReportedBefore(deciding) ? 'ongoing' : 'failing'
  }
  const states = new Set(gates.map(stateOf))
  if (read.length < gates.length || [...states].some(state => state !== 'passed' && state !== 'low')) return
  return states.has('low') ? 'ongoing' : 'recovered'
}

/** A push to another branch is reported on its pull request. Any passing run would close an issue about it. */
function hasNoPullRequest(context: ActionContext): boolean {
  return ['schedule', 'push'].includes(context.eventName) && isOnDefaultBranch(context)
}
