/** Lays out tables over several pages. Each page repeats the header and the current group. */
import type { Color } from '@cantoo/pdf-lib'
import { MUTED, RAISED, RULE } from './colours.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH, type Cursor, MARGIN } from './cursor.ts'
import { type Content, drawStrips, heightOf, type Strip, toStrips } from './strips.ts'
import type { Typesetter } from './text.ts'

const TEXT_SIZE = 9
const HEAD_SIZE = 8.5
const PADDING = { x: 5, y: 3.5 }

export interface TableColumn {
  title: string
  /** Share of the content width. The shares of a table add up to 1. */
  share: number
  align?: 'right'
}

export type TableCell = Content | { content: Content; ground: Color }

/** One cell for each column, or one cell over the whole width. `isGroup` marks the title row of a group. */
export type TableRow = TableCell[] | { across: Content; isGroup?: boolean }

interface PlacedCell {
  x: number
  width: number
  strips: Strip[]
  ground?: Color | undefined
}

interface PlacedRow {
  cells: PlacedCell[]
  height: number
  isGroup: boolean
}

export interface Table {
  /** Height of the header and the rows that have to be on the same page, in points. */
  minHeight: number
  draw(cursor: Cursor): void
}

/** Lays out a table. A row is split over pages only if it is higher than a page. */
export function layOutTable(columns: TableColumn[], rows: TableRow[], typesetter: Typesetter): Table {
  const head = placeRow(
    columns.map(({ title }) => ({ content: title, ground: RAISED })),
    columns,
    { size: HEAD_SIZE, isBold: true },
    typesetter,
  )
  const body = rows.map(row => {
    if (Array.isArray(row)) return placeRow(row, columns, { size: TEXT_SIZE }, typesetter)
    const { across, isGroup = false } = row
    const cell = isGroup ? { content: across, ground: RAISED } : across
    const whole = { title: '', share: 1 }
    return { ...placeRow([cell], [whole], { size: TEXT_SIZE, isBold: isGroup }, typesetter), isGroup }
  })
  /** Returns the height of a row; for the title row of a group, together with the next row. */
  const keptHeight = (index: number) => {
    const [row, next] = [body[index], body[index + 1]]
    return (row?.height ?? 0) + (row?.isGroup ? (next?.height ?? 0) : 0)
  }
  return {
    minHeight: head.height + keptHeight(0),
    draw(cursor) {
      drawRow(head, cursor, true)
      let group: PlacedRow | undefined
      for (const [index, row] of body.entries()) {
        if (row.isGroup) group = undefined
        const maxHeight = CONTENT_HEIGHT - head.height - (group?.height ?? 0)
        for (const piece of split(row, maxHeight)) {
          if (cursor.ensure(Math.max(piece.height, Math.min(keptHeight(index), maxHeight)))) {
            drawRow(head, cursor, true)
            if (group) drawRow(group, cursor)
          }
          drawRow(piece, cursor)
        }
        if (row.isGroup) group = row
      }
    },
  }
}

function placeRow(
  cells: TableCell[],
  columns: TableColumn[],
  look: { size: number; isBold?: boolean },
  typesetter: Typesetter,
): PlacedRow {
  let x = MARGIN
  const placed = columns.map(({ share, align }, index): PlacedCell => {
    const cell = cells[index] ?? ''
    const { content, ground } =
      typeof cell === 'object' && 'content' in cell ? cell : { content: cell, ground: undefined }
    const width = share * CONTENT_WIDTH
    const strips = toStrips(content, { ...look, width: width - 2 * PADDING.x, align }, typesetter)
    x += width
    return { x: x - width, width, strips, ground }
  })
  return toRow(placed)
}

function toRow(cells: PlacedCell[], isGroup = false): PlacedRow {
  return { cells, isGroup, height: Math.max(...cells.map(({ strips }) => heightOf(strips))) + 2 * PADDING.y }
}

/** Splits a row into rows of at most `maxHeight` points, which has to be more than the height of a strip. */
function split(row: PlacedRow, maxHeight: number): PlacedRow[] {
  if (row.height <= maxHeight) return [row]
  const cut = row.cells.map(cell => {
    let left = maxHeight - 2 * PADDING.y
    const end = cell.strips.findIndex(({ height }) => {
      left -= height
      return left < 0
    })
    return { cell, end: end === -1 ? cell.strips.length : end }
  })
  const first = cut.map(({ cell, end }) => ({ ...cell, strips: cell.strips.slice(0, end) }))
  const rest = cut.map(({ cell, end }) => ({ ...cell, strips: cell.strips.slice(end) }))
  return [toRow(first), ...split(toRow(rest), maxHeight)]
}

function drawRow({ cells, height }: PlacedRow, cursor: Cursor, isHead = false): void {
  const { page, top } = cursor.take(height)
  const y = top - height
  for (const { x, width, ground } of cells) {
    // Half a point less, so that the line above stays visible.
    if (ground) page.drawRectangle({ x, y, width, height: height - 0.5, color: ground })
  }
  for (const { x, strips } of cells) drawStrips(strips, page, x + PADDING.x, top - PADDING.y)
  page.drawLine({
    start: { x: MARGIN, y },
    end: { x: MARGIN + CONTENT_WIDTH, y },
    thickness: isHead ? 0.9 : 0.4,
    color: isHead ? MUTED : RULE,
  })
}
