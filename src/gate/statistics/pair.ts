/** Pairs the cells of a run with those of earlier runs. A test compares only what both sides evaluated. */
import type { BaselineRun } from '../../history/record.ts'
import { type Cell, mean } from '../../scan/measure.ts'

/** Number of keywords on which an engine was evaluated; `before` is the mean over the runs of the baseline. */
export interface Evaluation {
  engine: string
  before: number
  now: number
}

type KeywordCell = Cell & { keyword: string }

/** A cell that the current run and at least one earlier run evaluated. */
export interface CellPair {
  engine: string
  /** The cell in the earlier runs that evaluated it, oldest first; `run` is the position of the run in the baseline. */
  earlier: { run: number; cell: Cell }[]
  now: Cell
}

export interface Pairing {
  pairs: CellPair[]
  evaluated: Evaluation[]
  /** Every cell of both sides is in a pair. */
  complete: boolean
}

/** The values of one cell: of the earlier runs that evaluated it, and of the current run. */
export interface Row {
  earlier: { run: number; value: number }[]
  now: number
}

/** Pairs the cells that have a keyword. `runs` is in the order from the oldest to the latest. */
export function pairCells(runs: readonly BaselineRun[], now: readonly Cell[]): Pairing {
  const before = runs.map(({ cells }) => selectKeywordCells(cells))
  const current = selectKeywordCells(now)
  const lookups = before.map(cells => new Map(cells.map(cell => [keyOf(cell), cell])))
  const pairs = current.flatMap(cell => {
    const earlier = lookups.flatMap((lookup, run) => {
      const past = lookup.get(keyOf(cell))
      return past === undefined ? [] : [{ run, cell: past }]
    })
    return earlier.length === 0 ? [] : [{ engine: cell.engine, earlier, now: cell }]
  })
  const paired = pairs.reduce((sum, { earlier }) => sum + earlier.length + 1, 0)
  const all = [now, ...runs.map(({ cells }) => cells)].reduce((sum, { length }) => sum + length, 0)
  return { pairs, evaluated: countEvaluated(before, current), complete: paired === all }
}

/** Returns the values of the pairs: one row for each. */
export function toRows(pairs: readonly CellPair[], measureCell: (cell: Cell) => number): Row[] {
  return pairs.map(({ earlier, now }) => ({
    earlier: earlier.map(({ run, cell }) => ({ run, value: measureCell(cell) })),
    now: measureCell(now),
  }))
}

/** Returns the share of the cell's samples that cite, 0 to 1. */
export function citedShareOf({ cited }: Cell): number {
  return countCited({ cited }) / cited.length
}

/** Returns the mean score of the cell's samples, in the unit of the service. */
export function bcrScoreOf({ bcrScores }: Cell): number {
  return mean(bcrScores)
}

/** Returns the number of samples that cite. */
export function countCited({ cited }: Pick<Cell, 'cited'>): number {
  return cited.filter(Boolean).length
}

/** Returns the cells that have a keyword and at least one answer. Other cells cannot be paired. */
function selectKeywordCells(cells: readonly Cell[]): KeywordCell[] {
  return cells.filter(
    (cell): cell is KeywordCell =>
      cell.keyword !== undefined && cell.cited.length > 0 && cell.bcrScores.length > 0,
  )
}

function keyOf({ keyword, engine }: KeywordCell): string {
  return JSON.stringify([keyword, engine])
}

/** Counts the evaluated keywords by engine. Leaves out runs that kept no keywords: their number is not known. */
function countEvaluated(before: KeywordCell[][], now: KeywordCell[]): Evaluation[] {
  const keyed = before.filter(cells => cells.length > 0)
  if (keyed.length === 0) return []
  const counts = keyed.map(countKeywords)
  const current = countKeywords(now)
  const engines = new Set([current, ...counts].flatMap(count => [...count.keys()]))
  return [...engines].map(engine => ({
    engine,
    before: mean(counts.map(count => count.get(engine) ?? 0)),
    now: current.get(engine) ?? 0,
  }))
}

function countKeywords(cells: KeywordCell[]): Map<string, number> {
  return new Map(
    Array.from(
      Map.groupBy(cells, ({ engine }) => engine),
      ([engine, { length }]) => [engine, length],
    ),
  )
}
