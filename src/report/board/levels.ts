import type { Level } from '../../comparison/comparison.ts'
import type { Cell } from '../../lib/document/blocks.ts'
import { formatBasis, levelCell } from '../document/grids.ts'

/** Oldest first; undefined for a day without answers. */
export type Levels = (Level | undefined)[]

export interface Votes {
  /** Index of the day, 0 for the oldest. */
  at: number
  keyword: string
  place: string
  cited: number
  answers: number
  /** ✓ for each answer that cites, ✗ for any other. */
  signs: string
}

/** Adds up the answers of each day. */
export function levelsOf(votes: readonly Pick<Votes, 'at' | 'cited' | 'answers'>[], days: number): Levels {
  const byDay = Map.groupBy(votes, ({ at }) => at)
  return Array.from({ length: days }, (_, at) => {
    const own = byDay.get(at) ?? []
    const answers = own.reduce((sum, each) => sum + each.answers, 0)
    const cited = own.reduce((sum, each) => sum + each.cited, 0)
    return answers === 0 ? undefined : { cited, answers, share: cited / answers }
  })
}

/** Returns the newest level as a cell with a sparkline of all levels. */
export function showLevels(levels: Levels, isLoss = false): Cell {
  const newest = levels.findLast(level => level !== undefined)
  if (newest === undefined) return ['–']
  return {
    ...levelCell(newest),
    basis: formatBasis(newest),
    isLoss,
    history: levels.map(level => level?.share),
  }
}
