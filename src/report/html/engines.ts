/** The engines one by one. */
import type { Outcome } from '../outcome.ts'
import { viewEngines } from '../views/engines.ts'
import { link, type Markup, markup, name } from './markup.ts'
import { table } from './table.ts'

/** Renders one row for each engine. */
export function engines(outcome: Outcome): Markup | undefined {
  const view = viewEngines(outcome)
  if (view === undefined) return undefined
  const { caption, columns, isCompared, rows } = view
  return table({
    label: 'Engines, table',
    caption,
    columns,
    rows: rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
      name(engine),
      markup`<span class="${cited ? 'better' : 'worse'}">${cited ? 'Yes' : 'No'}</span>${votes && markup`, ${votes}`}`,
      score,
      ...(isCompared ? [change] : []),
      name(sentiment),
      source ? link(source) : '–',
    ]),
  })
}
