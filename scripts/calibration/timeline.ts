/** Runs the gate over a source of answers, run after run, with the history that its own records make. */

import { judgeScans } from '../../src/commands/judge-scans.ts'
import { toRecord } from '../../src/commands/record-runs.ts'
import { fingerprintOf } from '../../src/commands/service/opened-service.ts'
import { compare } from '../../src/comparison/compare.ts'
import { findBaseline } from '../../src/comparison/find-baseline.ts'
import { poolRuns } from '../../src/comparison/select-runs.ts'
import { failuresOf } from '../../src/gate/judge.ts'
import { decline } from '../../src/gate/rules/decline.ts'
import { type RuleOutcome, rulesOf, type Verdict, type VerdictStatus } from '../../src/gate/verdict.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { NO_ANSWERS_COUNTED } from '../../src/scan/count-answers.ts'
import { type Measurement, measure } from '../../src/scan/measure.ts'
import { planScans } from '../../src/scan/plan.ts'
import { runScans } from '../../src/scan/run.ts'
import { NO_SHARE_OF_VOICE } from '../../src/scan/share-of-voice.ts'
import { type AnswerSource, meanOf, serveRun } from './answer-source.ts'

/** What the gate said of one run. */
export interface JudgedRun {
  run: number
  status: VerdictStatus
  /** The step failed. */
  failed: boolean
  /** Number of recorded runs that it was compared with; 0 without a baseline. */
  compared: number
  /** Names of the rules that failed. */
  failedRules: string[]
  /** Of the test of `overall_bcr`; undefined where none was made. */
  pValue: number | undefined
  samples: number
  overallBcr: number
  /** Share of the evaluated answers that cite, of the baseline and now. */
  citedBefore: number
  citedNow: number
  /** Number of answers that cite in the newest run of the baseline. */
  citationsBefore: number
}

export interface TimelineOptions {
  runs: number
  /** So many runs are recorded first, without a comparison. Default 0. */
  earlier?: number
  /** Ends after the first run that fails. */
  stopAtAlarm?: boolean
}

const facts = { withoutSecrets: false, defaultBranch: 'main' }

/** Reads the settings of a gate on a hosted service from the texts of its inputs, with the defaults of the product. */
export async function readGate(
  { keywords }: Pick<AnswerSource, 'keywords'>,
  inputs: Record<string, string>,
): Promise<Settings> {
  const given = {
    brand: 'Acme',
    keywords: keywords.join('\n'),
    'base-url': 'https://api.example.com',
    'api-key': 'key',
    baseline: 'artifact',
    ...inputs,
  }
  return readSettings(given, {}, facts)
}

/** Returns the verdicts of the runs 0 to `runs` − 1, earlier ones included. */
export async function runTimeline(
  source: AnswerSource,
  settings: Settings,
  { runs, earlier = 0, stopAtAlarm = false }: TimelineOptions,
): Promise<JudgedRun[]> {
  const history = createHistory()
  const judged: JudgedRun[] = []
  for (let run = 0; run < runs; run++) {
    const verdict = await judgeRun(source, settings, { run, history, isEarlier: run < earlier })
    judged.push(verdict)
    if (stopAtAlarm && verdict.failed) break
  }
  return judged
}

interface RunContext {
  run: number
  history: HistoryStore
  isEarlier: boolean
}

