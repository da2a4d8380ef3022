import { INK, LINES } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Content } from '../../lib/pdf/strips.ts'
import type { Outcome } from '../outcome.ts'
import { viewTrend } from '../views/trend.ts'
import { type TrendChart, viewTrendChart } from '../views/trend-chart.ts'
import { columnsOf, link, NOTE, name } from './values.ts'

const NAMES_IN_A_ROW = 4
/** Lines that are alike in grey differ by their dashes. */
const DASHES = [[], [6, 3], [2, 2], [8, 2, 2, 2], [10, 4], [4, 4], [1, 2], [6, 2, 1, 2]]

/** Writes the chart, its legend, and its numbers as a table. */
export function trend(flow: Flow, outcome: Outcome): void {
  const view = viewTrend(outcome)
  if (view === undefined) return
  const { title, caption, columns, rows } = view
  const chart = viewTrendChart(outcome)
  flow.heading('Trend')
  if (chart !== undefined) writeChart(flow, chart)
  flow.caption(`${title}. ${caption}`)
  flow.table(
    columnsOf(columns, [0.25, 0.2, 0.25, 0.3]),
    rows.map(({ day, url, score, engines, note }) => [url ? link(url, day) : day, score, engines, note]),
  )
}

function writeChart(flow: Flow, { lines, scale, ticks, days, band, legend }: TrendChart): void {
  const labels = new Map(ticks.map(({ value, label }) => [value, label]))
  const hasWhole = lines[0]?.engine === undefined
  const looks = lines.map(({ engine }, index) => {
    const place = (hasWhole ? index - 1 : index) % LINES.length
    return engine === undefined
      ? { color: INK, dashes: [], thickness: 1.8 }
      : { color: LINES[place] ?? INK, dashes: DASHES[place] ?? [], thickness: 1.2 }
  })
  flow.chart({
    lines: lines.map(({ engine, points }, index) => ({
      ...looks[index],
      points: points.map(({ at, value, failed }) => ({
        ...{ at, value },
        isCrossed: failed && engine === undefined,
      })),
    })),
    range: [scale.lowest * scale.step, scale.highest * scale.step],
    labelOf: value => labels.get(value) ?? '',
    band,
    days,
  })
  const names = lines.map(({ engine, last }, index): Content => {
    const label = engine === undefined ? 'All engines' : name(engine, 40)
    return { text: `${label} ${last}`, size: 9, isBold: true, color: looks[index]?.color ?? INK }
  })
  for (let first = 0; first < names.length; first += NAMES_IN_A_ROW) {
    const row = names.slice(first, first + NAMES_IN_A_ROW)
    flow.columns([...row, ...Array<Content>(NAMES_IN_A_ROW - row.length).fill([])])
  }
  flow.space(4)
  flow.paragraph(legend, NOTE)
  flow.space(8)
}
