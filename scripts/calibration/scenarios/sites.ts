/** The main table: how often a gate is red without a change, and how soon after a loss. */
import {
  daily,
  engines,
  heavyDays,
  measureWaits,
  measureYears,
  normalDays,
  redColumn,
  type Schedule,
  type Site,
  waitColumn,
  weekly,
} from '../histories.ts'
import { type Promised, percent, type Scenario } from '../scenario.ts'
import { type Course, declineToHalf, lose, silence } from '../world.ts'

const sizes = [
  [5, 1],
  [10, 1],
  [10, 3],
  [30, 3],
  [60, 1],
  [100, 3],
] as const

/** A world without a change of the brand. */
interface World {
  name: string
  site: Partial<Site>
  course?: Course
}

function listWorlds(count: number, { runsAYear, daysApart }: Schedule): World[] {
  const at = (part: number) => Math.round(part * runsAYear)
  const heavy = { dayShift: { ...heavyDays, correlation: daysApart < 3 ? 0.5 : 0 } }
  const outages = [0.2, 0.5, 0.8].map(part => silence(at(part), { until: at(part) + 2, engines: [0] }))
  return [
    { name: 'calm', site: { dayShift: normalDays } },
    { name: 'heavy', site: heavy },
    {
      name: 'messy',
      site: {
        ...heavy,
        ...{ weekendDip: 0.3, drift: 0.3, missing: 0.05, firstRunLuck: 0.5 },
        edits: [0.2, 0.4, 0.6, 0.8].map(part => ({ run: at(part), added: 1, removed: 1 })),
      },
      // A single engine without answers leaves nothing to judge.
      ...(count > 1 && {
        course: place => (outages.some(course => course(place) === undefined) ? undefined : 1),
      }),
    },
  ]
}

const TWELVE_WEEKS = 84

const listLosses = ({ earlier, daysApart }: Schedule): [string, Course][] => [
  ['halved', lose(earlier, 0.5)],
  ['a quarter lost', lose(earlier, 0.75)],
  ['all lost', lose(earlier, 0)],
  ['halved over twelve weeks', declineToHalf(earlier, TWELVE_WEEKS / daysApart)],
  ['one engine lost', lose(earlier, 0, { engines: [0] })],
]

const worlds = listWorlds(1, weekly)
const losses = listLosses(weekly)
const [WORLD, LOSS] = [3, 2]

const schedules = [weekly, daily]
const rows = schedules.flatMap(schedule => sizes.map(([keywords, count]) => ({ schedule, keywords, count })))

type Numbers = readonly (readonly number[])[]

/** Returns the numbers at these positions of the rows that `holds`. */
function pick(
  numbers: Numbers,
  holds: (row: (typeof rows)[number]) => boolean,
  positions: readonly number[],
) {
  const picked = rows.flatMap((row, index) => (holds(row) ? [numbers[index] ?? []] : []))
  return picked.flatMap(values => positions.map(position => values[position] ?? Number.NaN))
}

const isLarge = ({ keywords }: (typeof rows)[number]) => keywords === 100
const ofWorlds = (offset: number) => worlds.map((_, index) => WORLD * index + offset)

function redBar(
  schedule: Schedule,
  size: string,
  counts: typeof isLarge,
  before: string,
  bar: string,
): Promised {
  return {
    what: `false red runs a year, ${schedule.name}, ${size}: the worst site and world`,
    before,
    bar,
    now: numbers =>
      Math.max(...pick(numbers, row => row.schedule === schedule && counts(row), ofWorlds(0))).toFixed(2),
  }
}

function openBar(schedule: Schedule, before: string, bar: string): Promised {
  return {
    what: `inconclusive runs without a change, ${schedule.name}: the worst site and world`,
    before,
    bar,
    now: numbers => percent(Math.max(...pick(numbers, row => row.schedule === schedule, ofWorlds(2)))),
  }
}

function waitBar(schedule: Schedule, loss: string, quantile: 0 | 1, before: string, bar: string): Promised {
  const index = losses.findIndex(([name]) => name === loss)
  return {
    what: `30 × 3, ${loss}, ${schedule.name}: runs until red, ${quantile === 0 ? 'median' : '90 %'}`,
    before,
    bar,
    now: numbers =>
      pick(numbers, row => row.schedule === schedule && row.keywords === 30, [
        WORLD * worlds.length + LOSS * index + quantile,
      ]).join(),
  }
}

export const sites: Scenario = {
  name: 'sites',
  title: 'How often a gate is red, and how soon',
  definition:
    'One sample, defaults, engines that cite on 20 % of the keywords. Red: runs of a first year without a change that fail, and the share of years with any. *Calm*: days that shift by 0.3 logits. *Heavy*: the same deviation, but days far off (Student’s t with 3 degrees of freedom), and a correlation of 0.5 from day to day. *Messy*: heavy days, weekends lower by 0.3 logits, cells that drift by 0.3 logits a year, 5 % of the answers missing, four keywords replaced, a first run higher by 0.5 logits, three outages of an engine. Inconclusive: share of the runs, in the worst of these worlds. Losses: runs until the first red one, median and (90 %), after 26 weekly or 60 daily calm runs; ∞: more than 52 weekly or 90 daily runs.',
  labels: ['schedule', 'keywords × engines'],
  columns: [
    ...worlds.map(({ name }, index) => redColumn(`red a year, ${name}`, WORLD * index)),
    {
      heading: 'inconclusive',
      show: values => percent(Math.max(...worlds.map((_, index) => values[WORLD * index + 2] ?? Number.NaN))),
    },
    ...losses.map(([heading], index) => waitColumn(heading, WORLD * worlds.length + LOSS * index)),
  ],
  rows: rows.map(({ schedule, keywords, count }) => {
    const site: Site = { keywords, kinds: engines(count) }
    const courses = listLosses(schedule).map(([, course]) => course)
    return {
      labels: [schedule.name, `${keywords} × ${count}`],
      parts: [
        ...listWorlds(count, schedule).map(
          world => (runs: number) => measureYears(runs, { ...site, ...world.site }, schedule, world.course),
        ),
        (runs: number) =>
          measureWaits(
            runs,
            { ...site, dayShift: normalDays },
            schedule,
            count > 1 ? courses : courses.slice(0, -1),
          ),
      ],
    }
  }),
  promises: [
    redBar(weekly, 'up to 60 × 1', row => !isLarge(row), '6.67', '≤ 1'),
    redBar(weekly, '100 × 3', isLarge, '25.50', '≤ 1.3'),
    redBar(daily, 'up to 60 × 1', row => !isLarge(row), '16.00', '≤ 1'),
    redBar(daily, '100 × 3', isLarge, '20.00', '≤ 2'),
    openBar(weekly, '17.0 %', '≤ 5 %'),
    openBar(daily, '18.1 %', '≤ 8 %'),
    waitBar(weekly, 'halved', 1, '2', '≤ 2'),
    waitBar(daily, 'halved', 1, '3', '≤ 4'),
    waitBar(weekly, 'a quarter lost', 0, '3', '≤ 4'),
    waitBar(daily, 'a quarter lost', 0, '2', '≤ 10'),
    waitBar(weekly, 'one engine lost', 0, '1', '1'),
  ],
}
