import { stringify } from 'csv-stringify/sync'
import { toSingleLine } from './text.ts'

export type CsvCell = string | number | boolean

const ROWS_AT_ONCE = 100

/**
 * Writes rows as CSV (RFC 4180) that is safe in a spreadsheet: text that looks like a formula gets a leading `'`, and a byte
 * order mark announces UTF-8. Yields parts and reads rows on demand, because a report may have a million rows.
 */
export function* toCsv(columns: string[], rows: Iterable<Record<string, CsvCell>>): Generator<string> {
  yield toLines(columns, [], { header: true, bom: true })
  let batch: Record<string, CsvCell>[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < ROWS_AT_ONCE) continue
    yield toLines(columns, batch)
    batch = []
  }
  if (batch.length > 0) yield toLines(columns, batch)
}

function toLines(
  columns: string[],
  rows: Record<string, CsvCell>[],
  start: { header?: boolean; bom?: boolean } = {},
): string {
  return stringify(rows, {
    ...start,
    columns,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Some spreadsheets split cells at an unquoted semicolon, and the new cell could be a formula.
    quoted_string: true,
    cast: { boolean: value => String(value), string: toSingleLine },
  })
}
