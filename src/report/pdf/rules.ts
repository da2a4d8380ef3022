/** The rules, and how certain a comparison is. */
import { INK } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { viewCertainty, viewRules } from '../views/rules.ts'
import { withoutBackticks } from '../words.ts'
import { COLOURS, columnsOf, muted, name, subheading } from './values.ts'

/** Writes one row for each rule. */
export function rules(flow: Flow, outcome: Outcome): void {
  const view = viewRules(outcome)
  if (view === undefined) return
  subheading(flow, 'Rules')
  flow.caption(view.caption)
  flow.table(
    columnsOf(view.columns, [0.28, 0.14, 0.13, 0.2, 0.11, 0.14]),
    view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
      [subject, ...(input === undefined ? [] : [muted(input)])],
      { text: result, color: COLOURS[tone], isBold: true },
      name(observed),
      name(limit),
      baseline,
      drop,
    ]),
  )
}

/** Writes what the numbers rest on, and the size and certainty of the drops. */
export function certainty(flow: Flow, outcome: Outcome): void {
  const view = viewCertainty(outcome)
  if (view === undefined) return
  subheading(flow, 'How certain this is')
  flow.paragraph(view.basis)
  flow.space(4)
  if (view.chance !== undefined) flow.paragraph(withoutBackticks(view.chance))
  if (view.sight !== undefined) {
    flow.space(4)
    flow.paragraph(`What this gate can see: ${withoutBackticks(view.sight)}`)
  }
  if (view.rows.length > 0) {
    flow.space(6)
    flow.caption(view.caption)
    flow.table(
      columnsOf(view.columns, [0.26, 0.13, 0.23, 0.11, 0.27]),
      view.rows.map(([value = '', ...cells]) => [name(value), ...cells]),
    )
  }
  if (view.shifts.length > 0) flow.space(6)
  for (const { engine, words } of view.shifts) flow.paragraph(`${name(engine)} ${words}`, { marker: INK })
}
