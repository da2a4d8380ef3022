/** The pages that engines cited: in the line of a record, and as answers of the last weeks. */
import * as z from 'zod'
import { count } from '../contract/parts.ts'
import { DAY, sum } from '../lib/numbers.ts'
import type { AnswerGroup, CitedPage } from '../owners/cited-pages.ts'
import type { Fingerprint, HistoryRecord } from './record.ts'

/** Limits of a forged history: entries of all runs, which are sent to the page worker, and UTF-16 units of a name. */
const MAX_ENTRIES = 500_000
const MAX_NAME_LENGTH = 500

const name = z.string().max(MAX_NAME_LENGTH)
/** An address with, for each engine, the positions of the keywords in the fingerprint, once for each answer. */
export const citedPagesSchema = z.array(z.tuple([name, z.array(z.tuple([name, z.array(count)]))]))
type CitedPagesLine = z.output<typeof citedPagesSchema>

/** Returns the cited pages of a line, without positions that do not exist. */
export function toCitedPages(line: CitedPagesLine, { keywords = [] }: Fingerprint): CitedPage[] {
  return line.flatMap(([address, engines]) =>
    engines.flatMap(([engine, positions]) =>
      [...Map.groupBy(positions, position => keywords[position])].flatMap(([keyword, { length }]) =>
        keyword === undefined ? [] : [{ keyword, engine, address, answers: length }],
      ),
    ),
  )
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
  const countAnswers = (own: readonly CitedPage[]) => sum(own.map(({ answers }) => answers))
  const lines = [...Map.groupBy(pages, ({ address }) => address)]
    .toSorted(([, a], [, b]) => countAnswers(b) - countAnswers(a))
    .map(([address, own]): CitedPagesLine[number] => [
      address,
      Array.from(
        Map.groupBy(own, ({ engine }) => engine),
        ([engine, cited]) => [
          engine,
          cited.flatMap(({ keyword, answers }) => Array<number>(answers).fill(keywords.indexOf(keyword))),
        ],
      ),
    ])
  let left = Math.max(MIN_LENGTH, length * MAX_GROWTH)
  return lines.filter(line => {
    left -= JSON.stringify(line).length + 1
    return left >= 0
  })
}

/** Older citations say little about the pages of today. */
const MAX_DAYS = 84

/**
 * Returns the answers about a brand in the twelve weeks before `now`, ISO 8601 UTC, in runs that know the cited pages, the
 * newest first. Passes a sentence to `log` if the history is too large to use all of them.
 */
export function selectAnswers(
  records: readonly HistoryRecord[],
  brand: string,
  now: string,
  log: (message: string) => void = () => {},
): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>()
  const times = new Map<string, string>()
  let left = MAX_ENTRIES
  for (const record of records.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))) {
    const { createdAt, runUrl = createdAt, cells, citedPages, fingerprint } = record
    const age = Date.parse(now) - Date.parse(createdAt)
    const isSelected = age >= 0 && age <= MAX_DAYS * DAY && fingerprint['brand']?.join() === brand
    if (citedPages === undefined || !isSelected) continue
    left -= cells.length + citedPages.length
    if (left < 0) {
      log(`Cited pages: the runs have more than ${MAX_ENTRIES} entries, so the older ones are left out.`)
      break
    }
    const run = times.get(runUrl) ?? createdAt
    times.set(runUrl, run)
    for (const group of groupAnswers({ ...record, createdAt: run })) {
      // Gates with the same questions share the answers of a run, which count once.
      const key = JSON.stringify([runUrl, group.keyword, group.engine])
      if (!groups.has(key)) groups.set(key, group)
    }
  }
  return [...groups.values()]
}

/** Groups the evaluated answers of a run by question and engine. A forged record cannot cite a page in more. */
export function groupAnswers({
  createdAt: run,
  cells,
  citedPages = [],
}: Pick<HistoryRecord, 'createdAt' | 'cells' | 'citedPages'>): AnswerGroup[] {
  const keyOf = (keyword: string, engine: string) => JSON.stringify([keyword, engine])
  const byGroup = Map.groupBy(citedPages, ({ keyword, engine }) => keyOf(keyword, engine))
  return cells.flatMap(({ keyword = '', engine, cited: { length: of } }) => {
    if (of === 0 || keyword.length > MAX_NAME_LENGTH) return []
    const pages = byGroup.get(keyOf(keyword, engine)) ?? []
    return [
      {
        run,
        keyword,
        engine,
        of,
        pages: pages.map(({ address, answers }) => ({ address, answers: Math.min(answers, of) })),
      },
    ]
  })
}
