/** What a report asks for, of what was recorded. Pure. */
import * as z from 'zod'
import type { ExportRequest } from '../../contract/contract.ts'
import { ServiceError } from '../../contract/errors.ts'
import { nameKey } from '../../lib/text.ts'
import type { RecordedScan } from './records.ts'

const dateSchema = z.iso.date()

/**
 * The records of the brand from the first to the last day of the range, both included and taken in UTC, oldest first.
 * Of each only the results of the engines asked for; no engines, or an empty list, stand for all. Where competitors
 * are asked for, the scans of `rivals` too, as records without results of the brand. Throws a ServiceError (400 `bad_request`)
 * when the range is none.
 */
export function selectRecords(
  request: ExportRequest,
  records: RecordedScan[],
  rivals: string[] = [],
): RecordedScan[] {
  const { start, end } = request.date_range
  for (const [name, date] of Object.entries({ start, end })) {
    if (!dateSchema.safeParse(date).success) throw badRequest(`date_range.${name} is no date (YYYY-MM-DD)`)
  }
  if (start > end) throw badRequest('date_range.start is after date_range.end')
  const wanted = new Set(request.engines)
  const isWanted = ({ engine }: { engine: string }) => wanted.size === 0 || wanted.has(engine)
  const brand = nameKey(request.brand_name)
  const others = new Set(request.include_competitors ? rivals.map(nameKey) : [])
  others.delete(brand)
  const selected = records
    .filter(({ recordedAt }) => start <= dayOf(recordedAt) && dayOf(recordedAt) <= end)
    .map(record => ({
      ...record,
      scan: { ...record.scan, results: record.scan.results.filter(isWanted) },
      competitors: record.competitors.filter(isWanted),
    }))
    .filter(({ scan }) => scan.results.length > 0)
  const own = selected.filter(({ scan }) => nameKey(scan.brand_name) === brand)
  if (own.length === 0) return []
  const theirs = selected.filter(({ scan }) => others.has(nameKey(scan.brand_name))).map(toCompetitor)
  return [...own, ...theirs].sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt))
}

/** A competitor's scan as the part that another had. */
function toCompetitor({ scan, ...record }: RecordedScan): RecordedScan {
  const name = scan.brand_name
  const competitors = scan.results.map(({ engine, cited, bcr_score }) => ({ name, engine, cited, bcr_score }))
  return { ...record, scan: { ...scan, results: [] }, competitors }
}

/** The calendar date in UTC. */
export function dayOf(recordedAt: string): string {
  return new Date(recordedAt).toISOString().slice(0, 10)
}

function badRequest(detail: string): ServiceError {
  return new ServiceError({
    kind: 'http',
    request: 'POST /v1/report/export',
    detail,
    status: 400,
    code: 'bad_request',
  })
}
