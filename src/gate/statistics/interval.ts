/** How large a drop is, how sure that is, and how small a drop could have been seen. */

import { mean } from '../../scan/measure.ts'
import { dropFrom, isAbove } from '../compare.ts'
import { sampleVariance } from './moments.ts'
import type { Row } from './permutation.ts'
import { studentQuantile } from './student.ts'

export interface Interval {
  low: number
  high: number
}

/** Undefined where the values do not vary, or are too few to tell. */
export interface Bounds {
  /** Of the drop, at confidence 1 − 2·alpha: a lower limit above 0 goes with one-sided significance at alpha. */
  interval: Interval | undefined
  /** The smallest true drop that is seen with the probability of `POWER`. */
  detectableDrop: number | undefined
}

const POWER = 0.8

export const NO_BOUNDS = { interval: undefined, detectableDrop: undefined } satisfies Bounds

/** The drop's mean over keywords, in the values' unit, and Student's interval of it over keywords. */
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

/** The limits of a drop with a known standard error; the detectable drop by Bloom (1995). */
export function boundDrop(drop: number, standardError: number, degrees: number, alpha: number): Bounds {
  const reach = studentQuantile(1 - alpha, degrees) * standardError
  return {
    interval: { low: drop - reach, high: drop + reach },
    detectableDrop: reach + studentQuantile(POWER, degrees) * standardError,
  }
}

/** Of a drop that two tests have to find: an interval that covers both, and the larger detectable drop. */
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
