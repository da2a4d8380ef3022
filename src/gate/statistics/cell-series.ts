/** The counts of cells, run by run. */
import { type CellRef, type ComparedCell, MOST_BEFORE } from '../../comparison/comparison.ts'
import { countCited } from '../../scan/measure.ts'

/** The answers of one run in a cell, and how many of them cite the brand. */
interface RunCounts {
  /** Position of the run. */
  run: number
  cited: number
  answers: number
}

/** The counts of one cell, oldest first. The current run comes last. */
export interface CellSeries extends CellRef {
  counts: RunCounts[]
}

/** The same cell in a window of the newest runs, and before. */
export interface CellCounts {
  now: { cited: number; answers: number }
  /** Run by run, oldest first; at most 60. */
  before: readonly RunCounts[]
}

/** Returns the counts of compared cells. `current`: the position of the current run. */
export function toSeries(cells: readonly ComparedCell[], current: number): CellSeries[] {
  return cells.map(({ keyword, engine, now, before }) => ({
    ...{ keyword, engine },
    counts: [...before, { run: current, cell: now }].map(({ run, cell }) => ({
      run,
      cited: countCited(cell),
      answers: cell.cited.length,
    })),
  }))
}

/** Returns the counts from run `start` on and before it; undefined where one of the two has no answer. */
export function splitSeries({ counts }: CellSeries, start: number): CellCounts | undefined {
  const found = counts.findIndex(({ run }) => run >= start)
  const at = found < 0 ? counts.length : found
  if (at === 0 || at === counts.length) return undefined
  return { now: sumCounts(counts, at), before: counts.slice(Math.max(0, at - MOST_BEFORE), at) }
}

/** Returns the sum of the counts from a position on. */
export function sumCounts(counts: readonly Omit<RunCounts, 'run'>[], from = 0): CellCounts['now'] {
  let [cited, answers] = [0, 0]
  for (let index = from; index < counts.length; index++) {
    cited += counts[index]?.cited ?? 0
    answers += counts[index]?.answers ?? 0
  }
  return { cited, answers }
}

/**
 * Returns the mean share of cited answers before a loss, at its low level and in the current run, over the cells that have
 * all three and weighted by their answers now; undefined without such a cell. `ends`: positions of the first run at the low
 * level, the first after it, and the current run.
 */
export function sharesOf(
  series: readonly CellSeries[],
  [start, end, current]: readonly [start: number, end: number, current: number],
): { before: number; low: number; current: number } | undefined {
  const total = { before: 0, low: 0, current: 0 }
  let weight = 0
  for (const cell of series) {
    const before = shareWithin(cell, 0, start)
    const low = shareWithin(cell, start, end)
    const now = shareWithin(cell, current, current + 1)
    const answers = cell.counts.at(-1)?.answers
    if (before === undefined || low === undefined || now === undefined || answers === undefined) continue
    weight += answers
    total.before += answers * before
    total.low += answers * low
    total.current += answers * now
  }
  if (weight === 0) return undefined
  return { before: total.before / weight, low: total.low / weight, current: total.current / weight }
}

/** Returns the share of cited answers from position `from` to before `to`; undefined without an answer. */
function shareWithin({ counts }: CellSeries, from: number, to: number): number | undefined {
  const { cited, answers } = sumCounts(counts.filter(({ run }) => run >= from && run < to))
  return answers === 0 ? undefined : cited / answers
}
