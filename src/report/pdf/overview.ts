/** The verdict, its reasons and the key numbers. */
import { ACCENT, BAD, DOUBT, GOOD, INK, MUTED } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Content, TextPart } from '../../lib/pdf/strips.ts'
import type { Outcome } from '../outcome.ts'
import { viewEngineChanges, viewEngineDrops, viewKeywordChanges } from '../views/changes.ts'
import { leadOf } from '../views/lead.ts'
import { KEY_PAGE, viewMissing } from '../views/missing-answers.ts'
import {
  type KeyNumber,
  notesOf,
  reasonsOf,
  statusOf,
  viewComparison,
  viewKeyNumbers,
} from '../views/overview.ts'
import { withoutBackticks } from '../words.ts'
import { COLOURS, columnsOf, muted, name, names, plain, SMALL } from './values.ts'

const STATUS_COLOURS = { pass: GOOD, fail: BAD, inconclusive: DOUBT, error: BAD } as const

/** Writes the headline and the reasons. */
export function overview(flow: Flow, outcome: Outcome): void {
  const { verdict, key } = outcome
  const color = verdict.status === 'pass' && verdict.reportOnly ? ACCENT : STATUS_COLOURS[verdict.status]
  flow.paragraph('AI visibility report', { color: MUTED })
  flow.space(12)
  flow.paragraph(statusOf(outcome), { size: 12, isBold: true, color, marker: color })
  flow.paragraph(
    leadOf(outcome)
      .map(part => (typeof part === 'string' ? part : name(part.name)))
      .join(''),
    { size: 22, isBold: true },
  )
  flow.space(4)
  if (key !== 'default') flow.paragraph(`Gate: ${name(key)}`, { color: MUTED })
  flow.space(4)
  const lines = [...reasonsOf(outcome), ...notesOf(outcome).map(withoutBackticks)]
  for (const line of lines) flow.paragraph(plain(line), { size: 11, marker: INK })
  missingAnswers(flow, outcome)
  flow.space(4)
  const { emphasis = '', text } = viewComparison(outcome)
  flow.paragraph(plain(`${emphasis} ${text}`), { color: MUTED })
}

function missingAnswers(flow: Flow, outcome: Outcome): void {
  const view = viewMissing(outcome)
  if (view === undefined) return
  flow.space(4)
  flow.paragraph(`Missing answers: ${plain(view.counts)}`, { size: 11 })
  for (const { text, keyPage } of view.lines) {
    flow.paragraph(plain(text), { marker: INK })
    if (keyPage) flow.paragraph(KEY_PAGE, { size: SMALL, url: keyPage.href })
  }
}

/** Writes the numbers of the run, each with its change. */
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

/** Writes the engines and keywords that changed. */
export function changes(flow: Flow, outcome: Outcome): void {
  const drops = viewEngineDrops(outcome)
  const engineChanges = viewEngineChanges(outcome)
  const keywords = viewKeywordChanges(outcome)
  if (drops.length === 0 && engineChanges.length === 0 && keywords === undefined) return
  flow.heading('What changed')
  for (const { engine, words, tone } of drops) {
    flow.paragraph(`${name(engine)} ${words}`, { marker: COLOURS[tone] })
  }
  for (const { label, tone, engines } of engineChanges) {
    flow.paragraph(`${label}: ${names(engines)}`, { marker: COLOURS[tone] })
  }
  if (keywords === undefined) return
  flow.space(6)
  flow.caption(keywords.caption)
  flow.table(
    columnsOf(keywords.columns, [0.34, 0.18, 0.14, 0.34]),
    keywords.rows.map(({ keyword, change, tone, score, files }) => [
      name(keyword),
      { text: change, color: COLOURS[tone] },
      score,
      names(files),
    ]),
  )
}
