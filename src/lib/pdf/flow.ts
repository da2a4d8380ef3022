/** Lays out text, tables and charts over the pages of a PDF, from top to bottom. */
import type { Color, PDFDocument } from '@cantoo/pdf-lib'
import { CHART_HEIGHT, type Chart, drawChart } from './chart.ts'
import { MUTED } from './colours.ts'
import { CONTENT_WIDTH, createCursor, MARGIN } from './cursor.ts'
import { addOutline, type Bookmark } from './outline.ts'
import { type Content, drawStrips, heightOf, type Look, type Strip, toStrips } from './strips.ts'
import { layOutTable, type TableColumn, type TableRow } from './table.ts'
import { drawLine, type Typesetter } from './text.ts'

const TEXT_SIZE = 9.5
const CAPTION_SIZE = 8.5
const HEADING = { size: 14, isBold: true }
const FOOTER_SIZE = 8
const COLUMN_GAP = 14
const MARKER_WIDTH = 12

export interface Flow {
  /** Writes a paragraph. `marker` draws a dot of that colour before the first line. */
  paragraph(text: string, look?: Look & { marker?: Color }): void
  /** Writes a heading, on the same page as the next element. It becomes a bookmark of the PDF. */
  heading(text: string): void
  /** Writes a muted line, on the same page as the next element. */
  caption(text: string): void
  /** Writes a table over as many pages as it needs. */
  table(columns: TableColumn[], rows: TableRow[]): void
  /** Writes contents side by side, in columns of equal width. */
  columns(contents: Content[]): void
  /** Draws a chart. */
  chart(chart: Chart): void
  /** Leaves `height` points empty, except at the top of a page. */
  space(height: number): void
  /** Writes `text` and the page number at the bottom of every page, and the bookmarks. Has to be called last. */
  finish(text: string): void
}

/** Creates a flow that writes to new pages of `document`. */
export function createFlow(document: PDFDocument, typesetter: Typesetter): Flow {
  const cursor = createCursor(document)
  const bookmarks: Bookmark[] = []
  /** Headings and captions that wait for the next element. */
  let kept: { strips: Strip[]; above: number; below: number; title?: string }[] = []

  function drawAll(strips: Strip[], x = MARGIN): void {
    for (const strip of strips) {
      cursor.ensure(strip.height)
      const { page, top } = cursor.take(strip.height)
      strip.draw(page, x, top)
    }
  }

  /** Draws the waiting headings on a page with room for them and `height` more points. */
  function begin(height: number): void {
    const above = kept.reduce((sum, { strips, above, below }) => sum + above + heightOf(strips) + below, 0)
    cursor.ensure(above + height)
    for (const { strips, above, below, title } of kept) {
      cursor.space(above)
      if (title !== undefined) bookmarks.push({ title, ...cursor.take(0) })
      drawAll(strips)
      cursor.space(below)
    }
    kept = []
  }

  return {
    paragraph(text, { marker, ...look } = {}) {
      const indent = marker ? MARKER_WIDTH : 0
      const size = look.size ?? TEXT_SIZE
      const strips = toStrips({ text, ...look }, { width: CONTENT_WIDTH - indent, size }, typesetter)
      begin(heightOf(strips.slice(0, 2)))
      if (marker) {
        const { page, top } = cursor.take(0)
        page.drawCircle({ x: MARGIN + 3, y: top - 0.66 * size, size: 0.2 * size, color: marker })
      }
      drawAll(strips, MARGIN + indent)
    },
    heading(text) {
      const strips = toStrips({ text, ...HEADING }, { width: CONTENT_WIDTH, size: HEADING.size }, typesetter)
      kept.push({ strips, above: 22, below: 5, title: text })
    },
    caption(text) {
      const look = { text, size: CAPTION_SIZE, color: MUTED }
      const strips = toStrips(look, { width: CONTENT_WIDTH, size: CAPTION_SIZE }, typesetter)
      kept.push({ strips, above: 0, below: 5 })
    },
    table(columns, rows) {
      const table = layOutTable(columns, rows, typesetter)
      begin(table.minHeight)
      table.draw(cursor)
    },
    columns(contents) {
      const width = (CONTENT_WIDTH + COLUMN_GAP) / contents.length
      const box = { width: width - COLUMN_GAP, size: TEXT_SIZE }
      const all = contents.map(content => toStrips(content, box, typesetter))
      const height = Math.max(...all.map(heightOf))
      begin(height)
      const { page, top } = cursor.take(height)
      for (const [index, strips] of all.entries()) drawStrips(strips, page, MARGIN + index * width, top)
    },
    chart(chart) {
      begin(CHART_HEIGHT)
      drawChart(cursor.take(CHART_HEIGHT), chart, typesetter)
    },
    space: cursor.space,
    finish(text) {
      const pages = document.getPages()
      const style = { size: FOOTER_SIZE }
      const [name] = typesetter.wrap(text, style, CONTENT_WIDTH - 100)
      for (const [index, page] of pages.entries()) {
        const number = typesetter.setLine(`Page ${index + 1} of ${pages.length}`, style)
        if (name) drawLine(page, name, { x: MARGIN, y: 36, color: MUTED })
        drawLine(page, number, { x: MARGIN + CONTENT_WIDTH - number.width, y: 36, color: MUTED })
      }
      addOutline(document, bookmarks)
    },
  }
}
