/** Selects the runs of a history that form the baseline, and pools them. Pure. */
import type { BaselineRun, Fingerprint, HistoryRecord } from '../history/record.ts'
import { isCiting, mean } from '../scan/measure.ts'
import type { Baseline, BaselineOrigin } from './baseline.ts'
import { compareFingerprints, type FingerprintChange } from './fingerprint.ts'

export interface SelectedRuns {
  /** The runs that form the baseline, oldest first; at most `window` runs. */
  runs: HistoryRecord[]
  /** All comparable runs, oldest first. */
  comparable: HistoryRecord[]
  /** The comparable runs since the last accepted one, oldest first. Includes runs that dropped. */
  reference: HistoryRecord[]
  /** The runs before the first comparable one, oldest first: all runs where none is comparable. */
  earlier: HistoryRecord[]
  /** When no run forms the baseline: how the settings of the newest earlier run differ from those asked for. Else empty. */
  changes: FingerprintChange[]
}

/**
 * Selects the runs that a run with this fingerprint is compared with: the newest `window` comparable runs since the last
 * accepted one, without the runs at the end that dropped or may have dropped. A later run that passes shows that the level
 * is back, and all runs before it count again: a baseline without them would be higher than the level, and unchanged
 * runs would fail against it. `records`: oldest first.
 */
export function selectRuns(records: HistoryRecord[], fingerprint: Fingerprint, window: number): SelectedRuns {
  const comparable = records.filter(
    record => compareFingerprints(record.fingerprint, fingerprint).length === 0,
  )
  const reference = sinceAccepted(comparable)
  const last = reference.findLastIndex(({ dropped, suspect, accepted }) => accepted || !(dropped || suspect))
  const runs = reference.slice(0, last + 1).slice(-window)
  const [first] = comparable
  const earlier = first === undefined ? records : records.slice(0, records.indexOf(first))
  const newest = earlier.at(-1)
  return {
    runs,
    comparable,
    reference,
    earlier,
    changes: runs.length === 0 && newest ? compareFingerprints(newest.fingerprint, fingerprint) : [],
  }
}

/** Returns the records from the last accepted one on, that one included; all records where none is accepted. */
export function sinceAccepted(records: HistoryRecord[]): HistoryRecord[] {
  return records.slice(
    Math.max(
      0,
      records.findLastIndex(({ accepted }) => accepted),
    ),
  )
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
