/** The verdict, why, and the numbers, as the HTML report and the PDF show them. */
import type { Verdict } from '../../gate/verdict.ts'
import { describeMissing, describeOrigin } from '../baseline-words.ts'
import { formatScore, formatShare } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { limitsOf } from '../sentences.ts'
import { withoutBackticks } from '../words.ts'
import type { Tone } from './tone.ts'

/** The verdict in a word or two. */
export function statusOf({ verdict }: Outcome): string {
  if (verdict.status === 'pass') return verdict.reportOnly ? 'Report only' : 'Passed'
  return { fail: 'Failed', inconclusive: 'Inconclusive', error: 'Error' }[verdict.status]
}

/** The reasons, the most important first, and what limits them. */
export function reasonsOf(outcome: Outcome): string[] {
  return [...outcome.verdict.reasons, ...limitsOf(outcome).map(withoutBackticks)]
}

export function comparisonOf({ verdict, measurement }: Outcome): string {
  if ('missing' in verdict.baseline) {
    return `There is no baseline (${describeMissing(verdict.baseline.missing)}): nothing was compared with an earlier result.`
  }
  const origin = describeOrigin(verdict.baseline.origin)
  return measurement
    ? `Compared with the baseline from ${origin}.`
    : `The baseline would have been ${origin}.`
}

export interface KeyNumber {
  label: string
  value: string
  /** Small, after the value. */
  rest?: string
  /** The value is a word from outside. */
  isWord?: boolean
  /** Below it, a name from outside first. */
  note?: { name?: string; text: string; tone?: Tone } | undefined
}

/** The numbers of the run, each with what it was. */
export function viewKeyNumbers({ measurement, baseline, shareOfVoice }: Outcome): KeyNumber[] {
  if (measurement === undefined) return []
  const { citedEngines, totalEngines, overallBcr, avgSentiment, engines } = measurement
  const answers = engines.reduce((sum, engine) => sum + engine.answers, 0)
  const citedAnswers = engines.reduce((sum, engine) => sum + engine.citedAnswers, 0)
  const own = shareOfVoice.find(({ isOwn }) => isOwn)
  const competitor = shareOfVoice.filter(({ isOwn }) => !isOwn).sort((a, b) => b.share - a.share)[0]
  return [
    {
      label: 'Engines that cite',
      value: `${citedEngines}`,
      rest: `of ${totalEngines}`,
      note: noteChange(citedEngines, baseline?.citedEngines),
    },
    {
      label: 'Citation score',
      value: formatScore(overallBcr),
      note: noteChange(overallBcr, baseline?.overallBcr),
    },
    ...(answers > engines.length
      ? [
          {
            label: 'Answers that cite',
            value: formatShare(citedAnswers / answers),
            note: { text: `${citedAnswers} of ${answers} answers` },
          },
        ]
      : []),
    ...(own
      ? [
          {
            label: 'Share of voice',
            value: formatShare(own.share),
            note: competitor && { name: competitor.name, text: `has ${formatShare(competitor.share)}` },
          },
        ]
      : []),
    ...(avgSentiment === '' ? [] : [{ label: 'Sentiment', value: avgSentiment, isWord: true }]),
  ]
}

function noteChange(now: number, before: number | undefined): KeyNumber['note'] {
  if (before === undefined) return undefined
  const difference = formatScore(Math.abs(now - before))
  const was = formatScore(before)
  if (Math.abs(now - before) < 1e-9) return { text: 'as in the baseline' }
  return now < before
    ? { text: `${difference} below the baseline of ${was}`, tone: 'worse' }
    : { text: `${difference} above the baseline of ${was}`, tone: 'better' }
}

/** Engines that came or went, and those that may have. */
export function viewMoves(verdict: Verdict): { label: string; tone: Tone; engines: string[] }[] {
  return [
    { label: 'No longer citing', tone: 'worse' as const, engines: verdict.lostEngines },
    {
      label: 'Not citing this time, which may be chance',
      tone: 'doubtful' as const,
      engines: verdict.doubtfulEngines,
    },
    { label: 'Newly citing', tone: 'better' as const, engines: verdict.gainedEngines },
  ].filter(({ engines }) => engines.length > 0)
}
