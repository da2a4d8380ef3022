/** How the citation score went over the comparable runs. */
import { countOf, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage } from '../web-url.ts'
import { dayOf } from '../words.ts'

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

/** Somewhat more than the values span, so that the line touches no edge; from 0 where that is not far. */
export function rangeOf(values: number[]): [low: number, high: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const margin = (most - least) / 10 || Math.abs(most) / 10 || 1
  return [least >= 0 && least < (most - least) * 2 ? 0 : least - margin, most + margin]
}

/** What a chart of the points and a baseline spans; undefined where that is more than numbers can. */
export function chartRange(
  points: TrendPoint[],
  baseline: number | undefined,
): [low: number, high: number] | undefined {
  const values = points.map(({ overallBcr }) => overallBcr)
  const [low, high] = rangeOf(baseline === undefined ? values : [...values, baseline])
  return Number.isFinite(high - low) && high > low ? [low, high] : undefined
}

/** The points, how to read a chart of them, and their numbers, the newest first; undefined without any. */
export function viewTrend(outcome: Outcome) {
  const points = readTrend(outcome)
  if (points.length === 0) return undefined
  const baseline = outcome.baseline?.overallBcr
  return {
    points,
    baseline,
    legend: [
      'Citation score, one dot a run.',
      ...(points.some(({ failed }) => failed) ? ['A cross marks a run that failed.'] : []),
      ...(baseline === undefined ? [] : [`The dashed line is the baseline, ${formatScore(baseline)}.`]),
    ].join(' '),
    title: `The numbers of ${countOf(points.length, 'run')}`,
    caption: 'Comparable runs, the newest first',
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
