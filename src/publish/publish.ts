/**
 * All that the run leaves behind, in this order: files and outputs, summary, artifact, comment. What comes later may
 * fail without taking away what came before; nothing here decides the step's exit.
 */
import { join } from 'node:path'
import { notice } from '@actions/core'
import type { FoundBaseline } from '../baseline/find-baseline.ts'
import type { RunContext } from '../context.ts'
import { renderSummary } from '../report/comment.ts'
import { renderCsv } from '../report/csv.ts'
import { escapeMarkdown } from '../report/escape.ts'
import type { Outcome } from '../report/outcome.ts'
import { buildResult } from '../report/result.ts'
import type { Settings } from '../settings.ts'
import { uploadArtifact } from './artifact.ts'
import { writeFileAtomically } from './files.ts'
import { setOutputs } from './outputs.ts'
import { recordRun } from './record-run.ts'
import { writeSummary } from './summary.ts'
import { warn } from './warn.ts'

export async function publishOutcome(
  outcome: Outcome,
  settings: Settings,
  context: RunContext,
  { failed, cancelled, found }: { failed: boolean; cancelled: AbortSignal; found: FoundBaseline },
): Promise<void> {
  const folder = join(context.tempFolder, 'ai-visibility', settings.key)
  const { resultFile, reportFiles } = await writeFiles(outcome, settings, folder)
  warn(setOutputs({ ...outputsOf(outcome), 'result-file': resultFile, 'report-files': reportFiles }))
  warn(await writeSummary(renderSummary(outcome)))
  // A cancelled job has seconds left: what is on this machine is safe, the rest would be cut off half-way.
  if (cancelled.aborted) return
  await publishArtifact(settings, context, reportFiles, folder)
  warn(await recordRun(outcome, found, settings, context, failed))
  if (settings.comment === 'never') return
  if (!context.pullRequest && context.eventName !== 'push') {
    return notice(
      `There is no comment. A run of the event \`${context.eventName}\` belongs to no pull request.`,
    )
  }
  // A chunk of its own: a run that comments on nothing does not load GitHub's client.
  const { commentOnPullRequest } = await import('./comment-on-pull-request.ts')
  await commentOnPullRequest(outcome, settings, context, failed)
}

/** What a run without a verdict leaves behind: its problems, the first line above the others. */
export async function publishProblem([heading = '', ...lines]: string[]): Promise<void> {
  warn(setOutputs({ ...noOutputs, verdict: 'error' }))
  const list = lines.map(line => `- ${escapeMarkdown(line, 2000)}`)
  const summary = ['## 🛑 AI visibility was not measured', escapeMarkdown(heading, 2000), list.join('\n')]
  warn(await writeSummary(summary.join('\n\n')))
}

/** Every output of action.yml, so that a step that reads one finds it whatever happened. */
const noOutputs = {
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
  'report-files': '',
  'artifact-id': '',
  'artifact-url': '',
  'comment-id': '',
  'comment-url': '',
}

function outputsOf({ verdict, measurement }: Outcome) {
  return {
    ...noOutputs,
    verdict: verdict.status,
    'overall-bcr': measurement?.overallBcr,
    'cited-engines': measurement?.citedEngines,
    'total-engines': measurement?.totalEngines,
    'avg-sentiment': measurement?.avgSentiment,
    'bcr-drop': verdict.bcrDrop,
    'cited-engines-drop': verdict.citedEnginesDrop,
    'lost-engines': verdict.lostEngines,
    'gained-engines': verdict.gainedEngines,
    'scan-ids': measurement?.scanIds,
  }
}

async function writeFiles(
  outcome: Outcome,
  { reports }: Settings,
  folder: string,
): Promise<{ resultFile: string; reportFiles: string[] }> {
  const resultFile = join(folder, 'result.json')
  await writeFileAtomically(resultFile, `${JSON.stringify(buildResult(outcome), undefined, 2)}\n`)
  const reportFiles = reports.includes('json') ? [resultFile] : []
  if (reports.includes('csv')) {
    const file = join(folder, 'scans.csv')
    await writeFileAtomically(file, renderCsv(outcome))
    reportFiles.push(file)
  }
  return { resultFile, reportFiles }
}

async function publishArtifact(
  { artifactName, artifactRetentionDays }: Settings,
  { runUrl }: RunContext,
  files: string[],
  folder: string,
): Promise<void> {
  if (artifactName === '' || files.length === 0) return
  const artifact = await uploadArtifact({
    name: artifactName,
    files,
    rootFolder: folder,
    retentionDays: artifactRetentionDays,
    runUrl,
  })
  warn(artifact)
  warn(setOutputs({ 'artifact-id': artifact.id, 'artifact-url': artifact.url }))
}
