/** Sudden losses, seen by the first run after them. */
import type { AnswerSource } from '../answer-source.ts'
import { engines, failedShare, inconclusiveShare, judgeOnce, type Site } from '../histories.ts'
import {
  column,
  type Promised,
  percent,
  percentColumn,
  percentRange,
  type Row,
  type Scenario,
} from '../scenario.ts'
import { readGate, runTimeline } from '../timeline.ts'
import { type byBaseRate, dropAt } from '../world.ts'

type BaseRate = keyof typeof byBaseRate

function site(keywords: number, count: number, samples: number, baseRate: BaseRate): Site {
  return { keywords, kinds: engines(count, baseRate), inputs: { samples: String(samples) } }
}

const sizes = [
  [5, 1, 1],
  [5, 3, 1],
  [5, 1, 3],
  [7, 1, 3],
  [10, 1, 1],
  [10, 3, 1],
  [10, 1, 3],
] as const

/** Cites in every answer before run `from`, and in none afterwards. */
function citedUntil(from: number, keywords: number, count: number): AnswerSource {
  return {
    keywords: Array.from({ length: keywords }, (_, index) => `keyword ${index}`),
    engines: Array.from({ length: count }, (_, index) => `engine ${index}`),
    answer: ({ run }) => ({ cited: run < from, score: run < from ? 80 : 0 }),
  }
}

/** A baseline with fewer cited answers cannot fail by the promise. */
const LEAST_CITATIONS = 5

async function measureLoss(runs: number, of: Site): Promise<number[]> {
  const judged = await judgeOnce(Math.ceil(runs / 4), of, 1, dropAt(1, 0))
  const enough = judged.filter(({ citationsBefore }) => citationsBefore >= LEAST_CITATIONS)
  const short = judged.filter(({ citationsBefore }) => citationsBefore < LEAST_CITATIONS)
  return [
    failedShare(judged),
    enough.length / judged.length,
    failedShare(enough),
    failedShare(short),
    inconclusiveShare(short),
  ]
}

const fullLoss: Row = {
  labels: ['5 × 3 × 3', 'cited in 45 of 45 answers'],
  async measure() {
    const source = citedUntil(1, 5, 3)
    const gate = await readGate(source, { 'scan-per': 'keyword', samples: '3' })
    const judged = (await runTimeline(source, gate, { runs: 2, earlier: 1 })).slice(1)
    return [failedShare(judged), 1, failedShare(judged), Number.NaN, Number.NaN]
  },
}

export const totalLoss: Scenario = {
  name: 'total-loss',
  title: 'All citations lost, one run in the baseline',
  definition: `One earlier run, then a run without any citation. Sites are drawn with the base rate; the columns tell those with at least ${LEAST_CITATIONS} cited answers in the baseline from the others.`,
  labels: ['keywords × engines × samples', 'base rate'],
  columns: [
    percentColumn('fail', 0),
    percentColumn('sites with ≥ 5 cited answers', 1),
    percentColumn('… of these, fail', 2),
    percentColumn('of the others, fail', 3),
    percentColumn('of the others, inconclusive', 4),
  ],
  rows: [
    fullLoss,
    ...([0.2, 0.6] as const).flatMap(baseRate =>
      sizes.map(([keywords, count, samples]) => ({
        labels: [`${keywords} × ${count} × ${samples}`, percent(baseRate)],
        measure: (runs: number) => measureLoss(runs, site(keywords, count, samples, baseRate)),
      })),
    ),
  ],
  promises: [
    {
      what: '45 of 45 answers cited (5 keywords × 3 engines × 3 samples), now 0 of 45',
      before: 'does not fail',
      bar: 'fails',
      now: rows => (rows[0]?.[0] === 1 ? 'fails' : 'does not fail'),
    },
    {
      what: 'all citations lost, 5 to 10 keywords, one run in the baseline, ≥ 5 cited answers in it: runs that fail, by setting',
      before: '0.0 to 100.0 %, mean 54.9 %; always in 4 of 13',
      bar: '100 %',
      now: rows => {
        const shares = column(rows.slice(1), 2)
        const always = shares.filter(share => share === 1).length
        return `${percentRange(shares)}; always in ${always} of ${shares.length}`
      },
    },
  ],
}

async function measureHalving(runs: number, of: Site, earlier: number): Promise<number[]> {
  const times = Math.ceil(runs / 4)
  const [same, quarter, half] = [
    await judgeOnce(times, of, earlier),
    await judgeOnce(times, of, earlier, dropAt(earlier, 0.75)),
    await judgeOnce(times, of, earlier, dropAt(earlier, 0.5)),
  ]
  return [failedShare(same), failedShare(quarter), failedShare(half), inconclusiveShare(half)]
}

const halvedFiveKeywords: Promised = {
  what: 'halved, 5 keywords × 3 engines × 3 samples, one run in the baseline, base rate 60 %: runs that fail',
  before: '0.0 %',
  bar: '≥ 80 %',
  now: rows => percentRange(column(rows.slice(1, 2), 2)),
}

export const halving: Scenario = {
  name: 'halving',
  title: 'A half or a quarter of the citations lost, 5 keywords × 3 engines × 3 samples',
  definition: 'Earlier runs, then one run in which a citation is left with the probability 1/2 or 3/4.',
  labels: ['runs in the baseline', 'base rate'],
  columns: [
    percentColumn('unchanged, fail', 0),
    percentColumn('a quarter lost, fail', 1),
    percentColumn('halved, fail', 2),
    percentColumn('halved, inconclusive', 3),
  ],
  rows: [1, 5, 20].flatMap(earlier =>
    ([0.2, 0.6] as const).map(baseRate => ({
      labels: [String(earlier), percent(baseRate)],
      measure: (runs: number) => measureHalving(runs, site(5, 3, 3, baseRate), earlier),
    })),
  ),
  promises: [halvedFiveKeywords],
}
