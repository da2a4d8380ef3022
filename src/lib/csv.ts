import { stringify } from 'csv-stringify/sync'
import { toSingleLine } from './text.ts'

export type CsvCell = string | number | boolean

const ROWS_AT_ONCE = 100

/**
 * Rows under their columns as RFC 4180 has them, safe to open in a spreadsheet. It opens with a byte order mark: without
 * one a spreadsheet reads UTF-8 as its own code page. Text that it would take for a formula gets a leading `'`. Comes in
 * parts, and takes rows only as the parts are taken: a report may have a million.
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
    // Where the list separator is a semicolon, an unquoted one would start a cell, and so a formula, of its own.
    quoted_string: true,
    cast: { boolean: value => String(value), string: toSingleLine },
  })
}
