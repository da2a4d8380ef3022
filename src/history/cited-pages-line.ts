/** The cited pages in the line of a record. */
import * as z from 'zod'
import { count } from '../contract/parts.ts'
import type { CitedPage } from '../owners/cited-pages.ts'
import type { Fingerprint } from './record.ts'

export const citedPagesSchema = z.object({
  engines: z.array(z.string()),
  /** An address with, for each engine, the positions of the keywords in the fingerprint, once for each answer. */
  pages: z.array(z.tuple([z.string(), z.array(z.array(count))])),
})
type CitedPagesLine = z.output<typeof citedPagesSchema>

/** Returns the cited pages of a line; undefined if a position does not exist. */
export function toCitedPages(
  { engines, pages }: CitedPagesLine,
  { keywords = [] }: Fingerprint,
): CitedPage[] | undefined {
  const cited: CitedPage[] = []
  for (const [address, byEngine] of pages) {
    for (const [index, positions] of byEngine.entries()) {
      for (const [position, answers] of Map.groupBy(positions, at => at)) {
        const [engine, keyword] = [engines[index], keywords[position]]
        if (engine === undefined || keyword === undefined) return undefined
        cited.push({ keyword, engine, address, answers: answers.length })
      }
    }
  }
  return cited
}

/** Bytes of pages that are always kept, and the share by which they may lengthen a longer line. */
const MIN_LENGTH = 5_000
const MAX_GROWTH = 0.33

/** Formats the most cited pages. `length`: of the line without them. */
export function formatCitedPages(
  pages: readonly CitedPage[],
  { keywords = [] }: Fingerprint,
  length: number,
): CitedPagesLine {
  const engines = [...new Set(pages.map(({ engine }) => engine))]
  const positions = new Map(keywords.map((keyword, index) => [keyword, index]))
  const listPositions = ({ keyword, answers }: CitedPage) => {
    const position = positions.get(keyword)
    return position === undefined ? [] : Array<number>(answers).fill(position)
  }
  const lists = Array.from(
    Map.groupBy(pages, ({ address }) => address),
    ([address, own]): [string, number[][]] => [
      address,
      engines.map(name => own.filter(({ engine }) => engine === name).flatMap(listPositions)),
    ],
  )
  let left = Math.max(MIN_LENGTH, length * MAX_GROWTH)
  const kept = lists
    .toSorted(([, a], [, b]) => b.flat().length - a.flat().length)
    .filter(list => {
      left -= JSON.stringify(list).length + 1
      return left >= 0
    })
  return { engines, pages: kept }
}
