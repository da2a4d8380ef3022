import { DAY } from '../lib/numbers.ts'
import type { CitedPage, CitedRun } from '../owners/cited-pages.ts'
import type { HistoryRecord } from './record.ts'

/** Older citations say little about the pages of today. */
const MAX_DAYS = 84

/** Limits of a forged history: entries of all runs, which are sent to the page worker, and UTF-16 units of a name. */
const MAX_ENTRIES = 500_000
const MAX_LENGTH = 500

/**
 * Returns the runs of a brand in the twelve weeks before `now`, ISO 8601 UTC, that know the cited pages, the newest first.
 * Passes a sentence to `log` if the history is too large to use all of them.
 */
export function selectCitedRuns(
  records: readonly HistoryRecord[],
  brand: string,
  now: string,
  log: (message: string) => void = () => {},
): CitedRun[] {
  const end = Date.parse(now)
  const runs: CitedRun[] = []
  let left = MAX_ENTRIES
  // Gates with the same questions share the answers of a run, which count once.
  const times = new Map<string, string>()
  const counted = new Set<string>()
  const newest = records.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  for (const { createdAt, runUrl = createdAt, cells, citedPages, fingerprint } of newest) {
    const age = end - Date.parse(createdAt)
    const isSelected = age >= 0 && age <= MAX_DAYS * DAY && fingerprint['brand']?.join() === brand
    if (citedPages === undefined || !isSelected) continue
    left -= cells.length + citedPages.length
    if (left < 0) {
      log(`Cited pages: the runs have more than ${MAX_ENTRIES} entries, so the older ones are left out.`)
      break
    }
    const time = times.get(runUrl) ?? createdAt
    times.set(runUrl, time)
    const own = cells.filter(({ keyword, engine }) => {
      const known = counted.size
      counted.add(JSON.stringify([runUrl, keyword ?? fingerprint['keywords'], engine]))
      return counted.size > known
    })
    runs.push({ createdAt: time, cells: own, citedPages: citedPages.filter(isShort) })
  }
  return runs
}

function isShort({ keyword, engine, address }: CitedPage): boolean {
  return [keyword, engine, address].every(({ length }) => length <= MAX_LENGTH)
}
