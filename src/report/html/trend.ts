import type { Outcome } from '../outcome.ts'
import { viewTrend } from '../views/trend.ts'
import { viewTrendChart } from '../views/trend-chart.ts'
import { link, type Markup, markup } from './markup.ts'
import { table } from './table.ts'
import { trendChart } from './trend-chart.ts'

/** Renders the chart, its legend, and its numbers as a table. */
export function trend(outcome: Outcome): Markup | undefined {
  const view = viewTrend(outcome)
  if (view === undefined) return undefined
  const chart = viewTrendChart(outcome)
  const { title, caption, columns, rows } = view
  return markup`${chart && trendChart(chart)}
<details><summary>${title}</summary>
${table({
  label: 'Trend, table',
  caption,
  columns,
  rows: rows.map(({ day, url, score, engines, note }) => [url ? link(url, day) : day, score, engines, note]),
})}
</details>`
}
