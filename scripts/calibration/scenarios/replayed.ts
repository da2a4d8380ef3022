/** The gate on recorded answers of a real engine (data/README.md). */
import {
  alarmedShare,
  failedShare,
  inconclusiveShare,
  judgeHistories,
  normalDays,
  steadySite,
} from '../histories.ts'
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
import { column, numberColumn, percentColumn, percentRange, repeat, type Scenario } from '../scenario.ts'
import { type JudgedRun, readGate, runTimeline } from '../timeline.ts'

let loaded: Recorded | undefined
function recorded(): Recorded {
  loaded ??= loadRecorded()
  return loaded
}

/** A brand on some of the prompts. */
type Cast = Pick<ReplayOptions, 'prompts' | 'subject'>

/** Draws prompts and a subject that at least five answers to them name. */
function drawCast(size: number, kind: SubjectKind, seed: number): Cast {
  const data = recorded()
  for (let attempt = 0; ; attempt++) {
    const random = createRandom(uniformAt(seed, size, attempt) * 2 ** 32)
    const prompts = drawItems([...data.prompts.keys()], size, random)
    const [subject] = drawItems(findSubjects(data, prompts, kind), 1, random)
    if (subject !== undefined) return { prompts, subject }
  }
}

/** As the scheduled example of docs/hosted-service.md. Its floor of two engines is left out: one engine was recorded. */
const scheduled = { 'max-bcr-drop': '10%' }
const byKeyword = { ...scheduled, 'scan-per': 'keyword' }
const atOnce = { ...scheduled, 'scan-per': 'all' }

interface Replayed {
  kind: SubjectKind
  size: number
  score: ReplayOptions['score']
  inputs: Record<string, string>
  runs: number
  dayOf(seed: number): ReplayOptions['dayOf']
}

function judgeReplays(
  seeds: readonly number[],
  { kind, size, score, inputs, runs, dayOf }: Replayed,
): Promise<JudgedRun[][]> {
  return repeat(seeds.length, async index => {
    const seed = seeds[index] ?? 0
    const source = replay(recorded(), { ...drawCast(size, kind, seed), kind, score, dayOf: dayOf(seed) })
    return runTimeline(source, await readGate(source, inputs), { runs })
  })
}

function seedsOf(times: number, first = 0): number[] {
  return Array.from({ length: Math.ceil(times) }, (_, index) => first + index)
}

const isCompared = ({ compared }: JudgedRun) => compared > 0
/** The first run has no baseline; the next four are the first comparisons. */
const isAmongFirstFour = ({ run }: JudgedRun) => run >= 1 && run <= 4

async function measureWeek(runs: number, of: Omit<Replayed, 'runs' | 'dayOf'>): Promise<number[]> {
  const orders: DayOrder[] = ['as-recorded', 'shuffled', 'mixed']
  const weeks: JudgedRun[][][] = []
  for (const order of orders) {
    const dayOf = (seed: number) => orderDays(recorded(), order, createRandom(seed))
    weeks.push(await judgeReplays(seedsOf(runs / 10), { ...of, runs: recorded().days, dayOf }))
  }
  const compared = weeks.map(histories => histories.flat().filter(isCompared))
  return [
    ...compared.map(failedShare),
    alarmedShare(weeks[0] ?? [], isAmongFirstFour),
    alarmedShare(weeks[2] ?? [], isAmongFirstFour),
    inconclusiveShare(compared[2] ?? []),
  ]
}

interface Gate {
  label: string
  inputs: Record<string, string>
  /** What it did in November 2026. */
  before: { mixed: string; recorded: string; year: string; firstFour: string }
}

