/** How the citation score went over the comparable runs: a chart that GitHub draws, and the last values. */
import { formatNumber } from '../../lib/numbers.ts'
import { markdownLink } from '../escape.ts'
import type { Outcome } from '../outcome.ts'
import { rangeOf, readTrend, type TrendPoint } from '../views/trend.ts'
import { dayOf } from '../words.ts'
import type { Block } from './fit.ts'
import { table } from './sections.ts'

const MOST_ROWS = 10

/** The chart, and the last ten values as a table. */
export function trendSection(outcome: Outcome): Block[] {
  const points = readTrend(outcome)
  if (points.length === 0) return []
  const rows = points
    .slice(-MOST_ROWS)
    .reverse()
    .map(({ createdAt, overallBcr, citedEngines, totalEngines, failed, runUrl, isThisRun }) => [
      runUrl === undefined || isThisRun ? dayOf(createdAt) : markdownLink(dayOf(createdAt), runUrl),
      formatNumber(overallBcr),
      `${citedEngines} of ${totalEngines}`,
      [...(isThisRun ? ['this run'] : []), ...(failed ? ['❌ failed'] : [])].join(', '),
    ])
  return [
    { open: '### Trend', lines: [], close: '' },
    { open: renderChart(points), lines: [], close: '' },
    table(undefined, ['Run', 'Score', 'Engines that cite', ''], rows),
  ]
}

/** Mermaid's xychart. Nothing in it is text from outside but dates and numbers. */
function renderChart(points: TrendPoint[]): string {
  const values = points.map(({ overallBcr }) => overallBcr)
  const [low, high] = rangeOf(values)
  return [
    '```mermaid',
    'xychart-beta',
    '  title "Citation score"',
    `  x-axis [${points.map(({ createdAt }) => `"${dayOf(createdAt).slice(5)}"`).join(', ')}]`,
    `  y-axis ${toPlainNumber(low)} --> ${toPlainNumber(high)}`,
    `  line [${values.map(toPlainNumber).join(', ')}]`,
    '```',
  ].join('\n')
}

/** Without an exponent, which the chart does not understand. */
function toPlainNumber(value: number): string {
  const text = formatNumber(value)
  if (!text.includes('e')) return text
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 })
}
