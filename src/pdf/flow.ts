/** Text and tables that flow over the pages of a PDF, from top to bottom. */
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { type Encoder, wrap } from './text.ts'

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
const LINE = 1.4
const CELL_PADDING = 4
const HEADING_SIZE = 13
const HEADING_HEIGHT = 36

export interface Fonts {
  regular: PDFFont
  bold: PDFFont
}

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

export function createFlow(document: PDFDocument, { regular, bold }: Fonts, { encode }: Encoder): Flow {
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

  function drawRow(columns: Column[], cells: string[][], font: PDFFont): void {
    const height = rowHeight(cells)
    let x = MARGIN
    columns.forEach(({ share, align }, index) => {
      const width = share * CONTENT_WIDTH
      cells[index]?.forEach((line, number) => {
        const indent =
          align === 'right' ? width - CELL_PADDING - font.widthOfTextAtSize(line, TEXT_SIZE) : CELL_PADDING
        const baseline = y - CELL_PADDING - TEXT_SIZE - number * TEXT_SIZE * LINE
        page.drawText(line, { x: x + indent, y: baseline, size: TEXT_SIZE, font, color: INK })
      })
      x += width
    })
    y -= height
    page.drawLine({
      start: { x: MARGIN, y },
      end: { x: MARGIN + CONTENT_WIDTH, y },
      thickness: font === bold ? 0.9 : 0.4,
      color: font === bold ? MUTED : RULE,
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
    const font = isBold ? bold : regular
    for (const line of wrap(encode(text), font, size, CONTENT_WIDTH)) {
      ensure(size * LINE)
      y -= size * LINE
      page.drawText(line, { x: MARGIN, y: y + size * (LINE - 1), size, font, color: isMuted ? MUTED : INK })
    }
  }

  function space(height: number): void {
    y -= height
  }

  /** It goes to the page of what it heads, of which `height` has to fit below it. */
  function heading(text: string, height: number): void {
    ensure(HEADING_HEIGHT + height)
    space(HEADING_HEIGHT - HEADING_SIZE * LINE - 4)
    paragraph(text, { size: HEADING_SIZE, isBold: true })
    space(4)
  }

  return {
    paragraph,
    space,
    table(title, columns, rows) {
      const layOut = (cells: string[], font: PDFFont) =>
        columns.map(({ share }, index) =>
          wrap(encode(cells[index] ?? ''), font, TEXT_SIZE, share * CONTENT_WIDTH - 2 * CELL_PADDING),
        )
      const head = layOut(
        columns.map(({ title }) => title),
        bold,
      )
      const body = rows.map(row => layOut(row, regular))
      heading(title, rowHeight(head) + rowHeight(body[0] ?? []))
      drawRow(columns, head, bold)
      for (const cells of body) {
        if (ensure(rowHeight(cells))) drawRow(columns, head, bold)
        drawRow(columns, cells, regular)
      }
    },
    figure(title, height) {
      heading(title, height)
      y -= height
      return { page, x: MARGIN, y }
    },
    footer(text) {
      const pages = document.getPages()
      const [name = ''] = wrap(encode(text), regular, 8, CONTENT_WIDTH - 100)
      for (const [index, each] of pages.entries()) {
        const number = `Page ${index + 1} of ${pages.length}`
        const x = MARGIN + CONTENT_WIDTH - regular.widthOfTextAtSize(number, 8)
        each.drawText(name, { x: MARGIN, y: 36, size: 8, font: regular, color: MUTED })
        each.drawText(number, { x, y: 36, size: 8, font: regular, color: MUTED })
      }
    },
  }
}

function rowHeight(cells: string[][]): number {
  const lines = Math.max(1, ...cells.map(cell => cell.length))
  return lines * TEXT_SIZE * LINE + 2 * CELL_PADDING
}
