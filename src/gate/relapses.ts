/** Facts that an engine stated correctly before, and states wrongly now. */
import type { Comparison } from '../comparison/comparison.ts'
import type { EngineContents } from '../scan/engine-contents.ts'
import { MAX_FAILED_RUNS } from './losses.ts'
import type { CellCounts } from './statistics/cell-series.ts'
import { estimateDayShift } from './statistics/engine-day.ts'
import { testFall } from './statistics/fall-test.ts'

/** With fewer runs before, a single day would look like the usual answer. */
const MIN_RUNS = 3
/** Level of all facts and engines together, in levels of the citations, where answers state any: a fifth of the whole. */
const LEVEL_OF_FACTS = 1 / 4

/** Returns the level of the citations: with facts, a year has no more false alarms than without. */
export function leaveToFacts(level: number, now: readonly EngineContents[]): number {
  return now.some(({ facts = [] }) => facts.length > 0) ? level / (1 + LEVEL_OF_FACTS) : level
}

/** An engine that states a fact wrongly. */
interface Relapse {
  fact: string
  engine: string
  /** Number of earlier runs with this relapse. */
  earlierRuns: number
}

/** Returns whether a relapse fails the run. Like a loss, it only warns after MAX_FAILED_RUNS. */
export function failsRun({ earlierRuns }: Pick<Relapse, 'earlierRuns'>): boolean {
  return earlierRuns < MAX_FAILED_RUNS
}

/**
 * Returns the facts whose correct answers fell beyond chance, by engine. They are compared with the runs up to the last two in
 * a row that were correct, so that a relapse lasts until it is corrected. `level`: of the citations; see leaveToFacts.
 */
export function findRelapses(
  now: readonly EngineContents[],
  { runs, recent }: Pick<Comparison, 'runs' | 'recent'>,
  { level, samples }: { level: number; samples: number },
): Relapse[] {
  const stated = now.flatMap(({ engine, facts = [] }) => facts.map(fact => ({ ...fact, engine })))
  return stated.flatMap(({ engine, fact, list, answers, wrong }) => {
    const stating = [...runs, ...recent].flatMap(({ contents = [] }, run) =>
      contents
        .flatMap(each => (each.engine === engine ? (each.facts ?? []) : []))
        .filter(each => each.fact === fact && each.list === list)
        .map(each => ({ run, answers: each.answers, cited: each.answers - each.wrong })),
    )
    const isCorrect = (run: number) => {
      const counts = stating[run]
      return counts !== undefined && 2 * counts.cited > counts.answers
    }
    const start = stating.findLastIndex((_, run) => isCorrect(run) && isCorrect(run - 1)) + 1
    const before = stating.slice(0, start)
    if (before.length < MIN_RUNS) return []
    const hasFallen = (current: CellCounts['now']) => {
      const counts = { now: current, before }
      // Samples of one question may be alike: they count as one answer.
      const day = { ...estimateDayShift([counts], { length: 1, isCorrelated: false }), dispersion: samples }
      return testFall([{ cells: [counts], day }]) * stated.length <= level * LEVEL_OF_FACTS
    }
    if (!hasFallen({ answers, cited: answers - wrong })) return []
    return [{ fact, engine, earlierRuns: stating.slice(start).filter(hasFallen).length }]
  })
}
