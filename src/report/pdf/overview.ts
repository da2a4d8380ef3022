/** What a reader sees first: the verdict, why, and the numbers. */
import type { Color } from '@cantoo/pdf-lib'
import { formatNumber } from '../../numbers.ts'
import { ACCENT, BAD, DOUBT, GOOD, INK, MUTED } from '../../pdf/colours.ts'
import type { Flow } from '../../pdf/flow.ts'
import type { Content, TextPart } from '../../pdf/strips.ts'
import {
  comparisonOf,
  countOf,
  formatScore,
  formatShare,
  headlineOf,
  type ReportedOutcome,
  reasonsOf,
  statusOf,
} from '../html/words.ts'
import { name, names, plain, SMALL } from './values.ts'

const TONES = { pass: GOOD, fail: BAD, inconclusive: DOUBT, error: BAD } as const

/** The headline and the reasons. */
export function overview(flow: Flow, outcome: ReportedOutcome): void {
  const { brand, verdict, key } = outcome
  const { before, after } = headlineOf(outcome)
  const tone = verdict.status === 'pass' && verdict.reportOnly ? ACCENT : TONES[verdict.status]
  flow.paragraph('AI visibility report', { color: MUTED })
  flow.space(12)
  flow.paragraph(statusOf(outcome), { size: 12, isBold: true, color: tone, marker: tone })
  flow.paragraph(`${before} ${name(brand)} ${after}`, { size: 22, isBold: true })
  flow.space(4)
  if (key !== 'default') flow.paragraph(`Gate: ${name(key)}`, { color: MUTED })
  flow.space(4)
  for (const reason of reasonsOf(outcome)) flow.paragraph(plain(reason), { size: 11, marker: INK })
  flow.space(4)
  flow.paragraph(plain(comparisonOf(outcome)), { color: MUTED })
}

/** The numbers of the run, each with what it was. */
export function keyNumbers(flow: Flow, { measurement, baseline, shareOfVoice = [] }: ReportedOutcome): void {
  if (measurement === undefined) return
  const { citedEngines, totalEngines, overallBcr, avgSentiment, engines } = measurement
  const answers = engines.reduce((sum, engine) => sum + engine.answers, 0)
  const citedAnswers = engines.reduce((sum, engine) => sum + engine.citedAnswers, 0)
  const own = shareOfVoice.find(({ isOwn }) => isOwn)
  const rival = shareOfVoice.filter(({ isOwn }) => !isOwn).sort((a, b) => b.share - a.share)[0]
  flow.heading('Key numbers')
  flow.columns([
    keyNumber(
      'Engines that cite',
      `${citedEngines} of ${totalEngines}`,
      change(citedEngines, baseline?.citedEngines),
    ),
    keyNumber('Citation score', formatScore(overallBcr), change(overallBcr, baseline?.overallBcr)),
    ...(answers > engines.length
      ? [
          keyNumber(
            'Answers that cite',
            formatShare(citedAnswers / answers),
            muted(`${citedAnswers} of ${answers} answers`),
          ),
        ]
      : []),
    ...(own
      ? [
          keyNumber(
            'Share of voice',
            formatShare(own.share),
            rival && muted(`${name(rival.name)} has ${formatShare(rival.share)}`),
          ),
        ]
      : []),
    ...(avgSentiment === '' ? [] : [keyNumber('Sentiment', name(avgSentiment, 40), undefined)]),
  ])
}

function keyNumber(label: string, value: string, note: TextPart | undefined): Content {
  return [muted(label), { text: value, size: 18, isBold: true }, ...(note ? [note] : [])]
}

function muted(text: string): TextPart {
  return { text, size: SMALL, color: MUTED }
}

function change(now: number, before: number | undefined): TextPart | undefined {
  if (before === undefined) return undefined
  const difference = formatScore(Math.abs(now - before))
  const was = formatScore(before)
  if (Math.abs(now - before) < 1e-9) return muted('as in the baseline')
  return now < before
    ? { text: `${difference} below the baseline of ${was}`, size: SMALL, color: BAD }
    : { text: `${difference} above the baseline of ${was}`, size: SMALL, color: GOOD }
}

const CHANGES: Record<'lost' | 'gained' | 'weaker' | 'stronger', { text: string; color: Color }> = {
  lost: { text: 'Citation lost', color: BAD },
  gained: { text: 'Citation gained', color: GOOD },
  weaker: { text: 'Score fell', color: BAD },
  stronger: { text: 'Score rose', color: GOOD },
}

/** Engines and keywords that came or went. */
export function changes(flow: Flow, { verdict, baseline }: ReportedOutcome): void {
  const moved = [
    { label: 'No longer citing', tone: BAD, engines: verdict.lostEngines },
    {
      label: 'Not citing this time, which may be chance',
      tone: DOUBT,
      engines: verdict.doubtfulEngines,
    },
    { label: 'Newly citing', tone: GOOD, engines: verdict.gainedEngines },
  ].filter(({ engines }) => engines.length > 0)
  const keywords = baseline?.changes ?? []
  if (moved.length + keywords.length === 0) return
  flow.heading('What changed')
  for (const { label, tone, engines } of moved) {
    flow.paragraph(`${label}: ${names(engines)}`, { marker: tone })
  }
  if (keywords.length === 0) return
  flow.space(6)
  flow.caption(`${countOf(keywords.length, 'keyword')} moved with this change of the content`)
  flow.table(
    [
      { title: 'Keyword', share: 0.34 },
      { title: 'Change', share: 0.18 },
      { title: 'Score', share: 0.14 },
      { title: 'By the change of', share: 0.34 },
    ],
    keywords.map(({ keyword, kind, baseScore, headScore, files }) => [
      name(keyword),
      CHANGES[kind],
      `${formatNumber(baseScore)} to ${formatNumber(headScore)}`,
      names(files),
    ]),
  )
}
