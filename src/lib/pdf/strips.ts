/** What a paragraph or a cell holds, cut into strips that are as high as a line. */
import { type Color, type PDFPage, PDFString } from '@cantoo/pdf-lib'
import { ACCENT, INK, RAISED } from './colours.ts'
import { drawLine, type Typesetter } from './text.ts'

const LINE_HEIGHT = 1.4
const BAR_HEIGHT = 5

export interface Look {
  /** Points. */
  size?: number
  isBold?: boolean
  color?: Color
  /** Where a click leads: a URL that somebody has checked. */
  url?: string
}

export interface TextPart extends Look {
  text: string
}

export interface BarPart {
  /** 0 to 1, of the width. */
  bar: number
  color: Color
}

/** One below the other; what is just a string looks as the place for it says. */
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

export function toStrips(content: Content, box: Box, typesetter: Typesetter): Strip[] {
  return [content].flat().flatMap(part => {
    if (typeof part === 'string') return textStrips({ text: part }, box, typesetter)
    return 'bar' in part ? [barStrip(part, box.width)] : textStrips(part, box, typesetter)
  })
}

export function heightOf(strips: Strip[]): number {
  return strips.reduce((sum, { height }) => sum + height, 0)
}

/** Draws them one below the other. */
export function drawStrips(strips: Strip[], page: PDFPage, x: number, top: number): void {
  let y = top
  for (const strip of strips) {
    strip.draw(page, x, y)
    y -= strip.height
  }
}

function textStrips({ text, url, ...look }: TextPart, box: Box, { wrap }: Typesetter): Strip[] {
  const { size = box.size, isBold = box.isBold ?? false, color = url === undefined ? INK : ACCENT } = look
  const height = size * LINE_HEIGHT
  return wrap(text, { size, isBold }, box.width).map(line => ({
    height,
    draw(page, x, top) {
      const left = box.align === 'right' ? x + box.width - line.width : x
      drawLine(page, line, { x: left, y: top - size, color })
      if (url !== undefined) addLink(page, [left, top - height, left + line.width, top], url)
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

function addLink(page: PDFPage, rectangle: number[], url: string): void {
  const { context } = page.doc
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: rectangle,
    Border: [0, 0, 0],
    A: { S: 'URI', URI: PDFString.of(url.replace(/[\\()]/g, '\\$&')) },
  })
  page.node.addAnnot(context.register(link))
}
