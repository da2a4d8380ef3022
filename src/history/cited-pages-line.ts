/** The cited pages in the line of a record, in which each address appears once. */
import * as z from 'zod'
import { count } from '../contract/parts.ts'
import type { CitedPage } from '../owners/cited-pages.ts'
import type { Fingerprint } from './record.ts'

export const citedPagesSchema = z.object({
  engines: z.array(z.string()),
  addresses: z.array(z.string()),
  /** For each keyword of the fingerprint and each engine: positions in `addresses`, with the number of answers if several. */
  answers: z.array(z.array(z.array(z.union([count, z.tuple([count, count])])))),
})
type CitedPagesLine = z.output<typeof citedPagesSchema>

/** Returns the cited pages of a line; undefined if a position does not exist. */
export function toCitedPages(
  { engines, addresses, answers }: CitedPagesLine,
  { keywords = [] }: Fingerprint,
): CitedPage[] | undefined {
  const pages: CitedPage[] = []
  for (const [keywordAt, byEngine] of answers.entries()) {
    for (const [engineAt, entries] of byEngine.entries()) {
      for (const entry of entries) {
        const [addressAt, citing] = typeof entry === 'number' ? [entry, 1] : entry
        const [keyword, engine, address] = [keywords[keywordAt], engines[engineAt], addresses[addressAt]]
        if (keyword === undefined || engine === undefined || address === undefined) return undefined
        pages.push({ keyword, engine, address, answers: citing })
      }
    }
  }
  return pages
}

/** Cited pages of this length, in bytes, are always kept. */
const MIN_CITED_PAGES = 5_000

/**
 * Formats cited pages. Leaves out the least cited ones, so that a long line grows by a third at most. `length`: of the line
 * without them.
 */
export function fitCitedPages(
  pages: readonly CitedPage[],
  fingerprint: Fingerprint,
  length: number,
): CitedPagesLine {
  const limit = Math.max(MIN_CITED_PAGES, length / 3)
  let kept = pages
  for (;;) {
    const formatted = formatCitedPages(kept, fingerprint)
    const size = JSON.stringify(formatted).length
    if (size <= limit) return formatted
    kept = kept.toSorted((a, b) => b.answers - a.answers).slice(0, Math.floor((kept.length * limit) / size))
  }
}

function formatCitedPages(pages: readonly CitedPage[], { keywords = [] }: Fingerprint): CitedPagesLine {
  const engines = [...new Set(pages.map(({ engine }) => engine))]
  // The most frequent addresses get the shortest positions.
  const addresses = [...Map.groupBy(pages, ({ address }) => address)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([address]) => address)
  const positions = new Map(addresses.map((address, index) => [address, index]))
  const byKeyword = Map.groupBy(pages, ({ keyword }) => keyword)
  const listEntries = (own: readonly CitedPage[]) =>
    own.map(({ address, answers }): number | [number, number] => {
      const position = positions.get(address) ?? 0
      return answers === 1 ? position : [position, answers]
    })
  const answers = keywords.map(keyword => {
    const own = byKeyword.get(keyword)
    if (own === undefined) return []
    return engines.map(engine => listEntries(own.filter(page => page.engine === engine)))
  })
  return { engines, addresses, answers }
}
