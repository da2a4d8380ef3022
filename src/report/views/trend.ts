/** The citation score over the comparable runs. */
import { countOf, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage } from '../web-url.ts'
import { dayOf } from '../words.ts'
import type { Column } from './table.ts'

const MOST_POINTS = 30

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

/** Returns the comparable runs, oldest first, and this one last; empty without earlier runs. */
function readTrend({ trend, measurement, verdict, run }: Outcome): TrendPoint[] {
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

/** Returns a range with a margin around the values. Starts at 0 where 0 is near. */
function rangeOf(values: number[]): [low: number, high: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const margin = (most - least) / 10 || Math.abs(most) / 10 || 1
  return [least >= 0 && least < (most - least) * 2 ? 0 : least - margin, most + margin]
}

/** Returns the range of a chart of the points and a baseline; undefined where it is not finite. */
export function chartRange(
  points: TrendPoint[],
  baseline: number | undefined,
): [low: number, high: number] | undefined {
  const values = points.map(({ overallBcr }) => overallBcr)
  const [low, high] = rangeOf(baseline === undefined ? values : [...values, baseline])
  return Number.isFinite(high - low) && high > low ? [low, high] : undefined
}

/** Returns the points, the range of their chart, and their numbers, the newest first; undefined without any. */
export function viewTrend(outcome: Outcome) {
  const points = readTrend(outcome)
  if (points.length === 0) return undefined
  const baseline = outcome.baseline?.overallBcr
  const columns: Column[] = [
    { title: 'Run' },
    { title: 'Citation score', isNumber: true },
    { title: 'Engines that cite', isNumber: true },
    { title: 'Note' },
  ]
  return {
    points,
    range: chartRange(points, baseline),
    title: `The numbers of ${countOf(points.length, 'run')}`,
    caption: 'Comparable runs, the newest first',
    columns,
    rows: points
      .toReversed()
      .map(({ createdAt, overallBcr, citedEngines, totalEngines, failed, runUrl, isThisRun }) => ({
        day: dayOf(createdAt),
        url: parseWebPage(runUrl ?? ''),
        score: formatScore(overallBcr),
        engines: `${citedEngines} of ${totalEngines}`,
        note: [...(isThisRun ? ['this run'] : []), ...(failed ? ['failed'] : [])].join(', '),
      })),
  }
}
