/** Selects the runs of a history that form the baseline, and pools them. Pure. */
import { isOpen } from '../history/loss.ts'
import type { BaselineRun, Fingerprint, HistoryRecord, Loss } from '../history/record.ts'
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

/** The runs of the longest window, and those that it is compared with. */
const MAX_RUNS = 64 + MAX_BEFORE

export interface SelectedRuns {
  /** The runs that form the baseline, oldest first: the newest 124 of each engine, and 60 before an open loss. */
  runs: AlignedRecord[]
  /** All comparable runs, oldest first. */
  comparable: AlignedRecord[]
  /** The losses that the newest of them left open; where there is none, those of the newest run. */
  losses: Loss[]
  /** Engines that the newest comparable run asked, and that did not answer. */
  silent: string[]
  /** When no run is comparable: how the settings of the newest run differ from those asked for. Else empty. */
  changes: FingerprintChange[]
}

/**
 * Selects the runs that a run with this fingerprint is compared with: the newest comparable ones since the last accepted one.
 * Answers of a loss that ended are left out: they are known to be low. Runs are counted by engine, so that an engine that was
 * silent for a while is compared with its last answers. `records`: oldest first. `engines`: as this run names them;
 * empty if the service chooses.
 */
export function selectRuns(
  records: HistoryRecord[],
  fingerprint: Fingerprint,
  engines: readonly string[] = [],
): SelectedRuns {
  const aligned = records.map(createAligner(fingerprint, engines))
  const comparable = aligned.filter(record => record !== undefined)
  const reference = sinceAccepted(comparable)
  const usual = withoutLow(reference)
  const [newest, latest] = [records.at(-1), reference.at(-1)]
  const losses = (latest ?? (isAlone(records) ? newest : undefined))?.losses.filter(isOpen) ?? []
  // The level before an open loss is kept, however long ago it was.
  const isBefore = ({ createdAt }: AlignedRecord) => losses.every(({ since }) => createdAt < since)
  const runs = [
    ...takeNewest(losses.length === 0 ? [] : usual.filter(isBefore), MAX_BEFORE),
    ...takeNewest(losses.length === 0 ? usual : usual.filter(run => !isBefore(run)), MAX_RUNS),
  ]
  return {
    runs,
    comparable,
    losses,
    silent: latest === undefined ? [] : listSilent(latest, fingerprint, engines),
    changes: runs.length === 0 && newest ? compareFingerprints(newest.fingerprint, fingerprint) : [],
  }
}

/** Returns whether the newest run has one record: a file may hold the records of several gates. */
function isAlone(records: readonly HistoryRecord[]): boolean {
  const [before, newest] = records.slice(-2)
  return newest?.runUrl !== undefined && before?.runUrl !== newest.runUrl
}

/** Returns the runs without the answers at the low level of a loss that ended; runs that have others keep those. */
function withoutLow(runs: AlignedRecord[]): AlignedRecord[] {
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

/** Returns the records from the last accepted one on, that one included; all records where none is accepted. */
function sinceAccepted<T extends HistoryRecord>(records: T[]): T[] {
  return records.slice(
    Math.max(
      0,
      records.findLastIndex(({ accepted }) => accepted),
    ),
  )
}

/** Keeps the newest `window` runs of each engine, and the newest `window` runs whose cells are not known. */
function takeNewest(runs: AlignedRecord[], window: number): AlignedRecord[] {
  const counts = new Map<string | undefined, number>()
  const taken = runs.toReversed().flatMap(run => {
    const engines: Set<string | undefined> = new Set(run.cells.map(({ engine }) => engine))
    if (engines.size === 0) engines.add(undefined)
    const wanted = new Set([...engines].filter(engine => (counts.get(engine) ?? 0) < window))
    for (const engine of wanted) counts.set(engine, (counts.get(engine) ?? 0) + 1)
    if (wanted.size === 0) return []
    return [
      narrowRun(
        run,
        run.cells.filter(({ engine }) => wanted.has(engine)),
      ),
    ]
  })
  return taken.toReversed()
}

/**
 * Pools runs by the rule that pools the scans of one run: overall_bcr is the mean, and an engine counts as citing when
 * more than half of all its answers cite on at least one keyword. A single run keeps its own count of citing engines.
 */
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
  const [first, ...others] = runs
  return {
    overallBcr: meanOfKnown(runs.map(({ overallBcr }) => overallBcr)),
    citedEngines:
      others.length === 0
        ? first.citedEngines
        : engines.length === 0
          ? Math.round(mean(runs.map(({ citedEngines }) => citedEngines)))
          : engines.filter(({ cited }) => cited).length,
    engines,
    runs,
    origin,
  }
}
