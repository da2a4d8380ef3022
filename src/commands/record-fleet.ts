/** Adds the gates of a fleet to their histories, for later runs to compare with. */

import { isDeepStrictEqual } from 'node:util'
import type {
  AppendProblem,
  FleetRecord,
  HistoryAppend,
  HistoryPlace,
  HistoryStore,
} from '../history/store.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Log } from '../lib/log.ts'
import {
  describeAddedRecords,
  describePlace,
  describeUnacceptedGates,
  describeUnaddedRecords,
} from '../report/messages/history.ts'
import type { JudgedGate } from '../report/run-outcome.ts'
import { toRecord } from './record-run.ts'

/** A gate of a fleet that is to be recorded. */
export interface RecordedGate extends Pick<JudgedGate, 'key' | 'failures' | 'load'> {
  settings: Pick<Settings, 'accept'>
  history: HistoryStore | undefined
}

interface RecordFleetContext {
  /** Adds the records of all gates, and returns the results by key. */
  append(records: FleetRecord[]): Promise<ReadonlyMap<string, HistoryAppend>>
  /** Of the workflow run. */
  attempt: number
  log: Log
}

interface Entry extends FleetRecord {
  place: HistoryPlace
}

/**
 * Adds the gates to their histories: all records of a place at once. Logs a line for each place, and each problem once
 * with the gates that have it. A gate without a history, and a gate that was not judged, is not added. Never
 * rejects.
 */
export async function recordFleet(
  gates: RecordedGate[],
  { append, attempt, log }: RecordFleetContext,
): Promise<void> {
  const entries: Entry[] = []
  const unaccepted: string[] = []
  for (const { key, failures, settings, history, load } of gates) {
    if (history === undefined) continue
    const { accept } = settings
    const record = toRecord(load(), { failed: failures.length > 0, accept, attempt })
    if (record !== undefined) entries.push({ key, record, place: history.place })
    else if (accept) unaccepted.push(key)
  }
  if (unaccepted.length > 0) log.warning(describeUnacceptedGates(unaccepted))
  if (entries.length === 0) return
  const results = await append(entries.map(({ key, record }) => ({ key, record })))
  for (const [first, ...others] of Map.groupBy(entries, ({ place }) => describePlace(place)).values()) {
    if (first !== undefined) logPlace(first.place, [first, ...others], results, log)
  }
}

function logPlace(
  place: HistoryPlace,
  entries: Entry[],
  results: ReadonlyMap<string, HistoryAppend>,
  log: Log,
): void {
  const added: Entry[] = []
  const problems: { problem: AppendProblem; keys: string[] }[] = []
  for (const entry of entries) {
    const result = results.get(entry.key)
    if (result === undefined) continue
    if ('stored' in result) {
      added.push(entry)
      continue
    }
    const known = problems.find(({ problem }) => isDeepStrictEqual(problem, result.problem))
    if (known) known.keys.push(entry.key)
    else problems.push({ problem: result.problem, keys: [entry.key] })
  }
  if (added.length > 0) {
    const accepted = added.filter(({ record }) => record.accepted).length
    const dropped = added.filter(
      ({ record: { accepted, dropped, suspect } }) => !accepted && (dropped || suspect),
    )
    log.info(describeAddedRecords(place, { added: added.length, accepted, dropped: dropped.length }))
  }
  for (const { problem, keys } of problems) {
    log.warning(describeUnaddedRecords(keys, problem, place))
  }
}
