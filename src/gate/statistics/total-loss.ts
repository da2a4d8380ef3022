/** The loss of all citations. Its probability has a closed form, over answers and not over cells. */
import { mean } from '../../scan/measure.ts'
import { type DayShift, listShifts } from './engine-day.ts'
import { type CellPair, countCited } from './pair.ts'
import { logGamma } from './student.ts'

/** The cells of one engine. */
export interface EnginePairs {
  pairs: readonly CellPair[]
  day: DayShift
}

/**
 * Returns the mid-p-value of a run without any citation if nothing changed. The number of citations in the current
 * answers of a cell, given those in all its answers, follows Fisher's noncentral hypergeometric distribution with the
 * odds ratio exp(δ), where δ is the shift of the engine's day. Cells are independent given the shift, and engines are
 * independent of each other.
 */
export function testTotalLoss(engines: readonly EnginePairs[]): number {
  const probability = engines.reduce(
    (product, { pairs, day }) =>
      product *
      mean(
        listShifts(day).map(shift =>
          Math.exp(pairs.reduce((sum, pair) => sum + logNoCitation(pair, shift), 0)),
        ),
      ),
    1,
  )
  return probability / 2
}

/** Returns the logarithm of the probability that none of the current answers of a cell cites. */
function logNoCitation({ earlier, now }: CellPair, shift: number): number {
  const cells = [now, ...earlier.map(({ cell }) => cell)]
  const cited = cells.reduce((sum, cell) => sum + countCited(cell), 0)
  const uncited = cells.reduce((sum, cell) => sum + cell.cited.length, 0) - cited
  const current = now.cited.length
  const logWeights = Array.from(
    { length: Math.min(cited, current) + 1 },
    (_, count) => logChoose(cited, count) + logChoose(uncited, current - count) + count * shift,
  )
  const highest = Math.max(...logWeights)
  const total = logWeights.reduce((sum, weight) => sum + Math.exp(weight - highest), 0)
  return (logWeights[0] ?? 0) - highest - Math.log(total)
}

/** Returns ln C(n, k); minus infinity where k is above n. */
function logChoose(n: number, k: number): number {
  return k > n ? -Infinity : logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)
}
