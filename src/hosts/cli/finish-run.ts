/** What follows the verdict on the command line: the record, the files and the exit code. */

import { recordRun } from '../../commands/record-run.ts'
import type { GateRun } from '../../commands/run-gate.ts'
import { writeReports } from '../../commands/write-reports.ts'
import type { HistoryStore } from '../../history/store.ts'
import { type RunFacts, runFolder } from '../../inputs/run-facts.ts'
import type { Settings } from '../../inputs/settings.ts'
import type { Log } from '../../lib/log.ts'
import { gateDocument } from '../../report/document/gate-document.ts'
import { buildResult } from '../../report/json/result.ts'
import { renderSummary } from '../../report/markdown/comment.ts'
import type { Outcome } from '../../report/outcome.ts'
import { describeFailures } from '../../report/reasons.ts'
import { renderText } from '../../report/text/text.ts'
import { printLines } from './print.ts'
import type { Format } from './run-flags.ts'
import type { Output, Terminal } from './terminal.ts'

export interface FinishOptions {
  settings: Settings
  facts: RunFacts
  format: Format
  /** Of the run, from 1. */
  attempt: number
  /** Files are wanted, whatever the settings say. */
  keepsFiles: boolean
  log: Log & { clear(): void }
}

/** Records the run, writes its files, and prints it. Returns the exit code: 1 where a condition of `fail-on` holds. */
export async function finishRun(
  run: GateRun,
  { settings, facts, format, attempt, keepsFiles, log }: FinishOptions,
  { out, err }: Terminal,
): Promise<number> {
  const { outcome, failures } = run
  if (isRecorded(settings) && run.found.history) {
    const { accept } = settings
    await recordRun(outcome, run.found.history, { failed: failures.length > 0, accept, attempt, log })
  }
  if (keepsFiles || hasFiles(settings, () => outcome)) {
    const folder = runFolder(facts, settings.key)
    const { resultFile, reportFiles } = await writeReports(outcome, settings, folder, log)
    for (const path of new Set([resultFile, ...reportFiles])) log.info(`Wrote ${path}`)
  }
  log.clear()
  await out.write(render(outcome, format, out))
  if (failures.length === 0) return 0
  // The text names the reasons itself; other formats are for machines.
  if (format !== 'text') await err.write(`${describeFailures(outcome)}\n`)
  return 1
}

/** Tells whether a run is recorded. A local run is no run of the default branch, which `auto` records. */
export function isRecorded({ record }: Pick<Settings, 'record'>): boolean {
  return record === 'always'
}

/** Returns whether a run has files that its user asked for. */
export function hasFiles(
  { reports, suggestions }: Settings,
  load: () => Pick<Outcome, 'suggestions'>,
): boolean {
  return reports.length > 0 || (suggestions.mode !== 'never' && load().suggestions.length > 0)
}

/** Opens a history in a file. The command line has no other history. */
export async function openHistory(
  { baseline: { source } }: Settings,
  workspace: string,
): Promise<HistoryStore | undefined> {
  if (source.kind !== 'file') return undefined
  const { createFileStore } = await import('../../history/file.ts')
  return createFileStore({ path: source.path, workspace })
}

function render(outcome: Outcome, format: Format, out: Output): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(buildResult(outcome), undefined, 2)}\n`
    case 'markdown':
      return `${renderSummary(outcome)}\n`
    case 'text':
      return printLines(renderText(gateDocument(outcome)), out)
  }
}
