/** Adds a run to a history, for later runs to compare with. */

import { hasDropped, isSuspicious } from '../gate/verdict.ts'
import type { HistoryRecord } from '../history/record.ts'
import type { HistoryStore } from '../history/store.ts'
import type { Log } from '../lib/log.ts'
import { describeAppended, describeAppendProblem, describeUnaccepted } from '../report/messages/history.ts'
import type { Outcome } from '../report/outcome.ts'
import { countContents } from '../scan/engine-contents.ts'

interface RecordFacts {
  failed: boolean
  accept: boolean
  attempt: number
}

/**
 * Adds the run to the history, and logs where it is or why it is not there. A run that was not judged is not
 * added. `failed`: whether the run fails by `fail-on`. `accept`: the level of the run is accepted.
 * `attempt`: of the workflow run. Never rejects.
 */
export async function recordRun(
  outcome: Outcome,
  history: HistoryStore,
  { log, ...facts }: RecordFacts & { log: Log },
): Promise<void> {
  const { accept } = facts
  const record = toRecord(outcome, facts)
  if (record === undefined) {
    if (accept) log.warning(describeUnaccepted(history.place))
    return
  }
  const result = await history.append(record)
  if ('stored' in result)
    log.info(describeAppended(result.stored, { accepted: accept, dropped: record.dropped || record.suspect }))
  else log.warning(describeAppendProblem(result.problem, history.place))
}

/** Returns the record of a run; undefined where it was not judged. */
export function toRecord(
  {
    measurement,
    verdict,
    run,
    samples,
    fingerprint,
    models,
    answerRecords,
  }: Pick<
    Outcome,
    'measurement' | 'verdict' | 'run' | 'samples' | 'fingerprint' | 'models' | 'answerRecords'
  >,
  { failed, accept: accepted, attempt }: RecordFacts,
): HistoryRecord | undefined {
  if (measurement === undefined || verdict.kind === 'blocked') return
  const contents = countContents(answerRecords)
  const { overallBcr, citedEngines, totalEngines, cells } = measurement
  const { finishedAt: createdAt, sha, runUrl } = run
  return {
    ...{ createdAt, sha, runUrl, attempt, failed, samples, fingerprint },
    // What `fail-on` makes of a drop does not change the level that later runs are compared with.
    dropped: hasDropped(verdict),
    suspect: isSuspicious(verdict),
    accepted,
    ...{ overallBcr, citedEngines, totalEngines, cells },
    ...(Object.keys(models).length > 0 && { models }),
    ...(contents.length > 0 && { contents }),
  }
}
