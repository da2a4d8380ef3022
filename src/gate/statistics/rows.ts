/** The values of compared cells, as the tests take them. */
import type { ComparedCell } from '../../comparison/comparison.ts'
import type { Cell } from '../../scan/measure.ts'

/** The values of one cell: of the earlier runs that evaluated it, and of the current run. */
export interface Row {
  earlier: { run: number; value: number }[]
  now: number
}

/** Returns the values of the cells: one row for each. */
export function toRows(cells: readonly ComparedCell[], measureCell: (cell: Cell) => number): Row[] {
  return cells.map(({ before, now }) => ({
    earlier: before.map(({ run, cell }) => ({ run, value: measureCell(cell) })),
    now: measureCell(now),
  }))
}
