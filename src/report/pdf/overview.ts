/** What a reader sees first: the verdict, why, and the numbers. */
import { formatNumber } from '../../lib/numbers.ts'
import { ACCENT, BAD, DOUBT, GOOD, INK, MUTED } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Content, TextPart } from '../../lib/pdf/strips.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { headlineOf } from '../sentences.ts'
import {
  comparisonOf,
  type KeyNumber,
  reasonsOf,
  statusOf,
  viewKeyNumbers,
  viewMoves,
} from '../views/overview.ts'
import { KEYWORD_CHANGES } from '../words.ts'
import { COLOURS, muted, name, names, plain, SMALL } from './values.ts'

const STATUS_COLOURS = { pass: GOOD, fail: BAD, inconclusive: DOUBT, error: BAD } as const
const CHANGE_COLOURS = { lost: BAD, gained: GOOD, weaker: BAD, stronger: GOOD } as const

/** The headline and the reasons. */
export function overview(flow: Flow, outcome: Outcome): void {
  const { brand, verdict, key } = outcome
  const { before, after } = headlineOf(outcome)
  const color = verdict.status === 'pass' && verdict.reportOnly ? ACCENT : STATUS_COLOURS[verdict.status]
  flow.paragraph('AI visibility report', { color: MUTED })
  flow.space(12)
  flow.paragraph(statusOf(outcome), { size: 12, isBold: true, color, marker: color })
  flow.paragraph(`${before} ${name(brand)} ${after}`, { size: 22, isBold: true })
  flow.space(4)
  if (key !== 'default') flow.paragraph(`Gate: ${name(key)}`, { color: MUTED })
  flow.space(4)
  for (const reason of reasonsOf(outcome)) flow.paragraph(plain(reason), { size: 11, marker: INK })
  flow.space(4)
  flow.paragraph(plain(comparisonOf(outcome)), { color: MUTED })
}

/** The numbers of the run, each with what it was. */
export function keyNumbers(flow: Flow, outcome: Outcome): void {
  const numbers = viewKeyNumbers(outcome)
  if (numbers.length === 0) return
  flow.heading('Key numbers')
  flow.columns(numbers.map(keyNumber))
}

function keyNumber({ label, value, rest, isWord, note }: KeyNumber): Content {
  const shown = [isWord ? name(value, 40) : value, ...(rest === undefined ? [] : [rest])].join(' ')
  return [muted(label), { text: shown, size: 18, isBold: true }, ...(note ? [noteOf(note)] : [])]
}

function noteOf({ name: subject, text, tone }: NonNullable<KeyNumber['note']>): TextPart {
  const whole = subject === undefined ? text : `${name(subject)} ${text}`
  return tone ? { text: whole, size: SMALL, color: COLOURS[tone] } : muted(whole)
}

/** Engines and keywords that came or went. */
export function changes(flow: Flow, { verdict, baseline }: Outcome): void {
  const moves = viewMoves(verdict)
  const keywords = baseline?.changes ?? []
  if (moves.length + keywords.length === 0) return
  flow.heading('What changed')
  for (const { label, tone, engines } of moves) {
    flow.paragraph(`${label}: ${names(engines)}`, { marker: COLOURS[tone] })
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
      { text: KEYWORD_CHANGES[kind], color: CHANGE_COLOURS[kind] },
      `${formatNumber(baseScore)} to ${formatNumber(headScore)}`,
      names(files),
    ]),
  )
}
