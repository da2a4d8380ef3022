/** How often a fact fails a gate by chance, and how soon wrong answers do. */

import { spendBudget } from '../../../src/gate/noise.ts'
import { failsRun, findRelapses } from '../../../src/gate/relapses.ts'
import type { EngineContents } from '../../../src/scan/engine-contents.ts'
import { normalDays, type Site, secondWorld, weekly } from '../histories.ts'
import { numberColumn, percentColumn, type Scenario, shareWhere } from '../scenario.ts'
import { createWorld, type EngineKind } from '../world.ts'

/** Share of the answers that state the fact wrongly without a change, more often on some questions than on others. */
const wrongly: EngineKind = { baseRate: 0.04, repeat: 0.28 }
const sizes = [
  [1, 3, 1],
  [3, 1, 1],
  [10, 1, 1],
  [10, 3, 1],
  [10, 1, 3],
] as const
const worlds: { name: string; site: Partial<Site> }[] = [
  { name: 'calm', site: { dayShift: normalDays } },
  { name: 'second', site: secondWorld(weekly) },
]
const rows = worlds.flatMap(world => sizes.map(size => ({ world, size })))
const { level } = spendBudget({ falseAlarmsPerYear: 1 }, weekly.runsAYear)
const { earlier, runsAYear } = weekly
/** Correct runs before all answers are wrong. */
const TWELVE = 12

interface Change {
  from: number
  /** Share of the answers that are wrong from then on. */
  share: number
}

/** Returns what the answers of each run state about the fact. */
function stateFacts(
  seed: number,
  { world, size: [questions, samples, count] }: (typeof rows)[number],
  { from, share }: Change,
): EngineContents[][] {
  const kinds = Array.from({ length: count }, () => wrongly)
  const usual = createWorld({ keywords: questions, kinds, ...world.site, seed })
  const changed = createWorld({
    keywords: questions,
    kinds: kinds.map(() => ({ baseRate: share, repeat: share + 1e-3 })),
    ...world.site,
    seed,
  })
  return Array.from({ length: earlier + runsAYear }, (_, run) =>
    usual.engines.map((engine, position) => {
      let wrong = 0
      for (let keyword = 0; keyword < questions; keyword++)
        for (let sample = 1; sample <= samples; sample++) {
          const world = run < from ? usual : changed
          if (world.answer({ run, sample, keyword, engine: position })?.cited) wrong += 1
        }
      const answers = questions * samples
      return {
        ...{ engine, answers, read: undefined, sourced: 0, unread: 0, named: 0, domains: [], brands: [] },
        facts: [{ fact: 'price', list: 'a', answers, wrong }],
      }
    }),
  )
}

/** Returns the runs in a range that fail. */
function findFailing(
  stated: readonly EngineContents[][],
  samples: number,
  from: number,
  to: number,
): number[] {
  const runs = stated.map(contents => ({ overallBcr: 0, citedEngines: 0, cells: [], contents }))
  const engines = (stated[0] ?? []).map(({ engine }) => engine)
  const failing: number[] = []
  for (let run = from; run < to; run++) {
    const relapses = findRelapses(stated[run] ?? [], {
      runs: runs.slice(0, run),
      stated: [{ fact: 'price', list: 'a' }],
      engines,
      level,
      samples,
    })
    if (relapses.some(failsRun)) failing.push(run)
  }
  return failing
}

async function measureFacts(runs: number, row: (typeof rows)[number]): Promise<number[]> {
  const [, samples] = row.size
  const seeds = Array.from({ length: Math.ceil(runs / 20) }, (_, seed) => seed)
  const never = { from: Number.POSITIVE_INFINITY, share: 0.5 }
  const red = seeds.map(seed => findFailing(stateFacts(seed, row, never), samples, 3, runsAYear).length)
  const risen = seeds.map(seed =>
    findFailing(stateFacts(seed, row, { from: earlier, share: 0.4 }), samples, earlier, 2 * earlier),
  )
  const all = seeds.map(seed =>
    findFailing(stateFacts(seed, row, { from: TWELVE, share: 0.99 }), samples, TWELVE, TWELVE + 1),
  )
  return [
    red.reduce((sum, count) => sum + count, 0) / seeds.length,
    shareWhere(risen, ([first]) => first !== undefined && first < earlier + 4),
    shareWhere(risen, failing => failing.length > 0),
    shareWhere(all, failing => failing.length > 0),
  ]
}

export const facts: Scenario = {
  name: 'facts',
  title: 'Facts',
  definition: `Weekly. Engines state a fact wrongly in 4 % of the answers, more often on some questions. Red: runs of a first year without a change that fail by the fact. Then 40 % of the answers are wrong, after ${earlier} runs: share of the sites in which a run fails within four runs, and within ${earlier}. All wrong: share of the sites that fail in the first run in which nearly all answers are wrong, after ${TWELVE} runs.`,
  labels: ['world', 'questions × samples × engines'],
  columns: [
    numberColumn('red a year', 0, 2),
    percentColumn('40 % wrong: four runs', 1),
    percentColumn('half a year', 2),
    percentColumn('all wrong: at once', 3),
  ],
  rows: rows.map(row => ({
    labels: [row.world.name, row.size.join(' × ')],
    parts: [(runs: number) => measureFacts(runs, row)],
  })),
  promises: [],
}
