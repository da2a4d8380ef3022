/**
 * Publishes a run in this order: history, files and outputs, summary, annotations, artifact, issue, message, comment. A
 * failure does not undo what was published before it.
 */

import { isContentLoss, isWeaker } from '../../../findings/content-findings.ts'
import { dropOf } from '../../../gate/rounding.ts'
import { findDrops } from '../../../gate/verdict.ts'
import type { CommentMode } from '../../../inputs/settings.ts'
import { roundToTenths } from '../../../lib/numbers.ts'
import { runDocument } from '../../../report/document/fleet-document.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { commentMarker, fleetMarker, renderPage, renderPost } from '../../../report/posts/comment.ts'
import {
  gatesToAttend,
  type JudgedGate,
  onlyGate,
  type RunOutcome,
  verdictOfRun,
} from '../../../report/run-outcome.ts'
import { recordRuns } from '../../../run/record-runs.ts'
import { writeReports } from '../../../run/write-reports.ts'
import { readVersion } from '../../version.ts'
import { type ActionContext, isToBeRecorded } from '../context.ts'
import { actionLog } from '../log.ts'
import { nameArtifact, uploadArtifact } from './artifact.ts'
import { keepIssue } from './keep-issue.ts'
import { annotate, noOutputs, setOutputs, warn, writeSummary } from './step.ts'

/**
 * Publishes a run and returns it with the results of recording, which every report shows. Rejects only if a result file
 * cannot be written.
 */
export async function publishRun(
  judged: RunOutcome,
  context: ActionContext,
  cancelled: AbortSignal,
): Promise<RunOutcome> {
  // A cancelled job has only seconds left: enough to write files, but not for calls to GitHub.
  const run = cancelled.aborted ? judged : { ...judged, gates: await recordIn(context, judged.gates) }
  const { config, gates, runUrl } = run
  const only = onlyGate(run)
  const written = await writeReports(run, context, {
    log: actionLog,
    readVersion,
    pullRequest: context.pullRequest?.number,
  })
  const { resultFile, reportFiles, draftFiles, folder } = written
  const files = { 'result-file': resultFile, 'report-files': reportFiles, 'suggestion-files': draftFiles }
  const document = runDocument(run)
  const outputs = only ? describeOutputs(only.load()) : { ...noOutputs, verdict: verdictOfRun(run) }
  const lostQuestions = listLostQuestions(gates)
  setOutputs({ ...outputs, headline: document.title, 'lost-questions': lostQuestions, ...files })
  await writeSummary(renderPage(document))
  const attended = gatesToAttend(run)
  if (attended.length > 0) {
    const { annotationsOf } = await import('../../../report/posts/annotations.ts')
    annotate(annotationsOf(attended))
  }
  if (cancelled.aborted) return run
  await publishArtifact(gates, context, reportFiles, folder)
  await keepIssue({ gates, config, document, runUrl }, context)
  const webhook = gates[0]?.settings.notify
  if (webhook !== undefined) {
    const { notify } = await import('./notify.ts')
    await notify({ gates, runUrl, webhook }, context, process.env)
  }
  const mode = chooseCommentMode(gates)
  if (!mayComment(mode, context)) return run
  const { commentOnPullRequest } = await import('./comment.ts')
  const marker = only ? commentMarker(only.key) : fleetMarker(config)
  const body = renderPost(document, marker, runUrl)
  const failed = gates.some(({ failures }) => failures.length > 0)
  const githubToken = gates[0]?.settings.githubToken ?? ''
  await commentOnPullRequest({ marker, body, mode, failed, githubToken }, context)
  return run
}

function recordIn(context: ActionContext, gates: readonly JudgedGate[]): Promise<JudgedGate[]> {
  return recordRuns(gates, {
    isRecorded: ({ settings }) => isToBeRecorded(settings.record, context),
    attempt: context.runAttempt,
    log: actionLog,
  })
}

function chooseCommentMode(gates: JudgedGate[]): CommentMode {
  const modes: CommentMode[] = ['always', 'on-failure', 'never']
  return modes.find(mode => gates.some(({ settings }) => settings.comment === mode)) ?? 'never'
}

function mayComment(mode: CommentMode, { pullRequest, eventName }: ActionContext): boolean {
  if (mode === 'never') return false
  if (pullRequest !== undefined || eventName === 'push') return true
  actionLog.notice(`There is no comment. A run of the event \`${eventName}\` belongs to no pull request.`)
  return false
}

function listLostQuestions(gates: JudgedGate[]): string[] {
  const losses = gates.flatMap(({ findings }) => findings.filter(isContentLoss))
  const lost = losses.filter(loss => !isWeaker(loss))
  return [...new Set(lost.flatMap(({ questions }) => questions.map(({ question }) => question)))]
}

function round(value: number | undefined): number | undefined {
  return value === undefined ? undefined : roundToTenths(value)
}

function describeOutputs({ verdict, measurement, comparison, shareOfVoice }: Outcome) {
  // If a competitor was not measured, the share is among fewer brands.
  const isComplete = verdict.unmeasuredCompetitors.length === 0
  const ownShare = isComplete ? shareOfVoice.find(({ isOwn }) => isOwn)?.share : undefined
  const drops = findDrops(verdict)
  const gained = (drops && comparison?.engines.filter(({ was, now }) => now && !was)) ?? []
  return {
    ...noOutputs,
    verdict: verdict.status,
    'overall-bcr': round(measurement?.overallBcr),
    'cited-engines': round(measurement?.citedEngines),
    'total-engines': measurement?.totalEngines,
    'avg-sentiment': measurement?.avgSentiment,
    'bcr-drop': round(dropOf(comparison?.score)),
    'cited-engines-drop': round(dropOf(comparison?.citedEngines)),
    'lost-engines': drops?.lostEngines ?? [],
    'gained-engines': gained.map(({ engine }) => engine),
    'share-of-voice': ownShare === undefined ? undefined : Math.round(100 * ownShare),
  }
}

async function publishArtifact(
  gates: JudgedGate[],
  { runUrl }: ActionContext,
  files: string[],
  rootFolder: string,
): Promise<void> {
  if (files.length === 0) return
  const [first, ...others] = gates
  const name = nameArtifact(first === undefined || others.length > 0 ? 'fleet' : first.key)
  const artifact = await uploadArtifact({ name, files, rootFolder, runUrl })
  warn(artifact)
  setOutputs({ 'artifact-id': artifact.id, 'artifact-url': artifact.url })
}
