import { stringify } from 'csv-stringify/sync'
import type { CompletedScan } from '../scan/run.ts'
import { toSingleLine } from '../text.ts'

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

/**
 * One row for each engine of each scan, as RFC 4180 has it. It opens with a byte order mark: without one a
 * spreadsheet reads UTF-8 as its own code page. Text that it would take for a formula gets a leading `'`.
 */
export function renderCsv(scans: CompletedScan[]): string {
  return stringify(scans.flatMap(toRows), {
    header: true,
    columns: COLUMNS,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Where the list separator is a semicolon, an unquoted one would start a cell, and so a formula, of its own.
    quoted_string: true,
    cast: { boolean: value => String(value), string: toSingleLine },
  })
}

function toRows({ scan, request, sample }: CompletedScan) {
  return scan.results.map(result => [
    scan.scan_id,
    request.keywords.join('; '),
    sample,
    request.language ?? '',
    result.engine,
    result.cited,
    result.bcr_score,
    result.sentiment,
    result.snippet,
    result.source_url,
    result.timestamp,
  ])
}
