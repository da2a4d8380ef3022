/**
 * A permutation test for a drop. When nothing changed, the run that is now could as well have been any of a
 * keyword's runs (Fisher 1935). Keywords are independent of each other. With one baseline run this is the paired
 * sign-flip test, and on 0/1 values with mid-p McNemar's mid-p test (Fagerland, Lydersen & Laake 2013).
 */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { isAbove } from '../compare.ts'

/** The values of one keyword, two or more: the baseline's runs, then, last, the run that is judged. */
export type Row = readonly number[]

const MOST_ENUMERATED = 65_536
const DRAWS = 9_999
/** Any number does; a fixed one gives the same values the same verdict. */
const SEED = 0x2545f491
/** Sums that differ by less, relative to what they are made of, are equal: 0.1 + 0.2 ties with 0.3. */
const RELATIVE_SLACK = 1e-12

/**
 * One-sided: how probable so large a drop is when nothing changed. The statistic is the sum over the rows of the mean
 * of the others minus the one that is now. Exact when there are at most 65,536 arrangements, else of 9,999 drawn ones
 * and the observed one (Phipson & Smyth 2010). `midP` counts ties by half (Lancaster 1961).
 */
export function testDrop(
  rows: readonly Row[],
  options: { midP: boolean },
): { pValue: number; exact: boolean } {
  const informative = rows.filter(row => isAbove(Math.max(...row), Math.min(...row)))
  if (informative.length === 0) return { pValue: 1, exact: true }
  // In order of size, so that the order of the baseline's runs changes nothing.
  const drops = informative.map(row => dropsOf(row.toSorted((one, other) => one - other)))
  const exact = drops.reduce((product, { length }) => product * length, 1) <= MOST_ENUMERATED
  const sums = exact ? enumerateSums(drops) : drawSums(drops)

  const observed = informative.reduce((sum, row) => sum + (dropsOf(row).at(-1) ?? 0), 0)
  const size = informative.reduce((sum, row) => sum + Math.max(...row.map(Math.abs)), 0)
  const above = sums.filter(sum => sum > observed + RELATIVE_SLACK * size).length
  const below = sums.filter(sum => sum < observed - RELATIVE_SLACK * size).length
  // Among the drawn arrangements the observed one is not: it is one more, and ties with itself.
  const itself = exact ? 0 : 1
  const ties = sums.length - above - below + itself
  return { pValue: (above + (options.midP ? ties / 2 : ties)) / (sums.length + itself), exact }
}

/** What the drop would be if the first, the second … of the row's runs were now. */
function dropsOf(row: Row): Float64Array {
  const sum = row.reduce((total, value) => total + value, 0)
  return Float64Array.from(row, value => (sum - value) / (row.length - 1) - value)
}

/** The statistic of every arrangement, each once. */
function enumerateSums(drops: Float64Array[]): Float64Array {
  return drops.reduce((sums, row) => {
    const longer = new Float64Array(sums.length * row.length)
    let index = 0
    for (const sum of sums) for (const drop of row) longer[index++] = sum + drop
    return longer
  }, new Float64Array(1))
}

/** The statistic of arrangements drawn at random; row by row, so that the loops stay small. */
function drawSums(drops: Float64Array[]): Float64Array {
  const generator = xoroshiro128plus(SEED)
  const sums = new Float64Array(DRAWS)
  for (const row of drops) {
    let bits = 0
    for (let draw = 0; draw < DRAWS; draw++) {
      let index: number
      if (row.length === 2) {
        // A choice of two takes one bit: one random number serves 32 draws.
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
