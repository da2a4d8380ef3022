import { ACCENT, MUTED } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { viewShareOfVoice } from '../views/share-of-voice.ts'
import { columnsOf, muted, NOTE, name, names } from './values.ts'

/** Writes the brand and its competitors as a table with bars, and the competitors that are missing. */
export function shareOfVoice(flow: Flow, outcome: Outcome): void {
  const view = viewShareOfVoice(outcome)
  if (view === undefined) return
  const { caption, columns, rows, missing, missingWords, note } = view
  flow.heading('Share of voice')
  if (rows.length > 0) {
    flow.caption(caption)
    flow.table(
      columnsOf(columns, [0.3, 0.37, 0.19, 0.14]),
      rows.map(({ name: brand, isOwn, share, percent, answers, score }) => [
        isOwn ? [{ text: name(brand), isBold: true }, muted('this brand')] : name(brand),
        [percent, { bar: share, color: isOwn ? ACCENT : MUTED }],
        answers,
        score,
      ]),
    )
  }
  if (rows.length > 0) flow.space(6)
  if (missing.length > 0) flow.paragraph(`${missingWords} ${names(missing)}.`)
  if (note !== undefined) flow.paragraph(note, NOTE)
}
