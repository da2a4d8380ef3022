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

/** Unknown while a competitor is missing, because the share would be too large. */
export const minShareOfVoice: Rule = {
  name: 'min-share-of-voice',
  subject: { noun: 'share of voice', unit: 'percent' },
  isDrop: false,
  check: ({ thresholds, shareOfVoice: { shares, unmeasured } }) => {
    const own = unmeasured.length > 0 ? undefined : shares.find(({ isOwn }) => isOwn)
    return checkFloor(own && 100 * own.share, thresholds.minShareOfVoice)
  },
}

/** Compares a value, undefined if unknown, with a floor. Returns undefined if no floor is set. */
export function checkFloor(
  observed: number | undefined,
  floor: number | undefined,
): FloorFinding | undefined {
  if (floor === undefined) return undefined
  if (observed === undefined) return { kind: 'floor', outcome: 'unknown', observed, floor }
  return { kind: 'floor', outcome: isBelow(observed, floor) ? 'fail' : 'pass', observed, floor }
}
