/** The verdict, its reasons and the key numbers. */
import type { ValueChange } from '../../comparison/comparison.ts'
import { adviseOn } from '../advice.ts'
import { describeMissing, describeOrigin, describeScanPerChange } from '../baseline-words.ts'
import { countOf, formatCount, formatPercent, formatScore, isNoChange } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { explainVerdict } from '../problems.ts'
import { describeScanPer } from '../scan-words.ts'
import { describeGap } from '../shard-words.ts'
import { factsOf } from '../verdict-facts.ts'
import { describeMovedModels } from './moved-models.ts'
import type { Tone } from './tone.ts'

/** Returns the verdict in one or two words. */
export function statusOf({ verdict }: Outcome): string {
  if (verdict.status === 'pass') return factsOf(verdict).reportOnly ? 'Report only' : 'Passed'
  return { fail: 'Failed', inconclusive: 'Inconclusive', error: 'Error' }[verdict.status]
}

/** Returns the reasons of the verdict, the most important first. May hold text from outside. */
export function reasonsOf({ verdict }: Outcome): string[] {
  return explainVerdict(verdict).map(({ text }) => text)
}

/** Returns what to do and what limits the verdict. Names of inputs are in backticks; no text is from outside. */
export function notesOf(outcome: Outcome): string[] {
  const { verdict, scans, plannedScans } = outcome
  const blocker = factsOf(verdict).blocker?.kind
  const isTooLarge = blocker === 'day-limit' || blocker === 'time-budget'
  const failed = factsOf(verdict).rules.filter(rule => rule.outcome === 'fail')
  // What to do about a failure comes before what to do about a suspicion.
  const advice = (failed.length > 0 ? failed : factsOf(verdict).rules).flatMap(result =>
    adviseOn(result, verdict.baseline),
  )
  return [
    ...(outcome.gap ? [describeGap(outcome.gap)] : []),
    ...new Set(advice),
    ...(isTooLarge ? [describeScanPer(outcome)] : []),
    ...(factsOf(verdict).reportOnly
      ? [
          'No rule is set, so the gate cannot fail.',
          'To let it fail, set a floor (`min-overall-bcr`, `min-cited-engines`) or a `baseline`.',
        ]
      : []),
    ...(scans.length > 0 && scans.length < plannedScans
      ? [`${scans.length} of ${countOf(plannedScans, 'scan')} completed. The numbers are of those alone.`]
      : []),
  ]
}

/** Returns what the run was compared with, after words to emphasise where there are any. May hold text from outside. */
export function viewComparison(outcome: Outcome): { emphasis?: string; text: string } {
  const { verdict, measurement } = outcome
  if ('missing' in verdict.baseline) {
    const { missing } = verdict.baseline
    const nothing = 'Nothing was compared with an earlier result.'
    const sentences = [`${describeMissing(missing)}.`, nothing, describeScanPerChange(missing) ?? []]
    return { emphasis: 'No baseline:', text: sentences.flat().join(' ') }
  }
  const origin = describeOrigin(verdict.baseline.origin)
  if (measurement === undefined) return { text: `The baseline would have been ${origin}.` }
  const sentences = [`Compared with the baseline from ${origin}.`, ...describeMovedModels(outcome)]
  return { text: sentences.join(' ') }
}

export interface KeyNumber {
  label: string
  value: string
  /** Small text after the value. */
  rest?: string
  /** The value is a word from outside. */
  isWord?: boolean
  /** Text below the value, after a name from outside where there is one. */
  note?: { name?: string; text: string; tone?: Tone } | undefined
}

/** Returns the numbers of the run, each with its change; empty without a measurement. */
export function viewKeyNumbers(outcome: Outcome): KeyNumber[] {
  const { measurement } = outcome
  if (measurement === undefined) return []
  const { engines } = measurement
  const answers = engines.reduce((sum, engine) => sum + engine.answers, 0)
  const citedAnswers = engines.reduce((sum, engine) => sum + engine.citedAnswers, 0)
  const share = viewShare(outcome)
  return [
    ...viewScores(outcome),
    ...(answers > engines.length
      ? [
          {
            label: 'Answers that cite',
            value: formatPercent(citedAnswers / answers),
            note: { text: `${citedAnswers} of ${answers} answers` },
          },
        ]
      : []),
    ...(share ? [share] : []),
    ...viewSentiment(outcome),
  ]
}

/** Returns the share of voice of the brand, with that of its largest competitor; undefined where it is not known. */
export function viewShare({ shareOfVoice }: Pick<Outcome, 'shareOfVoice'>): KeyNumber | undefined {
  const own = shareOfVoice.find(({ isOwn }) => isOwn)
  const competitor = shareOfVoice.filter(({ isOwn }) => !isOwn).sort((a, b) => b.share - a.share)[0]
  return (
    own && {
      label: 'Share of voice',
      value: formatPercent(own.share),
      note: competitor && { name: competitor.name, text: `has ${formatPercent(competitor.share)}` },
    }
  )
}

/** Returns the most frequent sentiment; empty where there is none. */
export function viewSentiment({ measurement }: Pick<Outcome, 'measurement'>): KeyNumber[] {
  const value = measurement?.avgSentiment ?? ''
  return value === '' ? [] : [{ label: 'Sentiment', value, isWord: true }]
}

/** Returns the two values that drops are judged by; empty without a measurement. */
export function viewScores({ measurement, comparison }: Outcome): KeyNumber[] {
  if (measurement === undefined) return []
  const { citedEngines, totalEngines, overallBcr } = measurement
  return [
    {
      label: 'Engines that cite',
      value: formatCount(citedEngines),
      rest: `of ${totalEngines}`,
      note: noteChange(comparison?.citedEngines, formatCount),
    },
    {
      label: 'Citation score',
      value: formatScore(overallBcr),
      note: noteChange(comparison?.score, formatScore),
    },
  ]
}

function noteChange(change: ValueChange | undefined, format: (value: number) => string): KeyNumber['note'] {
  if (change === undefined) return undefined
  const { now, was: before } = change
  if (isNoChange(now - before)) return { text: 'as in the baseline' }
  const difference = format(Math.abs(now - before))
  return now < before
    ? { text: `${difference} below the baseline of ${format(before)}`, tone: 'worse' }
    : { text: `${difference} above the baseline of ${format(before)}`, tone: 'better' }
}
