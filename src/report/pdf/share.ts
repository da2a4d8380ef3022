import { ACCENT, MUTED } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { viewShareOfVoice } from '../views/share-of-voice.ts'
import { muted, name, names } from './values.ts'

/** The brand beside its competitors: a bar each, in a table with its numbers; and who is missing. */
export function shareOfVoice(flow: Flow, outcome: Outcome): void {
  const view = viewShareOfVoice(outcome)
  if (view === undefined) return
  const { caption, rows, missing, missingWords } = view
  flow.heading('Share of voice')
  if (rows.length > 0) {
    flow.caption(caption)
    flow.table(
      [
        { title: 'Brand', share: 0.3 },
        { title: 'Share', share: 0.37 },
        { title: 'Answers that cite', share: 0.19, align: 'right' },
        { title: 'Score', share: 0.14, align: 'right' },
      ],
      rows.map(({ name: brand, isOwn, share, percent, answers, score }) => [
        isOwn ? [{ text: name(brand), isBold: true }, muted('this brand')] : name(brand),
        [percent, { bar: share, color: isOwn ? ACCENT : MUTED }],
        answers,
        score,
      ]),
    )
  }
  if (missing.length === 0) return
  if (rows.length > 0) flow.space(6)
  flow.paragraph(`${missingWords} ${names(missing)}.`)
}
