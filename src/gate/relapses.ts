/** Facts that an engine said right before, and says wrong now. Pure. */
import type { Comparison } from '../comparison/comparison.ts'
import type { EngineContents } from '../scan/engine-contents.ts'
import { estimateDayShift } from './statistics/engine-day.ts'
import { testFall } from './statistics/fall-test.ts'

/** With fewer runs before, one day is taken for the usual answer. */
const FEWEST_RUNS = 3
/** Level of all facts and engines together, in levels of the citations, where answers state any: a fifth of the whole. */
const LEVEL_OF_FACTS = 1 / 4

/** Returns the level of the citations: with facts, a year has no more false alarms than without. */
export function leaveToFacts(level: number, now: readonly EngineContents[]): number {
  return now.some(({ facts = [] }) => facts.length > 0) ? level / (1 + LEVEL_OF_FACTS) : level
}

/**
 * Returns the facts whose right answers fell beyond chance, by engine. A relapse is found once: in later runs, the answers
 * were wrong before. `level`: of the citations; see leaveToFacts.
 */
export function findRelapses(
  now: readonly EngineContents[],
  { runs, recent }: Pick<Comparison, 'runs' | 'recent'>,
  { level, samples }: { level: number; samples: number },
): { fact: string; engine: string }[] {
  const stated = now.flatMap(({ engine, facts = [] }) => facts.map(fact => ({ ...fact, engine })))
  return stated
    .filter(({ engine, fact, list, answers, wrong }) => {
      const before = [...runs, ...recent].flatMap(({ contents = [] }, run) =>
        contents
          .flatMap(each => (each.engine === engine ? (each.facts ?? []) : []))
          .filter(each => each.fact === fact && each.list === list)
          .map(each => ({ run, answers: each.answers, cited: each.answers - each.wrong })),
      )
      const last = before.at(-1)
      if (last === undefined || before.length < FEWEST_RUNS || 2 * last.cited <= last.answers) return false
      const counts = { now: { answers, cited: answers - wrong }, before }
      // Samples of one question may be alike: they count as one answer.
      const day = { ...estimateDayShift([counts], { length: 1, isCorrelated: false }), dispersion: samples }
      return testFall([{ cells: [counts], day }]) * stated.length <= level * LEVEL_OF_FACTS
    })
    .map(({ fact, engine }) => ({ fact, engine }))
}
