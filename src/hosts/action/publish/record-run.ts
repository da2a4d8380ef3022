/** Adds a run to the history, for later runs to compare with. */
import type { HistoryRecord } from '../../../history/record.ts'
import { isDrop } from '../../../history/record.ts'
import type { HistoryAppend, HistoryStore } from '../../../history/store.ts'
import type { RecordMode } from '../../../inputs/settings.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { type ActionContext, isOnDefaultBranch } from '../context.ts'

/** Events without a pull request. */
const OWN_EVENTS = ['schedule', 'push', 'workflow_dispatch', 'repository_dispatch']

export interface RecordRequest {
  mode: RecordMode
  context: Pick<ActionContext, 'eventName' | 'ref' | 'defaultBranch'>
  /** Whether the step fails. */
  failed: boolean
}

/**
 * Adds the run to the history. Resolves with undefined when the run is not to be recorded: the mode says so, or the run
 * was not measured as a whole. Never rejects.
 */
export async function recordRun(
  outcome: Outcome,
  history: HistoryStore,
  { mode, context, failed }: RecordRequest,
): Promise<HistoryAppend | undefined> {
  const record = toRecord(outcome, failed)
  return record && isToBeRecorded(mode, context) ? history.append(record) : undefined
}

/** Returns whether a run is recorded. In the mode `auto`, a run of proposed changes is not. */
export function isToBeRecorded(mode: RecordMode, context: RecordRequest['context']): boolean {
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
    // A drop that does not fail the step is accepted: later runs are compared with it.
    dropped: failed && verdict.rules.some(isDrop),
    ...{ overallBcr, citedEngines, totalEngines, cells },
  }
}
