import type { Flow } from '../../lib/pdf/flow.ts'
import { formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { chartRange, type TrendPoint, viewTrend } from '../views/trend.ts'
import { dayOf } from '../words.ts'
import { link, NOTE } from './values.ts'

/** The chart, how to read it, and its numbers as a table. */
export function trend(flow: Flow, outcome: Outcome): void {
  const view = viewTrend(outcome)
  if (view === undefined) return
  const { points, baseline, legend, title, caption, rows } = view
  flow.heading('Trend')
  if (writeChart(flow, points, baseline)) {
    flow.paragraph(legend, NOTE)
    flow.space(8)
  }
  flow.caption(`${title}. ${caption}`)
  flow.table(
    [
      { title: 'Run', share: 0.25 },
      { title: 'Score', share: 0.2, align: 'right' },
      { title: 'Engines that cite', share: 0.25, align: 'right' },
      { title: 'Note', share: 0.3 },
    ],
    rows.map(({ day, url, score, engines, note }) => [url ? link(url, day) : day, score, engines, note]),
  )
}

/** Whether there is one: none where the values span more than numbers can. */
function writeChart(flow: Flow, points: TrendPoint[], baseline: number | undefined): boolean {
  const range = chartRange(points, baseline)
  if (range === undefined) return false
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
  return true
}
