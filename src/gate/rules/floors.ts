/** Rules that set a floor for a value. */
import { isBelow } from '../rounding.ts'
import type { FloorFinding } from '../verdict.ts'
import type { Rule } from './rule.ts'

export const minOverallBcr: Rule = {
  name: 'min-overall-bcr',
  subject: { noun: 'citation score', unit: 'score' },
  isDrop: false,
  check: ({ measurement, thresholds }) => checkFloor(measurement.overallBcr, thresholds.minOverallBcr),
}

export const minCitedEngines: Rule = {
  name: 'min-cited-engines',
  subject: { noun: 'number of engines that cite the brand', unit: 'count' },
  isDrop: false,
  check: ({ measurement, thresholds }) => checkFloor(measurement.citedEngines, thresholds.minCitedEngines),
}

/** Unknown while a competitor is missing: without it, the share is too large. */
export const minShareOfVoice: Rule = {
  name: 'min-share-of-voice',
  subject: { noun: 'share of voice', unit: 'percent' },
  isDrop: false,
  check: ({ thresholds, shareOfVoice: { shares, unmeasured } }) => {
    const own = unmeasured.length > 0 ? undefined : shares.find(({ isOwn }) => isOwn)
    return checkFloor(own && 100 * own.share, thresholds.minShareOfVoice)
  },
}

/** Compares a value with a floor. An unknown value is undefined. Returns undefined if no floor is set. */
export function checkFloor(
  observed: number | undefined,
  floor: number | undefined,
): FloorFinding | undefined {
  if (floor === undefined) return undefined
  const outcome = observed === undefined ? 'unknown' : isBelow(observed, floor) ? 'fail' : 'pass'
  return { kind: 'floor', outcome, observed, floor }
}
