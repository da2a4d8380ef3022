/** Runs in which nothing changed, each compared with the gate's own history. */
import {
  engines,
  failedShare,
  heavyDays,
  inconclusiveShare,
  judgeHistories,
  normalDays,
  type Site,
  steadySite,
} from '../histories.ts'
import { column, type Promised, percentColumn, percentRange, type Scenario } from '../scenario.ts'
import { shifting, shiftingHosted, steady } from '../world.ts'

const RUNS = 30
const FEW = 5

const settings: [string, string, Site][] = [
  ['60 keywords, 1 engine, `baseline-window: 5`', 'no shift', window(60, 1, 5)],
  ['the same', 'normal, 0.3', { ...window(60, 1, 5), dayShift: normalDays }],
  ['the same', 'heavy-tailed', { ...window(60, 1, 5), dayShift: heavyDays }],
  ['60 keywords, 1 engine', 'no shift', steadySite(60, 1)],
  ['the same', 'normal, 0.3', { ...steadySite(60, 1), dayShift: normalDays }],
  ['the same', 'heavy-tailed', { ...steadySite(60, 1), dayShift: heavyDays }],
  ['20 keywords, 3 engines', 'no shift', steadySite(20, 3)],
  ['the same', 'normal, 0.3', { ...steadySite(20, 3), dayShift: normalDays }],
  ['the same', 'heavy-tailed', { ...steadySite(20, 3), dayShift: heavyDays }],
  ['10 keywords, 3 engines', 'normal, 0.3', { ...steadySite(10, 3), dayShift: normalDays }],
  ['2 keywords, 3 engines, 3 samples', 'normal, 0.3', { ...samples(2, 3, 3), dayShift: normalDays }],
  ['20 keywords, 1 engine, base rate 10 %', 'normal, 0.3', { ...rated(20, 0.1), dayShift: normalDays }],
  ['20 keywords, 1 engine, base rate 60 %', 'normal, 0.3', { ...rated(20, 0.6), dayShift: normalDays }],
  ['132 keywords, 1 engine', 'heavy-tailed', { ...steadySite(132, 1), dayShift: heavyDays }],
]

function window(keywords: number, count: number, runs: number): Site {
  return { ...steadySite(keywords, count), inputs: { 'baseline-window': String(runs) } }
}

function samples(keywords: number, count: number, number: number): Site {
  return { ...steadySite(keywords, count), inputs: { samples: String(number) } }
}

function rated(keywords: number, baseRate: 0.1 | 0.6): Site {
  return { keywords, kinds: engines(1, baseRate) }
}

async function measureHistories(runs: number, of: Site): Promise<number[]> {
  const judged = (await judgeHistories(Math.ceil(runs / 20), of, { runs: RUNS })).flat()
  const compared = judged.filter(({ compared }) => compared > 0)
  return [
    failedShare(compared),
    failedShare(compared.filter(({ compared }) => compared < FEW)),
    failedShare(compared.filter(({ compared }) => compared >= FEW)),
    inconclusiveShare(compared),
  ]
}

const columns = [
  percentColumn('fail', 0),
  percentColumn('… compared with 1 to 4 runs', 1),
  percentColumn('… compared with 5 runs or more', 2),
  percentColumn('inconclusive', 3),
]

const isOrdinary = (days: string) => days !== 'heavy-tailed'

function failingDays(what: string, before: string, counts: (days: string) => boolean): Promised {
  return {
    what: `unchanged runs that fail, own history, ${what}`,
    before,
    bar: '≤ 5 %',
    now: rows =>
      percentRange(
        column(
          rows.filter((_, index) => counts(settings[index]?.[1] ?? '')),
          0,
        ),
      ),
  }
}

export const unchangedRuns: Scenario = {
  name: 'unchanged',
  title: 'Nothing changed',
  definition: `Histories of ${RUNS} runs from the first one; each run is compared with the runs that the gate selects among its own records. Base rate 20 %, one sample and the default window, unless the row says otherwise. Shares of the compared runs.`,
  labels: ['setting', 'days'],
  columns,
  rows: settings.map(([label, days, of]) => ({
    labels: [label, days],
    measure: runs => measureHistories(runs, of),
  })),
  promises: [
    {
      what: 'unchanged, 60 keywords, 1 engine, window 5, days that shift by 0.3 logits, own history: runs that fail',
      before: '9.3 %',
      bar: '≤ 5 %',
      now: rows => percentRange(column(rows.slice(1, 2), 0)),
    },
    failingDays(
      'days without a shift or with normal shifts, all settings',
      '0.2 to 9.3 %, mean 4.5 %',
      isOrdinary,
    ),
    failingDays('heavy-tailed days, all settings', '1.4 to 12.2 %, mean 7.1 %', days => !isOrdinary(days)),
    {
      what: 'unchanged runs that are called inconclusive, all settings of the table',
      before: '47.6 to 54.1 %, mean 50.0 %',
      bar: '≤ 15 %',
      now: rows => percentRange(column(rows, 3)),
    },
  ],
}

const searching: [string, Site][] = [20, 60].flatMap(keywords => [
  [`hosted, ${keywords} keywords, 1 engine`, { keywords, kinds: [shiftingHosted] }],
  [`hosted, ${keywords} keywords, 1 of 3 engines`, { keywords, kinds: [steady, steady, shiftingHosted] }],
  [
    `hosted, ${keywords} keywords, 1 engine, 3 samples`,
    { keywords, kinds: [shiftingHosted], inputs: { samples: '3' } },
  ],
  [`live, ${keywords} keywords, 1 engine`, { keywords, kinds: [shifting] }],
])

function hostedFailures(which: string, before: string, position: number): Promised {
  return {
    what: `hosted ChatGPT whose share of searched answers differs, nothing changed${which}: runs that fail`,
    before,
    bar: '≤ 5 %',
    now: rows =>
      percentRange(
        column(
          rows.filter((_, index) => searching[index]?.[0].startsWith('hosted')),
          position,
        ),
      ),
  }
}

export const searchShares: Scenario = {
  name: 'search-shares',
  title: 'An engine searches for another share of the answers in each run',
  definition: `As in the table before; the share is uniform from 20 to 56 %. A hosted service reports an answer without a search as not cited; of a live engine it is not evaluated.`,
  labels: ['setting'],
  columns,
  rows: searching.map(([label, of]) => ({ labels: [label], measure: runs => measureHistories(runs, of) })),
  promises: [
    hostedFailures('', '0.5 to 7.9 %, mean 2.9 %', 0),
    hostedFailures(', compared with 1 to 4 runs', '1.2 to 14.0 %, mean 7.0 %', 1),
  ],
}
