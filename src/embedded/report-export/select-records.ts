import type { ExportRequest, ScanResult } from '../../contract/contract.ts'
import { toDay } from '../../lib/clock.ts'
import { meanOfKnown } from '../../lib/numbers.ts'
import { foldName } from '../../lib/text.ts'
import type { RecordedScan } from './records.ts'

export interface SelectedScan extends RecordedScan {
  isOwn: boolean
}

/**
 * Resolves to the records of the brand from the first to the last day of the range (inclusive, in UTC), oldest first,
 * with the results of the requested engines only: a missing or empty list requests all. Includes scans of `competitors`
 * (brand names) if requested. Keeps no other record in memory.
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

export interface Tally {
  name: string
  results: number
  cited: number
  /** Undefined if the answers do not state it. */
  score: number | undefined
}

export interface ReportSummary {
  overall: Tally
  /** In the order of first occurrence. */
  engines: Tally[]
  days: Tally[]
  /** In the order of first occurrence; undefined if not requested. */
  competitors: Tally[] | undefined
  notes: string[]
}

const NOTHING_RECORDED = 'No scan of this brand is recorded for these dates and engines.'
const NO_COMPETITORS = 'The recorded scans hold no competitor data.'

type Observation = Pick<ScanResult, 'cited' | 'bcr_score'>

/** Summarizes records of `selectRecords`. */
export function summarize(request: ExportRequest, records: SelectedScan[]): ReportSummary {
  const results = records.filter(({ isOwn }) => isOwn).flatMap(listResults)
  const theirs = records.filter(({ isOwn }) => !isOwn).flatMap(listResults)
  const competitors = request.include_competitors ? tallyBy(theirs, ({ name }) => name) : undefined
  return {
    overall: tally('All engines', results),
    engines: tallyBy(results, ({ engine }) => engine),
    days: tallyBy(results, ({ day }) => day),
    competitors,
    notes: notesOn(records, competitors),
  }
}

function listResults({ recordedAt, scan }: RecordedScan) {
  return scan.results.map(result => ({
    ...result,
    name: scan.brand_name,
    day: toDay(Date.parse(recordedAt)),
  }))
}

function notesOn(records: RecordedScan[], competitors: Tally[] | undefined): string[] {
  if (records.length === 0) return [NOTHING_RECORDED]
  return competitors?.length === 0 ? [NO_COMPETITORS] : []
}

function tallyBy<T extends Observation>(observations: T[], nameOf: (observation: T) => string): Tally[] {
  return Array.from(Map.groupBy(observations, nameOf), ([name, group]) => tally(name, group))
}

function tally(name: string, results: Observation[]): Tally {
  return {
    name,
    results: results.length,
    cited: results.filter(({ cited }) => cited).length,
    score: meanOfKnown(results.map(({ bcr_score }) => bcr_score)),
  }
}