const gates: Gate[] = [
  {
    label: 'as written',
    inputs: scheduled,
    before: {
      mixed: '27.5 to 54.6 %, mean 40.6 %',
      recorded: '20.4 to 50.4 %, mean 38.0 %',
      year: '17.0 to 25.1 %, mean 20.9 %',
      firstFour: '65.0 to 100.0 %, mean 83.3 %',
    },
  },
  {
    label: '`scan-per: keyword`',
    inputs: byKeyword,
    before: {
      mixed: '0.0 to 4.2 %, mean 1.1 %',
      recorded: '0.0 to 6.7 %, mean 1.6 %',
      year: '1.3 to 6.7 %, mean 2.7 %',
      firstFour: '0.0 to 55.0 %, mean 15.0 %',
    },
  },
]
const subjects: { kind: SubjectKind; score: ReplayOptions['score']; name: string }[] = [
  { kind: 'domains', score: 'cited', name: 'domain, cited or not' },
  { kind: 'domains', score: 'position', name: 'domain, by position' },
  { kind: 'brands', score: 'cited', name: 'brand, named or not' },
]
const weekSizes = [5, 10, 20, 60, 143]
const weekRows = gates.flatMap(({ label: gate, inputs }) =>
  subjects.flatMap(({ name, ...subject }) => weekSizes.map(size => ({ gate, inputs, name, subject, size }))),
)
const rowsOf = (rows: readonly (readonly number[])[], gate: string) =>
  rows.filter((_, index) => weekRows[index]?.gate === gate)

export const scheduledExample: Scenario = {
  name: 'scheduled-example',
  title: 'The scheduled example of [a hosted service](hosted-service.md) on a week of real answers',
  definition:
    'Seven days are seven runs; prompts are keywords; a cited domain, or a recommended brand, is the brand. Each history draws prompts, and a name that at least five of their answers hold. The score is 100 if cited, else 0; or 100 divided by the position. Inputs: `baseline: artifact`, `max-bcr-drop: 10%`, one sample, defaults. “As recorded” holds whatever truly changed in that week; “shuffled” puts the days in random order; “mixed” gives each prompt an order of its own, so that nothing changed by construction. Shares of the runs with a baseline.',
  labels: ['gate', 'brand', 'keywords'],
  columns: [
    percentColumn('as recorded', 0),
    percentColumn('shuffled', 1),
    percentColumn('mixed', 2),
    percentColumn('alarm in the first four, as recorded', 3),
    percentColumn('alarm in the first four, mixed', 4),
    percentColumn('inconclusive, mixed', 5),
  ],
  rows: weekRows.map(({ gate, inputs, name, subject, size }) => ({
    labels: [gate, name, String(size)],
    measure: runs => measureWeek(runs, { ...subject, size, inputs }),
  })),
  promises: gates.flatMap(({ label: gate, before }) => [
    {
      what: `the scheduled example, ${gate}, real answers, nothing changed (mixed days): runs that fail`,
      before: before.mixed,
      bar: '≤ 5 %',
      now: (rows: readonly (readonly number[])[]) => percentRange(column(rowsOf(rows, gate), 2)),
    },
    {
      what: `the scheduled example, ${gate}, real answers, days as recorded: runs that fail`,
      before: before.recorded,
      bar: '≤ 5 %',
      now: (rows: readonly (readonly number[])[]) => percentRange(column(rowsOf(rows, gate), 0)),
    },
  ]),
}

const YEAR = 52

async function measureYear(histories: JudgedRun[][]): Promise<number[]> {
  const compared = histories.flat().filter(isCompared)
  return [failedShare(compared), alarmedShare(histories, isAmongFirstFour), alarmedShare(histories)]
}

const yearRows = gates.flatMap(({ label: gate, inputs }) =>
  [10, 20, 60].flatMap(size => [
    {
      labels: [gate, String(size), 'real answers'],
      measure: async (runs: number) => {
        const dayOf = (seed: number) =>
          resampleDays(recorded(), (run, prompt) => uniformAt(seed, run, prompt))
        const of = { kind: 'domains', score: 'cited', size, inputs, runs: YEAR, dayOf } as const
        return measureYear(await judgeReplays(seedsOf(runs / 20), of))
      },
    },
    {
      labels: [gate, String(size), 'simulated, days shift by 0.3'],
      measure: async (runs: number) => {
        const site = { ...steadySite(size, 1), dayShift: normalDays }
        const judged = await judgeHistories(
          Math.ceil(runs / 20),
          { ...site, inputs: { 'scan-per': '', ...inputs } },
          { runs: YEAR },
        )
        return measureYear(judged)
      },
    },
  ]),
)
const yearOf = (rows: readonly (readonly number[])[], gate: string) =>
  rows.filter((_, index) => yearRows[index]?.labels[0] === gate)

