import { countCitedPages } from '../citation/cited-pages.ts'
import { totalCost } from '../engines/account.ts'
import { lineOf } from '../errors/avg-error.ts'
import { failuresOf } from '../gate/judge.ts'
import {
  findMissingBaseline,
  listLosses,
  mayHaveDropped,
  type Recording,
  withRecording,
} from '../gate/verdict.ts'
import { describePlace, describeUnusableHistory, describeWhere } from '../history/describe-history.ts'
import { isOpen } from '../history/loss.ts'
import type { HistoryRecord } from '../history/record.ts'
import type { HistoryAppend, HistoryPlace, HistoryStore } from '../history/store.ts'
import type { Log } from '../lib/log.ts'
import { sum } from '../lib/numbers.ts'
import type { Outcome } from '../report/outcome.ts'
import { incidentAfter, type JudgedGate } from '../report/run-outcome.ts'
import { describeGate } from '../report/text/describe-findings.ts'
import { describeMissing } from '../report/words/baseline.ts'
import { joinWords } from '../report/words/names.ts'
import { countOf } from '../report/words/numbers.ts'
import { countContents } from '../scan/engine-contents.ts'

interface RecordOptions {
  /** Returns whether the runs of a gate are recorded here. */
  isRecorded(gate: JudgedGate): boolean
  /** The attempt of the workflow run, from 1. */
  attempt: number
  log: Log
}

interface Entry {
  key: string
  history: HistoryStore
  record: HistoryRecord
  /** Number of answers of live engines. */
  answers: number
  /** The price of an answer is not known. */
  isUnpriced: boolean
}

/**
 * Adds the runs of the gates to their histories, with one append for each store. A run without a verdict is added only if an
 * incident failed it. Returns the gates with the results of recording, which may change their verdicts. Logs a line for each
 * store, and each problem once with the gates that it affects; a single gate is not named. Never rejects.
 */
export async function recordRuns(
  gates: readonly JudgedGate[],
  { isRecorded, attempt, log }: RecordOptions,
): Promise<JudgedGate[]> {
  const isSingle = gates.length === 1
  const entries: Entry[] = []
  const recordings = new Map<string, Recording>()
  for (const gate of gates) {
    const { key, failures, settings, history } = gate
    const { accept } = settings
    if (!isRecorded(gate)) {
      recordings.set(key, { kind: 'off' })
      continue
    }
    const outcome = gate.load()
    if (history === undefined) {
      const missing = findMissingBaseline(outcome.verdict)
      if (missing?.kind === 'unreadable')
        recordings.set(key, { kind: 'failed', why: `${describeMissing(missing)}.` })
      continue
    }
    const unmeasured = accept ? whyUnmeasured(gate) : undefined
    if (unmeasured !== undefined) {
      const why = `${unmeasured} The level is not accepted.`
      log.warning(describeNotAdded(history.placeOf(key), why, undefined))
      recordings.set(key, { kind: 'failed', why: unmeasured })
      // A judged run that accepts its level is not compared, so it is not recorded without the acceptance.
      if (outcome.verdict.kind === 'judged') continue
    }
    const failed = failures.length > 0
    const record = toRecord(outcome, { failed, accept, attempt, incident: incidentAfter(gate, outcome) })
    if (record === undefined) continue
    const isUnpriced = outcome.costs.some(({ unpriced }) => unpriced > 0)
    entries.push({ key, history, record, answers: outcome.answerRecords.length, isUnpriced })
  }
  for (const [history, added] of Map.groupBy(splitCosts(entries), entry => entry.history)) {
    const results = await history.append(added.map(({ key, record }) => ({ key, record })))
    const byReason = Map.groupBy(added, ({ key }) => whyNotAdded(results.get(key)))
    for (const [why, ofReason] of byReason) {
      const keys = ofReason.map(({ key }) => key)
      const [first = ''] = keys
      const place = history.placeOf(first)
      if (why === undefined) log.info(describeAdded(place, ofReason))
      else log.warning(describeNotAdded(place, why, isSingle ? undefined : keys))
      const recording: Recording = why === undefined ? { kind: 'stored' } : { kind: 'failed', why }
      for (const key of keys) recordings.set(key, recordings.get(key) ?? recording)
    }
  }
  return gates.map(gate => applyRecording(gate, recordings.get(gate.key), isSingle))
}

/** Splits the costs by answers, because a shared answer is charged to the first gate that asks. */
function splitCosts(entries: Entry[]): Entry[] {
  const asking = entries.filter(({ answers }) => answers > 0)
  if (asking.length < 2) return entries
  const answers = sum(asking.map(entry => entry.answers))
  const costUsd = sum(asking.map(({ record }) => record.costUsd ?? 0)) / answers
  const isPriced = costUsd > 0 && !asking.some(({ isUnpriced }) => isUnpriced)
  return entries.map(entry => {
    const { costUsd: _, ...record } = entry.record
    return { ...entry, record: { ...record, ...(isPriced && { costUsd: entry.answers * costUsd }) } }
  })
}

