import { readTrend } from '../trend.ts'
import { link, type Markup, markup, parseWebUrl } from './markup.ts'
import { table } from './table.ts'
import { trendChart } from './trend-chart.ts'
import { countOf, dayOf, formatScore, type ReportedOutcome } from './words.ts'

/** The chart, how to read it, and its numbers as a table. */
export function trend(outcome: ReportedOutcome): Markup | undefined {
  const points = readTrend(outcome)
  if (points.length === 0) return undefined
  const baseline = outcome.baseline?.overallBcr
  const rows = points
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
    })
  const chart = trendChart(points, baseline)
  const legend = [
    'Citation score, one dot a run.',
    ...(points.some(({ failed }) => failed) ? ['A cross marks a run that failed.'] : []),
    ...(baseline === undefined ? [] : [`The dashed line is the baseline, ${formatScore(baseline)}.`]),
  ]
  return markup`${chart && markup`<figure>${chart}<figcaption>${legend.join(' ')}</figcaption></figure>`}
<details><summary>The numbers of ${countOf(points.length, 'run')}</summary>
${table({
  label: 'Trend, table',
  caption: 'Comparable runs, the newest first',
  columns: [
    { title: 'Run' },
    { title: 'Score', isNumber: true },
    { title: 'Engines that cite', isNumber: true },
    { title: 'Note' },
  ],
  rows,
})}
</details>`
}