async function judgeRun(
  source: AnswerSource,
  settings: Settings,
  { run, history, isEarlier }: RunContext,
): Promise<JudgedRun> {
  const engines = [...source.engines]
  const fingerprint = fingerprintOf(settings, { engines, service: 'https://api.example.com' })
  const noBase = { missing: { kind: 'no-base-for-service' } } as const
  const { lookup } = isEarlier
    ? { lookup: { missing: { kind: 'none-configured' } } as const }
    : await findBaseline(settings, fingerprint, { history, measureBase: async () => noBase })
  const service = {
    isDeterministic: false,
    answers: () => [],
    cost: { address: undefined, limits: undefined, questions: [] },
    preflight: () => undefined,
    service: serveRun(source, run),
  }
  const { signal } = new AbortController()
  const { verdict, measurement, completed } = await judgeScans(settings, lookup, {
    service,
    log: silent,
    signal,
  })
  const failed = failuresOf(verdict, settings.failOn).length > 0
  const samples = Math.max(...completed.map(({ sample }) => sample))
  const record = toRecord(
    { measurement, verdict, samples, fingerprint, run: describeRun(run), models: {}, answerRecords: [] },
    { failed, accept: false, attempt: 1 },
  )
  if (record) await history.append([{ key: settings.key, record }])
  const before = 'baseline' in lookup ? lookup.baseline.runs : []
  return {
    ...{ run, status: verdict.status, failed, compared: before.length, samples },
    ...readScoreDrop(verdict),
    failedRules: rulesOf(verdict)
      .filter(({ outcome }) => outcome === 'fail')
      .map(({ rule }) => rule),
    overallBcr: measurement?.overallBcr ?? 0,
    citedBefore: shareOf(before.flatMap(({ cells }) => cells)),
    citedNow: shareOf(measurement?.cells ?? []),
    citationsBefore: votesOf(before.at(-1)?.cells ?? []).filter(Boolean).length,
  }
}

/** The only place that reads the test of a drop. */
function readScoreDrop(verdict: Verdict): Pick<JudgedRun, 'pValue'> {
  const drop = rulesOf(verdict).find(({ rule }) => rule === 'max-bcr-drop')
  const test = drop?.kind === 'drop' ? drop.test : undefined
  return { pValue: test?.pValue }
}

type Votes = Pick<HistoryRecord['cells'][number], 'cited'>[]

function votesOf(cells: Votes): boolean[] {
  return cells.flatMap(({ cited }) => cited)
}

function shareOf(cells: Votes): number {
  return meanOf(votesOf(cells).map(Number))
}

/** Returns the measurement of a run, without a verdict. */
export async function measureRun(
  source: AnswerSource,
  settings: Settings,
  run: number,
): Promise<Measurement> {
  const plan = planScans(settings, 1, settings.samples.min)
  const { completed } = await runScans(plan, serveRun(source, run), new AbortController().signal)
  const measurement = measure(completed)
  if (measurement === undefined) throw new RangeError('a run takes at least one scan')
  return measurement
}

/** Returns what the rule `decline` says of a measurement after earlier ones; undefined where they are too few. */
export function findDecline(
  earlier: readonly Measurement[],
  measurement: Measurement,
  { thresholds, alpha }: Settings,
): RuleOutcome | undefined {
  const [first] = earlier
  if (first === undefined) return undefined
  const reference = earlier.map(
    (run, index): HistoryRecord => ({
      ...run,
      ...{ createdAt: describeRun(index).finishedAt, sha: undefined, runUrl: undefined, attempt: 1 },
      ...{ failed: false, dropped: false, suspect: false, accepted: false, samples: 1, fingerprint: {} },
    }),
  )
  const origin = { kind: 'artifact', name: 'simulated', runs: 1 } as const
  const comparison = compare(measurement, { ...poolRuns([first], origin), reference })
  const nothing = {
    lostEngines: [],
    doubtfulEngines: [],
    gainedEngines: [],
    engineDrops: [],
    searchShifts: [],
  }
  return decline.check({
    measurement,
    thresholds,
    compared: { ...nothing, comparison, tests: undefined, level: alpha, noise: 'tested' },
    shareOfVoice: NO_SHARE_OF_VOICE,
    answers: NO_ANSWERS_COUNTED,
  })?.outcome
}

/** One run a day. */
function describeRun(run: number) {
  const finishedAt = new Date(Date.UTC(2026, 0, 1 + run, 6)).toISOString()
  return { startedAt: finishedAt, finishedAt, runUrl: undefined, commitUrl: undefined, sha: undefined }
}

/** Creates a history in memory. */
export function createHistory(): HistoryStore {
  const place = { kind: 'artifact', name: 'simulated' } as const
  const records: HistoryRecord[] = []
  return {
    placeOf: () => place,
    read: async () =>
      records.length === 0
        ? { missing: { kind: 'no-artifact', defaultBranch: 'main' } }
        : { records: [...records], problems: [] },
    async append(added) {
      records.push(...added.map(({ record }) => record))
      return new Map(added.map(({ key }) => [key, { stored: place }]))
    },
  }
}

const silent = { debug() {}, info() {}, notice() {}, warning() {}, progress() {} }
