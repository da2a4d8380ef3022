import { type CsvCell, toCsv } from '../../lib/csv.ts'
import type { ReportSummary, SelectedScan } from './select-records.ts'

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
 * Renders one row for each result of each scan (role `brand` or `competitor`), and one for each note (role `note`).
 * Yields parts, because each row repeats the keywords of its scan.
 */
export function renderReportCsv(records: SelectedScan[], summary: ReportSummary): Iterable<string> {
  return toCsv(COLUMNS, rowsOf(records, summary))
}

function* rowsOf(records: SelectedScan[], { notes }: ReportSummary): Generator<Record<string, CsvCell>> {
  for (const { recordedAt, keywords, scan, isOwn } of records) {
    const role = isOwn ? 'brand' : 'competitor'
    const common = { recorded_at: recordedAt, scan_id: scan.scan_id, keywords: keywords.join('; ') }
    for (const result of scan.results) yield { ...result, ...common, role, name: scan.brand_name }
  }
  for (const note of notes) yield { role: 'note', note }
}
