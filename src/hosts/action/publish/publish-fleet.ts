/** Publishes a fleet of several gates as one run, in the order of publishOutcome. */
import { join } from 'node:path'
import type { FleetMember } from '../../../fleet/merge-fleet.ts'
import type { CommentMode, Settings } from '../../../inputs/settings.ts'
import { fleetDocument } from '../../../report/document/fleet-document.ts'
import { type FleetOutcome, gatesToAttend, verdictOfFleet } from '../../../report/fleet-outcome.ts'
import {
  portfolioMarker,
  renderFleetComment,
  renderFleetSummary,
} from '../../../report/markdown/portfolio.ts'
import { recordFleet } from '../../../run/record-fleet.ts'
import { writeFleetReports } from '../../../run/write-fleet-reports.ts'
import type { ActionContext } from '../context.ts'
import { actionLog } from '../log.ts'
import type { FleetHistory } from '../open-fleet-history.ts'
import { annotateFailures } from './annotate.ts'
import { isToBeRecorded } from './is-to-be-recorded.ts'
import { keepIssues } from './keep-issues.ts'
import { setOutputs } from './outputs.ts'
import { mayComment, noOutputs, publishArtifact } from './publish.ts'
import { writeSummary } from './summary.ts'
import { warn } from './warn.ts'

/** GitHub shows ten errors of a step, and the last one says why the step fails. */
const MOST_ANNOTATED = 9

/** Publishes the gates. Rejects only when a result file cannot be written. */
export async function publishFleet(
  fleet: FleetOutcome,
  gates: FleetMember[],
  context: ActionContext,
  { history, cancelled }: { history: FleetHistory; cancelled: AbortSignal },
): Promise<void> {
  const log = actionLog
  const { resultFile, reportFiles, draftFiles } = await writeFleetReports(fleet, gates, {
    ...{ facts: context, log, pullRequest: context.pullRequest?.number },
  })
  const files = { 'result-file': resultFile, 'report-files': reportFiles, 'suggestion-files': draftFiles }
  warn(setOutputs({ ...noOutputs, verdict: verdictOfFleet(fleet), ...files }))
  warn(await writeSummary(renderFleetSummary(fleetDocument(fleet))))
  for (const { failures, load } of gatesToAttend(fleet).slice(0, MOST_ANNOTATED)) {
    annotateFailures(load(), failures.includes('fail'))
  }
  // A cancelled job has seconds left: files on this machine are safe, calls to GitHub would be cut off.
  if (cancelled.aborted) return
  await publishArtifact(artifactOf(gates), context, reportFiles, join(context.tempFolder, 'ai-visibility'))
  const recorded = gates.filter(({ settings }) => isToBeRecorded(settings.record, context))
  await recordFleet(recorded, { append: history.append, attempt: context.runAttempt, log })
  await keepIssues(
    gates.map(gate => ({ ...gate, failed: gate.failures.length > 0 })),
    context,
  )
  await notifyAll(gates, context)
  const mode = commentModeOf(gates)
  if (!mayComment(mode, context)) return
  // Loaded on demand: a run without a comment does not need GitHub's client.
  const { commentOnPullRequest } = await import('./github-posts.ts')
  const [githubToken = ''] = gates.map(({ settings }) => settings.githubToken)
  const failed = gates.some(({ failures }) => failures.length > 0)
  const marker = portfolioMarker(fleet.config)
  const body = renderFleetComment(fleetDocument(fleet), marker, fleet.runUrl)
  await commentOnPullRequest({ marker, body, mode, failed, githubToken }, context)
}

/** Returns the one artifact of the fleet: under the name that all gates give, or under one of its own. */
function artifactOf(gates: FleetMember[]): Pick<Settings, 'artifactName' | 'artifactRetentionDays'> {
  const names = new Set(gates.map(({ settings }) => settings.artifactName))
  const [name = ''] = names
  return {
    artifactName: names.size === 1 ? name : 'ai-visibility-fleet',
    artifactRetentionDays: gates[0]?.settings.artifactRetentionDays,
  }
}

/** Returns the mode of the gate that wants the most. */
function commentModeOf(gates: FleetMember[]): CommentMode {
  const modes: CommentMode[] = ['always', 'on-failure', 'never']
  return modes.find(mode => gates.some(({ settings }) => settings.comment === mode)) ?? 'never'
}

async function notifyAll(gates: FleetMember[], context: ActionContext): Promise<void> {
  const notified = gates.filter(({ settings }) => settings.notify !== undefined)
  if (notified.length === 0) return
  // Loaded on demand: most runs send no message.
  const { notify } = await import('./notify.ts')
  for (const { load, settings, failures } of notified) {
    await notify(load(), settings, context, failures.length > 0, process.env)
  }
}
