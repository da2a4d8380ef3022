/** Renders a report as CSV. */
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import type { RecordedScan } from './records.ts'
import type { ReportSummary } from './select-records.ts'

const COLUMNS = [
  'recorded_at',
  'scan_id',
  'role',
  'name',
  'keywords',
  'engine',
  'cited',
  'bcr_score',
  'sentiment',
  'snippet',
  'source_url',
  'timestamp',
  'note',
]

/**
 * Renders one row for each engine of each scan (role `brand`), one for each result of a competitor if they are requested
 * (role `competitor`), and one for each note (role `note`). Yields the text in parts, because each row repeats the keywords
 * of its scan.
 */
export function renderReportCsv(records: RecordedScan[], summary: ReportSummary): Iterable<string> {
  return toCsv(COLUMNS, rowsOf(records, summary))
}

function* rowsOf(
  records: RecordedScan[],
  { competitors, notes }: ReportSummary,
): Generator<Record<string, CsvCell>> {
  for (const record of records) {
    yield* brandRows(record)
    if (competitors !== undefined) yield* competitorRows(record)
  }
  for (const note of notes) yield { role: 'note', note }
}

function brandRows(record: RecordedScan): Record<string, CsvCell>[] {
  const { scan } = record
  return scan.results.map(result => ({
    ...commonCells(record),
    role: 'brand',
    name: scan.brand_name,
    ...result,
  }))
}

function competitorRows(record: RecordedScan): Record<string, CsvCell>[] {
  return record.competitors.map(result => ({ ...commonCells(record), role: 'competitor', ...result }))
}

function commonCells({ recordedAt, keywords, scan }: RecordedScan): Record<string, CsvCell> {
  return { recorded_at: recordedAt, scan_id: scan.scan_id, keywords: keywords.join('; ') }
}
