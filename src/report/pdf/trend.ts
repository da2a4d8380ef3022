import { MUTED } from '../../pdf/colours.ts'
import type { Flow } from '../../pdf/flow.ts'
import { parseWebUrl } from '../html/markup.ts'
import { countOf, dayOf, formatScore, type ReportedOutcome } from '../html/words.ts'
import { rangeOf, readTrend, type TrendPoint } from '../trend.ts'
import { link, SMALL } from './values.ts'

/** The chart, how to read it, and its numbers as a table. */
export function trend(flow: Flow, outcome: ReportedOutcome): void {
  const points = readTrend(outcome)
  if (points.length === 0) return
  const baseline = outcome.baseline?.overallBcr
  flow.heading('Trend')
  writeChart(flow, points, baseline)
  flow.caption(`The numbers of ${countOf(points.length, 'run')}. Comparable runs, the newest first`)
  flow.table(
    [
      { title: 'Run', share: 0.25 },
      { title: 'Score', share: 0.2, align: 'right' },
      { title: 'Engines that cite', share: 0.25, align: 'right' },
      { title: 'Note', share: 0.3 },
    ],
    points
      .toReversed()
      .map(({ createdAt, overallBcr, citedEngines, totalEngines, failed, runUrl, isThisRun }) => {
        const url = parseWebUrl(runUrl ?? '')
        const marks = [...(isThisRun ? ['this run'] : []), ...(failed ? ['failed'] : [])]
        return [
          url ? link(url, dayOf(createdAt)) : dayOf(createdAt),
          formatScore(overallBcr),
          `${citedEngines} of ${totalEngines}`,
          marks.join(', '),
        ]
      }),
  )
}

/** None where the values span more than numbers can. */
function writeChart(flow: Flow, points: TrendPoint[], baseline: number | undefined): void {
  const values = points.map(({ overallBcr }) => overallBcr)
  const range = rangeOf(baseline === undefined ? values : [...values, baseline])
  const [low, high] = range
  if (!Number.isFinite(high - low) || !(high > low)) return
  flow.chart({
    points: points.map(({ overallBcr, failed }, index) => ({
      at: index / Math.max(points.length - 1, 1),
      value: overallBcr,
      isCrossed: failed,
    })),
    range,
    baseline,
    labels: [dayOf(points[0]?.createdAt ?? ''), dayOf(points.at(-1)?.createdAt ?? '')],
    lastValue: formatScore(values.at(-1) ?? 0),
  })
  const legend = [
    'Citation score, one dot a run.',
    ...(points.some(({ failed }) => failed) ? ['A cross marks a run that failed.'] : []),
    ...(baseline === undefined ? [] : [`The dashed line is the baseline, ${formatScore(baseline)}.`]),
  ]
  flow.paragraph(legend.join(' '), { size: SMALL, color: MUTED })
  flow.space(8)
}
