/** The gate on recorded answers of a real engine (data/README.md). */
import { alarmedShare, failedShare, hasFailed, inconclusiveShare } from '../histories.ts'
import { createRandom, drawItems, uniformAt } from '../random.ts'
import {
  type DayOrder,
  findSubjects,
  loadRecorded,
  orderDays,
  type Recorded,
  type ReplayOptions,
  replay,
  resampleDays,
  type SubjectKind,
} from '../replay.ts'
import { column, mapInOrder, numberColumn, percentColumn, percentRange, type Scenario } from '../scenario.ts'
import { hostedGate, type JudgedRun, runTimeline, type TimelineOptions } from '../timeline.ts'

let loaded: Recorded | undefined
function recorded(): Recorded {
  loaded ??= loadRecorded()
  return loaded
}

/** Draws prompts and a name that at least five answers to them hold. */
function drawCast(size: number, kind: SubjectKind, seed: number): Pick<ReplayOptions, 'prompts' | 'subject'> {
  const data = recorded()
  for (let attempt = 0; ; attempt++) {
    const random = createRandom(uniformAt(seed, size, attempt) * 2 ** 32)
    const prompts = drawItems([...data.prompts.keys()], size, random)
    const [subject] = drawItems(findSubjects(data, prompts, kind), 1, random)
    if (subject !== undefined) return { prompts, subject }
  }
}

const subjects = [
  { name: 'domain, cited or not', kind: 'domains' },
  { name: 'brand, named or not', kind: 'brands' },
] as const

const gate = hostedGate()

/** Judges `times` histories, each with a cast of its own. */
function judgeReplays(
  times: number,
  kind: SubjectKind,
  size: number,
  dayOf: (seed: number) => ReplayOptions['dayOf'],
  options: TimelineOptions,
): Promise<JudgedRun[][]> {
  const seeds = Array.from({ length: times }, (_, seed) => seed)
  return mapInOrder(seeds, seed => {
    const source = replay(recorded(), { ...drawCast(size, kind, seed), kind, dayOf: dayOf(seed) })
    return runTimeline(source, gate, options)
  })
}

const orders: DayOrder[] = ['as-recorded', 'shuffled', 'mixed']

async function measureWeek(runs: number, kind: SubjectKind, size: number, order: DayOrder) {
  const { days } = recorded()
  const dayOf = (seed: number) => orderDays(recorded(), order, createRandom(seed))
  const histories = await judgeReplays(Math.ceil(runs / (days - 1)), kind, size, dayOf, {
    runs: days,
    daysApart: 1,
  })
  const compared = histories.flat().filter(({ compared }) => compared > 0)
  return [failedShare(compared), inconclusiveShare(compared)]
}

export const realDays: Scenario = {
  name: 'real-days',
  title: 'A week of real answers',
  definition:
    'Seven days are seven runs; prompts are keywords; a cited domain, or a recommended brand, is the brand. Each history draws prompts, and a name that at least five of their answers hold. One sample, defaults. “As recorded” holds whatever truly changed in that week; “shuffled” puts the days in random order; “mixed” gives each prompt an order of its own, so that nothing changed by construction. Shares of the runs with a baseline.',
  labels: ['brand', 'keywords'],
  columns: ['as recorded', 'shuffled', 'mixed'].flatMap((order, index) => [
    percentColumn(`${order}: fail`, 2 * index),
    percentColumn('… inconclusive', 2 * index + 1),
  ]),
  rows: subjects.flatMap(({ name, kind }) =>
    [10, 20, 60, 143].map(size => ({
      labels: [name, String(size)],
      parts: orders.map(order => (runs: number) => measureWeek(runs, kind, size, order)),
    })),
  ),
  promises: [
    {
      what: 'a week of real answers, days as recorded: runs that fail',
      before: '0.0 to 2.1 %, mean 0.7 %',
      bar: '≤ 1.5 %',
      now: rows => percentRange(column(rows, 0)),
    },
  ],
}

const YEAR = 52

export const realYear: Scenario = {
  name: 'real-year',
  title: 'A year of real answers',
  definition: `${YEAR} weekly runs from the first one on. Each prompt gets in each run its answer of a random day of the week before, so nothing changed; the brand is a domain, cited or not.`,
  labels: ['keywords'],
  columns: [
    numberColumn('red runs a year', 0, 2),
    percentColumn('years with any', 1),
    percentColumn('inconclusive', 2),
  ],
  rows: [10, 20, 60, 143].map(size => ({
    labels: [String(size)],
    parts: [
      async (runs: number) => {
        const dayOf = (seed: number) =>
          resampleDays(recorded(), (run, prompt) => uniformAt(seed, run, prompt))
        const histories = await judgeReplays(Math.ceil(runs / YEAR), 'domains', size, dayOf, { runs: YEAR })
        const judged = histories.flat()
        return [
          judged.filter(hasFailed).length / histories.length,
          alarmedShare(histories),
          inconclusiveShare(judged),
        ]
      },
    ],
  })),
  promises: [],
}
