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
export type Cell = { parts: Part[]; ground?: string | undefined } | { bar: number; color: string }

export interface Column {
  /** Of the content width. The shares of a table add up to 1. */
  share: number
  align?: 'right'
}

/** One cell for each column, or the title of the rows below. */
export type Row = Cell[] | { group: Part }

const BAR_HEIGHT = 5
/** Rows at the start of a table that are not parted from its head. */
const KEPT_ROWS = 2
/**
 * Lines over the whole width have at least so many characters. A cell with more than so many lines may be too high to be
 * kept with others, or whole: what pdfmake is to keep together and is higher than a page is lost.
 */
const LINE = 50
const LOW = 10
const HIGHEST = 40

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
  head?: readonly Part[],
): Content {
  const first = rows[0]
  const start = Array.isArray(first)
    ? first.flatMap(cell => ('parts' in cell ? cell.parts : []))[0]
    : first?.group
  if (start !== undefined) start.id = id
  const all: Row[] =
    head === undefined ? [...rows] : [head.map(title => ({ parts: [title], ground: RAISED })), ...rows]
  const longest = all.map(row => (Array.isArray(row) ? Math.max(0, ...row.map(linesIn(columns))) : 0))
  const isWhole = longest.every(lines => lines < HIGHEST)
  const isLow = longest.slice(0, 1 + KEPT_ROWS).every(lines => lines < LOW)
  const padding = head === undefined ? 0 : 10
  return {
    table: {
      widths: columns.map(({ share }) => share * CONTENT_WIDTH - padding),
      body: all.map(row => (Array.isArray(row) ? row.map(toContent(columns)) : toGroup(row.group, columns))),
      dontBreakRows: isWhole,
      ...(head !== undefined && isWhole && { headerRows: 1, keepWithHeaderRows: isLow ? KEPT_ROWS : 0 }),
    },
    layout: head === undefined ? PLAIN : LINED,
    fontSize: head === undefined ? 9.5 : 9,
    margin: [0, 0, 0, 6],
  }
}

function toGroup(title: Part, columns: readonly Column[]): TableCell[] {
  const cell = { stack: [title], fillColor: RAISED, colSpan: columns.length }
  return [cell, ...columns.slice(1).map(() => ({}))]
}

function toContent(columns: readonly Column[]) {
  return (cell: Cell, index: number): TableCell => {
    const { share = 0, align = 'left' } = columns[index] ?? {}
    if ('parts' in cell)
      return {
        stack: cell.parts,
        alignment: align,
        ...(cell.ground !== undefined && { fillColor: cell.ground }),
      }
    const whole = {
      type: 'rect' as const,
      x: 0,
      y: 4,
      w: share * CONTENT_WIDTH,
      h: BAR_HEIGHT,
      color: RAISED,
    }
    const bar = { ...whole, w: cell.bar * whole.w, color: cell.color }
    return { canvas: cell.bar > 0 ? [whole, bar] : [whole] }
  }
}

/** Returns the lines of a cell, where each character is as wide as high. */
function linesIn(columns: readonly Column[]) {
  return (cell: Cell, index: number) => {
    const width = LINE * (columns[index]?.share ?? 1)
    const parts = 'parts' in cell ? cell.parts : []
    return parts.reduce(
      (sum, { text }) => sum + Math.ceil(text.map(run => run.text).join('').length / width),
      0,
    )
  }
}
