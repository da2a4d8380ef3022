/** The size of a drop, its confidence interval, and the smallest drop that would have been found. */

import { mean } from '../../scan/measure.ts'
import { dropFrom, isAbove } from '../compare.ts'
import { sampleVariance } from './moments.ts'
import type { Row } from './permutation.ts'
import { studentQuantile } from './student.ts'

export interface Interval {
  low: number
  high: number
}

/** Both are undefined where the values do not vary, or are too few. */
export interface Bounds {
  /**
   * Confidence interval of the drop at 1 − 2·alpha. A lower limit above 0 corresponds to one-sided significance at alpha.
   */
  interval: Interval | undefined
  /** The smallest true drop that is found with a probability of 80%. */
  detectableDrop: number | undefined
}

const POWER = 0.8

export const NO_BOUNDS = { interval: undefined, detectableDrop: undefined } satisfies Bounds

/** Returns the mean drop over keywords, in the unit of the values, with its Student's t interval. */
export function estimateDrop(rows: readonly Row[], alpha: number): Bounds & { drop: number } {
  const drops = rows.map(row => dropFrom(mean(row.slice(0, -1)), row.at(-1) ?? 0))
  const standardError = Math.sqrt(sampleVariance(drops) / drops.length)
  const isSpread = drops.length > 1 && isAbove(standardError, 0, ...drops)
  const drop = mean(drops)
  return {
    drop,
    ...(isSpread ? boundDrop(drop, standardError, drops.length - 1, alpha) : NO_BOUNDS),
  }
}

/** Returns the limits of a drop with this standard error. The detectable drop follows Bloom (1995). */
export function boundDrop(drop: number, standardError: number, degrees: number, alpha: number): Bounds {
  const reach = studentQuantile(1 - alpha, degrees) * standardError
  return {
    interval: { low: drop - reach, high: drop + reach },
    detectableDrop: reach + studentQuantile(POWER, degrees) * standardError,
  }
}

/** Returns the bounds of a drop that two tests must find: an interval that covers both, and the larger detectable drop. */
export function joinBounds(one: Bounds, other: Bounds): Bounds {
  const intervals = [one.interval, other.interval].filter(interval => interval !== undefined)
  const detectable = [one.detectableDrop, other.detectableDrop].filter(drop => drop !== undefined)
  if (intervals.length === 0) return NO_BOUNDS
  return {
    interval: {
      low: Math.min(...intervals.map(({ low }) => low)),
      high: Math.max(...intervals.map(({ high }) => high)),
    },
    detectableDrop: Math.max(...detectable),
  }
}
