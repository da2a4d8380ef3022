/** Computes a value for each run, unaffected by engines that are missing in some runs. Pure. */
import { type Cell, mean } from '../scan/measure.ts'
import { type ComparedRun, keyOf } from './comparison.ts'

interface SeriesPoint {
  createdAt: string | undefined
  value: number
  cells: Cell[]
}

/**
 * Returns the mean value of each run over the cells of the last run, which comes last. Runs may lack cells, so each is rated
 * by the difference of its cells from their means over all runs, added to the level of the last run. Runs without these
 * cells are left out. `weightOf`: weight of each cell; equal by default. `run`: position of the run.
 */
export function seriesOf(
  runs: readonly Pick<ComparedRun, 'createdAt' | 'cells'>[],
  last: readonly Cell[],
  numberOf: (cell: Cell) => number,
  weightOf: (cell: Cell) => number = () => 1,
): (SeriesPoint & { run: number })[] {
  const weights = new Map(last.map(cell => [keyOf(cell), weightOf(cell)]))
  const points = [...runs, { createdAt: undefined, cells: [...last] }].map(({ createdAt, cells }, run) => ({
    run,
    createdAt,
    cells: cells.filter(cell => weights.has(keyOf(cell))),
  }))
  const allCells = points.flatMap(({ cells }) => cells)
  const means = new Map(
    Array.from(Map.groupBy(allCells, keyOf), ([key, cells]) => [key, mean(cells.map(numberOf))]),
  )
  const ownMean = (cell: Cell) => means.get(keyOf(cell)) ?? 0
  const meanOf = (cells: readonly Cell[], toNumber: (cell: Cell) => number) => {
    const weighted = cells.map(cell => ({ weight: weights.get(keyOf(cell)) ?? 0, value: toNumber(cell) }))
    const sum = weighted.reduce((total, { weight, value }) => total + weight * value, 0)
    return sum / weighted.reduce((total, { weight }) => total + weight, 0)
  }
  const level = meanOf(last, ownMean)
  return points
    .filter(({ cells }) => cells.length > 0)
    .map(point => ({
      ...point,
      value: level + meanOf(point.cells, cell => numberOf(cell) - ownMean(cell)),
    }))
}
