/** Selects the runs of a history that form the baseline, and pools them. Pure. */
import type { BaselineRun, Fingerprint, HistoryRecord } from '../history/record.ts'
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

export interface SelectedRuns {
  /** The runs that form the baseline, oldest first; at most `window` runs of each engine. */
  runs: AlignedRecord[]
  /** All comparable runs, oldest first. */
  comparable: AlignedRecord[]
  /** The comparable runs since the last accepted one, oldest first. Includes runs that dropped. */
  reference: AlignedRecord[]
  /** Engines that the newest comparable run asked, and that did not answer. */
  silent: string[]
  /** The runs before the first comparable one, oldest first: all runs where none is comparable. */
  earlier: HistoryRecord[]
  /** When no run forms the baseline: how the settings of the newest earlier run differ from those asked for. Else empty. */
  changes: FingerprintChange[]
  /** What became of each record, oldest first. */
  choices: RunChoice[]
}

/** Whether a record is a part of the baseline, and if not, why. */
export interface RunChoice {
  createdAt: string
  choice: 'chosen' | 'other-settings' | 'before-accepted' | 'dropped' | 'before-window'
}

/**
 * Selects the runs that a run with this fingerprint is compared with: the newest `window` comparable runs since the last
 * accepted one, without the runs at the end that dropped or may have dropped. A later run that passes shows that the level
 * is back, and all runs before it count again: a baseline without them would be higher than the level, and unchanged
 * runs would fail against it. The runs are counted by engine, so that an engine that was silent for a while is compared
 * with its last answers. `records`: oldest first. `engines`: as this run names them; empty where the service chooses.
 */
export function selectRuns(
  records: HistoryRecord[],
  fingerprint: Fingerprint,
  window: number,
  engines: readonly string[] = [],
): SelectedRuns {
  const aligned = records.map(createAligner(fingerprint, engines))
  const comparable = aligned.filter(record => record !== undefined)
  const reference = sinceAccepted(comparable)
  const last = reference.findLastIndex(({ dropped, suspect, accepted }) => accepted || !(dropped || suspect))
  const runs = takeNewest(reference.slice(0, last + 1), window)
  const first = aligned.findIndex(record => record !== undefined)
  const earlier = first < 0 ? records : records.slice(0, first)
  const newest = earlier.at(-1)
  const latest = comparable.at(-1)
  const choose = (record: AlignedRecord | undefined): RunChoice['choice'] => {
    if (record === undefined) return 'other-settings'
    if (!reference.includes(record)) return 'before-accepted'
    if (reference.indexOf(record) > last) return 'dropped'
    return runs.some(({ createdAt }) => createdAt === record.createdAt) ? 'chosen' : 'before-window'
  }
  return {
    runs,
    comparable,
    reference,
    silent: latest === undefined ? [] : listSilent(latest, fingerprint, engines),
    earlier,
    changes: runs.length === 0 && newest ? compareFingerprints(newest.fingerprint, fingerprint) : [],
    choices: records.map(({ createdAt }, index) => ({ createdAt, choice: choose(aligned[index]) })),
  }
}

/** Returns the records from the last accepted one on, that one included; all records where none is accepted. */
export function sinceAccepted<T extends HistoryRecord>(records: T[]): T[] {
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
): Baseline & { overallBcr: number; citedEngines: number } {
  const byEngine = Map.groupBy(
    runs.flatMap(({ cells }) => cells),
    ({ engine }) => engine,
  )
  const engines = Array.from(byEngine, ([engine, cells]) => ({
    engine,
    cited: isCiting(cells),
    bcrScore: mean(cells.flatMap(({ bcrScores }) => bcrScores)),
  }))
  const [first, ...others] = runs
  return {
    overallBcr: mean(runs.map(({ overallBcr }) => overallBcr)),
    citedEngines: others.length === 0 ? first.citedEngines : engines.filter(({ cited }) => cited).length,
    engines,
    runs,
    origin,
  }
}
