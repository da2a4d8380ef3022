/** Keeps a report short: a run can have more rows than anybody reads, and each takes a millisecond to draw. */
import type { Flow } from '../../lib/pdf/flow.ts'
import { countOf } from '../numbers.ts'
import { NOTE } from './spans.ts'

/** Rows of one table, rows of all tables together, and rows that every table may have. */
const MOST_IN_TABLE = 600
const MOST_IN_ALL = 3_000
const ALWAYS = 20

/** Returns the flow with tables that end where they have too many rows, with a line on how many were left out. */
export function limitRows(flow: Flow): Flow {
  let left = MOST_IN_ALL
  return {
    ...flow,
    table(columns, rows, style) {
      const shown = rows.slice(0, Math.min(MOST_IN_TABLE, Math.max(ALWAYS, left)))
      const more = rows.length - shown.length
      left -= shown.length
      flow.table(columns, shown, style)
      if (more === 0) return
      flow.space(4)
      const text = `${countOf(more, 'more row')} left out here; the other report files have them.`
      flow.paragraph({ text, ...NOTE })
    },
  }
}
