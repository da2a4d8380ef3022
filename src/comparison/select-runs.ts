/** Selects the runs of a history that form the baseline, and pools them. Pure. */
import { isOpen } from '../history/loss.ts'
import type { BaselineRun, Fingerprint, HistoryRecord, Loss } from '../history/record.ts'
import type { HistoryRead } from '../history/store.ts'
import type { Settings } from '../inputs/settings.ts'
import { meanOfKnown } from '../lib/numbers.ts'
import { isCiting, mean } from '../scan/measure.ts'
import {
  type AlignedRecord,
  compareFingerprints,
  createAligner,
  type FingerprintChange,
  listSilent,
  narrowRun,
} from './align-runs.ts'
import type { Baseline, BaselineOrigin } from './baseline.ts'
import { MAX_BEFORE } from './comparison.ts'
import { isIn } from './scope.ts'

/** The longest window plus the runs that it is compared with. */
const MAX_RUNS = 64 + MAX_BEFORE

export interface SelectedRuns {
  /** Oldest first: the newest MAX_RUNS of each engine, and MAX_BEFORE before an open loss. */
  runs: AlignedRecord[]
  /** All comparable runs, oldest first. */
  comparable: AlignedRecord[]
  /** Left open by the newest comparable run; if there is none, by the newest run. */
  losses: Loss[]
  /** Engines that should answer: the engines of this run, or, if the service chooses, of the earlier `runs`. */
  expected: readonly string[]
  /** Of these, the ones that the newest comparable run asked without an answer. */
  silent: string[]
  changes: FingerprintChange[]
}

/**
 * Selects the runs of the baseline: the newest comparable ones since the last accepted one, without the low answers of losses
 * that ended. Runs are counted by engine, so that a silent engine is compared with its last answers. `records`: oldest
 * first. `engines`: names of this run; empty if the service chooses.
 */
export function selectRuns(
  records: HistoryRecord[],
  fingerprint: Fingerprint,
  engines: readonly string[] = [],
): SelectedRuns {
  const aligned = records.map(createAligner(fingerprint, engines))
  const comparable = aligned.filter(record => record !== undefined)
  const reference = sinceAccepted(comparable)
  const usual = dropLowAnswers(reference)
  const [newest, latest] = [records.at(-1), reference.at(-1)]
  const losses = (latest ?? (isFromOneGate(records) ? newest : undefined))?.losses.filter(isOpen) ?? []
  // The level before an open loss is kept regardless of its age.
  const isBefore = ({ createdAt }: AlignedRecord) => losses.every(({ since }) => createdAt < since)
  const runs = [
    ...takeNewest(losses.length === 0 ? [] : usual.filter(isBefore), MAX_BEFORE),
    ...takeNewest(losses.length === 0 ? usual : usual.filter(run => !isBefore(run)), MAX_RUNS),
  ]
  const expected = engines.length > 0 ? engines : listChosen(runs)
  return {
    runs,
    comparable,
    losses,
    expected,
    silent: latest === undefined ? [] : listSilent(latest, fingerprint, expected),
    changes: runs.length === 0 && newest ? compareFingerprints(newest.fingerprint, fingerprint) : [],
  }
}

/** Returns the engines that answered in runs whose engines the service chose. */
function listChosen(runs: readonly AlignedRecord[]): string[] {
  const chosen = runs.filter(({ fingerprint }) => fingerprint.engines?.length === 0)
  return [...new Set(chosen.flatMap(({ cells }) => cells.map(({ engine }) => engine)))]
}

/** A file may contain the records of several gates. Then the newest run has more than one record. */
function isFromOneGate(records: readonly HistoryRecord[]): boolean {
  const [before, newest] = records.slice(-2)
  return newest?.runUrl !== undefined && before?.runUrl !== newest.runUrl
}

/** Removes the answers during losses that ended, because they are known to be low. */
function dropLowAnswers(runs: AlignedRecord[]): AlignedRecord[] {
  const ended = runs.flatMap(({ losses }) => losses.filter(({ state }) => state === 'recovered'))
  if (ended.length === 0) return runs
  return runs.flatMap(run => {
    const low = ended.filter(
      ({ since, recoveringSince }) =>
        run.createdAt >= since && (recoveringSince === undefined || run.createdAt < recoveringSince),
    )
    if (low.length === 0) return [run]
    const cells = run.cells.filter(({ engine }) => !low.some(({ scope }) => isIn(scope, engine)))
    return cells.length === 0 ? [] : [narrowRun(run, cells)]
  })
}

function sinceAccepted<T extends HistoryRecord>(records: T[]): T[] {
  const last = records.findLastIndex(({ accepted }) => accepted)
  return last < 0 ? records : records.slice(last)
}

/** Keeps the newest `window` runs of each engine, and as many without known cells. */
function takeNewest(runs: AlignedRecord[], window: number): AlignedRecord[] {
  const counts = new Map<string | undefined, number>()
  const taken = runs.toReversed().flatMap(run => {
    const engines = run.cells.length === 0 ? [undefined] : run.cells.map(({ engine }) => engine)
    const wanted = new Set(engines.filter(engine => (counts.get(engine) ?? 0) < window))
    for (const engine of wanted) counts.set(engine, (counts.get(engine) ?? 0) + 1)
    const cells = run.cells.filter(({ engine }) => wanted.has(engine))
    return wanted.size === 0 ? [] : [narrowRun(run, cells)]
  })
  return taken.toReversed()
}

/** Pools runs like the scans of one run: `overall_bcr` is the mean, and isCiting decides whether an engine cites. */
export function poolRuns(
  runs: [BaselineRun, ...BaselineRun[]],
  origin: BaselineOrigin,
): Baseline & { citedEngines: number } {
  const byEngine = Map.groupBy(
    runs.flatMap(({ cells }) => cells),
    ({ engine }) => engine,
  )
  const engines = Array.from(byEngine, ([engine, cells]) => ({
    engine,
    cited: isCiting(cells),
    bcrScore: meanOfKnown(cells.flatMap(({ bcrScores }) => bcrScores)),
  }))
  const overallBcr = meanOfKnown(runs.map(run => run.overallBcr))
  const isCounted = runs.length > 1 && engines.length > 0
  const citedEngines = isCounted
    ? engines.filter(({ cited }) => cited).length
    : Math.round(mean(runs.map(run => run.citedEngines)))
  return { overallBcr, citedEngines, engines, runs, origin }
}

/** Returns the settings with `scan-per` of the brand's newest record, so that the runs can be compared. */
export function followRecords(settings: Settings, read: HistoryRead | undefined): Settings {
  if (read === undefined || !('records' in read)) return settings
  const newest = read.records.findLast(
    ({ fingerprint: { brand = [], language = [] } }) =>
      brand.join() === settings.brand && language.join() === settings.language,
  )
  const scanPer = newest?.fingerprint['scan-per']?.join()
  return scanPer === 'all' || scanPer === 'keyword' ? { ...settings, scanPer } : settings
}
