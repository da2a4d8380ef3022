/** A total loss after one recorded run. */
import { engines, judgeHistories, type Site } from '../histories.ts'
import {
  mapInOrder,
  numberColumn,
  percentColumn,
  percentRange,
  type Scenario,
  shareWhere,
} from '../scenario.ts'
import type { JudgedRun } from '../timeline.ts'
import { lose } from '../world.ts'

/** Sites with few and with many cited answers in one run. */
const sites: Site[] = ([0.2, 0.6] as const).flatMap(baseRate =>
  [
    [5, 1],
    [5, 3],
    [10, 1],
    [10, 3],
    [20, 1],
  ].map(([keywords = 1, count = 1]) => ({ keywords, kinds: engines(count, baseRate) })),
)

const groups = [
  { label: '1 to 4', least: 1, most: 4 },
  { label: '5 to 9', least: 5, most: 9 },
  { label: '10 or more', least: 10, most: Number.POSITIVE_INFINITY },
]

interface Loss {
  /** Cited answers of the recorded run. */
  citations: number
  first: JudgedRun
  second: JudgedRun
}

async function judgeLosses(times: number, daysApart: number): Promise<Loss[]> {
  const all = await mapInOrder(sites, site =>
    judgeHistories(times, { ...site, daysApart }, { runs: 3 }, lose(1, 0)),
  )
  return all
    .flat()
    .flatMap(([before, first, second]) =>
      before && first && second ? [{ citations: before.citations, first, second }] : [],
    )
}

const schedules = [
  { name: 'weekly', daysApart: 7 },
  { name: 'daily', daysApart: 1 },
]

export const early: Scenario = {
  name: 'early',
  title: 'All citations lost after one recorded run',
  definition:
    'The second run, and each one after it, has no citation. 5 × 1 to 10 × 3 and 20 × 1 keywords and engines, base rates 20 and 60 %, one sample. Histories by the number of cited answers in the first run.',
  labels: ['schedule', 'cited answers'],
  columns: [
    percentColumn('fails at once', 0),
    percentColumn('inconclusive at once', 1),
    percentColumn('fails in the second run', 2),
    numberColumn('histories', 3, 0),
  ],
  rows: schedules.flatMap(({ name, daysApart }) =>
    groups.map(({ label, least, most }) => ({
      labels: [name, label],
      parts: [
        async (runs: number) => {
          const losses = (await judgeLosses(Math.ceil(runs / 20), daysApart)).filter(
            ({ citations }) => citations >= least && citations <= most,
          )
          return [
            shareWhere(losses, ({ first }) => first.status === 'fail'),
            shareWhere(losses, ({ first }) => first.status === 'inconclusive'),
            shareWhere(losses, ({ second }) => second.status === 'fail'),
            losses.length,
          ]
        },
      ],
    })),
  ),
  promises: [
    {
      what: 'all of 10 or more cited answers lost after one recorded run: fails at once',
      before: '100.0 %',
      bar: '100 %',
      now: rows => percentRange([2, 5].map(row => rows[row]?.[0] ?? Number.NaN)),
    },
    {
      what: 'all of 5 to 9: inconclusive at once, and fails in the second run',
      before: '0.0 and 100.0 %',
      bar: '100 % each',
      now: rows =>
        [1, 2]
          .map(position => percentRange([1, 4].map(row => rows[row]?.[position] ?? Number.NaN)))
          .join(' and '),
    },
  ],
}
