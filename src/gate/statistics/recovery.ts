/** How strongly the runs since a loss show that the old level is back: a CUSUM test (Page 1954). */
import { type CellSeries, sumCounts } from './cell-series.ts'

/** The value of a run, the one that the level before the loss would give, and its variance. */
export interface RunLevel {
  run: number
  value: number
  expected: number
  variance: number
}

/** Variance of the shift of a day in logits, as in `engine-day.ts`. */
const DAY_VARIANCE = 0.3 ** 2
/** The reduced level as a share of the old one. Half of the old level does not count as a recovery, nor does an estimate close to 1. */
const [MIN_RATIO, MAX_RATIO] = [0.5, 0.85]
/** Evidence that a single run adds at most, so that one lucky day does not close a loss. */
const MAX_EVIDENCE_OF_RUN = 3.5

/** Returns the citations of the runs from `start` on, oldest first. */
export function levelsSince(series: readonly CellSeries[], start: number): RunLevel[] {
  const levels = new Map<number, RunLevel>()
  for (const { counts } of series) {
    const before = sumCounts(counts.filter(({ run }) => run < start))
    if (before.answers === 0) continue
    const share = before.cited / before.answers
    for (const { run, cited, answers } of counts) {
      if (run < start) continue
      const level = levels.get(run) ?? { run, value: 0, expected: 0, variance: 0 }
      level.value += cited
      level.expected += answers * share
      level.variance += answers * share * (1 - share)
      levels.set(run, level)
    }
  }
  return [...levels.values()]
    .map(level => ({ ...level, variance: level.variance + DAY_VARIANCE * level.variance ** 2 }))
    .toSorted((a, b) => a.run - b.run)
}

/** Returns what is left of the old level in these runs, within the range that a recovery is told from. */
export function ratioOf(levels: readonly RunLevel[]): number {
  const sum = (of: 'value' | 'expected') => levels.reduce((total, level) => total + level[of], 0)
  const ratio = levels.length === 0 ? MIN_RATIO : sum('value') / sum('expected')
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio))
}

/**
 * Returns the log-likelihood ratio of the old level to `ratio` of it since the run from which it is highest, and that run;
 * undefined while the level is reduced. `isCloser`: the newest run is closer to the old level.
 */
export function findRecovery(
  levels: readonly RunLevel[],
  ratio: number,
): { evidence: number; start: number | undefined; isCloser: boolean } {
  let evidence = 0
  let isCloser = false
  let start: number | undefined
  for (const { run, value, expected, variance } of levels) {
    const gain = (1 - ratio) * expected
    // Without variance, as of a brand that all answers cited, any run on one side is certain.
    const deviation = (value - ((1 + ratio) / 2) * expected) * gain
    const ratioOfRun = deviation === 0 ? 0 : deviation / variance
    evidence = Math.max(0, evidence + Math.min(MAX_EVIDENCE_OF_RUN, ratioOfRun))
    isCloser = ratioOfRun > 0
    start = evidence === 0 ? undefined : (start ?? run)
  }
  return { evidence, start, isCloser }
}
