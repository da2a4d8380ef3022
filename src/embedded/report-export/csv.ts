/** Renders a report as CSV. */
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import type { RecordedScan } from './records.ts'
import type { ReportSummary } from './summary.ts'

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
 * (role `competitor`), and one for each note (role `note`).
 */
export function renderReportCsv(records: RecordedScan[], { competitors, notes }: ReportSummary): string {
  const rows = [
    ...records.flatMap(record => [
      ...brandRows(record),
      ...(competitors === undefined ? [] : competitorRows(record)),
    ]),
    ...notes.map(note => ({ role: 'note', note })),
  ]
  return [...toCsv(COLUMNS, rows)].join('')
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
