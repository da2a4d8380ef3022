/** Compares the answers of a period, such as a month, with those of the period before. Pure. */
import type { Cell } from '../scan/measure.ts'
import {
  type Change,
  type ComparedCell,
  changeOver,
  keyOf,
  type Level,
  levelOf,
  pairCells,
} from './comparison.ts'

/** The answers of one day. */
export interface MeasuredDay {
  /** ISO 8601 in UTC. */
  createdAt: string
  /** Engines have their countries: `openai@DE`. */
  cells: Cell[]
  /** Answers that cite each competitor, with its name as `engine`. */
  competitors: Cell[]
}

/** Answers of a period, those of cells that both periods have, and their levels. */
export interface ComparedPart {
  name: string
  cells: readonly Cell[]
  compared: readonly ComparedCell[]
  change: Change | undefined
  /** Over the compared cells if there are any, otherwise over all. */
  level: Level | undefined
}

/** A smaller difference is mostly chance, because an engine gives few answers to one question. */
const MIN_STANDARD_ERRORS = 2

/** Merges the cells of an engine and a question into one. */
export function mergeCells(cells: readonly Cell[]): Cell[] {
  return [...Map.groupBy(cells, keyOf).values()].flatMap(group =>
    group.slice(0, 1).map(first => ({
      ...first,
      cited: group.flatMap(({ cited }) => cited),
      bcrScores: group.flatMap(({ bcrScores }) => bcrScores),
    })),
  )
}

/** Compares the answers of a period with the cells that the days before share with it. */
export function compareAnswers(
  name: string,
  cells: readonly Cell[],
  before: readonly { cells: Cell[] }[],
): ComparedPart {
  const compared = pairCells(before, cells)
  const change = changeOver(compared)
  return { name, cells, compared, change, level: change?.now ?? levelOf(cells) }
}

/** Compares each group of cells with an equal name. Cells without a name are left out. */
export function splitCells(
  { cells }: ComparedPart,
  before: readonly { cells: Cell[] }[],
  nameOf: (cell: Cell) => string | undefined,
): ComparedPart[] {
  return [...Map.groupBy(cells, nameOf)].flatMap(([name, group]) =>
    name === undefined ? [] : [compareAnswers(name, group, before)],
  )
}

/** Returns whether a period has changed by more than chance explains. */
export function isLarge({ compared, change }: ComparedPart): boolean {
  if (change === undefined) return false
  const answers = compared.flatMap(({ before }) => before.flatMap(({ cell }) => cell.cited)).length
  return isClearChange(change.now, { share: change.was.share, answers })
}

/** Returns whether two shares differ by more than two standard errors of a difference of shares. */
export function isClearChange(now: Counted, was: Counted): boolean {
  const share = (now.share + was.share) / 2
  const error = Math.sqrt(share * (1 - share) * (1 / was.answers + 1 / now.answers))
  return Math.abs(now.share - was.share) > MIN_STANDARD_ERRORS * error
}

type Counted = Pick<Level, 'answers' | 'share'>

/** Returns the change of the share of citing answers, from -1 to 1; 0 if nothing is compared. */
export function differenceOf(change: Change | undefined): number {
  return change === undefined ? 0 : change.now.share - change.was.share
}
