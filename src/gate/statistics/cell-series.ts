import { type CellRef, type ComparedCell, MAX_BEFORE } from '../../comparison/comparison.ts'
import { type Cell, countCited } from '../../scan/measure.ts'

export interface RunCounts {
  run: number
  cited: number
  answers: number
}

/** The counts of one cell, oldest first. The current run comes last. */
export interface CellSeries extends CellRef {
  counts: RunCounts[]
}

/** The counts of a cell in a window of the newest runs, and before the window. */
export interface CellCounts {
  now: { cited: number; answers: number }
  /** Oldest first; at most MAX_BEFORE. */
  before: readonly RunCounts[]
}

/** Returns the counts of compared cells. `current`: position of the current run. */
export function toSeries(cells: readonly ComparedCell[], current: number): CellSeries[] {
  const count = (run: number, cell: Cell) => ({ run, cited: countCited(cell), answers: cell.cited.length })
  return cells.map(({ keyword, engine, now, before }) => ({
    keyword,
    engine,
    counts: [...before.map(({ run, cell }) => count(run, cell)), count(current, now)],
  }))
}

/** Returns the counts from run `start` on and before it; undefined if either side has no answer. */
export function splitSeries({ counts }: CellSeries, start: number): CellCounts | undefined {
  const at = counts.findIndex(({ run }) => run >= start)
  if (at <= 0) return undefined
  return { now: sumCounts(counts, at), before: counts.slice(Math.max(0, at - MAX_BEFORE), at) }
}

/** Adds up counts from position `from` on. */
export function sumCounts(counts: readonly CellCounts['now'][], from = 0): CellCounts['now'] {
  let [cited, answers] = [0, 0]
  for (let index = from; index < counts.length; index++) {
    cited += counts[index]?.cited ?? 0
    answers += counts[index]?.answers ?? 0
  }
  return { cited, answers }
}

/** With a larger correlation, a history of sixty runs would count as hardly any independent answers. */
const MAX_CORRELATION = 0.9
/** Added to the variance of the counts, in answers, which shrinks the correlation toward 0 in short histories. */
const PRIOR_VARIANCE = 3

/**
 * Returns the correlation between the counts of a cell in consecutive runs, pooled over the cells: 0 to MAX_CORRELATION. An
 * engine may keep an answer for days.
 */
export function estimatePersistence(cells: readonly (readonly RunCounts[])[]): number {
  let [products, squares] = [0, 0]
  for (const counts of cells) {
    if (counts.length < 2) continue
    const { cited, answers } = sumCounts(counts)
    const share = cited / answers
    const residuals = counts.map(run => run.cited - run.answers * share)
    const total = residuals.reduce((sum, residual) => sum + residual ** 2, 0)
    for (const [index, residual] of residuals.entries()) products += residual * (residuals[index + 1] ?? 0)
    // Adds back the negative correlation of residuals from a mean of n values: their variance / n.
    products += total / counts.length
    squares += total
  }
  return Math.min(MAX_CORRELATION, Math.max(0, products / (squares + PRIOR_VARIANCE)))
}

/** Returns n × the variance of the mean of n correlated values, in multiples of their variance: 1 + 2·Σ (1 − j/n)·ρʲ. */
export function varianceOfMean(count: number, correlation: number): number {
  let [factor, power] = [1, 1]
  for (let lag = 1; lag < count; lag++) {
    power *= correlation
    factor += 2 * (1 - lag / count) * power
  }
  return factor
}
