/**
 * How much an engine shifts as a whole from run to run. On some days an engine cites more, or less, on all keywords: it
 * searches less often, or its vendor changed something. Such a shift is modeled in logits of the probability of a
 * citation.
 */
import { mean } from '../../scan/measure.ts'
import { type CellCounts, sumCounts } from './cell-series.ts'
import { estimatePersistence, varianceOfMean } from './persistence.ts'

/** The distribution of the difference between the mean shift of the newest runs and that of the runs before. */
export interface DayShift {
  /** In logits, of a Student's t distribution. */
  scale: number
  degrees: number
  /**
   * Variance of the counts of single cells, in multiples of that of independent answers; 1 or more. It is larger if samples
   * of one run are alike, or if questions keep an answer from run to run.
   */
  dispersion: number
}

/**
 * Standard deviation from day to day in logits. Seven days of ChatGPT's answers gave 0.28 to 0.34, depending on the shape
 * that is assumed (study 002-prompt-consistency, Orchestra AI, CC BY 4.0). It replaces the days that the history
 * does not have yet.
 */
const TYPICAL_SHIFT = 0.3
/** Correlation from one run to the next: `close` for runs less than three days apart. */
const TYPICAL_CORRELATION = { close: 0.3, apart: 0 }
const MAX_CORRELATION = 0.6
/** Number of runs that the typical values count as. It is small because the shifts of single days have heavy tails. */
const TYPICAL_WEIGHT = 5
/** A larger number would claim that the tails of the days are known. */
const MAX_DEGREES = 8
/**
 * Share of the variance of cells that is kept in a spread estimated from recorded runs. Without it, the difference of the
 * two estimates is too small for half of the histories, and unchanged runs fail too often.
 */
const KEPT = 0.25
/** Prior correlation of two samples of one run, and the number of counts that it is worth. Both are cautious guesses. */
const TYPICAL_LIKENESS = 0.2
const LIKENESS_WEIGHT = 10

/** The answers of one run before the window, over all cells of an engine. */
interface RunEffect {
  /** Number of cited answers minus the number expected from the means of the cells. */
  residual: number
  /** Its variance if the answers are independent. A shift of δ moves the residual by about δ · variance. */
  variance: number
}

/**
 * Estimates the shift of an engine from its cells before the window. `length`: number of runs in the window.
 * `isCorrelated`: the runs are so close in time that the shifts of two in a row are usually alike. The spread of the runs beyond
 * what single cells explain is shrunk toward the typical shift, as in the moderated t statistic (Smyth 2004, Linear models
 * and empirical Bayes methods).
 */
export function estimateDayShift(
  cells: readonly CellCounts[],
  { length, isCorrelated }: { length: number; isCorrelated: boolean },
): DayShift {
  const effects = measureRuns(cells)
  const informative = [...effects].filter(([, { variance }]) => variance > 0).toSorted(([a], [b]) => a - b)
  const runs = Math.max(0, informative.length - 1)
  const shifts = informative.map(([, { residual, variance }]) => residual / variance)
  const ofCells = informative.length === 0 ? 0 : mean(informative.map(([, { variance }]) => 1 / variance))
  const weight = TYPICAL_WEIGHT + runs
  const squares = runs === 0 ? 0 : shifts.reduce((sum, shift) => sum + shift ** 2, 0)
  const moderated = (TYPICAL_WEIGHT * (TYPICAL_SHIFT ** 2 + ofCells) + squares) / weight
  const variance = Math.max(0, moderated - ofCells) + (KEPT * ofCells * runs) / weight
  const typical = isCorrelated ? TYPICAL_CORRELATION.close : TYPICAL_CORRELATION.apart
  const spread = (correlation: number) =>
    varianceOfMean(length, correlation) / length + varianceOfMean(effects.size, correlation) / effects.size
  const persistence = estimatePersistence(cells.map(({ before }) => before))
  return {
    scale: Math.sqrt(variance * spread(correlate(shifts, { variance, weight, typical }))),
    degrees: Math.min(MAX_DEGREES, weight),
    dispersion: (estimateDispersion(cells, length) * spread(persistence)) / spread(0),
  }
}

function measureRuns(cells: readonly CellCounts[]): Map<number, RunEffect> {
  const effects = new Map<number, RunEffect>()
  for (const { before } of cells) {
    const { cited, answers } = sumCounts(before)
    const share = cited / answers
    // Unbiased, because the share is estimated from the same answers.
    const variance = answers > 1 ? (share * (1 - share) * answers) / (answers - 1) : 0
    for (const counts of before) {
      const known = effects.get(counts.run)
      const residual = counts.cited - counts.answers * share
      if (known === undefined) effects.set(counts.run, { residual, variance: counts.answers * variance })
      else {
        known.residual += residual
        known.variance += counts.answers * variance
      }
    }
  }
  return effects
}

/** Returns the correlation of one run with the next, shrunk toward the typical one. */
function correlate(
  shifts: readonly number[],
  { variance, weight, typical }: { variance: number; weight: number; typical: number },
): number {
  const products = shifts.slice(1).reduce((all, shift, index) => all + shift * (shifts[index] ?? 0), 0)
  const estimate = (products + typical * TYPICAL_WEIGHT * TYPICAL_SHIFT ** 2) / ((weight - 1) * variance)
  return Math.min(MAX_CORRELATION, Math.max(0, estimate))
}

/**
 * Returns how much more the counts of a cell vary than those of independent answers: samples of one run are often alike. It is
 * 1 for cells of one sample.
 */
function estimateDispersion(cells: readonly CellCounts[], length: number): number {
  let [squares, freedom, samples] = [0, 0, 1]
  for (const { now, before } of cells) {
    const { cited, answers } = sumCounts(before)
    samples = Math.max(samples, now.answers / length, answers / before.length)
    if (cited === 0 || cited === answers || answers === before.length || before.length < 2) continue
    const share = cited / answers
    for (const counts of before) {
      const variance = counts.answers * share * (1 - share)
      squares += (counts.cited - counts.answers * share) ** 2 / variance
    }
    freedom += before.length - 1
  }
  return Math.max(1, (LIKENESS_WEIGHT * designEffect(samples) + squares) / (LIKENESS_WEIGHT + freedom))
}

/** Returns the typical dispersion of this many samples of a question: the design effect of clusters, 1 + (m − 1)·ρ (Kish 1965). */
export function designEffect(samples: number): number {
  return 1 + TYPICAL_LIKENESS * (samples - 1)
}
