import type { Outcome } from '../outcome.ts'
import { viewTrend } from '../views/trend.ts'
import { link, type Markup, markup } from './markup.ts'
import { table } from './table.ts'
import { trendChart } from './trend-chart.ts'

/** The chart, how to read it, and its numbers as a table. */
export function trend(outcome: Outcome): Markup | undefined {
  const view = viewTrend(outcome)
  if (view === undefined) return undefined
  const { points, baseline, legend, title, caption, rows } = view
  const chart = trendChart(points, baseline)
  return markup`${chart && markup`<figure>${chart}<figcaption>${legend}</figcaption></figure>`}
<details><summary>${title}</summary>
${table({
  label: 'Trend, table',
  caption,
  columns: [
    { title: 'Run' },
    { title: 'Score', isNumber: true },
    { title: 'Engines that cite', isNumber: true },
    { title: 'Note' },
  ],
  rows: rows.map(({ day, url, score, engines, note }) => [url ? link(url, day) : day, score, engines, note]),
})}
</details>`
}
