/** Finds facts that an engine stated correctly in earlier runs and states wrongly now. */
import type * as z from 'zod'
import type { ComparedRun } from '../comparison/comparison.ts'
import type { EngineContents } from '../scan/engine-contents.ts'
import { MAX_FAILED_RUNS } from './losses.ts'
import type { relapseSchema } from './rule-schema.ts'
import type { CellCounts } from './statistics/cell-series.ts'
import { designEffect, estimateDayShift } from './statistics/engine-day.ts'
import { testFall } from './statistics/fall-test.ts'

/** With fewer earlier runs, a single day would look like the usual answer. */
const MIN_RUNS = 3

type Relapse = z.output<typeof relapseSchema>

/** Returns whether a relapse fails the run. Like a loss, it only warns after MAX_FAILED_RUNS runs. */
export function failsRun({ state, earlierRuns }: Pick<Relapse, 'state' | 'earlierRuns'>): boolean {
  return state === 'wrong' && earlierRuns < MAX_FAILED_RUNS
}

/** The facts that the settings state, and the runs in which engines stated them. */
export interface FactHistory {
  /** Oldest first. Includes the runs before an accepted level, because a wrong fact is never accepted. */
  runs: readonly Pick<ComparedRun, 'contents'>[]
  stated: readonly { fact: string; list: string }[]
  engines: readonly string[]
  /** For all facts and engines together. Wrong answers are rare, so this level hardly ever fails a run by chance. */
  level: number
  samples: number
}

/** The answers that state a fact in a run. `cited` counts the correct ones. */
type Statement = CellCounts['now']

/** Returns the facts whose correct answers fell significantly. Two consecutive correct runs end a relapse. */
export function findRelapses(
  now: readonly EngineContents[],
  { runs, stated, engines, level, samples }: FactHistory,
): Relapse[] {
  const count = now.flatMap(({ facts = [] }) => facts).length
  const hasFallen = (before: readonly Statement[], current: Statement) => {
    const counts = { now: current, before: before.map((each, run) => ({ ...each, run })) }
    const shift = estimateDayShift([counts], { length: 1, isCorrelated: false })
    const day = { ...shift, dispersion: designEffect(samples) }
    return testFall([{ cells: [counts], day }]) * Math.max(1, count) <= level
  }
  return stated.flatMap(({ fact, list }) =>
    engines.flatMap(engine => {
      const statementsIn = (contents: readonly EngineContents[]) =>
        contents
          .flatMap(each => (each.engine === engine ? (each.facts ?? []) : []))
          .filter(each => each.fact === fact && each.list === list)
          .map(({ answers, wrong }): Statement => ({ answers, cited: answers - wrong }))
      const earlier = runs.flatMap(({ contents = [] }) => statementsIn(contents))
      const current = statementsIn(now)
      const known = followFact(earlier, hasFallen)
      const found = current.length > 0 ? followFact([...earlier, ...current], hasFallen) : undefined
      if (found !== undefined) return [{ fact, engine, ...found }]
      const state = current.length > 0 ? 'ended' : 'unstated'
      return known ? [{ fact, engine, ...known, state }] : []
    }),
  )
}

/** Compares the newest runs with those up to the last two consecutive correct ones. */
function followFact(
  statements: readonly Statement[],
  hasFallen: (before: readonly Statement[], current: Statement) => boolean,
): Pick<Relapse, 'state' | 'earlierRuns'> | undefined {
  const [earlier, current] = [statements.slice(0, -1), statements.at(-1)]
  const isCorrect = (each = current) => each !== undefined && 2 * each.cited > each.answers
  const start =
    earlier.findLastIndex((each, run) => isCorrect(each) && run > 0 && isCorrect(earlier[run - 1])) + 1
  const before = earlier.slice(0, start)
  if (before.length < MIN_RUNS || current === undefined) return undefined
  const since = earlier.slice(start)
  const earlierRuns = since.filter(each => hasFallen(before, each)).length
  if (hasFallen(before, current)) return { state: 'wrong', earlierRuns }
  const isRightAgain = isCorrect(current) && since.length > 0 && isCorrect(since.at(-1))
  return earlierRuns === 0 || isRightAgain ? undefined : { state: 'open', earlierRuns }
}
