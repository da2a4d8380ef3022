/** This run's own place in the history, for the runs to come. */
import { join, resolve } from 'node:path'
import { info } from '@actions/core'
import type { FoundBaseline } from '../../../baseline/find-baseline.ts'
import { formatHistoryFile } from '../../../history/file.ts'
import { formatRecord } from '../../../history/format.ts'
import { type HistoryRecord, isDrop } from '../../../history/record.ts'
import { runFolder } from '../../../inputs/run-facts.ts'
import type { RecordMode, Settings } from '../../../inputs/settings.ts'
import { writeFileAtomically } from '../../../lib/files.ts'
import { plainLine } from '../../../report/escape.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { type ActionContext, isOnDefaultBranch } from '../context.ts'
import { uploadArtifact } from './artifact.ts'

/** Events that no pull request is behind. */
const OWN_EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch']

/**
 * Adds the run to the history that the baseline comes from, where there is one and the run belongs into it. A run
 * that was not measured as a whole never does. Never throws: what went wrong is the warning.
 */
export async function recordRun(
  outcome: Outcome,
  found: FoundBaseline,
  settings: Settings,
  context: ActionContext,
  failed: boolean,
): Promise<{ warning?: string }> {
  const { source } = settings.baseline
  const record = toRecord(outcome, failed)
  // What could not be read could not be kept either.
  if (record === undefined || found.text === undefined) return {}
  if (!isToBeRecorded(settings.record, context)) return {}
  const line = formatRecord(record)
  switch (source.kind) {
    case 'none':
    case 'base':
      return {}
    case 'branch': {
      const { storeOnBranch } = await import('../../../history/stored.ts')
      const stored = await storeOnBranch(source.branch, line, settings, context)
      if (stored.warning === undefined) info(plainLine(`This run was added to the branch ${source.branch}.`))
      return stored
    }
    case 'artifact':
      return uploadHistory(addLine(found.text, line), settings, context)
    case 'file':
      return writeHistory(source.path, addLine(found.text, line), context.workspace)
  }
}

/** Whether a run belongs into the history: what a pull request proposes does not, unless the workflow says so. */
export function isToBeRecorded(
  mode: RecordMode,
  context: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>,
): boolean {
  if (mode !== 'auto') return mode === 'always'
  return OWN_EVENTS.includes(context.eventName) && isOnDefaultBranch(context)
}

function toRecord(
  { measurement, verdict, run, samples, fingerprint }: Outcome,
  failed: boolean,
): HistoryRecord | undefined {
  if (measurement === undefined || verdict.status === 'error' || measurement.engines.length === 0) return
  const { overallBcr, citedEngines, totalEngines, cells } = measurement
  const { finishedAt: createdAt, sha, runUrl } = run
  return {
    ...{ createdAt, sha, runUrl, failed, samples, fingerprint },
    dropped: failed && verdict.rules.some(isDrop),
    ...{ overallBcr, citedEngines, totalEngines, cells },
  }
}

function addLine(text: string, line: string): string {
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`
}

async function uploadHistory(
  text: string,
  { key, artifactRetentionDays }: Settings,
  { tempFolder, runUrl }: ActionContext,
): Promise<{ warning?: string }> {
  const { HISTORY_FILE, historyArtifactName } = await import('../../../history/stored.ts')
  const rootFolder = join(runFolder({ tempFolder }, key), 'history')
  const file = join(rootFolder, HISTORY_FILE)
  try {
    await writeFileAtomically(file, text)
  } catch (error) {
    return { warning: `The history was not written. ${error instanceof Error ? error.message : error}` }
  }
  const retentionDays = artifactRetentionDays
  return uploadArtifact({ name: historyArtifactName(key), files: [file], rootFolder, retentionDays, runUrl })
}

async function writeHistory(path: string, text: string, workspace: string): Promise<{ warning?: string }> {
  try {
    await writeFileAtomically(resolve(workspace, path), formatHistoryFile(text))
    info(plainLine(`The new baseline is in ${path}; commit it to keep it.`))
    return {}
  } catch (error) {
    return {
      warning: `The baseline ${path} was not written. ${error instanceof Error ? error.message : error}`,
    }
  }
}
