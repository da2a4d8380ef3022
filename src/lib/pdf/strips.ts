/** Cuts the content of a paragraph or a cell into strips of the height of a line. */
import type { Color, PDFPage } from '@cantoo/pdf-lib'
import { INK, RAISED } from './colors.ts'
import { drawLine, type Look, type Span, type Typesetter } from './text.ts'

const LINE_HEIGHT = 1.4
const BAR_HEIGHT = 5

export interface TextPart extends Look {
  text: string | Span[]
  /** Points from the left. */
  indent?: number
}

interface BarPart {
  /** Length of the bar, 0 to 1 of the width. */
  bar: number
  color: Color
}

/** Content of a paragraph or a cell: parts below each other. A plain string has the default look of its place. */
export type Part = string | TextPart | BarPart
export type Content = Part | Part[]

export interface Strip {
  height: number
  draw(page: PDFPage, x: number, top: number): void
}

interface Box {
  width: number
  size: number
  isBold?: boolean
  align?: 'right' | undefined
}

/** Cuts content into strips of at most the width of the box. */
export function toStrips(content: Content, box: Box, typesetter: Typesetter): Strip[] {
  return [content].flat().flatMap(part => {
    if (typeof part === 'string') return textStrips({ text: part }, box, typesetter)
    return 'bar' in part ? [barStrip(part, box.width)] : textStrips(part, box, typesetter)
  })
}

/** Returns the height of all strips in points. */
export function heightOf(strips: readonly { height: number }[]): number {
  return strips.reduce((sum, { height }) => sum + height, 0)
}

/** Draws strips below each other. */
export function drawStrips(strips: Strip[], page: PDFPage, x: number, top: number): void {
  let y = top
  for (const strip of strips) {
    strip.draw(page, x, y)
    y -= strip.height
  }
}

function textStrips({ text, indent = 0, ...look }: TextPart, box: Box, { wrap }: Typesetter): Strip[] {
  const { size = box.size, isBold = box.isBold ?? false, color = INK } = look
  const spans = typeof text === 'string' ? [{ ...look, text }] : text
  const height = size * LINE_HEIGHT
  return wrap(spans, { size, isBold }, box.width - indent).map(line => ({
    height,
    draw(page, x, top) {
      const left = box.align === 'right' ? x + box.width - line.width : x + indent
      drawLine(page, line, { x: left, y: top - size, color })
    },
  }))
}

function barStrip({ bar, color }: BarPart, width: number): Strip {
  return {
    height: BAR_HEIGHT + 4,
    draw(page, x, top) {
      const place = { x, y: top - BAR_HEIGHT - 2, height: BAR_HEIGHT }
      page.drawRectangle({ ...place, width, color: RAISED })
      if (bar > 0) page.drawRectangle({ ...place, width: bar * width, color })
    },
  }
}
