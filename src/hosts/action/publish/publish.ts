/**
 * Publishes a run in this order: files and outputs, summary, annotations, artifact, history, issue, comment. A failure
 * leaves everything before it in place. The exit of the step is decided elsewhere.
 */

import { recordRuns } from '../../../commands/record-runs.ts'
import { writeReports } from '../../../commands/write-reports.ts'
import { dropOf } from '../../../gate/rounding.ts'
import { dropsOf } from '../../../gate/verdict.ts'
import type { CommentMode, Settings } from '../../../inputs/settings.ts'
import { commentMarker, renderComment, renderSummary } from '../../../report/markdown/comment.ts'
import { escapeMarkdown, joinMarkdown, md } from '../../../report/markdown/markdown.ts'
import { hidingLinesOf, renderLineDeletion } from '../../../report/markdown/posts.ts'
import { describeMissingPullRequest } from '../../../report/messages/github.ts'
import type { Outcome } from '../../../report/outcome.ts'
import type { JudgedGate, RunOutcome } from '../../../report/run-outcome.ts'
import type { ActionContext } from '../context.ts'
import { actionLog } from '../log.ts'
import { annotateFailures } from './annotate.ts'
import { uploadArtifact } from './artifact.ts'
import type { PullRequestComment } from './comment-on-pull-request.ts'
import { isToBeRecorded } from './is-to-be-recorded.ts'
import { issueGateOf, keepIssues } from './keep-issues.ts'
import { setOutputs } from './outputs.ts'
import { writeSummary } from './summary.ts'
import { warn } from './warn.ts'

/** Publishes a run of one gate. Rejects only when the result file cannot be written. */
export async function publishOutcome(
  run: RunOutcome,
  { settings, failures, load }: JudgedGate,
  context: ActionContext,
  cancelled: AbortSignal,
): Promise<void> {
  const outcome = load()
  const failed = failures.length > 0
  const { resultFile, reportFiles, draftFiles, folder } = await writeReports(run, {
    facts: context,
    log: actionLog,
    pullRequest: context.pullRequest?.number,
  })
  const files = { 'result-file': resultFile, 'report-files': reportFiles, 'suggestion-files': draftFiles }
  warn(setOutputs({ ...outputsOf(outcome), ...files }))
  warn(await writeSummary(renderSummary(outcome)))
  annotateFailures([{ load: () => outcome }])
  // A cancelled job has seconds left: files on this machine are safe, calls to GitHub would be cut off.
  if (cancelled.aborted) return
  await publishArtifact(settings, context, reportFiles, folder)
  await recordRuns(run.gates, {
    isRecorded: ({ record }) => isToBeRecorded(record, context),
    attempt: context.runAttempt,
    log: actionLog,
  })
  await keepIssues([issueGateOf(outcome, settings, failed)], context)
  if (settings.notify !== undefined) {
    // Loaded on demand: most runs send no message.
    const { notify } = await import('./notify.ts')
    const gates = [{ load: () => outcome, settings, failures: outcome.failures }]
    await notify({ gates, incident: undefined, runUrl: outcome.run.runUrl }, context, process.env)
  }
  if (!mayComment(settings.comment, context)) return
  // Loaded on demand: a run without a comment does not need GitHub's client.
  const { commentOnPullRequest } = await import('./github-posts.ts')
  const deletion = renderLineDeletion(settings.key, hidingLinesOf(outcome))
  await commentOnPullRequest({ ...commentOf(outcome, settings, failed), deletion }, context)
}

/** Tells whether the run may belong to a pull request that gets a comment; where it does not, the log says why. */
export function mayComment(mode: CommentMode, { pullRequest, eventName }: ActionContext): boolean {
  if (mode === 'never') return false
  if (pullRequest !== undefined || eventName === 'push') return true
  actionLog.notice(describeMissingPullRequest({ kind: 'other-event', event: eventName }))
  return false
}

/** Returns the comment of a gate. */
export function commentOf(
  outcome: Outcome,
  { comment: mode, key, githubToken }: Pick<Settings, 'comment' | 'key' | 'githubToken'>,
  failed: boolean,
): PullRequestComment {
  return { marker: commentMarker(key), body: renderComment(outcome), mode, failed, githubToken }
}

/** Publishes a run without a verdict: its problems, the first line as a heading for the others. */
export async function publishProblem([heading = '', ...lines]: string[]): Promise<void> {
  warn(setOutputs({ ...noOutputs, verdict: 'error' }))
  const list = lines.map(line => md`- ${escapeMarkdown(line, 2000)}`)
  const summary = [
    md`## 🛑 AI visibility was not measured`,
    escapeMarkdown(heading, 2000),
    joinMarkdown(list, '\n'),
  ]
  warn(await writeSummary(joinMarkdown(summary, '\n\n')))
}

/** All outputs of action.yml, so that every output is set in every run. */
export const noOutputs = {
  verdict: '',
  'overall-bcr': '',
  'cited-engines': '',
  'total-engines': '',
  'avg-sentiment': '',
  'bcr-drop': '',
  'cited-engines-drop': '',
  'lost-engines': '',
  'gained-engines': '',
  'scan-ids': '',
  'result-file': '',
  'share-of-voice': '',
  'report-id': '',
  'report-ready-at': '',
  'suggestion-files': '',
  'issue-url': '',
  'report-files': '',
  'artifact-id': '',
  'artifact-url': '',
  'comment-id': '',
  'comment-url': '',
  matrix: '',
  'max-parallel': '',
}

function outputsOf({ verdict, measurement, comparison, shareOfVoice, serviceReports }: Outcome) {
  // With a competitor missing, it would be the share of another set of brands.
  const isComplete = verdict.unmeasuredCompetitors.length === 0
  const ownShare = isComplete ? shareOfVoice.find(({ isOwn }) => isOwn)?.share : undefined
  const readyTimes = serviceReports.flatMap(({ state }) => (state.kind === 'pending' ? [state.readyAt] : []))
  return {
    ...noOutputs,
    verdict: verdict.status,
    'overall-bcr': measurement?.overallBcr,
    'cited-engines': measurement?.citedEngines,
    'total-engines': measurement?.totalEngines,
    'avg-sentiment': measurement?.avgSentiment,
    'bcr-drop': dropOf(comparison?.score),
    'cited-engines-drop': dropOf(comparison?.citedEngines),
    'lost-engines': dropsOf(verdict)?.lostEngines ?? [],
    'gained-engines': dropsOf(verdict)?.gainedEngines ?? [],
    'scan-ids': measurement?.scanIds,
    'share-of-voice': ownShare === undefined ? undefined : Number((100 * ownShare).toPrecision(6)),
    'report-id': serviceReports.map(({ reportId }) => reportId).filter(id => id !== ''),
    'report-ready-at': readyTimes.filter(time => time !== ''),
  }
}

/** Uploads report files, and sets the outputs of the artifact. An empty name uploads nothing. Never throws. */
export async function publishArtifact(
  {
    artifactName: name,
    artifactRetentionDays: retentionDays,
  }: Pick<Settings, 'artifactName' | 'artifactRetentionDays'>,
  { runUrl }: ActionContext,
  files: string[],
  rootFolder: string,
): Promise<void> {
  if (name === '' || files.length === 0) return
  const artifact = await uploadArtifact({ name, files, rootFolder, retentionDays, runUrl })
  warn(artifact)
  warn(setOutputs({ 'artifact-id': artifact.id, 'artifact-url': artifact.url }))
}
