import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { viewCost } from '../views/cost.ts'
import { columnsOf, NOTE, name } from './values.ts'

/** Writes what the replies of each live engine used and cost. */
export function cost(flow: Flow, outcome: Outcome): void {
  const view = viewCost(outcome)
  if (view === undefined) return
  const { caption, columns, rows, total, note } = view
  flow.heading('Cost')
  flow.paragraph(`This run: ${total}`)
  flow.caption(caption)
  flow.table(
    columnsOf(columns, [0.24, 0.1, 0.22, 0.12, 0.16, 0.16]),
    rows.map(row => [name(row.engine), row.replies, row.tokens, row.searches, row.cost, row.source]),
  )
  flow.space(6)
  flow.paragraph(note, NOTE)
}
