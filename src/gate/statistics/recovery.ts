/** Tests whether citations recovered after a loss, by a CUSUM test (Page 1954) of the log-likelihood ratio of the levels. */
import { type CellSeries, estimatePersistence, type RunCounts, sumCounts } from './cell-series.ts'

export interface RunLevel {
  run: number
  value: number
  expected: number
  /** Returns the log-likelihood ratio of the old level to the level reduced by `ratio`. */
  compareLevels(ratio: number): number
}

/** Limits of the reduced level as a share of the old one: half is not yet a recovery, and close to 1 any run would be one. */
const [MIN_RATIO, MAX_RATIO] = [0.5, 0.85]
/** Evidence that ends a loss: at least two runs, each adds at most half (`npm run calibrate -- losses`). */
export const EVIDENCE_TO_RECOVER = 5
const MAX_EVIDENCE_OF_RUN = 2.5
/** The estimate of the dispersion starts from this many runs with the variance of independent answers. */
const PRIOR_RUNS = 5

interface KnownCell {
  counts: RunCounts[]
  probability: number
}

/** Returns the levels from `start` on, oldest first. Each question counts separately: always cited ones show a change sooner. */
export function levelsSince(series: readonly CellSeries[], start: number): RunLevel[] {
  const isBefore = ({ run }: RunCounts) => run < start
  const total = sumCounts(series.flatMap(({ counts }) => counts.filter(isBefore)))
  const mean = (total.cited + 1 / 2) / (total.answers + 1)
  const cells = series.flatMap(({ counts }): KnownCell[] => {
    const { cited, answers } = sumCounts(counts.filter(isBefore))
    // One more answer at the mean level keeps the probability off 0 and 1.
    const probability = (cited + mean) / (answers + 1)
    return answers === 0 ? [] : [{ counts, probability }]
  })
  const dispersion = estimateDispersion(cells, start)
  const byRun = Map.groupBy(
    cells.flatMap(({ counts, probability }) => counts.map(each => ({ ...each, probability }))),
    ({ run }) => run,
  )
  return [...byRun]
    .filter(([run]) => run >= start)
    .map(([run, counts]) => ({
      run,
      value: counts.reduce((sum, { cited }) => sum + cited, 0),
      expected: counts.reduce((sum, { answers, probability }) => sum + answers * probability, 0),
      compareLevels: (ratio: number) =>
        counts.reduce((sum, each) => sum + compareLikelihoods(each, each.probability, ratio), 0) / dispersion,
    }))
    .toSorted((a, b) => a.run - b.run)
}

function compareLikelihoods(
  { cited, answers }: { cited: number; answers: number },
  probability: number,
  ratio: number,
): number {
  const uncited = Math.log((1 - probability) / (1 - ratio * probability))
  return cited * Math.log(1 / ratio) + (answers - cited) * uncited
}

/** Answers of a day move together, and persist: a quasi-likelihood multiple of the variance (McCullagh & Nelder 1989). */
function estimateDispersion(cells: readonly KnownCell[], start: number): number {
  const runs = new Map<number, { residual: number; variance: number }>()
  for (const { counts, probability } of cells) {
    const weight = compareLikelihoods({ cited: 1, answers: 0 }, probability, MIN_RATIO)
    for (const { run, cited, answers } of counts) {
      if (run >= start) continue
      const known = runs.get(run) ?? { residual: 0, variance: 0 }
      known.residual += weight * (cited - answers * probability)
      known.variance += weight ** 2 * answers * probability * (1 - probability)
      runs.set(run, known)
    }
  }
  const known = [...runs.values()].filter(({ variance }) => variance > 0)
  const squares = known.reduce((sum, { residual, variance }) => sum + residual ** 2 / variance, 0)
  const dispersion = Math.max(1, (PRIOR_RUNS + squares) / (PRIOR_RUNS + known.length))
  const correlation = estimatePersistence(cells.map(({ counts }) => counts.filter(({ run }) => run < start)))
  // The limit of the variance of the mean of many correlated values.
  return (dispersion * (1 + correlation)) / (1 - correlation)
}

/** Returns the level of these runs as a share of the old level, within its limits. */
export function ratioOf(levels: readonly RunLevel[]): number {
  const sum = (field: 'value' | 'expected') => levels.reduce((total, level) => total + level[field], 0)
  const ratio = levels.length === 0 ? MIN_RATIO : sum('value') / sum('expected')
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio))
}

/** Returns the evidence of a recovery and its first run. `isCloser`: the newest run is closer to the old level. */
export function findRecovery(
  levels: readonly RunLevel[],
  ratio: number,
): { evidence: number; start: number | undefined; isCloser: boolean } {
  let evidence = 0
  let isCloser = false
  let start: number | undefined
  for (const level of levels) {
    const runEvidence = level.compareLevels(ratio)
    evidence = Math.max(0, evidence + Math.min(MAX_EVIDENCE_OF_RUN, runEvidence))
    isCloser = runEvidence > 0
    start = evidence === 0 ? undefined : (start ?? level.run)
  }
  return { evidence, start, isCloser }
}
