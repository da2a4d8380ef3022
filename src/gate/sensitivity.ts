/** Computes what the test of a drop can see in a run. Pure. */
import type * as z from 'zod'
import type { ComparedCell } from '../comparison/comparison.ts'
import { type Cell, countCited, mean } from '../scan/measure.ts'
import { isAbove } from './rounding.ts'
import { adjustByGatekeeping } from './statistics/gatekeeping.ts'
import { selectKeywordCells, testWhole } from './statistics/test-drops.ts'
import type { sensitivitySchema } from './verdict-schema.ts'

/** What the test can see, over the keywords and engines that both sides evaluated. */
export type Sensitivity = z.output<typeof sensitivitySchema>

/** With more, the search takes seconds, and a drop that such a run does not see is too small to matter. */
const MOST_PAIRS = 600

/**
 * Returns what the test of the drop can see: it takes citations from the answers of this run, spread over all cells, until
 * the drop is significant at `alpha`. Returns undefined where keywords are not compared one by one, and for more than 600 cells.
 */
export function measureSensitivity(cells: readonly ComparedCell[], alpha: number): Sensitivity | undefined {
  const pairs = selectKeywordCells(cells)
  if (pairs.length === 0 || pairs.length > MOST_PAIRS) return undefined
  const isSingleEngine = new Set(pairs.map(({ engine }) => engine)).size === 1
  const fails = (changed: ComparedCell[]) => {
    const { whole } = adjustByGatekeeping(testWhole(changed, alpha), [], isSingleEngine)
    return !isAbove(whole, alpha)
  }
  const citing = spread(pairs.filter(({ now }) => countCited(now) > 0))
  const lose = (count: number) => {
    const lost = new Set(citing.slice(0, count))
    return pairs.map(pair => (lost.has(pair) ? withoutCitation(pair) : pair))
  }
  const losses = findLeast(citing.length, count => fails(lose(count)))
  return {
    keywords: new Set(pairs.map(({ now }) => now.keyword)).size,
    samples: Math.max(...pairs.map(({ now }) => now.cited.length)),
    answers: pairs.reduce((sum, { now }) => sum + now.cited.length, 0),
    citedNow: sumCited(pairs),
    answersBefore: sumBefore(pairs, ({ cited }) => cited.length),
    citedBefore: sumBefore(pairs, countCited),
    failsAt: losses === undefined ? undefined : sumCited(lose(losses)),
  }
}

/** Returns the least number from 0 to `most` that `holds`, where all higher ones hold too; undefined where none does. */
function findLeast(most: number, holds: (count: number) => boolean): number | undefined {
  if (!holds(most)) return undefined
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return high
}

/** Returns the items in an order of which every beginning is spread over the whole list. */
function spread<T>(items: readonly T[]): T[] {
  const goldenRatio = (Math.sqrt(5) - 1) / 2
  return items
    .map((item, index) => ({ item, place: (index * goldenRatio) % 1 }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

function withoutCitation({ now, ...pair }: ComparedCell): ComparedCell {
  return {
    ...pair,
    now: { ...now, cited: now.cited.map(() => false), bcrScores: now.bcrScores.map(() => 0) },
  }
}

/** Returns the sum over the pairs of the mean count of their earlier cells. */
function sumBefore(pairs: readonly ComparedCell[], count: (cell: Cell) => number): number {
  return pairs.reduce((sum, { before }) => sum + mean(before.map(({ cell }) => count(cell))), 0)
}

function sumCited(pairs: readonly ComparedCell[]): number {
  return pairs.reduce((sum, { now }) => sum + countCited(now), 0)
}
