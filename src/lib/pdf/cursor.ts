/** Tracks the position on the pages of a document. */
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'

/** A4, in points. */
const PAGE_WIDTH = 595.28
const PAGE_HEIGHT = 841.89
const BOTTOM = 64
export const MARGIN = 50
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN
export const CONTENT_HEIGHT = PAGE_HEIGHT - MARGIN - BOTTOM

/** A position on a page: the space below `top`, in points from the bottom. */
export interface Place {
  page: PDFPage
  top: number
}

export interface Cursor {
  /** Begins a new page if less than `height` points are left. Returns whether it did. */
  ensure(height: number): boolean
  /** Returns the current position and moves `height` points down. */
  take(height: number): Place
  /** Moves `height` points down, unless the position is at the top of a page. */
  space(height: number): void
}

/** Creates a cursor at the top of a new A4 page. */
export function createCursor(document: PDFDocument): Cursor {
  const start = () => ({ page: document.addPage([PAGE_WIDTH, PAGE_HEIGHT]), top: PAGE_HEIGHT - MARGIN })
  let place: Place = start()
  const isAtTop = () => place.top === PAGE_HEIGHT - MARGIN
  return {
    ensure(height) {
      if (isAtTop() || place.top - height >= BOTTOM) return false
      place = start()
      return true
    },
    take(height) {
      const taken = place
      place = { page: taken.page, top: taken.top - height }
      return taken
    },
    space(height) {
      if (!isAtTop()) place = { ...place, top: place.top - height }
    },
  }
}
