/** Selects the recorded scans for a report. */
import * as z from 'zod'
import type { ExportRequest } from '../../contract/contract.ts'
import { badRequest } from '../../contract/requests.ts'
import { foldName } from '../../lib/text.ts'
import type { RecordedScan } from './records.ts'

const REQUEST = 'POST /v1/report/export'

const dateSchema = z.iso.date()

/**
 * Resolves to the records of the brand from the first to the last day of the range, both included, days in UTC, oldest first.
 * Each record holds only the results of the requested engines; a missing or empty list requests all. If the request
 * includes competitors, the scans of `competitors` (brand names) are added as records without results of the brand.
 * Keeps no other record in memory. Rejects with a ServiceError (400 `bad_request`) if the range is invalid.
 */
export async function selectRecords(
  request: ExportRequest,
  records: Iterable<RecordedScan> | AsyncIterable<RecordedScan>,
  competitors: string[] = [],
): Promise<RecordedScan[]> {
  const { start, end } = request.date_range
  for (const [name, date] of Object.entries({ start, end })) {
    if (!dateSchema.safeParse(date).success)
      throw badRequest(REQUEST, `date_range.${name} is not a date (YYYY-MM-DD)`)
  }
  if (start > end) throw badRequest(REQUEST, 'date_range.start is after date_range.end')
  const wanted = new Set(request.engines)
  const isWanted = ({ engine }: { engine: string }) => wanted.size === 0 || wanted.has(engine)
  const brand = foldName(request.brand_name)
  const others = new Set(request.include_competitors ? competitors.map(foldName) : [])
  others.delete(brand)
  const own: RecordedScan[] = []
  const theirs: RecordedScan[] = []
  for await (const record of records) {
    const day = dayOf(record.recordedAt)
    const name = foldName(record.scan.brand_name)
    const results = record.scan.results.filter(isWanted)
    if (day < start || end < day || results.length === 0) continue
    const scan = { ...record.scan, results }
    if (name === brand) own.push({ ...record, scan, competitors: record.competitors.filter(isWanted) })
    else if (others.has(name)) theirs.push(toCompetitor({ ...record, scan }))
  }
  if (own.length === 0) return []
  return [...own, ...theirs].sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt))
}

/** Converts the scan of a competitor into a record without results of the brand. */
function toCompetitor({ scan, ...record }: RecordedScan): RecordedScan {
  const name = scan.brand_name
  const competitors = scan.results.map(({ engine, cited, bcr_score }) => ({ name, engine, cited, bcr_score }))
  return { ...record, scan: { ...scan, results: [] }, competitors }
}

/** Returns the calendar date in UTC, YYYY-MM-DD. */
export function dayOf(recordedAt: string): string {
  return new Date(recordedAt).toISOString().slice(0, 10)
}
