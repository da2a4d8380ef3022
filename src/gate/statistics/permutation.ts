/**
 * A permutation test for a drop. If nothing changed, each run of a keyword is equally likely to be the current one
 * (Fisher 1935). Keywords are independent of each other. With one baseline run this is the paired sign-flip test. On 0/1
 * values with mid-p it is McNemar's mid-p test (Fagerland, Lydersen & Laake 2013).
 */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { isAbove } from '../compare.ts'

/** The values of one keyword, two or more: those of the baseline's runs, and last that of the current run. */
export type Row = readonly number[]

const MOST_ENUMERATED = 65_536
const DRAWS = 9_999
/** Any number works. A fixed one gives the same verdict for the same values. */
const SEED = 0x2545f491
/** Sums that differ by less, relative to their terms, are equal: 0.1 + 0.2 ties with 0.3. */
const RELATIVE_SLACK = 1e-12

/**
 * Returns the one-sided probability of a drop of at least this size if nothing changed. The statistic is the sum over all
 * rows of the mean of the earlier values minus the current value. It is exact for at most 65,536 arrangements; otherwise
 * it uses 9,999 random ones and the observed one (Phipson & Smyth 2010). `midP` counts half of the ties (Lancaster 1961).
 */
export function testByPermutation(
  rows: readonly Row[],
  options: { midP: boolean },
): { pValue: number; exact: boolean } {
  const informative = rows.filter(row => isAbove(Math.max(...row), Math.min(...row)))
  if (informative.length === 0) return { pValue: 1, exact: true }
  // Sorted, so that the order of the baseline's runs does not matter.
  const drops = informative.map(row => dropsOf(row.toSorted((one, other) => one - other)))
  const exact = drops.reduce((product, { length }) => product * length, 1) <= MOST_ENUMERATED
  const sums = exact ? enumerateSums(drops) : drawSums(drops)

  const observed = informative.reduce((sum, row) => sum + (dropsOf(row).at(-1) ?? 0), 0)
  const size = informative.reduce((sum, row) => sum + Math.max(...row.map(Math.abs)), 0)
  const above = sums.filter(sum => sum > observed + RELATIVE_SLACK * size).length
  const below = sums.filter(sum => sum < observed - RELATIVE_SLACK * size).length
  // The random arrangements do not include the observed one. It is added, and ties with itself.
  const itself = exact ? 0 : 1
  const ties = sums.length - above - below + itself
  return { pValue: (above + (options.midP ? ties / 2 : ties)) / (sums.length + itself), exact }
}

/** Returns the drop of the row if its first value were the current one, if its second were, and so on. */
function dropsOf(row: Row): Float64Array {
  const sum = row.reduce((total, value) => total + value, 0)
  return Float64Array.from(row, value => (sum - value) / (row.length - 1) - value)
}

/** Returns the statistic of every arrangement. */
function enumerateSums(drops: Float64Array[]): Float64Array {
  return drops.reduce((sums, row) => {
    const longer = new Float64Array(sums.length * row.length)
    let index = 0
    for (const sum of sums) for (const drop of row) longer[index++] = sum + drop
    return longer
  }, new Float64Array(1))
}

/** Returns the statistic of random arrangements. Works row by row to keep the loops small. */
function drawSums(drops: Float64Array[]): Float64Array {
  const generator = xoroshiro128plus(SEED)
  const sums = new Float64Array(DRAWS)
  for (const row of drops) {
    let bits = 0
    for (let draw = 0; draw < DRAWS; draw++) {
      let index: number
      if (row.length === 2) {
        // A choice between two values takes one bit: one random number serves 32 draws.
        bits = draw % 32 === 0 ? generator.next() : bits >>> 1
        index = bits & 1
      } else {
        index = Math.floor(((generator.next() >>> 0) / 2 ** 32) * row.length)
      }
      sums[draw] = (sums[draw] ?? 0) + (row[index] ?? 0)
    }
  }
  return sums
}
