import type { Content, TableCell, TableLayout } from 'pdfmake/interfaces.js'
import { type Look, MUTED, RAISED, RULE } from './looks.ts'
import { CONTENT_WIDTH } from './pages.ts'
import type { Run } from './text.ts'

export interface Part extends Look {
  text: Run[]
  /** Left, top, right, bottom. */
  margin?: [number, number, number, number]
}

export interface PdfCell {
  parts: Part[]
  ground?: string | undefined
}

export interface Column {
  /** Of the content width. The shares of a table add up to 1. */
  share: number
  align?: 'left' | 'right'
}

export type Row = PdfCell[]

/** Rows that stay with the table head. */
const KEPT_ROWS = 2
/** Characters. pdfmake loses a row that it keeps together if the row is higher than a page, so only short rows are kept. */
const SHORT = 500

const LAYOUT: TableLayout = {
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
  vLineWidth: () => 0,
  hLineWidth: row => [0, 0.9][row] ?? 0.4,
  hLineColor: row => (row === 1 ? MUTED : RULE),
}

/** Returns a table that repeats its head on each page. */
export function toTable(columns: readonly Column[], rows: readonly Row[], titles: readonly Part[]): Content {
  const head = titles.map(title => ({ parts: [title], ground: RAISED }))
  const isLow = isShort(head)
  const isWhole = isLow && rows.every(isShort)
  return {
    table: {
      widths: columns.map(({ share }) => share * CONTENT_WIDTH - 10),
      body: [head, ...rows].map(row => toCells(row, columns)),
      dontBreakRows: isWhole,
      ...(isLow && { headerRows: 1, keepWithHeaderRows: isWhole ? KEPT_ROWS : 0 }),
    },
    layout: LAYOUT,
    fontSize: 9,
    margin: [0, 0, 0, 6],
  }
}

function isShort(row: Row): boolean {
  const parts = row.flatMap(cell => cell.parts)
  return parts.flatMap(({ text }) => text).reduce((sum, { text }) => sum + text.length, 0) < SHORT
}

function toCells(row: readonly PdfCell[], columns: readonly Column[]): TableCell[] {
  return row.map(({ parts, ground }, index) => ({
    stack: parts,
    alignment: columns[index]?.align ?? 'left',
    ...(ground !== undefined && { fillColor: ground }),
  }))
}
