import { toCsv } from '../csv.ts'
import type { CompletedScan } from '../scan/run.ts'

const COLUMNS = [
  'scan_id',
  'keywords',
  'sample',
  'language',
  'engine',
  'cited',
  'bcr_score',
  'sentiment',
  'snippet',
  'source_url',
  'timestamp',
]

/** One row for each engine of each scan. */
export function renderCsv(scans: CompletedScan[]): string {
  return toCsv(COLUMNS, scans.flatMap(toRows))
}

function toRows({ scan, request, sample }: CompletedScan) {
  return scan.results.map(result => ({
    ...result,
    scan_id: scan.scan_id,
    keywords: request.keywords.join('; '),
    sample,
    language: request.language ?? '',
  }))
}
