/** A test of the number of citations over answers, and not over cells. */
import type { ComparedCell } from '../../comparison/comparison.ts'
import { countCited } from '../../scan/measure.ts'
import { type CellModel, drawSums, rankAmong, toCellModel } from './draws.ts'
import { type DayShift, listShifts } from './engine-day.ts'
import { logGamma } from './student.ts'

/** The cells of one engine. */
export interface EnginePairs {
  pairs: readonly ComparedCell[]
  day: DayShift
}

/**
 * Returns the one-sided mid-p-value of so few citations in the current answers if nothing changed. The number of citations
 * among the current answers of a cell, given those among all its answers, follows Fisher's noncentral hypergeometric
 * distribution with the odds ratio exp(δ), where δ is the shift of the engine's day. With one sample, this is the
 * permutation test over cells.
 */
export function testByAnswers(engines: readonly EnginePairs[]): number {
  const sums = drawSums(
    engines.map(({ pairs, day }) => {
      const shifts = listShifts(day)
      return { shifts, cells: pairs.map(pair => toModel(pair, shifts)) }
    }),
  )
  const cited = engines.flatMap(({ pairs }) => pairs).reduce((sum, { now }) => sum + countCited(now), 0)
  return rankAmong(sums, -cited, 0)
}

/** Returns the model of the current citations of a cell. They count below 0: fewer citations are a larger drop. */
function toModel({ before, now }: ComparedCell, shifts: readonly number[]): CellModel {
  const cells = [now, ...before.map(({ cell }) => cell)]
  const cited = cells.reduce((sum, cell) => sum + countCited(cell), 0)
  const uncited = cells.reduce((sum, cell) => sum + cell.cited.length, 0) - cited
  const current = now.cited.length
  const least = Math.max(0, current - uncited)
  const counts = Array.from({ length: Math.min(cited, current) - least + 1 }, (_, index) => least + index)
  const logWays = counts.map(count => logChoose(cited, count) + logChoose(uncited, current - count))
  return toCellModel(
    counts.map(count => -count),
    shifts,
    (index, shift) => (logWays[index] ?? 0) + (counts[index] ?? 0) * shift,
  )
}

/** Returns ln C(n, k), where k is at most n. */
function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)
}
