import { stringify } from 'csv-stringify/sync'
import { toSingleLine } from './text.ts'

export type Cell = string | number | boolean

/**
 * Rows under their columns as RFC 4180 has them, safe to open in a spreadsheet. It opens with a byte order mark: without
 * one a spreadsheet reads UTF-8 as its own code page. Text that it would take for a formula gets a leading `'`.
 */
export function toCsv(columns: string[], rows: Record<string, Cell>[]): string {
  return stringify(rows, {
    header: true,
    columns,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Where the list separator is a semicolon, an unquoted one would start a cell, and so a formula, of its own.
    quoted_string: true,
    cast: { boolean: value => String(value), string: toSingleLine },
  })
}
