/** The votes of the samples on each pair of keyword and engine. */
import type { Cell } from '../../scan/measure.ts'

type Pair = Pick<Cell, 'keyword' | 'engine'>

/** Returns a key that is the same for the same keyword and engine. */
export function pairOf({ keyword, engine }: Pair): string {
  return JSON.stringify([keyword, engine])
}

/** Returns the votes of all cells of each pair. */
export function collectVotes(cells: Cell[]): Map<string, boolean[]> {
  const groups = Map.groupBy(cells, pairOf)
  return new Map([...groups].map(([pair, ofPair]) => [pair, ofPair.flatMap(({ cited }) => cited)]))
}

/** Returns the share of the votes that cite, 0 to 1; NaN without a vote. */
export function shareOf(votes: boolean[]): number {
  return votes.filter(Boolean).length / votes.length
}
