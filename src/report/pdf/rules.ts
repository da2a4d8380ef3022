/** The rules, and how sure a comparison is. */
import { INK } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { describeShift } from '../sentences.ts'
import { viewCertainty, viewRules } from '../views/rules.ts'
import { COLOURS, muted, name, plain } from './values.ts'

/** One row a rule, and under it what the reasons have not said of those that did not pass. */
export function rules(flow: Flow, outcome: Outcome): void {
  const view = viewRules(outcome)
  if (view === undefined) return
  flow.heading('Rules')
  flow.caption(view.caption)
  flow.table(
    [
      { title: 'Rule', share: 0.28 },
      { title: 'Result', share: 0.14 },
      { title: 'Observed', share: 0.13, align: 'right' },
      { title: 'Limit', share: 0.2 },
      { title: 'Baseline', share: 0.11, align: 'right' },
      { title: 'Drop', share: 0.14, align: 'right' },
    ],
    view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
      [subject, ...(input === undefined ? [] : [muted(input)])],
      { text: result, color: COLOURS[tone], isBold: true },
      name(observed),
      name(limit),
      baseline,
      drop,
    ]),
  )
  if (view.unsaid.length > 0) flow.space(6)
  for (const sentence of view.unsaid) flow.paragraph(plain(sentence), { marker: INK })
}

/** What the numbers rest on, how large a drop may truly be, and what could have been missed. */
export function certainty(flow: Flow, outcome: Outcome): void {
  const view = viewCertainty(outcome)
  if (view === undefined) return
  flow.heading('How sure this is')
  flow.paragraph(view.basis)
  flow.space(4)
  if (view.chance !== undefined) flow.paragraph(view.chance)
  if (view.rows.length > 0) {
    flow.space(6)
    flow.caption(view.caption)
    flow.table(
      [
        { title: 'Drop of', share: 0.17 },
        { title: 'Drop', share: 0.11, align: 'right' },
        { title: 'Interval', share: 0.16, align: 'right' },
        { title: 'p-value', share: 0.12, align: 'right' },
        { title: 'Seen with 80 % power from', share: 0.2 },
        { title: 'Compared', share: 0.24 },
      ],
      view.rows,
    )
  }
  if (view.shifts.length > 0) flow.space(6)
  for (const shift of view.shifts) {
    flow.paragraph(`${name(shift.engine)} ${describeShift(shift)}`, { marker: INK })
  }
}
