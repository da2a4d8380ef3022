/** How the citation score went over the comparable runs: a chart that GitHub draws, and the last values. */
import { formatNumber } from '../numbers.ts'
import { markdownLink } from './escape.ts'
import type { Block } from './fit.ts'
import type { Outcome } from './outcome.ts'
import { table } from './sections.ts'

const MOST_POINTS = 30
const MOST_ROWS = 10

export interface TrendPoint {
  /** ISO 8601 UTC. */
  createdAt: string
  overallBcr: number
  citedEngines: number
  totalEngines: number
  failed: boolean
  runUrl: string | undefined
  isThisRun: boolean
}

/** The comparable runs, oldest first, this one last; empty where there is nothing to look back on. */
export function readTrend({ trend, measurement, verdict, run }: Outcome): TrendPoint[] {
  if (trend.length === 0 || measurement === undefined) return []
  const { overallBcr, citedEngines, totalEngines } = measurement
  const failed = verdict.status === 'fail' || verdict.status === 'error'
  return [
    ...trend.map(record => ({ ...record, isThisRun: false })),
    {
      ...{ overallBcr, citedEngines, totalEngines, failed },
      createdAt: run.finishedAt,
      runUrl: run.runUrl,
      isThisRun: true,
    },
  ].slice(-MOST_POINTS)
}

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

/** Somewhat more than the values span, so that the line touches no edge; from 0 where that is not far. */
export function rangeOf(values: number[]): [low: number, high: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const margin = (most - least) / 10 || Math.abs(most) / 10 || 1
  return [least >= 0 && least < (most - least) * 2 ? 0 : least - margin, most + margin]
}

/** Without an exponent, which the chart does not understand. */
function toPlainNumber(value: number): string {
  const text = formatNumber(value)
  if (!text.includes('e')) return text
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 })
}

/** What is not a date is shown as none, for it may come from a file that anybody wrote. */
function dayOf(createdAt: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(createdAt)?.[0] ?? '0000-00-00'
}
