/** Tables over as many pages as they need. */
import type { Content, TableCell, TableLayout } from 'pdfmake/interfaces.js'
import { type Look, MUTED, RAISED, RULE } from './looks.ts'
import { CONTENT_WIDTH } from './pages.ts'
import type { Run } from './text.ts'

/** A text of its own lines. */
export interface Part extends Look {
  text: Run[]
  /** Of the first one of an element, so that pdfmake knows its page. */
  id?: string
  /** Left, top, right, bottom. */
  margin?: [number, number, number, number]
}

/** Parts below each other, or a bar as long as its share, 0 to 1. */
export type PdfCell = { parts: Part[]; ground?: string | undefined } | { bar: number; color: string }

export interface Column {
  /** Of the content width. The shares of a table add up to 1. */
  share: number
  align?: 'right'
}

/** One cell for each column, or the title of the rows below. */
export type Row = PdfCell[] | { group: Part }

/** Rows at the start of a table that are not parted from its head. */
const KEPT_ROWS = 2
/**
 * What pdfmake keeps together and is higher than a page is lost. So lines are counted, of characters that are as wide as
 * high: a line over the whole width has so many. A head or a row of the first lines is kept with what follows it, and rows
 * of the second are not parted.
 */
const LINE = 50
const LOW = 10
const HIGHEST = 25

const WHOLE = [{ share: 1 }]

const LINED: TableLayout = {
  ...{ paddingLeft: () => 5, paddingRight: () => 5, paddingTop: () => 3.5, paddingBottom: () => 3.5 },
  ...{ vLineWidth: () => 0, hLineWidth: row => [0, 0.9][row] ?? 0.4 },
  hLineColor: row => (row === 1 ? MUTED : RULE),
}
const PLAIN: TableLayout = {
  ...{ paddingLeft: () => 0, paddingRight: () => 0, paddingTop: () => 1.5, paddingBottom: () => 1.5 },
  ...{ vLineWidth: () => 0, hLineWidth: () => 0 },
}

/** Returns a table, whose first text has the id. Its head is on each page; one without is plain, without lines. */
export function toTable(
  id: string,
  columns: readonly Column[],
  rows: readonly Row[],
  titles?: readonly Part[],
): Content {
  const start = rows.slice(0, 1).flatMap(partsOf)[0]
  if (start !== undefined) start.id = id
  const isPlain = titles === undefined
  const head = titles?.map(title => ({ parts: [title], ground: RAISED }))
  const all: Row[] = head === undefined ? [...rows] : [head, ...rows]
  const lines = all.map(row =>
    Array.isArray(row) ? linesIn(row, columns) : linesIn([{ parts: partsOf(row) }], WHOLE),
  )
  const isWhole = lines.every(count => count < HIGHEST)
  const isLow = lines.slice(0, 1 + KEPT_ROWS).every(count => count < LOW)
  return {
    table: {
      widths: columns.map(({ share }) => share * CONTENT_WIDTH - (isPlain ? 0 : 10)),
      body: all.map(row => (Array.isArray(row) ? toCells(row, columns) : toGroup(row.group, columns))),
      dontBreakRows: isWhole,
      ...(!isPlain && (lines[0] ?? 0) < LOW && { headerRows: 1, keepWithHeaderRows: isLow ? KEPT_ROWS : 0 }),
    },
    ...(isPlain ? { layout: PLAIN, fontSize: 9.5 } : { layout: LINED, fontSize: 9 }),
    margin: [0, 0, 0, 6],
  }
}

function partsOf(row: Row): Part[] {
  return Array.isArray(row) ? row.flatMap(cell => ('parts' in cell ? cell.parts : [])) : [row.group]
}

function toGroup(title: Part, columns: readonly Column[]): TableCell[] {
  const cell = { stack: [title], fillColor: RAISED, colSpan: columns.length }
  return [cell, ...columns.slice(1).map(() => ({}))]
}

function toCells(row: readonly PdfCell[], columns: readonly Column[]): TableCell[] {
  return row.map((cell, index) => {
    const { share = 0, align = 'left' } = columns[index] ?? {}
    if ('bar' in cell) {
      const whole = { type: 'rect' as const, x: 0, y: 4, w: share * CONTENT_WIDTH, h: 5, color: RAISED }
      const bar = { ...whole, w: cell.bar * whole.w, color: cell.color }
      return { canvas: cell.bar > 0 ? [whole, bar] : [whole] }
    }
    const ground = cell.ground !== undefined && { fillColor: cell.ground }
    return { stack: cell.parts, alignment: align, ...ground }
  })
}

/** Returns the lines of the highest cell. */
function linesIn(row: readonly PdfCell[], columns: readonly Column[]): number {
  const counts = row.map((cell, index) => {
    const width = LINE * (columns[index]?.share ?? 1)
    const texts = partsOf([cell]).map(({ text }) => text.map(run => run.text).join(''))
    return texts.reduce((sum, { length }) => sum + Math.ceil(length / width), 0)
  })
  return Math.max(0, ...counts)
}
