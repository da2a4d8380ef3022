/**
 * Losses in simulated worlds, followed by the tests of the gate without the rest of the program. Once a loss is found, only
 * the test of its end is run, so a hundred histories take seconds.
 */
import { isIn } from '../../src/comparison/scope.ts'
import { MAX_WINDOW, searchFalls } from '../../src/gate/falls.ts'
import { spendBudget } from '../../src/gate/noise.ts'
import type { CellSeries } from '../../src/gate/statistics/cell-series.ts'
import { findBreak } from '../../src/gate/statistics/fall-test.ts'
import { findRecovery, levelsSince, ratioOf } from '../../src/gate/statistics/recovery.ts'
import type { Schedule, Site } from './histories.ts'
import { type Course, createWorld, type WorldOptions } from './world.ts'

/** A loss that the gate found. */
interface FoundLoss {
  /** The run that found it, and the first run at the lower level. */
  found: number
  start: number
  /** Its cells, with the counts of all runs. */
  series: CellSeries[]
}

/** Returns the first loss that the gate finds in this many runs; undefined without one. */
export function findLoss(
  site: Site,
  { daysApart, runsAYear, earlier }: Schedule,
  { course, seed, runs }: { course: Course; seed: number; runs: number },
): FoundLoss | undefined {
  const all = countCells({ ...site, daysApart, course, seed }, runs)
  const { level, isCorrelated } = spendBudget({ falseAlarmsPerYear: 1 }, runsAYear)
  for (let current = earlier; current < runs; current++) {
    const series = all.map(cell => ({ ...cell, counts: cell.counts.slice(0, current + 1) }))
    const falls = searchFalls(series, { current, isCorrelated }).filter(({ pValue }) => pValue <= level)
    const fall = falls.find(({ scope }) => scope.kind === 'whole') ?? falls[0]
    if (fall === undefined) continue
    const isFallen = ({ engine }: CellSeries) => isIn(fall.scope, engine)
    const start = findBreak(series.filter(isFallen), { current, longest: MAX_WINDOW })
    return { found: current, start, series: all.filter(isFallen) }
  }
  return undefined
}

/** Returns the counts of each cell in the first runs of a world. */
function countCells(options: WorldOptions, runs: number): CellSeries[] {
  const { keywords, engines, answer } = createWorld(options)
  return engines.flatMap((name, engine) =>
    keywords.map((text, keyword) => ({
      keyword: text,
      engine: name,
      counts: Array.from({ length: runs }, (_, run) => {
        const cited = answer({ run, sample: 1, keyword, engine })?.cited ?? false
        return { run, cited: Number(cited), answers: 1 }
      }),
    })),
  )
}

/** Returns the evidence of a recovery in each run after the loss was found, until the loss ends. */
export function traceEvidence({ found, start, series }: FoundLoss): { run: number; evidence: number }[] {
  const all = levelsSince(series, start)
  let recoveringSince = Number.POSITIVE_INFINITY
  return all
    .filter(({ run }) => run > found)
    .map(({ run }) => {
      const levels = all.filter(level => level.run <= run)
      const low = levels.filter(level => level.run < Math.min(recoveringSince, run))
      const recovery = findRecovery(levels, ratioOf(low))
      recoveringSince = recovery.start ?? Number.POSITIVE_INFINITY
      return { run, evidence: recovery.evidence }
    })
}
