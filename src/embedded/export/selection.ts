/** What a report asks for, of what was recorded. Pure. */
import * as z from 'zod'
import type { ExportRequest } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'
import type { RecordedScan } from './records.ts'

const dateSchema = z.iso.date()

/**
 * The records of the brand from the first to the last day of the range, both included and taken in UTC, oldest first.
 * Of each only the results of the engines asked for; no engines, or an empty list, stand for all. Throws a
 * ServiceError (400 `bad_request`) when the range is none.
 */
export function selectRecords(request: ExportRequest, records: RecordedScan[]): RecordedScan[] {
  const { start, end } = request.date_range
  for (const [name, date] of Object.entries({ start, end })) {
    if (!dateSchema.safeParse(date).success) throw badRequest(`date_range.${name} is no date (YYYY-MM-DD)`)
  }
  if (start > end) throw badRequest('date_range.start is after date_range.end')
  const brand = nameKey(request.brand_name)
  const wanted = new Set(request.engines)
  const isWanted = ({ engine }: { engine: string }) => wanted.size === 0 || wanted.has(engine)
  return records
    .filter(({ recordedAt, scan }) => {
      const day = dayOf(recordedAt)
      return start <= day && day <= end && nameKey(scan.brand_name) === brand
    })
    .map(record => ({
      ...record,
      scan: { ...record.scan, results: record.scan.results.filter(isWanted) },
      competitors: record.competitors.filter(isWanted),
    }))
    .filter(({ scan }) => scan.results.length > 0)
    .sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt))
}

/** The calendar date in UTC. */
export function dayOf(recordedAt: string): string {
  return new Date(recordedAt).toISOString().slice(0, 10)
}

/** The same name, however it is written. */
function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
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
