/** Draws a statistic under a model in which nothing changed but the days of the engines. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** One cell: what it can add to the statistic, and for each shift of its engine the cumulative probabilities. */
export interface CellModel {
  values: Float64Array
  /** Row by row: `values.length` bounds for each shift. */
  bounds: Float64Array
}

/** The cells of one engine, and its equally probable shifts. Cells are independent of each other under a given shift. */
export interface EngineModel {
  shifts: readonly number[]
  cells: readonly CellModel[]
}

const DRAWS = 9_999
/** Any number works. A fixed one gives the same verdict for the same values. */
const SEED = 0x2545f491
/** Sums that differ by less, relative to their terms, are equal: 0.1 + 0.2 ties with 0.3. */
const RELATIVE_SLACK = 1e-12

/** Returns 9,999 draws of the statistic: the sum over all cells. Works cell by cell to keep the loops small. */
export function drawSums(engines: readonly EngineModel[]): Float64Array {
  const generator = xoroshiro128plus(SEED)
  const uniform = () => (generator.next() >>> 0) / 2 ** 32
  const sums = new Float64Array(DRAWS)
  for (const { shifts, cells } of engines) {
    const strata = Uint8Array.from({ length: DRAWS }, () => Math.floor(uniform() * shifts.length))
    for (const { values, bounds } of cells) {
      const last = values.length - 1
      for (let draw = 0; draw < DRAWS; draw++) {
        const offset = (strata[draw] ?? 0) * values.length
        const point = uniform()
        // Counts without a branch, which no processor could predict.
        let index = 0
        for (let at = 0; at < last; at++) index += Number(point >= (bounds[offset + at] ?? 1))
        sums[draw] = (sums[draw] ?? 0) + (values[index] ?? 0)
      }
    }
  }
  return sums
}

/**
 * Returns the share of the draws, the observed sum included, that are at least as high (Phipson & Smyth 2010). Half of
 * the ties count (mid-p, Lancaster 1961). `size` is that of the terms of the sums.
 */
export function rankAmong(sums: Float64Array, observed: number, size: number): number {
  let [above, below] = [0, 0]
  for (const sum of sums) {
    if (sum > observed + RELATIVE_SLACK * size) above++
    else if (sum < observed - RELATIVE_SLACK * size) below++
  }
  // The draws do not include the observed sum. It is added, and ties with itself.
  const ties = sums.length - above - below + 1
  return (above + ties / 2) / (sums.length + 1)
}

/** Returns the model of a cell from the weight of each value under each shift. Weights are logarithms, up to a constant. */
export function toCellModel(
  values: readonly number[],
  shifts: readonly number[],
  logWeight: (index: number, shift: number) => number,
): CellModel {
  const bounds = new Float64Array(shifts.length * values.length)
  let next = 0
  for (const shift of shifts) {
    const logWeights = values.map((_, index) => logWeight(index, shift))
    // Relative to the highest, so that no weight overflows.
    const highest = Math.max(...logWeights)
    const weights = logWeights.map(weight => Math.exp(weight - highest))
    const total = weights.reduce((all, weight) => all + weight, 0)
    let reached = 0
    for (const weight of weights) {
      reached += weight / total
      bounds[next++] = reached
    }
  }
  return { values: Float64Array.from(values), bounds }
}
