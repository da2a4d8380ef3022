/** The engines one by one, and engines × keywords as a heat map. */
import { rgb } from '@cantoo/pdf-lib'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { TableCell } from '../../lib/pdf/table.ts'
import type { Outcome } from '../outcome.ts'
import { type HeatCell, viewEngines, viewHeatMap } from '../views/engines.ts'
import { COLOURS, columnsOf, link, muted, NOTE, name, SMALL } from './values.ts'

/** More columns would be too narrow. */
const MOST_ENGINES = 6
/** Shares of the width of the content. */
const KEYWORD_SHARE = 0.28
const WIDEST_ENGINE = 0.18

/** Writes one row for each engine. */
export function engines(flow: Flow, outcome: Outcome): void {
  const view = viewEngines(outcome)
  if (view === undefined) return
  const { caption, columns, isCompared, rows } = view
  flow.heading('Engines')
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

/**
 * Writes a row for each keyword and a column for each engine, with the share of samples that cite in colour and in words.
 * Many engines are split over several tables of the same rows.
 */
export function heatMap(flow: Flow, outcome: Outcome): void {
  const view = viewHeatMap(outcome)
  if (view === undefined) return
  const { introduction, caption, engines: all, rows, legend } = view
  flow.heading('Engines by keywords')
  if (introduction) {
    flow.paragraph(`${introduction.emphasis} ${introduction.text}`.trimStart())
    flow.space(6)
  }
  const width = Math.ceil(all.length / Math.ceil(all.length / MOST_ENGINES))
  for (let first = 0; first < all.length; first += width) {
    const columns = all.slice(first, first + width)
    const part =
      columns.length < all.length
        ? ` (engines ${first + 1} to ${first + columns.length} of ${all.length})`
        : ''
    flow.caption(caption + part)
    const share = Math.min(WIDEST_ENGINE, (1 - KEYWORD_SHARE) / columns.length)
    flow.table(
      [
        { title: 'Keyword', share: 1 - share * columns.length },
        ...columns.map(engine => ({ title: name(engine), share })),
      ],
      rows.map(({ keyword, cells }) => [
        keyword === undefined ? 'All keywords together' : name(keyword),
        ...columns.map(engine => heatCell(cells.get(engine))),
      ]),
    )
    flow.space(8)
  }
  flow.paragraph(legend, NOTE)
}

function heatCell(cell: HeatCell | undefined): TableCell {
  if (cell === undefined) return '–'
  const { share, words, score } = cell
  const content = [words, { text: `score ${score}`, size: SMALL }]
  // From white to a blue that leaves the ink readable.
  const ground = rgb(1 - 0.565 * share, 1 - 0.286 * share, 1 - 0.153 * share)
  return share > 0 ? { content, ground } : content
}
