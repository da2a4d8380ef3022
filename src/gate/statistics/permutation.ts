/**
 * A permutation test for a drop. If nothing changed, each run of a cell is equally likely to be the current one (Fisher
 * 1935), but for the day that an engine has as a whole: under a shift of δ logits, a run with the value v is the current
 * one with a probability in proportion to exp(δ · v / unit). On cited and uncited answers this is the conditional
 * logistic model of a shift. The test draws a shift for each engine, and then the current value of each cell.
 */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { mean } from '../../scan/measure.ts'
import { isAbove } from '../compare.ts'
import { type DayShift, listShifts } from './engine-day.ts'
import type { Interval } from './interval.ts'
import type { Row } from './pair.ts'

/** The cells of one engine. */
export interface EngineRows {
  rows: readonly Row[]
  /** The value of one cited answer. */
  unit: number
  day: DayShift
}

export interface PermutationTest {
  /** One-sided probability of a drop of at least this size if nothing changed. */
  pValue: number
  /** Mean drop over the cells, in the unit of the values. */
  drop: number
  /** At confidence 1 − 2 · alpha; undefined where no value varies. */
  interval: Interval | undefined
}

const DRAWS = 9_999
/** Any number works. A fixed one gives the same verdict for the same values. */
const SEED = 0x2545f491
/** Sums that differ by less, relative to their terms, are equal: 0.1 + 0.2 ties with 0.3. */
const RELATIVE_SLACK = 1e-12

/**
 * Tests the mean drop over all cells: of each the mean of the earlier values minus the current value. Uses 9,999 random
 * arrangements and the observed one (Phipson & Smyth 2010). Half of the ties count (mid-p, Lancaster 1961).
 */
export function testByPermutation(engines: readonly EngineRows[], alpha: number): PermutationTest {
  const rows = engines.flatMap(engine => engine.rows)
  const observed = rows.reduce((sum, row) => sum + dropOf(row), 0)
  const drop = observed / rows.length
  const isInformative = rows.some(hasSpread)
  if (!isInformative) return { pValue: 1, drop, interval: undefined }
  const sums = drawSums(engines)
  const size = rows.reduce((sum, row) => sum + Math.max(...valuesOf(row).map(Math.abs)), 0)
  let [above, below] = [0, 0]
  for (const sum of sums) {
    if (sum > observed + RELATIVE_SLACK * size) above++
    else if (sum < observed - RELATIVE_SLACK * size) below++
  }
  // The random arrangements do not include the observed one. It is added, and ties with itself.
  const ties = sums.length - above - below + 1
  const ascending = sums.toSorted()
  const quantile = (share: number) => (ascending[Math.floor(share * DRAWS)] ?? 0) / rows.length
  return {
    pValue: (above + ties / 2) / (sums.length + 1),
    drop,
    interval: { low: drop - quantile(1 - alpha), high: drop - quantile(alpha) },
  }
}

function valuesOf({ earlier, now }: Row): number[] {
  return [...earlier.map(({ value }) => value), now]
}

function dropOf({ earlier, now }: Row): number {
  return mean(earlier.map(({ value }) => value)) - now
}

function hasSpread(row: Row): boolean {
  const values = valuesOf(row)
  return isAbove(Math.max(...values), Math.min(...values))
}

/** Returns the sum of the drops in random arrangements. Works cell by cell to keep the loops small. */
function drawSums(engines: readonly EngineRows[]): Float64Array {
  const generator = xoroshiro128plus(SEED)
  const uniform = () => (generator.next() >>> 0) / 2 ** 32
  const sums = new Float64Array(DRAWS)
  for (const { rows, unit, day } of engines) {
    const shifts = listShifts(day)
    const strata = Uint8Array.from({ length: DRAWS }, () => Math.floor(uniform() * shifts.length))
    for (const row of rows.filter(hasSpread)) {
      const { drops, bounds } = toDistributions(row, unit, shifts)
      const last = drops.length - 1
      for (let draw = 0; draw < DRAWS; draw++) {
        const offset = (strata[draw] ?? 0) * drops.length
        const point = uniform()
        // Counts without a branch, which no processor could predict.
        let index = 0
        for (let at = 0; at < last; at++) index += Number(point >= (bounds[offset + at] ?? 1))
        sums[draw] = (sums[draw] ?? 0) + (drops[index] ?? 0)
      }
    }
  }
  return sums
}

/**
 * Returns the drop of the row for each of its different values as the current one, and the cumulative probabilities of
 * these values under each shift.
 */
function toDistributions(
  row: Row,
  unit: number,
  shifts: readonly number[],
): { drops: Float64Array; bounds: Float64Array } {
  const values = valuesOf(row)
  const sum = values.reduce((total, value) => total + value, 0)
  const counts = [...Map.groupBy(values, value => value)].sort(([one], [other]) => one - other)
  const drops = Float64Array.from(counts, ([value]) => (sum - value) / (values.length - 1) - value)
  const bounds = new Float64Array(shifts.length * counts.length)
  const highest = counts.at(-1)?.[0] ?? 0
  let next = 0
  for (const shift of shifts) {
    // Relative to the highest value, so that no weight overflows for a shift above 0.
    const weights = counts.map(
      ([value, equal]) => equal.length * Math.exp(shift * ((value - highest) / unit)),
    )
    const total = weights.reduce((all, weight) => all + weight, 0)
    let reached = 0
    for (const weight of weights) {
      reached += weight / total
      bounds[next++] = reached
    }
  }
  return { drops, bounds }
}
