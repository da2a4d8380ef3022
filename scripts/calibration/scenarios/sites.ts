/** The main table: how often a gate is red without a change, and how soon after a loss. */
import {
  daily,
  engines,
  judgeHistories,
  measureWaits,
  measureYears,
  normalDays,
  redColumn,
  runsUntilRed,
  type Schedule,
  type Site,
  secondWorld,
  waitColumn,
  weekly,
} from '../histories.ts'
import { percentColumn, type Scenario } from '../scenario.ts'
import { lose, unchanged } from '../world.ts'

const sizes: { schedule: Schedule; keywords: number; count: number }[] = [
  { schedule: weekly, keywords: 5, count: 1 },
  { schedule: weekly, keywords: 10, count: 1 },
  { schedule: weekly, keywords: 30, count: 1 },
  { schedule: weekly, keywords: 30, count: 3 },
  { schedule: weekly, keywords: 100, count: 3 },
  { schedule: daily, keywords: 30, count: 3 },
]
const worlds: { name: string; site: (schedule: Schedule) => Partial<Site> }[] = [
  { name: 'calm', site: () => ({ dayShift: normalDays }) },
  { name: 'second', site: secondWorld },
]
const rows = worlds.flatMap(world => sizes.map(size => ({ world, ...size })))

/** Measures the runs until the score of the answers that cite, halved, is found. */
async function measureScoreWaits(runs: number, site: Site, schedule: Schedule): Promise<number[]> {
  const { daysApart, earlier, after } = schedule
  const halved: Site = { ...site, daysApart, scoreCourse: lose(earlier, 0.5) }
  const length = { runs: after, earlier, stopAtAlarm: true }
  const histories = await judgeHistories(Math.ceil(runs / earlier), halved, length, unchanged)
  return [0.5, 0.9].map(quantile => runsUntilRed(histories, quantile))
}

const redOf = (schedule: Schedule, measured: readonly (readonly number[])[]) =>
  measured.flatMap(([red = Number.NaN], index) => (rows[index]?.schedule === schedule ? [red] : []))

export const sites: Scenario = {
  name: 'sites',
  title: 'How often a gate is red, and how soon',
  definition:
    'One sample, defaults, engines that cite on 20 % of the keywords. Red: runs of a first year without a change that fail, and the share of years with any. *Calm*: days that shift by 0.3 logits. *Second*: days as far apart on average, heavy, autocorrelated and half of them shared by the engines, and questions that keep their answer. Losses of half of the citations, of a quarter, and of half of the score of the answers that cite: runs until the first red one, median and (90 %), after 26 weekly or 60 daily runs; ∞: more than 52 weekly or 90 daily runs.',
  labels: ['world', 'schedule', 'keywords × engines'],
  columns: [
    redColumn('red a year', 0),
    percentColumn('inconclusive', 2),
    waitColumn('half lost', 3),
    waitColumn('a quarter lost', 5),
    waitColumn('score halved', 7),
  ],
  rows: rows.map(({ world, schedule, keywords, count }) => {
    const site: Site = { keywords, kinds: engines(count), ...world.site(schedule) }
    const courses = [0.5, 0.75].map(left => lose(schedule.earlier, left))
    return {
      labels: [world.name, schedule.name, `${keywords} × ${count}`],
      parts: [
        (runs: number) => measureYears(runs, site, schedule),
        (runs: number) => measureWaits(runs, site, schedule, courses),
        (runs: number) => measureScoreWaits(runs, site, schedule),
      ],
    }
  }),
  promises: [
    {
      what: 'red runs a year without a loss, weekly: mean of sizes and worlds',
      before: '–',
      bar: '≤ 1',
      now: measured => {
        const red = redOf(weekly, measured)
        return (red.reduce((sum, each) => sum + each, 0) / red.length).toFixed(2)
      },
    },
    {
      what: 'red runs a year without a loss: the worst size and world',
      before: '–',
      bar: '≤ 3.5',
      now: measured => Math.max(...redOf(weekly, measured), ...redOf(daily, measured)).toFixed(2),
    },
  ],
}
