/** From a history to the baseline: which runs count, and what they add up to. Pure. */

import type { BaselineRun, Fingerprint, HistoryRecord } from '../history/record.ts'
import { isCiting, mean } from '../scan/measure.ts'
import type { Baseline } from './baseline.ts'
import { compareFingerprints, type FingerprintChange } from './fingerprint.ts'

export interface Yardstick {
  /** The last comparable runs that did not fail on a drop, oldest first, at most as many as the window. */
  runs: HistoryRecord[]
  /** All comparable runs, failed ones too. */
  comparable: HistoryRecord[]
  /** Where no run is comparable: what the newest one had otherwise. */
  changes: FingerprintChange[]
}

/** Chooses the runs to compare a run of this fingerprint with. */
export function chooseRuns(records: HistoryRecord[], fingerprint: Fingerprint, window: number): Yardstick {
  const comparable = records.filter(
    record => compareFingerprints(record.fingerprint, fingerprint).length === 0,
  )
  const newest = records.at(-1)
  return {
    runs: comparable.filter(({ dropped }) => !dropped).slice(-window),
    comparable,
    changes: comparable.length === 0 && newest ? compareFingerprints(newest.fingerprint, fingerprint) : [],
  }
}

/**
 * What several runs add up to, by the rule that adds up the scans of one: overall_bcr is the mean, and an engine
 * counts as citing when, for at least one keyword, more than half of all answers cite. Of one run, its own count
 * of citing engines stands.
 */
export function poolRuns(runs: [BaselineRun, ...BaselineRun[]], label: string): Baseline {
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
    label,
  }
}
