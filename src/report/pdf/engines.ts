/** The engines one by one. */
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { viewEngines } from '../views/engines.ts'
import { COLOURS, columnsOf, link, muted, name, subheading } from './values.ts'

/** Writes one row for each engine. */
export function engines(flow: Flow, outcome: Outcome): void {
  const view = viewEngines(outcome)
  if (view === undefined) return
  const { caption, columns, isCompared, rows } = view
  subheading(flow, 'Engines')
  flow.caption(caption)
  flow.table(
    columnsOf(columns, isCompared ? [0.17, 0.18, 0.1, 0.11, 0.14, 0.3] : [0.17, 0.18, 0.12, 0.14, 0.39]),
    rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
      name(engine),
      [
        { text: cited ? 'Yes' : 'No', color: COLOURS[cited ? 'better' : 'worse'], isBold: true },
        ...(votes === undefined ? [] : [muted(votes)]),
      ],
      score,
      ...(isCompared ? [change] : []),
      name(sentiment),
      source ? link(source) : '–',
    ]),
  )
}
