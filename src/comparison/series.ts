/** Values of runs one after the other, in which an engine that is missing in some of them moves nothing. Pure. */
import { type Cell, mean } from '../scan/measure.ts'
import { type ComparedRun, keyOf } from './comparison.ts'

interface SeriesPoint {
  /** ISO 8601 UTC; undefined where it is not known. */
  createdAt: string | undefined
  value: number
  /** The cells of the run that the value is from. */
  cells: Cell[]
}

/**
 * Returns the mean value of each run over the cells of the last one, which come last. Runs do not all have the same
 * cells, so a run counts by how far its cells are from their own means over all runs, on the level of the last one. Runs
 * without such a cell are left out. `weightOf`: the weight of each cell of the last run in every mean; equal unless told. `run` is the
 * position of a point in the runs, and their number for the last one.
 */
export function seriesOf(
  runs: readonly Pick<ComparedRun, 'createdAt' | 'cells'>[],
  last: readonly Cell[],
  numberOf: (cell: Cell) => number,
  weightOf: (cell: Cell) => number = () => 1,
): (SeriesPoint & { run: number })[] {
  const weights = new Map(last.map(cell => [keyOf(cell), weightOf(cell)]))
  const points = [...runs, { createdAt: undefined, cells: [...last] }].map(({ createdAt, cells }, run) => ({
    ...{ run, createdAt },
    cells: cells.filter(cell => weights.has(keyOf(cell))),
  }))
  const means = new Map(
    Array.from(
      Map.groupBy(
        points.flatMap(({ cells }) => cells),
        keyOf,
      ),
      ([key, cells]) => [key, mean(cells.map(numberOf))],
    ),
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
