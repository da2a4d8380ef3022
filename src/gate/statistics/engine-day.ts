/**
 * Estimates how much an engine as a whole shifts from run to run, in logits of the probability of a citation. On some days
 * it cites less for all keywords, because it searches less often or its vendor changed something.
 */
import { sum } from '../../lib/numbers.ts'
import { mean } from '../../scan/measure.ts'
import { type CellCounts, estimatePersistence, sumCounts, varianceOfMean } from './cell-series.ts'

/** The distribution of the difference between the mean shift of the newest runs and that of the earlier runs. */
export interface DayShift {
  /** In logits, of a Student's t distribution. */
  scale: number
  degrees: number
  /** Variance of a cell's counts in multiples of that of independent answers, at least 1. Similar answers raise it. */
  dispersion: number
}

/**
 * Standard deviation from day to day in logits. Seven days of ChatGPT's answers gave 0.28 to 0.34, depending on the assumed
 * shape (study 002-prompt-consistency, Orchestra AI, CC BY 4.0).
 */
const TYPICAL_SHIFT = 0.3
/** Correlation from one run to the next: `close` for runs less than three days apart. */
const TYPICAL_CORRELATION = { close: 0.3, apart: 0 }
const MAX_CORRELATION = 0.6
/** The typical values count as this many runs: few, because the shifts of single days have heavy tails. */
const TYPICAL_WEIGHT = 5
/** A larger number would claim that the tails of the days are known. */
const MAX_DEGREES = 8
/** Share of the cells' variance kept in an estimated spread. Without it, half of the spreads are too small: false alarms. */
const KEPT_SHARE = 0.25
/** Prior correlation of two samples of a run, and the number of counts it is worth. Both are cautious guesses. */
const TYPICAL_LIKENESS = 0.2
const LIKENESS_WEIGHT = 10

interface RunEffect {
  /** Cited answers minus the number expected from the means of the cells. */
  residual: number
  /** For independent answers. A shift of δ moves the residual by about δ · variance. */
  variance: number
}

/**
 * Estimates the shift of an engine from its cells before a window of `length` runs. The spread beyond what single cells explain
 * is shrunk toward the typical one, as in the moderated t statistic (Smyth 2004, Linear models and empirical Bayes methods).
 */
export function estimateDayShift(
  cells: readonly CellCounts[],
  { length, isCorrelated }: { length: number; isCorrelated: boolean },
): DayShift {
  const effects = measureRuns(cells)
  const informative = [...effects].filter(([, { variance }]) => variance > 0).toSorted(([a], [b]) => a - b)
  const runs = Math.max(0, informative.length - 1)
  const shifts = informative.map(([, { residual, variance }]) => residual / variance)
  const cellVariance =
    informative.length === 0 ? 0 : mean(informative.map(([, { variance }]) => 1 / variance))
  const weight = TYPICAL_WEIGHT + runs
  const squares = runs === 0 ? 0 : sum(shifts.map(shift => shift ** 2))
  const moderated = (TYPICAL_WEIGHT * (TYPICAL_SHIFT ** 2 + cellVariance) + squares) / weight
  const variance = Math.max(0, moderated - cellVariance) + (KEPT_SHARE * cellVariance * runs) / weight
  const typical = isCorrelated ? TYPICAL_CORRELATION.close : TYPICAL_CORRELATION.apart
  const products = sum(shifts.slice(1).map((shift, index) => shift * (shifts[index] ?? 0)))
  const estimate = (products + typical * TYPICAL_WEIGHT * TYPICAL_SHIFT ** 2) / ((weight - 1) * variance)
  const correlation = Math.min(MAX_CORRELATION, Math.max(0, estimate))
  const spread = (correlation: number) =>
    varianceOfMean(length, correlation) / length + varianceOfMean(effects.size, correlation) / effects.size
  const persistence = estimatePersistence(cells.map(({ before }) => before))
  return {
    scale: Math.sqrt(variance * spread(correlation)),
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
      const effect = effects.get(counts.run) ?? { residual: 0, variance: 0 }
      effect.residual += counts.cited - counts.answers * share
      effect.variance += counts.answers * variance
      effects.set(counts.run, effect)
    }
  }
  return effects
}

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

/** Returns the typical dispersion of m samples of a question: the design effect of clusters, 1 + (m − 1)·ρ (Kish 1965). */
export function designEffect(samples: number): number {
  return 1 + TYPICAL_LIKENESS * (samples - 1)
}
