import type { ExportRequest } from '../../contract/contract.ts'
import { toDay } from '../../lib/clock.ts'
import { foldName } from '../../lib/text.ts'
import type { RecordedScan } from './records.ts'

export interface SelectedScan extends RecordedScan {
  isOwn: boolean
}

/**
 * Selects the records of the brand, and of `competitors` if requested, oldest first: days of the range in UTC, and results of
 * the requested engines; a missing or empty list requests all. Keeps no other record in memory.
 */
export async function selectRecords(
  request: ExportRequest,
  records: Iterable<RecordedScan> | AsyncIterable<RecordedScan>,
  competitors: readonly string[] = [],
): Promise<SelectedScan[]> {
  const { start, end } = request.date_range
  const wanted = new Set(request.engines)
  const isWanted = ({ engine }: { engine: string }) => wanted.size === 0 || wanted.has(engine)
  const brand = foldName(request.brand_name)
  const others = new Set(request.include_competitors ? competitors.map(foldName) : [])
  others.delete(brand)
  const selected: SelectedScan[] = []
  for await (const record of records) {
    const day = toDay(Date.parse(record.recordedAt))
    const name = foldName(record.scan.brand_name)
    const results = record.scan.results.filter(isWanted)
    const isOwn = name === brand
    if (day < start || end < day || results.length === 0 || !(isOwn || others.has(name))) continue
    selected.push({ ...record, scan: { ...record.scan, results }, isOwn })
  }
  if (!selected.some(({ isOwn }) => isOwn)) return []
  return selected.sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt))
}

/** Returns a sentence for each part of the request that has no scans. */
export function describeGaps({ include_competitors }: ExportRequest, records: SelectedScan[]): string[] {
  if (records.length === 0) return ['No scan of this brand is recorded for these dates and engines.']
  const isWithoutCompetitors = include_competitors === true && records.every(({ isOwn }) => isOwn)
  return isWithoutCompetitors ? ['The recorded scans hold no competitor data.'] : []
}
