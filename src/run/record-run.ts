/** Adds a run to a history, for later runs to compare with. */
import { hasDropped } from '../gate/verdict.ts'
import type { HistoryRecord } from '../history/record.ts'
import type { HistoryStore } from '../history/store.ts'
import type { Log } from '../lib/log.ts'
import { describeAppended, describeAppendProblem } from '../report/baseline-words.ts'
import type { Outcome } from '../report/outcome.ts'
import { warnOfAppend } from '../report/warnings.ts'

/**
 * Adds the run to the history, and logs where it is or why it is not there. A run that was not measured as a whole is not
 * added. `failed`: whether the run fails by `fail-on`. Never rejects.
 */
export async function recordRun(
  outcome: Outcome,
  history: HistoryStore,
  { failed, log }: { failed: boolean; log: Log },
): Promise<void> {
  const record = toRecord(outcome, failed)
  if (record === undefined) return
  const result = await history.append(record)
  if ('stored' in result) log.info(describeAppended(result.stored))
  else log.warning(warnOfAppend(describeAppendProblem(result.problem, history.place)))
}

function toRecord(
  { measurement, verdict, run, samples, fingerprint, models }: Outcome,
  failed: boolean,
): HistoryRecord | undefined {
  if (measurement === undefined || verdict.status === 'error' || measurement.engines.length === 0) return
  const { overallBcr, citedEngines, totalEngines, cells } = measurement
  const { finishedAt: createdAt, sha, runUrl } = run
  return {
    ...{ createdAt, sha, runUrl, failed, samples, fingerprint },
    // A drop that does not fail the step is accepted: later runs are compared with it.
    dropped: failed && hasDropped(verdict),
    ...{ overallBcr, citedEngines, totalEngines, cells },
    ...(Object.keys(models).length > 0 && { models }),
  }
}
