/** Lays out text, tables and charts over the pages of a PDF, from top to bottom. */
import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { CHART_HEIGHT, type Chart, drawChart, SMALL_CHART_HEIGHT } from './chart.ts'
import { MUTED } from './colors.ts'
import { type Box, CONTENT_HEIGHT, CONTENT_WIDTH, drawBoxes, MARGIN, type PagePlace } from './pages.ts'
import { type Content, drawStrips, heightOf, toStrips } from './strips.ts'
import { layOutTable, type TableColumn, type TableRow, type TableStyle } from './table.ts'
import { drawLine, type Span, type Typesetter } from './text.ts'

const TEXT_SIZE = 9.5
const CAPTION_SIZE = 8.5
const HEADINGS = { 0: { size: 16, above: 0 }, 1: { size: 14, above: 20 }, 2: { size: 11, above: 10 } }
const FOOTER_SIZE = 8
const GAP = 14
const CHARTS_IN_A_ROW = 3

export interface Flow {
  /** Writes a paragraph. Its first two lines are on one page, and its last two. */
  paragraph(content: Content): void
  /** Writes a heading, on the same page as the next element. One of the first levels becomes a bookmark. */
  heading(text: Span[], level?: 0 | 1 | 2): void
  /** Writes a muted line, on the same page as the next element. */
  caption(text: string): void
  /** Writes a table over as many pages as it needs. */
  table(columns: TableColumn[], rows: TableRow[], style?: TableStyle): void
  /** Draws a chart over the whole width. */
  chart(chart: Chart): void
  /** Draws charts of a third of the width side by side, each below its title. */
  charts(charts: { title: Span[]; chart: Chart }[]): void
  /** Leaves `height` points empty, except at the top of a page. */
  space(height: number): void
  /** Begins a page if more than this share of the last one is in use. */
  pageFrom(share: number): void
  /** Returns whether all that was written, and `height` more points, are on one page. */
  isOnFirstPage(height: number): boolean
  /** Writes the pages, with `text` and the page number at the bottom of each, and the bookmarks. Has to be called last. */
  finish(text: string): void
}

/** Creates a flow that writes to new pages of `document`. */
export function createFlow(document: PDFDocument, typesetter: Typesetter): Flow {
  const boxes: Box[] = []
  const bookmarks: Bookmark[] = []

  function write(content: Content, size: number, isHeading = false): void {
    const strips = toStrips(content, { width: CONTENT_WIDTH, size }, typesetter)
    for (const [index, { height, draw }] of strips.entries()) {
      const isNearEnd = index === 0 || index === strips.length - 2
      boxes.push({
        height,
        isKept: isHeading || (isNearEnd && index < strips.length - 1),
        draw: ({ page, top }) => draw(page, MARGIN, top),
      })
    }
  }

  const space = (height: number, isKept = false) => boxes.push({ height, isSpace: true, isKept })

  return {
    paragraph: content => write(content, TEXT_SIZE),
    heading(text, level = 1) {
      const { size, above } = HEADINGS[level]
      space(above, true)
      if (level < 2) {
        const title = text.map(span => span.text).join('')
        boxes.push({ height: 0, isKept: true, draw: place => bookmarks.push({ title, ...place }) })
      }
      write({ text, size, isBold: true }, size, true)
      space(level < 2 ? 5 : 2, true)
    },
    caption(text) {
      write({ text, size: CAPTION_SIZE, color: MUTED }, CAPTION_SIZE, true)
      space(4, true)
    },
    table(columns, rows, style = {}) {
      boxes.push(...layOutTable(columns, rows, style, typesetter))
    },
    chart(chart) {
      boxes.push({
        height: CHART_HEIGHT,
        draw: place =>
          drawChart(place, { x: MARGIN, width: CONTENT_WIDTH, height: CHART_HEIGHT }, chart, typesetter),
      })
    },
    charts(charts) {
      const width = (CONTENT_WIDTH + GAP) / CHARTS_IN_A_ROW - GAP
      for (let first = 0; first < charts.length; first += CHARTS_IN_A_ROW) {
        const row = charts.slice(first, first + CHARTS_IN_A_ROW).map(({ title, chart }, index) => ({
          chart,
          strips: toStrips({ text: title }, { width, size: CAPTION_SIZE }, typesetter),
          x: MARGIN + index * (width + GAP),
        }))
        const above = Math.max(...row.map(({ strips }) => heightOf(strips)))
        boxes.push({
          height: above + SMALL_CHART_HEIGHT + GAP,
          draw({ page, top }) {
            for (const { chart, strips, x } of row) {
              drawStrips(strips, page, x, top)
              const box = { x, width, height: SMALL_CHART_HEIGHT }
              drawChart({ page, top: top - above }, box, chart, typesetter)
            }
          },
        })
      }
    },
    space(height) {
      space(height)
    },
    pageFrom: share => boxes.push({ height: 0, newPageFrom: share }),
    isOnFirstPage: height => heightOf(boxes) + height <= CONTENT_HEIGHT,
    finish(text) {
      drawBoxes(document, boxes)
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

interface Bookmark extends PagePlace {
  title: string
}

/** Adds the bookmarks, which PDF viewers list beside the pages, to the document, all on one level. */
function addOutline({ context, catalog }: PDFDocument, bookmarks: Bookmark[]): void {
  if (bookmarks.length === 0) return
  const outline = context.nextRef()
  const items = bookmarks.map(() => context.nextRef())
  for (const [index, item] of items.entries()) {
    const bookmark = bookmarks[index]
    if (bookmark === undefined) continue
    const { title, page, top } = bookmark
    const [before, after] = [items[index - 1], items[index + 1]]
    context.assign(
      item,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: outline,
        Dest: [page.ref, 'XYZ', null, top, null],
        ...(before && { Prev: before }),
        ...(after && { Next: after }),
      }),
    )
  }
  const ends = { First: items[0], Last: items.at(-1) }
  context.assign(outline, context.obj({ Type: 'Outlines', ...ends, Count: items.length }))
  catalog.set(PDFName.of('Outlines'), outline)
}

/** Creates an empty document. Its bytes depend only on the arguments. */
export async function createDocument(title: string, createdAt: Date): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage('en')
  document.setCreator('AI Visibility Gate')
  document.setProducer('AI Visibility Gate')
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
  return document
}
