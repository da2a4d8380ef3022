/** The trend of the citation score: a chart that GitHub draws, and the last values. */
import type { Outcome } from '../outcome.ts'
import { type TrendPoint, viewTrend } from '../views/trend.ts'
import { dayOf } from '../words.ts'
import { own, paragraph, table } from './blocks.ts'
import type { Chunk as Block } from './fit.ts'
import { codeBlock, type Markdown, markdownLink } from './markdown.ts'

const MOST_ROWS = 10

/** Shows the chart, and the last ten values as a table. */
export function trendSection(outcome: Outcome): Block[] {
  const view = viewTrend(outcome)
  if (view === undefined) return []
  const rows = view.rows
    .slice(0, MOST_ROWS)
    .map(({ day, url, score, engines, note }) => [
      url ? markdownLink(day, url.href) : own(day),
      own(score),
      own(engines),
      own(note),
    ])
  return [
    ...(view.range === undefined ? [] : [paragraph(renderChart(view.points, view.range))]),
    table(view.columns, rows),
  ]
}

/** Renders a Mermaid xychart. It holds dates and numbers alone. */
function renderChart(points: TrendPoint[], [low, high]: [number, number]): Markdown {
  const chart = [
    'xychart-beta',
    '  title "Citation score"',
    `  x-axis [${points.map(({ createdAt }) => `"${dayOf(createdAt).slice(5)}"`).join(', ')}]`,
    `  y-axis ${toPlainNumber(low)} --> ${toPlainNumber(high)}`,
    `  line [${points.map(({ overallBcr }) => toPlainNumber(overallBcr)).join(', ')}]`,
  ].join('\n')
  return codeBlock(chart, 'mermaid')
}

/** Returns six significant digits without an exponent, which Mermaid does not read. */
function toPlainNumber(value: number): string {
  const text = String(Number(value.toPrecision(6)))
  if (!text.includes('e')) return text
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 })
}
