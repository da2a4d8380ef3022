/** Particular settings of the gate: whole values, adaptive samples, and what the comment claims to see. */

import { meanOf } from '../answer-source.ts'
import {
  engines,
  failedShare,
  inconclusiveShare,
  judgeHistories,
  judgeOnce,
  type Site,
  steadySite,
} from '../histories.ts'
import { column, numberColumn, percentColumn, percentRange, repeat, type Scenario } from '../scenario.ts'
import { dropAt, type EngineKind } from '../world.ts'

/** A brand that almost every answer cites: five whole values are often equal. */
const stable: EngineKind = { baseRate: 0.95, repeat: 0.985 }

export const wholeRuns: Scenario = {
  name: 'whole-runs',
  title: '`scan-per: all` beside a history',
  definition:
    'One scan asks for all keywords at once, so only whole values are known. Earlier runs, then one unchanged run. Stable: cited in 95 % of the answers.',
  labels: ['keywords × engines', 'base rate'],
  columns: [
    percentColumn('2 runs, fail', 0),
    percentColumn('4 runs, fail', 1),
    percentColumn('5 runs, fail', 2),
    percentColumn('20 runs, fail', 3),
    percentColumn('5 runs, all lost: fail', 4),
  ],
  rows: [2, 5, 20]
    .flatMap(keywords =>
      [1, 3, 5].flatMap(count => [
        { keywords, count, kind: stable, rate: '95 %' },
        { keywords, count, kind: engines(1)[0] ?? stable, rate: '20 %' },
      ]),
    )
    .map(({ keywords, count, kind, rate }) => ({
      labels: [`${keywords} × ${count}`, rate],
      async measure(runs: number) {
        const kinds = Array.from({ length: count }, () => kind)
        const of = { keywords, kinds, inputs: { 'scan-per': 'all' } }
        const shares = await repeat(4, async index =>
          failedShare(await judgeOnce(Math.ceil(runs / 4), of, [2, 4, 5, 20][index] ?? 1)),
        )
        return [...shares, failedShare(await judgeOnce(Math.ceil(runs / 4), of, 5, dropAt(5, 0)))]
      },
    })),
  promises: [
    {
      what: '`scan-per: all`, five runs in the baseline, stable brand: unchanged runs that fail',
      before: '0.0 to 7.0 %, mean 3.0 %',
      bar: '≤ 5 %',
      now: rows =>
        percentRange(
          column(
            rows.filter((_, index) => index % 2 === 0),
            2,
          ),
        ),
    },
    {
      what: '`scan-per: all`, two or four runs in the baseline: unchanged runs that fail',
      before: '33.0 to 63.0 %, mean 50.8 %',
      bar: '0 %',
      now: rows => percentRange([...column(rows, 0), ...column(rows, 1)]),
    },
  ],
}

async function measureAdaptive(runs: number, of: Site, earlier: number): Promise<number[]> {
  const times = Math.ceil(runs / 4)
  const same = await judgeOnce(times, of, earlier)
  const half = await judgeOnce(times, of, earlier, dropAt(earlier, 0.5))
  const meanSamples = (judged: typeof same) => meanOf(judged.map(({ samples }) => samples))
  return [failedShare(same), inconclusiveShare(same), meanSamples(same), failedShare(half), meanSamples(half)]
}

export const adaptiveSamples: Scenario = {
  name: 'adaptive-samples',
  title: '`samples: 3..9`',
  definition:
    'Earlier runs of three samples, then one run that decides how many samples it makes. Base rate 20 %, one engine.',
  labels: ['keywords', 'runs in the baseline'],
  columns: [
    percentColumn('unchanged, fail', 0),
    percentColumn('unchanged, inconclusive', 1),
    numberColumn('samples, unchanged', 2, 1),
    percentColumn('halved, fail', 3),
    numberColumn('samples, halved', 4, 1),
  ],
  rows: [20, 60].flatMap(keywords =>
    [1, 5, 20].map(earlier => ({
      labels: [String(keywords), String(earlier)],
      measure: (runs: number) =>
        measureAdaptive(runs, { ...steadySite(keywords, 1), inputs: { samples: '3..9' } }, earlier),
    })),
  ),
  promises: [
    {
      what: '`samples: 3..9`, unchanged: mean samples made',
      before: '4.8 to 6.2',
      bar: '≈ 4',
      now: rows => {
        const means = column(rows, 2)
        return `${Math.min(...means).toFixed(1)} to ${Math.max(...means).toFixed(1)}`
      },
    },
    {
      what: '`samples: 3..9`, halved, 60 keywords: runs that fail',
      before: '94.0 to 98.0 %',
      bar: 'as before',
      now: rows => percentRange(column(rows.slice(3), 3)),
    },
  ],
}

/** Whether the settings of docs/statistics.md see what happens; for the table of keywords and samples. */
async function measurePower(runs: number, of: Site, earlier: number): Promise<number[]> {
  const times = Math.ceil(runs / 10)
  const shares: number[] = []
  for (const left of [1, 0.75, 0.5, 0]) {
    const length = { runs: earlier + 1, earlier }
    const judged = await judgeHistories(times, of, length, dropAt(earlier, left))
    shares.push(failedShare(judged.flat()))
  }
  return shares
}

export const power: Scenario = {
  name: 'power',
  title: 'How many keywords and samples for what',
  definition:
    'Earlier runs, then one run: unchanged, a quarter of the citations lost, halved, all lost. Base rate 20 %. Shares of the runs that fail; each pair is for one and for 20 runs in the baseline.',
  labels: ['keywords', 'engines', 'samples'],
  columns: ['unchanged', 'a quarter lost', 'halved', 'all lost'].map((heading, position) => ({
    heading,
    show: values =>
      [position, position + 4].map(index => `${Math.round(100 * (values[index] ?? 0))}`).join(' · '),
  })),
  rows: [5, 10, 20, 60, 132].flatMap(keywords =>
    (
      [
        [1, 1],
        [1, 3],
        [3, 1],
        [3, 3],
      ] as const
    ).map(([count, samples]) => ({
      labels: [keywords, count, samples].map(String),
      async measure(runs: number) {
        const of = { ...steadySite(keywords, count), inputs: { samples: String(samples) } }
        return [...(await measurePower(runs, of, 1)), ...(await measurePower(runs, of, 20))]
      },
    })),
  ),
  promises: [],
}
