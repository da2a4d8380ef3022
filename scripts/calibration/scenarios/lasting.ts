/** Losses that last and declines: whether the gate raises an alarm within so many runs. */
import type { Measurement } from '../../../src/scan/measure.ts'
import { meanOf } from '../answer-source.ts'
import { alarmedShare, engines, heavyDays, judgeHistories, normalDays, type Site } from '../histories.ts'
import { column, percentColumn, percentRange, repeat, type Scenario, shareWhere } from '../scenario.ts'
import { findDecline, type JudgedRun, measureRun, readGate } from '../timeline.ts'
import { type Course, createWorld, declineToHalf, dropAt, loseEngineAt } from '../world.ts'

/** Runs before the event; the history that the gate then has. */
const BEFORE = 20
const AFTER = 30

/** Returns the shares of histories with any alarm, and with one of the rule `decline`, in the `after` runs from the event on. */
async function measureAlarms(runs: number, of: Site, course: Course, after: number): Promise<number[]> {
  const length = { runs: BEFORE + after, earlier: BEFORE }
  const histories = await judgeHistories(Math.ceil(runs / 8), of, length, course)
  return [alarmedShare(histories), declinedShare(histories)]
}

async function measureCourses(runs: number, of: Site, courses: [Course, number][]): Promise<number[]> {
  const shares: number[] = []
  for (const [course, after] of courses) shares.push(...(await measureAlarms(runs, of, course, after)))
  return shares
}

function declinedShare(histories: readonly JudgedRun[][]): number {
  return meanOf(
    histories.map(runs => Number(runs.some(({ failedRules }) => failedRules.includes('decline')))),
  )
}

const unchanged: Course = () => 1

export const lastingLoss: Scenario = {
  name: 'lasting-loss',
  title: `Lost for good: an alarm within ${AFTER} runs`,
  definition: `${BEFORE} earlier runs, then ${AFTER} runs from the event on, one sample each; failed runs stay out of the baseline as the product decides. Base rate 20 %.`,
  labels: ['keywords × engines', 'days'],
  columns: [
    percentColumn('unchanged, any rule', 0),
    percentColumn('unchanged, `decline`', 1),
    percentColumn('a quarter lost, any rule', 2),
    percentColumn('a quarter lost, `decline`', 3),
    percentColumn('halved, any rule', 4),
    percentColumn('halved, `decline`', 5),
    percentColumn('one engine lost, any rule', 6),
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
      before: '20.0 %',
      bar: '≥ 90 %',
      now: rows => percentRange(column(rows.slice(0, 2), 4)),
    },
    {
      what: 'the same, by the rule `decline` alone',
      before: 'no such rule',
      bar: '',
      now: rows => percentRange(column(rows.slice(0, 2), 5)),
    },
    {
      what: 'the same, nothing changed: any alarm, one test at 5 % in each of 30 runs',
      before: '15.0 %',
      bar: '',
      now: rows => percentRange(column(rows.slice(0, 2), 0)),
    },
  ],
}

/** Returns the share of histories in which the rule `decline` raises an alarm. No other rule is applied. */
async function measureDecline(times: number, of: Site, runs: number, course: Course): Promise<number> {
  const { kinds, keywords, dayShift = { kind: 'none' } } = of
  const alarms = await repeat(times, async seed => {
    const world = createWorld({ kinds, keywords, dayShift, course, seed })
    const gate = await readGate(world, { 'scan-per': 'keyword' })
    const measurements: Measurement[] = []
    for (let run = 0; run < runs; run++) {
      const measurement = await measureRun(world, gate, run)
      if (findDecline(measurements, measurement, gate) === 'fail') return true
      measurements.push(measurement)
    }
    return false
  })
  return shareWhere(alarms, alarm => alarm)
}

const WEEK = 7
const [WEEKS, YEAR] = [12, 52]

export const slowDecline: Scenario = {
  name: 'slow-decline',
  title: 'A slow decline to a half, seen by the rule `decline`',
  definition: `${BEFORE} runs at the old level, then a decline in equal steps to a half over ${WEEKS * WEEK} daily runs (12 weeks) or over 60 runs; an alarm in any of these runs counts. Beside it the false alarms among 60 unchanged runs, and within a year of weekly and of daily runs, the first run included. Base rate 20 %, one sample.`,
  labels: ['keywords × engines', 'days'],
  columns: [
    percentColumn('over 84 runs, alarm', 0),
    percentColumn('over 60 runs, alarm', 1),
    percentColumn('unchanged, 60 runs', 2),
    percentColumn(`unchanged, ${YEAR} weekly runs`, 3),
    percentColumn(`unchanged, ${YEAR * WEEK} daily runs`, 4),
  ],
  rows: [10, 20, 60].flatMap(keywords =>
    [1, 3].flatMap(count =>
      ([undefined, normalDays, heavyDays] as const).map(dayShift => ({
        labels: [
          `${keywords} × ${count}`,
          dayShift === undefined ? 'no shift' : dayShift === normalDays ? 'normal, 0.3' : 'heavy-tailed',
        ],
        async measure(runs: number) {
          const of = { keywords, kinds: engines(count), ...(dayShift && { dayShift }) }
          const times = Math.ceil(runs / 4)
          return [
            await measureDecline(times, of, BEFORE + 84, declineToHalf(BEFORE, 84)),
            await measureDecline(times, of, BEFORE + 60, declineToHalf(BEFORE, 60)),
            await measureDecline(times, of, 60, unchanged),
            await measureDecline(times, of, YEAR, unchanged),
            await measureDecline(Math.ceil(times / 4), of, YEAR * WEEK, unchanged),
          ]
        },
      })),
    ),
  ),
  promises: [
    {
      what: 'slow decline to a half over 12 weeks, daily, 10 to 60 keywords × 3 engines: an alarm',
      before: '35.0 to 50.0 % (any rule)',
      bar: '≥ 80 %',
      now: rows =>
        percentRange(
          column(
            rows.filter((_, index) => index % 6 >= 3),
            0,
          ),
        ),
    },
    {
      what: 'the same, one engine',
      before: '40.0 to 100.0 % (any rule)',
      bar: '',
      now: rows =>
        percentRange(
          column(
            rows.filter((_, index) => index % 6 < 3),
            0,
          ),
        ),
    },
    {
      what: 'beside it, 60 unchanged runs: an alarm of the rule `decline`, all settings',
      before: '15.0 to 85.0 % (any rule)',
      bar: '≤ 10 %',
      now: rows => percentRange(column(rows, 2)),
    },
  ],
}
