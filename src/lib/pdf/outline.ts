/** Writes the bookmarks, which PDF viewers list beside the pages. */
import { type PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import type { Place } from './pages.ts'

export interface Bookmark extends Place {
  title: string
}

/** Adds the bookmarks to the document, all on one level. */
export function addOutline({ context, catalog }: PDFDocument, bookmarks: Bookmark[]): void {
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
