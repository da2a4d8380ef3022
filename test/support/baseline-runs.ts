import type { BaselineRun } from '../../src/history/record.ts'
import { meanOfKnown } from '../../src/lib/numbers.ts'
import type { Cell } from '../../src/scan/measure.ts'

/** A cell with a sample for each score; an answer cites when it scores above 0. */
export function aCell(keyword: string | undefined, engine: string, ...bcrScores: number[]): Cell {
  return { keyword, engine, cited: bcrScores.map(score => score > 0), bcrScores }
}

/** A run whose own numbers are the mean score of its cells and the number of engines that ever cite. */
export function aRun(...cells: Cell[]): BaselineRun {
  const scores = cells.flatMap(({ bcrScores }) => bcrScores)
  const citing = cells.filter(({ cited }) => cited.includes(true)).map(({ engine }) => engine)
  return {
    overallBcr: scores.length === 0 ? 0 : meanOfKnown(scores),
    citedEngines: new Set(citing).size,
    cells,
  }
}

/** A run of which only the whole is known. */
export function aWholeRun(overallBcr: number, citedEngines: number): BaselineRun {
  return { overallBcr, citedEngines, cells: [] }
}
