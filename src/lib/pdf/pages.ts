/** Puts boxes on the pages of a document, from top to bottom. */
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import { heightOf } from './strips.ts'

/** A4, in points. */
const PAGE_WIDTH = 595.28
const PAGE_HEIGHT = 841.89
const BOTTOM = 64
export const MARGIN = 50
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN
export const CONTENT_HEIGHT = PAGE_HEIGHT - MARGIN - BOTTOM

/** A last page with less on it is avoided. */
const LEAST_ON_PAGE = 90
/** What a page can hold beyond its height, if that saves a last page. */
const SPARE = 14

/** A position on a page: the space below `top`, in points from the bottom. */
export interface PagePlace {
  page: PDFPage
  top: number
}

/** What is drawn in one piece. */
export interface Box {
  height: number
  draw?(place: PagePlace): void
  /** Is on the same page as the next box. */
  isKept?: boolean
  /** Is left out at the top of a page. */
  isSpace?: boolean
  /** Drawn above it again where it begins a page: the head of its table. */
  heads?: Box[]
  /** Begins a page if more than this share of the last one is in use. */
  newPageFrom?: number
}

/** Adds the pages and draws the boxes on them. */
export function drawBoxes(document: PDFDocument, boxes: readonly Box[]): void {
  for (const placed of balance(boxes)) {
    const page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT])
    let top = PAGE_HEIGHT - MARGIN
    for (const box of placed) {
      box.draw?.({ page, top })
      top -= box.height
    }
  }
}

/** Returns the boxes of each page. A last page of a few lines is avoided, or gets more of the page before it. */
function balance(boxes: readonly Box[]): Box[][] {
  const pages = paginate(boxes, () => CONTENT_HEIGHT)
  const missing = LEAST_ON_PAGE - heightOf(pages.at(-1) ?? [])
  if (pages.length < 2 || missing <= 0) return pages
  const denser = paginate(boxes, () => CONTENT_HEIGHT + SPARE)
  if (denser.length < pages.length) return denser
  const shorter = paginate(boxes, page =>
    page === pages.length - 2 ? CONTENT_HEIGHT - missing : CONTENT_HEIGHT,
  )
  return shorter.length === pages.length ? shorter : pages
}

function paginate(boxes: readonly Box[], roomOf: (page: number) => number): Box[][] {
  const pages: Box[][] = [[]]
  let used = 0
  for (let at = 0; at < boxes.length; ) {
    const room = roomOf(pages.length - 1)
    let chunk = chunkAt(boxes, at)
    if (heightOf(chunk) > CONTENT_HEIGHT) chunk = chunk.slice(0, 1)
    at += chunk.length
    const isWanted = used > (chunk[0]?.newPageFrom ?? Number.POSITIVE_INFINITY) * CONTENT_HEIGHT
    if (used > 0 && (isWanted || used + heightOf(chunk) > room)) {
      pages.push([])
      used = 0
    }
    const heads = used === 0 && pages.length > 1 ? (chunk[0]?.heads ?? []) : []
    for (const box of [...heads, ...chunk]) {
      if (used === 0 && box.isSpace) continue
      pages.at(-1)?.push(box)
      used += box.height
    }
  }
  return pages
}

/** Returns the boxes from `start` on that have to be on one page. */
function chunkAt(boxes: readonly Box[], start: number): Box[] {
  let end = start
  while (boxes[end]?.isKept) end += 1
  return boxes.slice(start, end + 1)
}
