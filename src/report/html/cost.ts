import type { Outcome } from '../outcome.ts'
import { viewCost } from '../views/cost.ts'
import { type Markup, markup, name } from './markup.ts'
import { table } from './table.ts'

/** Renders what the replies of each live engine used and cost. */
export function cost(outcome: Outcome): Markup | undefined {
  const view = viewCost(outcome)
  if (view === undefined) return undefined
  const { caption, columns, rows, total, note } = view
  return markup`<p>This run: <strong>${total}</strong></p>${table({
    label: 'Cost, table',
    caption,
    columns,
    rows: rows.map(row => [name(row.engine), row.replies, row.tokens, row.searches, row.cost, row.source]),
  })}<p class="muted">${note}</p>`
}