/** Returns why the level of a run cannot be accepted; undefined if everything was measured. */
function whyUnmeasured({ verdict, names }: JudgedGate): string | undefined {
  if (verdict.kind === 'blocked') return 'it was not measured as a whole.'
  const silent = verdict.silentEngines.map(({ engine }) => names.engineInCountry(engine))
  if (silent.length === 0) return undefined
  const [its, it] = silent.length === 1 ? ['its level is', 'it answers'] : ['their levels are', 'they answer']
  return `${joinWords(silent)} gave too few answers, so ${its} unknown. Accept the level in a run in which ${it}.`
}

/** Returns a clause with a full stop; undefined if the record was added. */
function whyNotAdded(result: HistoryAppend | undefined): string | undefined {
  if (result === undefined) return 'the history returned no result.'
  if ('stored' in result) return undefined
  const { problem } = result
  return 'unusable' in problem ? `${describeUnusableHistory(problem.unusable)}.` : problem.why
}

/** Returns the gate with its verdict after recording, described again. */
function applyRecording(gate: JudgedGate, recording: Recording | undefined, isSingle: boolean): JudgedGate {
  const { load, settings } = gate
  const outcome = load()
  const verdict = withRecording(outcome.verdict, recording, settings.accept)
  const failures = failuresOf(verdict, settings.failOn, outcome.baseline?.content?.warnings)
  // Changes of the settings of several gates are reported once for the run.
  const configChanges = isSingle ? outcome.configChanges : []
  const reload = () => ({ ...load(), verdict, failures })
  return { ...gate, ...describeGate({ ...outcome, verdict, failures, configChanges }, reload) }
}

function describeAdded(place: HistoryPlace, entries: readonly Entry[]): string {
  const accepted = entries.filter(({ record }) => record.accepted).length
  const low = entries.filter(({ record }) => record.losses.some(isOpen)).length
  const lines = [`Added ${countOf(entries.length, 'record')} to ${describePlace(place)}.`]
  if (accepted > 0) {
    const gates = countOf(accepted, 'gate')
    lines.push(`The level of ${gates} is accepted: later runs are not compared with the runs before.`)
  }
  if (low > 0) {
    const gates = countOf(low, 'gate')
    lines.push(
      `Citations of ${gates} fell and have not recovered: later runs are compared with the level before.`,
    )
  }
  if (place.kind === 'file') lines.push('Commit the file to keep them.')
  return lines.join(' ')
}

const MAX_KEYS_NAMED = 10

/** `why`: a clause with a full stop. `keys`: undefined for a single gate. */
function describeNotAdded(place: HistoryPlace, why: string, keys: string[] | undefined): string {
  const who = keys === undefined ? 'This run was' : listGates(keys)
  const what = `${who} not added to the history ${describeWhere(place)}: ${why}`
  return lineOf('AVG_HISTORY_NOT_WRITTEN', what, '')
}

function listGates(keys: string[]): string {
  const shown = keys.slice(0, MAX_KEYS_NAMED)
  if (keys.length > shown.length) shown.push(`${keys.length - shown.length} more`)
  return `${countOf(keys.length, 'gate')} (${shown.join(', ')}) ${keys.length === 1 ? 'was' : 'were'}`
}

interface RecordedRun {
  failed: boolean
  accept: boolean
  /** The attempt of the workflow run, from 1. */
  attempt: number
  incident?: string | undefined
}

type RecordedOutcome = Pick<
  Outcome,
  | 'measurement'
  | 'verdict'
  | 'run'
  | 'samples'
  | 'fingerprint'
  | 'models'
  | 'answerRecords'
  | 'costs'
  | 'formerKey'
>

const NO_ANSWERS = { overallBcr: 0, citedEngines: 0, totalEngines: 0, cells: [] }

/** Returns the record of a run; undefined if it has no verdict and no incident failed it. */
export function toRecord(
  outcome: RecordedOutcome,
  { failed, accept: accepted, attempt, incident }: RecordedRun,
): HistoryRecord | undefined {
  const { measurement, verdict, run, samples, fingerprint, models, answerRecords, costs, formerKey } = outcome
  const { finishedAt: createdAt, sha, runUrl } = run
  const renamed = formerKey === undefined ? {} : { formerKey }
  const common = { createdAt, sha, runUrl, attempt, failed, samples, fingerprint, incident, ...renamed }
  if (measurement === undefined || verdict.kind === 'blocked') {
    if (incident === undefined) return undefined
    return { ...common, ...NO_ANSWERS, suspect: false, losses: [], accepted: false }
  }
  const contents = countContents(answerRecords)
  const { overallBcr, citedEngines, totalEngines, cells } = measurement
  const isPriced = costs.length > 0 && costs.every(({ unpriced }) => unpriced === 0)
  return {
    ...common,
    suspect: mayHaveDropped(verdict),
    // An accepted level ends every loss.
    losses: accepted ? [] : listLosses(verdict),
    accepted,
    overallBcr,
    citedEngines,
    totalEngines,
    cells,
    ...(isPriced && { costUsd: totalCost(costs) }),
    ...(Object.keys(models).length > 0 && { models }),
    ...(contents.length > 0 && { contents, citedPages: countCitedPages(answerRecords) }),
  }
}
