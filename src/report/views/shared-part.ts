/** What a run shares with earlier runs of other settings. */
import type { SharedPart } from '../../comparison/shared-part.ts'
import { describeChange } from '../baseline-words.ts'
import { countOf, formatCount, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'

/** Returns the numbers over the shared part in sentences, without text from outside; empty without a shared part. */
export function viewSharedPart({ sharedPart, scanPer }: Pick<Outcome, 'sharedPart' | 'scanPer'>): string[] {
  if (sharedPart === undefined) return []
  const { shared, before, now, isEnough, baseline, measurement } = sharedPart
  const pairs = countOf(now, scanPer === 'keyword' ? 'keyword-engine pair' : 'engine')
  return [
    `The settings changed since the earlier runs. Of ${pairs}, ${formatCount(shared)} were asked in the same way before, when there were ${formatCount(before)}.`,
    `Over this shared part the citation score was ${formatScore(baseline.overallBcr)} and is ${formatScore(measurement.overallBcr)}; ` +
      `the number of engines that cite the brand was ${formatCount(baseline.citedEngines)} and is ${formatCount(measurement.citedEngines)}. ` +
      'Any other difference from the earlier runs comes from the settings and not from the answers.',
    isEnough
      ? 'Drops are judged over the shared part alone.'
      : 'The shared part is less than half, so no drop is judged.',
  ]
}

/** Returns how the settings changed, in a sentence that may hold text from outside. */
export function describeSettingsChange({ changes }: SharedPart): string {
  return `The settings differ from those of this run: ${changes.map(describeChange).join('; ')}.`
}
