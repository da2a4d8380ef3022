import type { CitedRun } from '../owners/cited-pages.ts'
import type { HistoryRecord } from './record.ts'

/** Older citations say little about the pages of today. */
const MAX_DAYS = 84
const DAY = 24 * 60 * 60 * 1000

/** Returns the runs of a brand in the twelve weeks before `now`, ISO 8601 UTC, that know the cited pages. */
export function selectCitedRuns(records: readonly HistoryRecord[], brand: string, now: string): CitedRun[] {
  const end = Date.parse(now)
  return records.flatMap(({ createdAt, cells, citedPages, fingerprint }) => {
    const age = end - Date.parse(createdAt)
    const isSelected = age >= 0 && age <= MAX_DAYS * DAY && fingerprint['brand']?.join() === brand
    return citedPages === undefined || !isSelected ? [] : [{ createdAt, cells, citedPages }]
  })
}