export const firstYear: Scenario = {
  name: 'first-year',
  title: 'The same over the first year of weekly runs',
  definition: `${YEAR} runs from the first one on, one engine. “Real answers” gives each prompt in each run its answer of a random day; the brand is a domain. “Simulated” has a base rate of 20 %.`,
  labels: ['gate', 'keywords', 'answers'],
  columns: [
    percentColumn('runs that fail', 0),
    percentColumn('alarm among the first four comparisons', 1),
    percentColumn('alarm within the year', 2),
  ],
  rows: yearRows,
  promises: gates.flatMap(({ label: gate, before }) => [
    {
      what: `the scheduled example, ${gate}, over its first ${YEAR} runs: runs that fail`,
      before: before.year,
      bar: '≤ 5 %',
      now: (rows: readonly (readonly number[])[]) => percentRange(column(yearOf(rows, gate), 0)),
    },
    {
      what: `the scheduled example, ${gate}: an alarm among the first four comparisons`,
      before: before.firstFour,
      bar: '',
      now: (rows: readonly (readonly number[])[]) => percentRange(column(yearOf(rows, gate), 1)),
    },
  ]),
}

/** One comparison of a day with another, over every ordered pair. */
async function measurePairs(runs: number, of: Omit<Replayed, 'runs' | 'dayOf'>): Promise<number[]> {
  const { days } = recorded()
  const pairs = Array.from({ length: days ** 2 }, (_, index) => [Math.floor(index / days), index % days])
  const different = pairs.filter(([first, second]) => first !== second)
  const times = Math.ceil(runs / 400)
  const judge = async (order: DayOrder) =>
    (
      await repeat(different.length, pair => {
        const dayOf = (seed: number) => {
          const ordered = orderDays(recorded(), order, createRandom(seed))
          return (run: number, prompt: number) => ordered(different[pair]?.[run] ?? -1, prompt)
        }
        return judgeReplays(seedsOf(times, pair * times), { ...of, runs: 2, dayOf })
      })
    )
      .flat(2)
      .filter(isCompared)
  const [real, mixed] = [await judge('as-recorded'), await judge('mixed')]
  return [
    failedShare(real),
    failedShare(mixed),
    inconclusiveShare(real),
    inconclusiveShare(mixed),
    real.length,
  ]
}

const pairGates = [
  { gate: '`scan-per: all`', inputs: atOnce, before: '16.7 to 42.9 %, mean 29.4 %' },
  { gate: '`scan-per: keyword`', inputs: byKeyword, before: '0.0 to 7.1 %, mean 1.8 %' },
]
const pairRows = pairGates.flatMap(({ gate, inputs }) =>
  subjects.flatMap(({ name, ...subject }) => weekSizes.map(size => ({ gate, inputs, name, subject, size }))),
)
const pairsOf = (rows: readonly (readonly number[])[], gate: string) =>
  rows.filter((_, index) => pairRows[index]?.gate === gate)

export const dayPairs: Scenario = {
  name: 'day-pairs',
  title: 'Each day against each other day, one run in the baseline',
  definition:
    'The inputs and names of the table before; every ordered pair of days is one comparison. “Mixed” gives each prompt an order of its own, so that nothing changed by construction.',
  labels: ['gate', 'brand', 'keywords'],
  columns: [
    percentColumn('fail', 0),
    percentColumn('fail, mixed', 1),
    percentColumn('inconclusive', 2),
    percentColumn('inconclusive, mixed', 3),
    numberColumn('comparisons', 4, 0),
  ],
  rows: pairRows.map(({ gate, inputs, name, subject, size }) => ({
    labels: [gate, name, String(size)],
    measure: runs => measurePairs(runs, { ...subject, size, inputs }),
  })),
  promises: pairGates.flatMap(({ gate, before }) => [
    {
      what: `one run in the baseline, real answers, ${gate}, nothing changed (mixed days): runs that fail`,
      before,
      bar: '≤ 5 %',
      now: (rows: readonly (readonly number[])[]) => percentRange(column(pairsOf(rows, gate), 1)),
    },
  ]),
}
