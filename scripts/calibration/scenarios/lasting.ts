/** Losses that last and declines: whether the gate raises an alarm within so many runs. */
import { alarmedShare, engines, judgeHistories, normalDays, type Site } from '../histories.ts'
import { column, percentColumn, percentRange, type Scenario } from '../scenario.ts'
import { type Course, declineToHalf, dropAt, loseEngineAt } from '../world.ts'

/** Runs before the event; the history that the gate then has. */
const BEFORE = 20
const AFTER = 30

/** Returns the share of histories with an alarm in the `after` runs from the event on. */
async function measureAlarms(runs: number, of: Site, course: Course, after: number): Promise<number> {
  const length = { runs: BEFORE + after, accepted: BEFORE, stopAtAlarm: true }
  return alarmedShare(await judgeHistories(Math.ceil(runs / 20), of, length, course))
}

async function measureCourses(runs: number, of: Site, courses: [Course, number][]): Promise<number[]> {
  const shares: number[] = []
  for (const [course, after] of courses) shares.push(await measureAlarms(runs, of, course, after))
  return shares
}

const unchanged: Course = () => 1

export const lastingLoss: Scenario = {
  name: 'lasting-loss',
  title: `Lost for good: an alarm within ${AFTER} runs`,
  definition: `${BEFORE} accepted runs, then ${AFTER} runs from the event on, one sample each; failed runs stay out of the baseline as the product decides. Base rate 20 %.`,
  labels: ['keywords × engines', 'days'],
  columns: [
    percentColumn('unchanged', 0),
    percentColumn('a quarter lost', 1),
    percentColumn('halved', 2),
    percentColumn('one engine lost', 3),
  ],
  rows: [
    { keywords: 10, count: 3, days: 'no shift' },
    { keywords: 10, count: 3, days: 'normal, 0.3', dayShift: normalDays },
    { keywords: 20, count: 1, days: 'no shift' },
    { keywords: 60, count: 1, days: 'normal, 0.3', dayShift: normalDays },
  ].map(({ keywords, count, days, ...rest }) => ({
    labels: [`${keywords} × ${count}`, days],
    measure: runs =>
      measureCourses(runs, { keywords, kinds: engines(count), ...rest }, [
        [unchanged, AFTER],
        [dropAt(BEFORE, 0.75), AFTER],
        [dropAt(BEFORE, 0.5), AFTER],
        [loseEngineAt(BEFORE, 0), AFTER],
      ]),
  })),
  promises: [
    {
      what: 'halved for good, 10 keywords × 3 engines, daily: an alarm within 30 runs',
      before: '',
      bar: '≥ 90 %',
      now: rows => percentRange(column(rows.slice(0, 1), 2)),
    },
    {
      what: 'the same, nothing changed',
      before: '',
      bar: '',
      now: rows => percentRange(column(rows.slice(0, 1), 0)),
    },
  ],
}

export const slowDecline: Scenario = {
  name: 'slow-decline',
  title: 'A slow decline to a half',
  definition: `${BEFORE} accepted runs, then a decline in equal steps to a half over 84 daily runs (12 weeks) or over 60 runs; an alarm in any of these runs counts. Beside it the false alarms of 60 unchanged runs after the same ${BEFORE}. Base rate 20 %, one sample.`,
  labels: ['keywords × engines'],
  columns: [
    percentColumn('over 84 runs, alarm', 0),
    percentColumn('over 60 runs, alarm', 1),
    percentColumn('unchanged, alarm in 60 runs', 2),
  ],
  rows: [10, 20, 60].flatMap(keywords =>
    [1, 3].map(count => ({
      labels: [`${keywords} × ${count}`],
      measure: (runs: number) =>
        measureCourses(runs, { keywords, kinds: engines(count) }, [
          [declineToHalf(BEFORE, 84), 84],
          [declineToHalf(BEFORE, 60), 60],
          [unchanged, 60],
        ]),
    })),
  ),
  promises: [
    {
      what: 'slow decline to a half over 12 weeks, daily: an alarm',
      before: '',
      bar: '≥ 80 %',
      now: rows => percentRange(column(rows, 0)),
    },
    {
      what: 'beside it, 60 unchanged runs: an alarm',
      before: '',
      bar: '≤ 10 %',
      now: rows => percentRange(column(rows, 2)),
    },
  ],
}
