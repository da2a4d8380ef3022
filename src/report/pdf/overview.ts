/** The verdict and its reasons. */
import { ACCENT, BAD, DOUBT, GOOD, INK, MUTED } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { factsOf } from '../verdict-facts.ts'
import { describeCertainty } from '../views/certainty.ts'
import { leadOf } from '../views/lead.ts'
import { KEY_PAGE, viewMissing } from '../views/missing-answers.ts'
import { notesOf, reasonsOf, statusOf, viewComparison } from '../views/overview.ts'
import { withoutBackticks } from '../words.ts'
import { name, plain, SMALL } from './values.ts'

const STATUS_COLOURS = { pass: GOOD, fail: BAD, inconclusive: DOUBT, error: BAD } as const

/** Writes the headline and the reasons. */
export function overview(flow: Flow, outcome: Outcome): void {
  const { verdict, key } = outcome
  const color =
    verdict.status === 'pass' && factsOf(verdict).reportOnly ? ACCENT : STATUS_COLOURS[verdict.status]
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
  const sure = describeCertainty(outcome)
  if (sure !== undefined) flow.paragraph(`How sure: ${sure}`)
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
