/** Turns cells into the rows of the tests. A test compares only what both sides evaluated. */
import type { BaselineRun } from '../../history/record.ts'
import { type Cell, mean } from '../../scan/measure.ts'
import type { Row } from './permutation.ts'

/** Number of keywords on which an engine was evaluated; `before` is the mean over the runs of the baseline. */
export interface Evaluation {
  engine: string
  before: number
  now: number
}

export interface Pairing {
  /** The scores, one row for each keyword: the mean over the engines of the row. */
  rows: Row[]
  /** The shares of samples that cite, by engine, one row for each keyword. */
  engines: Map<string, Row[]>
  evaluated: Evaluation[]
  /** Every cell of both sides is in a row of `rows`. */
  complete: boolean
}

/** Keyword → engine → cell. */
type Grid = Map<string, Map<string, Cell>>

/** Pairs the cells that have a keyword. `runs` is in the order from the oldest to the latest. */
export function pairCells(runs: readonly BaselineRun[], now: readonly Cell[]): Pairing {
  const before = runs.map(({ cells }) => toGrid(cells))
  const rows: Row[] = []
  const engines = new Map<string, Row[]>()
  let paired = 0
  for (const [keyword, current] of toGrid(now)) {
    const past = before.map(grid => grid.get(keyword)).filter(cells => cells !== undefined)
    for (const engine of current.keys()) {
      const row = toRow(past, current, [engine], citedShareOf)
      if (row) engines.set(engine, (engines.get(engine) ?? []).concat([row]))
    }
    const shared = findSharedEngines(past, current)
    const row = toRow(past, current, shared, bcrScoreOf)
    if (row) rows.push(row)
    paired += (row?.length ?? 0) * shared.length
  }
  const cells = [now, ...runs.map(run => run.cells)].reduce((sum, { length }) => sum + length, 0)
  return { rows, engines, evaluated: countEvaluated(before, toGrid(now)), complete: paired === cells }
}

/** Returns the share of the cell's samples that cite, 0 to 1. */
export function citedShareOf({ cited }: Cell): number {
  return cited.filter(Boolean).length / cited.length
}

function bcrScoreOf({ bcrScores }: Cell): number {
  return mean(bcrScores)
}

/** Returns the cells that have a keyword and at least one answer. Other cells cannot be paired. */
export function selectKeywordCells(cells: readonly Cell[]): (Cell & { keyword: string })[] {
  return cells.filter(
    (cell): cell is Cell & { keyword: string } =>
      cell.keyword !== undefined && cell.cited.length > 0 && cell.bcrScores.length > 0,
  )
}

function toGrid(cells: readonly Cell[]): Grid {
  return new Map(
    [...Map.groupBy(selectKeywordCells(cells), ({ keyword }) => keyword)].map(([keyword, ofKeyword]) => [
      keyword,
      new Map(ofKeyword.map(cell => [cell.engine, cell])),
    ]),
  )
}

/**
 * Returns the engines of a keyword that both sides evaluated. Where no single earlier run evaluated all of them, returns
 * those of the latest run that evaluated any: the row stays, with fewer engines.
 */
function findSharedEngines(past: Map<string, Cell>[], current: Map<string, Cell>): string[] {
  const shared = [...current.keys()].filter(engine => past.some(cells => cells.has(engine)))
  if (past.some(cells => shared.every(engine => cells.has(engine)))) return shared
  const latest = past.findLast(cells => shared.some(engine => cells.has(engine)))
  return shared.filter(engine => latest?.has(engine))
}

/** Returns the value of each earlier run that evaluated all of `engines`, then the current one; undefined without any. */
function toRow(
  past: Map<string, Cell>[],
  current: Map<string, Cell>,
  engines: string[],
  measureCell: (cell: Cell) => number,
): Row | undefined {
  const cellsOf = (cells: Map<string, Cell>) =>
    engines.map(engine => cells.get(engine)).filter(cell => cell !== undefined)
  const earlier = past.map(cellsOf).filter(cells => cells.length === engines.length)
  if (engines.length === 0 || earlier.length === 0) return undefined
  return [...earlier, cellsOf(current)].map(cells => mean(cells.map(measureCell)))
}

/** Counts the evaluated keywords by engine. Leaves out runs that kept no keywords: their number is not known. */
function countEvaluated(before: Grid[], now: Grid): Evaluation[] {
  const keyed = before.filter(grid => grid.size > 0)
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

function countKeywords(grid: Grid): Map<string, number> {
  const cells = [...grid.values()].flatMap(row => [...row.values()])
  return new Map(
    [...Map.groupBy(cells, ({ engine }) => engine)].map(([engine, { length }]) => [engine, length]),
  )
}
