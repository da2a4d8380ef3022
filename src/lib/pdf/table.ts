/** Lays out tables over several pages. Each page repeats the header and the current group. */
import type { Color } from '@cantoo/pdf-lib'
import { MUTED, RAISED, RULE } from './colors.ts'
import { type Box, CONTENT_HEIGHT, CONTENT_WIDTH, MARGIN } from './pages.ts'
import { type Content, drawStrips, heightOf, type Strip, toStrips } from './strips.ts'
import type { Typesetter } from './text.ts'

const TEXT_SIZE = 9
const HEAD_SIZE = 8.5
const PADDING = { x: 5, y: 3.5 }
const PLAIN_PADDING = { x: 0, y: 1.5 }

/** Rows at the start and at the end that are not parted from each other, if they are lower than `MOST_KEPT`. */
const KEPT_ROWS = 3
const MOST_KEPT = 80
/** A higher row is split. */
const HIGHEST_ROW = CONTENT_HEIGHT / 2

export interface TableColumn {
  title: Content
  /** Share of the content width. The shares of a table add up to 1. */
  share: number
  align?: 'right'
}

export type TableCell = Content | { content: Content; ground: Color }

/** One cell for each column, or the title of the rows below. */
export type TableRow = TableCell[] | { group: Content }

export interface TableStyle {
  /** Without header and lines. */
  isPlain?: boolean
  /** Size of the text, in points. */
  size?: number
}

interface PlacedCell {
  x: number
  width: number
  strips: Strip[]
  ground?: Color | undefined
}

interface PlacedRow {
  cells: PlacedCell[]
  height: number
}

/** Lays out a table as one box for each row. A row is split only if it is higher than half a page. */
export function layOutTable(
  columns: TableColumn[],
  rows: TableRow[],
  { isPlain = false, size = TEXT_SIZE }: TableStyle,
  typesetter: Typesetter,
): Box[] {
  const padding = isPlain ? PLAIN_PADDING : PADDING

  function place(cells: TableCell[], spans: { share: number; align?: 'right' }[], isHead = false): PlacedRow {
    let x = MARGIN
    const placed = spans.map(({ share, align }, index): PlacedCell => {
      const cell = cells[index] ?? ''
      const { content, ground } =
        typeof cell === 'object' && 'content' in cell ? cell : { content: cell, ground: undefined }
      const width = share * CONTENT_WIDTH
      const look = isHead ? { size: Math.min(size, HEAD_SIZE), isBold: true } : { size }
      x += width
      const box = { ...look, width: width - 2 * padding.x, align }
      return { x: x - width, width, strips: toStrips(content, box, typesetter), ground }
    })
    return toRow(placed)
  }

  function toRow(cells: PlacedCell[]): PlacedRow {
    return { cells, height: Math.max(...cells.map(({ strips }) => heightOf(strips))) + 2 * padding.y }
  }

  /** Splits a row into rows of at most the highest height. */
  function split(row: PlacedRow): PlacedRow[] {
    if (row.height <= HIGHEST_ROW) return [row]
    const cut = row.cells.map(cell => {
      let left = HIGHEST_ROW - 2 * padding.y
      const end = cell.strips.findIndex(({ height }) => {
        left -= height
        return left < 0
      })
      return { cell, end: end === -1 ? cell.strips.length : end }
    })
    const first = cut.map(({ cell, end }) => ({ ...cell, strips: cell.strips.slice(0, end) }))
    const rest = cut.map(({ cell, end }) => ({ ...cell, strips: cell.strips.slice(end) }))
    return [toRow(first), ...split(toRow(rest))]
  }

  function toBox({ cells, height }: PlacedRow, isHead = false): Box {
    return {
      height,
      draw({ page, top }) {
        const y = top - height
        for (const { x, width, ground } of cells) {
          // Half a point less, so that the line above stays visible.
          if (ground) page.drawRectangle({ x, y, width, height: height - 0.5, color: ground })
        }
        for (const { x, strips } of cells) drawStrips(strips, page, x + padding.x, top - padding.y)
        if (isPlain) return
        page.drawLine({
          start: { x: MARGIN, y },
          end: { x: MARGIN + CONTENT_WIDTH, y },
          thickness: isHead ? 0.9 : 0.4,
          color: isHead ? MUTED : RULE,
        })
      },
    }
  }

  const titled = (content: Content): TableCell => ({ content, ground: RAISED })
  const head = isPlain
    ? []
    : [
        toBox(
          place(
            columns.map(({ title }) => titled(title)),
            columns,
            true,
          ),
          true,
        ),
      ]
  let group: Box[] = []
  const body = rows.flatMap((row, index): Box[] => {
    if (!Array.isArray(row)) {
      const title = toBox(place([titled(row.group)], [{ share: 1 }], true))
      group = [title]
      return [{ ...title, heads: head, isKept: true }]
    }
    const heads = [...head, ...group]
    const isAtEnd = index < KEPT_ROWS - 1 || (index >= rows.length - KEPT_ROWS && index < rows.length - 1)
    return split(place(row, columns)).map(piece => ({
      ...toBox(piece),
      heads,
      isKept: isAtEnd && index < rows.length - 1 && piece.height <= MOST_KEPT,
    }))
  })
  return [...head.map(box => ({ ...box, isKept: true })), ...body]
}
