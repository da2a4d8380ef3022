/** Publishes a fleet of several gates as one run, in the order of publishOutcome. */
import { join } from 'node:path'
import { recordRuns } from '../../../commands/record-runs.ts'
import { writeReports } from '../../../commands/write-reports.ts'
import type { CommentMode, Settings } from '../../../inputs/settings.ts'
import { fleetDocument } from '../../../report/document/fleet-document.ts'
import { incidentOf } from '../../../report/incident.ts'
import { portfolioMarker, renderPage, renderPost } from '../../../report/markdown/comment.ts'
import { hidingLinesOf, renderLineDeletion } from '../../../report/markdown/posts.ts'
import {
  gatesToAttend,
  type JudgedGate,
  orderGates,
  type RunOutcome,
  verdictOfRun,
} from '../../../report/run-outcome.ts'
import type { ActionContext } from '../context.ts'
import { actionLog } from '../log.ts'
import { annotateFailures } from './annotate.ts'
import { isToBeRecorded } from './is-to-be-recorded.ts'
import { keepIssues } from './keep-issues.ts'
import { setOutputs } from './outputs.ts'
import { mayComment, noOutputs, publishArtifact } from './publish.ts'
import { writeSummary } from './summary.ts'
import { warn } from './warn.ts'

/** Gates whose hiding lines get a comment. */
const MOST_MARKED = 9

/** Publishes the gates. Rejects only when a result file cannot be written. */
export async function publishFleet(
  fleet: RunOutcome,
  context: ActionContext,
  cancelled: AbortSignal,
): Promise<void> {
  const { config, gates } = fleet
  const log = actionLog
  const { resultFile, reportFiles, draftFiles } = await writeReports(fleet, {
    ...{ facts: context, log, pullRequest: context.pullRequest?.number },
  })
  const files = { 'result-file': resultFile, 'report-files': reportFiles, 'suggestion-files': draftFiles }
  warn(setOutputs({ ...noOutputs, verdict: verdictOfRun(fleet), ...files }))
  warn(await writeSummary(renderPage(fleetDocument(fleet))))
  const attended = gatesToAttend(fleet)
  annotateFailures(attended)
  // A cancelled job has seconds left: files on this machine are safe, calls to GitHub would be cut off.
  if (cancelled.aborted) return
  await publishArtifact(artifactOf(gates), context, reportFiles, join(context.tempFolder, 'ai-visibility'))
  await recordRuns(gates, {
    isRecorded: ({ record }) => isToBeRecorded(record, context),
    attempt: context.runAttempt,
    log,
  })
  const incident = incidentOf(fleet)
  const others = orderGates(gates).filter(gate => !incident?.gates.includes(gate))
  await keepIssues(
    others.map(gate => ({ ...gate, failed: gate.failures.length > 0 })),
    context,
    { fleet: { config, runUrl: fleet.runUrl, incident } },
  )
  if (gates.some(({ settings }) => settings.notify !== undefined)) {
    // Loaded on demand: most runs send no message.
    const { notify } = await import('./notify.ts')
    await notify({ gates: others, incident, runUrl: fleet.runUrl }, context, process.env)
  }
  const mode = commentModeOf(gates)
  if (!mayComment(mode, context)) return
  // Loaded on demand: a run without a comment does not need GitHub's client.
  const { commentOnPullRequest } = await import('./github-posts.ts')
  const [githubToken = ''] = gates.map(({ settings }) => settings.githubToken)
  const failed = gates.some(({ failures }) => failures.length > 0)
  const marker = portfolioMarker(config)
  const body = renderPost(fleetDocument(fleet), marker, fleet.runUrl)
  const lines = attended.slice(0, MOST_MARKED).flatMap(({ load }) => hidingLinesOf(load()))
  const deletion = renderLineDeletion(`fleet ${config}`, lines)
  await commentOnPullRequest({ marker, body, mode, failed, githubToken, deletion }, context)
}

/** Returns the one artifact of the fleet: under the name that all gates give, or under one of its own. */
function artifactOf(gates: JudgedGate[]): Pick<Settings, 'artifactName' | 'artifactRetentionDays'> {
  const names = new Set(gates.map(({ settings }) => settings.artifactName))
  const [name = ''] = names
  return {
    artifactName: names.size === 1 ? name : 'ai-visibility-fleet',
    artifactRetentionDays: gates[0]?.settings.artifactRetentionDays,
  }
}

/** Returns the mode of the gate that wants the most. */
function commentModeOf(gates: JudgedGate[]): CommentMode {
  const modes: CommentMode[] = ['always', 'on-failure', 'never']
  return modes.find(mode => gates.some(({ settings }) => settings.comment === mode)) ?? 'never'
}
