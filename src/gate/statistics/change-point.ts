/** Finds a lasting fall in a series of runs. */
import { isAbove } from '../rounding.ts'
import { studentCdf } from './student.ts'

export interface ChangePoint {
  /** Position of the first value after the change. */
  start: number
  /** Mean before the change, and from there on. */
  before: number
  after: number
  /** One-sided p-value of the change at this position, not corrected for the choice of the position. */
  pValue: number
}

/** A shorter part says too little of the level before the change, or of the level now. */
const LEAST_BEFORE = 5
const LEAST_AFTER = 3
/** Fewer values have no position for a change. */
export const LEAST_RUNS = LEAST_BEFORE + LEAST_AFTER

/**
 * Returns the most significant fall from one level to a lower one; undefined without a fall, and for fewer than
 * `LEAST_RUNS` values. Compares the values before each position with those from it on by the two-sample t statistic, and takes the
 * largest (Worsley 1979; Hawkins, Qiu & Kang 2003, The changepoint model for statistical process control). The variance is
 * at least `leastVariance`.
 */
export function findFall(values: readonly number[], leastVariance: number): ChangePoint | undefined {
  const count = values.length
  const total = sumOf(values)
  const totalSquares = sumOf(values.map(value => value ** 2))
  let found: ChangePoint | undefined
  let [sum, squares] = [0, 0]
  for (const [index, value] of values.entries()) {
    const rest = count - index
    if (index >= LEAST_BEFORE && rest >= LEAST_AFTER) {
      const [before, after] = [sum / index, (total - sum) / rest]
      const within = squares - index * before ** 2 + (totalSquares - squares - rest * after ** 2)
      const variance = Math.max(within / (count - 2), leastVariance)
      const standardError = Math.sqrt(variance * (1 / index + 1 / rest))
      if (isAbove(before, after) && standardError > 0) {
        const pValue = studentCdf((after - before) / standardError, count - 2)
        if (found === undefined || pValue < found.pValue) found = { start: index, before, after, pValue }
      }
    }
    sum += value
    squares += value ** 2
  }
  return found
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
