import type { Baseline } from '../../comparison/baseline.ts'
import type { Measurement } from '../../scan/measure.ts'
import type { Outcome } from '../outcome.ts'

/** Returns what drops were judged over: the whole run, or the part that it shares with runs of other settings. */
export function comparedParts({ measurement, baseline, sharedPart }: Outcome): {
  measurement: Measurement | undefined
  baseline: Baseline | undefined
} {
  return sharedPart?.isEnough ? sharedPart : { measurement, baseline }
}
