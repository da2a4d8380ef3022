/**
 * How much an engine shifts as a whole from run to run. On some days an engine cites more, or less, on all keywords: it
 * searches less often, or its vendor changed something. Such a shift is modeled in logits of the probability of a
 * citation.
 */
import { mean } from '../../scan/measure.ts'
import type { Row } from './rows.ts'
import { sampleVariance, studentQuantile } from './student.ts'

/** The distribution of the difference between the shift of one run and the mean shift of the runs before. */
export interface DayShift {
  /** In logits. */
  scale: number
  /** Degrees of freedom of Student's t distribution. */
  degrees: number
}

/**
 * Standard deviation from day to day in logits. Seven days of ChatGPT's answers gave 0.28 to 0.34, depending on the shape
 * that is assumed (study 002-prompt-consistency, Orchestra AI, CC BY 4.0). It stands in for the days that the baseline
 * does not have yet.
 */
const TYPICAL_SHIFT = 0.3
/** How many runs the typical shift counts for. Few, for the shifts of single days have heavy tails. */
const TYPICAL_WEIGHT = 5

/**
 * Share of the variance of cells that stays in a spread that recorded runs gave. Without it the difference of the two
 * estimates is too small for half of the histories, and unchanged runs fail too often.
 */
const KEPT = 0.25

/** Number of equally probable strata by which the distribution is represented. */
const STRATA = 200

/**
 * Estimates the shift of an engine from the rows of all its cells. `unit` is the value of one cited answer, so that
 * value / unit counts citations. The spread of the runs beyond what single cells explain is shrunk toward the typical
 * shift, as in the moderated t statistic (Smyth 2004, Linear models and empirical Bayes methods).
 */
export function estimateDayShift(rows: readonly Row[], unit: number): DayShift {
  const variances = rows.map(({ earlier, now }) =>
    sampleVariance([...earlier.map(({ value }) => value), now]),
  )
  const earlierRuns = mean(rows.map(({ earlier }) => earlier.length))
  const runs = new Map<number, { residual: number; variance: number }>()
  for (const [index, { earlier }] of rows.entries()) {
    const center = mean(earlier.map(({ value }) => value))
    for (const { run, value } of earlier) {
      const { residual, variance } = runs.get(run) ?? { residual: 0, variance: 0 }
      runs.set(run, {
        residual: residual + value - center,
        variance: variance + (variances[index] ?? 0),
      })
    }
  }
  const informative = [...runs.values()].filter(({ variance }) => variance > 0)
  const degrees = TYPICAL_WEIGHT + Math.max(0, informative.length - 1)
  const reach = Math.sqrt(1 + 1 / earlierRuns)
  if (informative.length === 0) return { scale: TYPICAL_SHIFT * reach, degrees }
  // A shift of δ moves the sum of a run by δ · variance / unit, so a residual estimates the shift of its run.
  const squares = informative.reduce(
    (sum, { residual, variance }) => sum + ((unit * residual) / variance) ** 2,
    0,
  )
  const ofCells = mean(informative.map(({ variance }) => unit ** 2 / variance))
  const spread = informative.length > 1 ? squares : 0
  const moderated = (TYPICAL_WEIGHT * (TYPICAL_SHIFT ** 2 + ofCells) + spread) / degrees
  const kept = (KEPT * ofCells * (degrees - TYPICAL_WEIGHT)) / degrees
  return { scale: Math.sqrt(Math.max(0, moderated - ofCells) + kept) * reach, degrees }
}

/** Returns equally probable shifts in logits, which represent the distribution. */
export function listShifts({ scale, degrees }: DayShift): number[] {
  return quantilesOf(degrees).map(quantile => quantile * scale)
}

const quantiles = new Map<number, number[]>()

/** Kept by degrees of freedom: a run takes few different ones, and each takes milliseconds. */
function quantilesOf(degrees: number): number[] {
  const known = quantiles.get(degrees)
  if (known) return known
  const computed = Array.from({ length: STRATA }, (_, index) =>
    studentQuantile((index + 0.5) / STRATA, degrees),
  )
  quantiles.set(degrees, computed)
  return computed
}
