/** Runs the gate over a source of answers, run after run, with the history that its own records make. */

import { findBaseline } from '../../src/comparison/find-baseline.ts'
import { failuresOf } from '../../src/gate/judge.ts'
import { listLosses, listRules, type VerdictStatus } from '../../src/gate/verdict.ts'
import { isOpen } from '../../src/history/loss.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { judgeScans } from '../../src/run/judge-scans.ts'
import { toRecord } from '../../src/run/record-runs.ts'
import { fingerprintOf } from '../../src/run/service/opened-service.ts'
import { demandOf } from '../../src/scan/demand.ts'
import { type AnswerSource, serveRun } from './answer-source.ts'

/** What the gate reported for one run. */
export interface JudgedRun {
  run: number
  status: VerdictStatus
  /** The step failed. */
  failed: boolean
  /** Number of recorded runs that it was compared with; 0 without a baseline. */
  compared: number
  /** Names of the rules that failed. */
  failedRules: string[]
  /** Number of losses that it leaves open. */
  openLosses: number
  /** Number of answers that cite. */
  citations: number
}

/** Returns the settings of a run that asks about these keywords. */
export type Gate = (keywords: readonly string[]) => Promise<Settings>

export interface TimelineOptions {
  /** Number of the first run. Default 0. */
  from?: number
  /** Number of runs. */
  runs: number
  /** What earlier runs left. Default: nothing. */
  records?: readonly HistoryRecord[]
  /** Days from one run to the next. Default 7. */
  daysApart?: number
  /** Ends after the first run that fails. */
  stopAtAlarm?: boolean
}

const facts = { withoutSecrets: false, defaultBranch: 'main' }

/** Returns a gate on a hosted service. `inputs`: texts of inputs that differ from the defaults of the product. */
export function hostedGate(inputs: Record<string, string> = {}): Gate {
  const known = new Map<string, Promise<Settings>>()
  return keywords => {
    const list = keywords.join('\n')
    const service = { 'base-url': 'https://api.example.com', 'api-key': 'key' }
    const given = { brand: 'Acme', keywords: list, ...service, baseline: 'branch', ...inputs }
    const settings = known.get(list) ?? readSettings(given, {}, facts)
    known.set(list, settings)
    return settings
  }
}

/** Returns the verdicts of the runs. */
export async function runTimeline(
  source: AnswerSource,
  gate: Gate,
  { from = 0, runs, records = [], daysApart = 7, stopAtAlarm = false }: TimelineOptions,
): Promise<JudgedRun[]> {
  const history = createHistory(records)
  const judged: JudgedRun[] = []
  for (let run = from; run < from + runs; run++) {
    const verdict = await judgeRun(source, gate, { run, daysApart, history, isCompared: true })
    judged.push(verdict)
    if (stopAtAlarm && verdict.failed) break
  }
  return judged
}

/** Returns what the runs 0 to `runs` − 1 leave in a history if none of them is compared. */
export async function recordRuns(
  source: AnswerSource,
  gate: Gate,
  { runs, daysApart = 7 }: Pick<TimelineOptions, 'runs' | 'daysApart'>,
): Promise<HistoryRecord[]> {
  const history = createHistory([])
  for (let run = 0; run < runs; run++) {
    await judgeRun(source, gate, { run, daysApart, history, isCompared: false })
  }
  return history.records
}

interface RunContext {
  run: number
  daysApart: number
  history: MemoryHistory
  isCompared: boolean
}

async function judgeRun(
  source: AnswerSource,
  gate: Gate,
  { run, daysApart, history, isCompared }: RunContext,
): Promise<JudgedRun> {
  const settings = await gate(source.asks?.(run) ?? source.keywords)
  const fingerprint = fingerprintOf(settings, {
    engines: settings.engines,
    service: 'https://api.example.com',
  })
  const noBase = { missing: { kind: 'no-base-for-service' } } as const
  const { lookup } = isCompared
    ? await findBaseline(settings, fingerprint, { history, measureBase: async () => noBase })
    : { lookup: { missing: { kind: 'none-configured' } } as const }
  const service = {
    isDeterministic: false,
    answers: () => [],
    demand: demandOf(settings, {}),
    service: serveRun(source, run),
  }
  const described = describeRun(run * daysApart)
  const { verdict, measurement } = await judgeScans(settings, lookup, service, {
    log: silent,
    signal: new AbortController().signal,
    now: described.startedAt,
    isReview: false,
  })
  const failed = failuresOf(verdict, settings.failOn).length > 0
  const record = toRecord(
    {
      measurement,
      verdict,
      samples: settings.samples,
      fingerprint,
      models: {},
      answerRecords: [],
      costs: [],
      run: described,
    },
    { failed, accept: false, attempt: 1 },
  )
  if (record) await history.append([{ key: settings.key, record }])
  return {
    ...{ run, status: verdict.status, failed },
    compared: 'baseline' in lookup ? lookup.baseline.runs.length : 0,
    failedRules: listRules(verdict)
      .filter(({ outcome }) => outcome === 'fail')
      .map(({ rule }) => rule),
    openLosses: listLosses(verdict).filter(isOpen).length,
    citations: measurement?.cells.flatMap(({ cited }) => cited).filter(Boolean).length ?? 0,
  }
}

/** The first run is on a Monday. */
function describeRun(day: number) {
  const finishedAt = new Date(Date.UTC(2026, 0, 5 + day, 6)).toISOString()
  return { startedAt: finishedAt, finishedAt, runUrl: undefined, commitUrl: undefined, sha: undefined }
}

interface MemoryHistory extends HistoryStore {
  records: HistoryRecord[]
}

/** Creates a history in memory that begins with these records. */
function createHistory(earlier: readonly HistoryRecord[]): MemoryHistory {
  const place = { kind: 'branch', branch: 'simulated', path: 'default.ndjson' } as const
  const records = [...earlier]
  return {
    records,
    placeOf: () => place,
    read: async () =>
      records.length === 0 ? { missing: { kind: 'no-branch' } } : { records: [...records], problems: [] },
    async append(added) {
      records.push(...added.map(({ record }) => record))
      return new Map(added.map(({ key }) => [key, { stored: place }]))
    },
  }
}

const silent = { debug() {}, info() {}, notice() {}, warning() {}, progress() {} }
