import type { Flow } from '../../lib/pdf/flow.ts'
import { formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { type TrendPoint, viewTrend } from '../views/trend.ts'
import { dayOf } from '../words.ts'
import { columnsOf, link, NOTE } from './values.ts'

/** Writes the chart, its legend, and its numbers as a table. */
export function trend(flow: Flow, outcome: Outcome): void {
  const view = viewTrend(outcome)
  if (view === undefined) return
  const { points, range, baseline, legend, title, caption, columns, rows } = view
  flow.heading('Trend')
  if (range !== undefined) {
    writeChart(flow, points, range, baseline)
    flow.paragraph(legend, NOTE)
    flow.space(8)
  }
  flow.caption(`${title}. ${caption}`)
  flow.table(
    columnsOf(columns, [0.25, 0.2, 0.25, 0.3]),
    rows.map(({ day, url, score, engines, note }) => [url ? link(url, day) : day, score, engines, note]),
  )
}

function writeChart(
  flow: Flow,
  points: TrendPoint[],
  range: [low: number, high: number],
  baseline: number | undefined,
): void {
  flow.chart({
    points: points.map(({ overallBcr, failed }, index) => ({
      at: index / Math.max(points.length - 1, 1),
      value: overallBcr,
      isCrossed: failed,
    })),
    range,
    baseline,
    labels: [dayOf(points[0]?.createdAt ?? ''), dayOf(points.at(-1)?.createdAt ?? '')],
    lastValue: formatScore(points.at(-1)?.overallBcr ?? 0),
  })
}
