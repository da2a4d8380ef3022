import { type CellRef, type ComparedCell, MAX_BEFORE } from '../../comparison/comparison.ts'
import { type Cell, countCited } from '../../scan/measure.ts'

export interface RunCounts {
  run: number
  cited: number
  answers: number
}

/** The counts of one cell, oldest first. The current run comes last. */
export interface CellSeries extends CellRef {
  counts: RunCounts[]
}

/** The counts of a cell in a window of the newest runs, and before the window. */
export interface CellCounts {
  now: { cited: number; answers: number }
  /** Oldest first; at most MAX_BEFORE. */
  before: readonly RunCounts[]
}

/** Returns the counts of compared cells. `current`: position of the current run. */
export function toSeries(cells: readonly ComparedCell[], current: number): CellSeries[] {
  const count = (run: number, cell: Cell) => ({ run, cited: countCited(cell), answers: cell.cited.length })
  return cells.map(({ keyword, engine, now, before }) => ({
    keyword,
    engine,
    counts: [...before.map(({ run, cell }) => count(run, cell)), count(current, now)],
  }))
}

/** Returns the counts from run `start` on and before it; undefined if either side has no answer. */
export function splitSeries({ counts }: CellSeries, start: number): CellCounts | undefined {
  const at = counts.findIndex(({ run }) => run >= start)
  if (at <= 0) return undefined
  return { now: sumCounts(counts, at), before: counts.slice(Math.max(0, at - MAX_BEFORE), at) }
}

/** Adds up counts from position `from` on. */
export function sumCounts(counts: readonly CellCounts['now'][], from = 0): CellCounts['now'] {
  let [cited, answers] = [0, 0]
  for (let index = from; index < counts.length; index++) {
    cited += counts[index]?.cited ?? 0
    answers += counts[index]?.answers ?? 0
  }
  return { cited, answers }
}
