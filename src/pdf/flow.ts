/** Text and tables that flow over the pages of a PDF, from top to bottom. */
import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { drawLine, type Line, type Typesetter } from './text.ts'

/** A4, in points. */
const PAGE_WIDTH = 595.28
const PAGE_HEIGHT = 841.89
const MARGIN = 50
const BOTTOM = 64
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN

export const INK = rgb(0.13, 0.15, 0.18)
export const MUTED = rgb(0.4, 0.43, 0.47)
export const RULE = rgb(0.82, 0.84, 0.87)

const TEXT_SIZE = 9.5
const LINE_HEIGHT = 1.4
const CELL_PADDING = 4
const HEADING_SIZE = 13
const HEADING_HEIGHT = 36
const FOOTER_SIZE = 8

export interface Column {
  title: string
  /** Share of the content's width; those of a table add up to 1. */
  share: number
  align?: 'right'
}

export interface Flow {
  paragraph(text: string, style?: { size?: number; isBold?: boolean; isMuted?: boolean }): void
  /** The head of the table comes again on each page. A row stays on one page, the first with the heading. */
  table(heading: string, columns: Column[], rows: string[][]): void
  /** Room below a heading, all on one page, of a height in points; answers the page and its lower left corner. */
  figure(heading: string, height: number): { page: PDFPage; x: number; y: number }
  space(height: number): void
  /** Writes `text` and the page's number at the foot of every page. */
  footer(text: string): void
}

export function createFlow(document: PDFDocument, { wrap, setLine }: Typesetter): Flow {
  let page = addPage()
  let y = PAGE_HEIGHT - MARGIN

  function addPage(): PDFPage {
    return document.addPage([PAGE_WIDTH, PAGE_HEIGHT])
  }

  /** Begins a page where less than `height` is left. */
  function ensure(height: number): boolean {
    if (y - height >= BOTTOM) return false
    page = addPage()
    y = PAGE_HEIGHT - MARGIN
    return true
  }

  function drawRow(columns: Column[], cells: Line[][], isHead = false): void {
    const height = rowHeight(cells)
    let x = MARGIN
    columns.forEach(({ share, align }, index) => {
      const width = share * CONTENT_WIDTH
      cells[index]?.forEach((line, number) => {
        const indent = align === 'right' ? width - CELL_PADDING - line.width : CELL_PADDING
        const baseline = y - CELL_PADDING - TEXT_SIZE - number * TEXT_SIZE * LINE_HEIGHT
        drawLine(page, line, { x: x + indent, y: baseline, color: INK })
      })
      x += width
    })
    y -= height
    page.drawLine({
      start: { x: MARGIN, y },
      end: { x: MARGIN + CONTENT_WIDTH, y },
      thickness: isHead ? 0.9 : 0.4,
      color: isHead ? MUTED : RULE,
    })
  }

  function paragraph(
    text: string,
    {
      size = TEXT_SIZE,
      isBold = false,
      isMuted = false,
    }: { size?: number; isBold?: boolean; isMuted?: boolean } = {},
  ): void {
    for (const line of wrap(text, { size, isBold }, CONTENT_WIDTH)) {
      ensure(size * LINE_HEIGHT)
      y -= size * LINE_HEIGHT
      drawLine(page, line, { x: MARGIN, y: y + size * (LINE_HEIGHT - 1), color: isMuted ? MUTED : INK })
    }
  }

  function space(height: number): void {
    y -= height
  }

  /** It goes to the page of what it heads, of which `height` has to fit below it. */
  function heading(text: string, height: number): void {
    ensure(HEADING_HEIGHT + height)
    space(HEADING_HEIGHT - HEADING_SIZE * LINE_HEIGHT - 4)
    paragraph(text, { size: HEADING_SIZE, isBold: true })
    space(4)
  }

  return {
    paragraph,
    space,
    table(title, columns, rows) {
      const layOut = (cells: string[], isBold: boolean) =>
        columns.map(({ share }, index) =>
          wrap(cells[index] ?? '', { size: TEXT_SIZE, isBold }, share * CONTENT_WIDTH - 2 * CELL_PADDING),
        )
      const head = layOut(
        columns.map(({ title }) => title),
        true,
      )
      const body = rows.map(row => layOut(row, false))
      heading(title, rowHeight(head) + rowHeight(body[0] ?? []))
      drawRow(columns, head, true)
      for (const cells of body) {
        if (ensure(rowHeight(cells))) drawRow(columns, head, true)
        drawRow(columns, cells)
      }
    },
    figure(title, height) {
      heading(title, height)
      y -= height
      return { page, x: MARGIN, y }
    },
    footer(text) {
      const pages = document.getPages()
      const style = { size: FOOTER_SIZE }
      const [name] = wrap(text, style, CONTENT_WIDTH - 100)
      for (const [index, each] of pages.entries()) {
        const number = setLine(`Page ${index + 1} of ${pages.length}`, style)
        if (name) drawLine(each, name, { x: MARGIN, y: 36, color: MUTED })
        drawLine(each, number, { x: MARGIN + CONTENT_WIDTH - number.width, y: 36, color: MUTED })
      }
    },
  }
}

function rowHeight(cells: Line[][]): number {
  const lines = Math.max(1, ...cells.map(cell => cell.length))
  return lines * TEXT_SIZE * LINE_HEIGHT + 2 * CELL_PADDING
}
