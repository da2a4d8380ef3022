/** How long a loss that was found stays open: while it lasts, and once the old level is back. */
import {
  daily,
  engines,
  heavyDays,
  judgeCourses,
  normalDays,
  type Schedule,
  type Site,
  weekly,
} from '../histories.ts'
import { numberColumn, percentColumn, type Scenario } from '../scenario.ts'
import type { JudgedRun } from '../timeline.ts'
import { lose } from '../world.ts'

const rows: { schedule: Schedule; keywords: number; count: number }[] = [
  { schedule: weekly, keywords: 10, count: 1 },
  { schedule: weekly, keywords: 30, count: 1 },
  { schedule: weekly, keywords: 30, count: 3 },
  { schedule: daily, keywords: 30, count: 3 },
]

/** Low runs before the level is back. */
const LOW = 8
/** Runs in which a real recovery ends the loss. */
const SOON = 4

const isOpen = ({ openLosses }: JudgedRun) => openLosses > 0

/** Returns whether a loss that was found is closed in a later run, although it lasts. */
function endsByItself(judged: readonly JudgedRun[]): boolean | undefined {
  const found = judged.findIndex(isOpen)
  if (found < 0) return undefined
  return judged.slice(found).some(run => !isOpen(run))
}

/** Returns whether a loss that was open when the level came back is closed in time. */
function endsSoon(judged: readonly JudgedRun[]): boolean | undefined {
  const last = judged[LOW - 1]
  if (last === undefined || !isOpen(last)) return undefined
  return judged.slice(LOW, LOW + SOON).some(run => !isOpen(run))
}

function shareOf(answers: readonly (boolean | undefined)[]): [share: number, count: number] {
  const known = answers.filter(answer => answer !== undefined)
  return [known.filter(Boolean).length / known.length, known.length]
}

/** Measures one world: lasting losses, and losses whose level is back after some runs. */
async function measureLosses(
  runs: number,
  site: Partial<Site>,
  row: (typeof rows)[number],
): Promise<number[]> {
  const { schedule, keywords, count } = row
  const { earlier, runsAYear, daysApart } = schedule
  const times = Math.ceil(runs / runsAYear)
  const whole: Site = { keywords, kinds: engines(count), daysApart, ...site }
  const judge = (length: number, until?: number) =>
    judgeCourses(times, whole, { runs: length, earlier }, [
      lose(earlier, 0.5, until === undefined ? {} : { until }),
    ])
  const [lasting = []] = await judge(runsAYear)
  const [back = []] = await judge(LOW + SOON, earlier + LOW)
  return [...shareOf(lasting.map(endsByItself)), ...shareOf(back.map(endsSoon))]
}

const worlds: { name: string; site: (schedule: Schedule) => Partial<Site> }[] = [
  { name: 'calm', site: () => ({ dayShift: normalDays }) },
  {
    name: 'second world',
    site: ({ daysApart }) => ({
      dayShift: { ...heavyDays, correlation: daysApart < 3 ? 0.5 : 0.2, isShared: true },
      keeps: daysApart < 3 ? 0.7 : 0.2,
    }),
  },
]
const NUMBERS = 4

export const losses: Scenario = {
  name: 'losses',
  title: 'When a loss ends',
  definition: `Engines that cite on 20 % of the keywords lose half of the citations. *Ends by itself*: share of the losses found that are closed within a year although the loss lasts. *Ends in time*: the level is back after ${LOW} runs, and the loss closes within ${SOON} further runs. After each share: the number of losses that it is counted over. *Second world*: all engines share half of the variance of their days, which are heavy and autocorrelated, and a question keeps its answer from the run before in 20 % of the weekly and 70 % of the daily runs.`,
  labels: ['schedule', 'keywords × engines'],
  columns: worlds.flatMap(({ name }, index) => [
    percentColumn(`ends by itself, ${name}`, NUMBERS * index),
    numberColumn('of', NUMBERS * index + 1, 0),
    percentColumn(`ends in time, ${name}`, NUMBERS * index + 2),
    numberColumn('of', NUMBERS * index + 3, 0),
  ]),
  rows: rows.map(row => ({
    labels: [row.schedule.name, `${row.keywords} × ${row.count}`],
    parts: worlds.map(
      ({ site }) =>
        (runs: number) =>
          measureLosses(runs, site(row.schedule), row),
    ),
  })),
  promises: [],
}
