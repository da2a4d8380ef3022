import { type PDFDocument, rgb } from '@cantoo/pdf-lib'
import { getDocumentProxy } from 'unpdf'
import { shippedTypeface } from '../../src/lib/fonts/draw-with-fonts.ts'
import { createDocument } from '../../src/lib/pdf/flow.ts'
import { type Drawn, embedFonts, type Typeface } from '../../src/lib/pdf/fonts.ts'
import { createTypesetter, drawLine, type Typesetter } from '../../src/lib/pdf/text.ts'

/** A typesetter for a new document with the font that ships and those given. */
export async function aTypesetter(...typefaces: Typeface[]): Promise<Typesetter & { document: PDFDocument }> {
  const document = await createDocument('Test', new Date(0))
  const fonts = await embedFonts(document, [shippedTypeface(), ...typefaces])
  return { document, ...createTypesetter(fonts) }
}

/** One page with `text` on it, a line for each of its own. */
export async function drawPage(text: string, typefaces: Typeface[] = []): Promise<Drawn> {
  const { document, wrap, missingScripts } = await aTypesetter(...typefaces)
  const page = document.addPage([500, 500])
  text
    .split('\n')
    .flatMap(paragraph => wrap(paragraph, { size: 12 }, 460))
    .forEach((line, index) => {
      drawLine(page, line, { x: 20, y: 470 - 20 * index, color: rgb(0, 0, 0) })
    })
  return { bytes: await document.save(), missingScripts: missingScripts() }
}

/** What a reader's search goes through: the text of all pages, as PDF.js reads it, with ligatures left as they are. */
export async function searchableText(bytes: Uint8Array): Promise<string> {
  // It keeps the memory it is given, and warns of embedded fonts of which nothing is drawn.
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1)
    const { items } = await page.getTextContent({ disableNormalization: true })
    return items.map(item => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  })
  return (await Promise.all(pages)).join('\n')
}
