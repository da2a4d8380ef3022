import { getDocumentProxy } from 'unpdf'
import { drawPages } from '../../src/lib/document/pdf/pages.ts'
import type { Drawn, Typeface } from '../../src/lib/document/pdf/text.ts'
import { createTypesetter, type Typesetter } from '../../src/lib/document/pdf/text.ts'
import { shippedTypefaces } from '../../src/lib/fonts/draw-with-fonts.ts'

interface PlacedText {
  text: string
  /** Of the start of its baseline, in points from the lower left corner of its page. */
  x: number
  y: number
  /** From 1. */
  page: number
  /** PostScript name, after the six letters of a subset. */
  font: string
}

/** A typesetter with the fonts that ship and those given. */
export function aTypesetter(...typefaces: Typeface[]): Typesetter {
  return createTypesetter([...shippedTypefaces(), ...typefaces])
}

/** One page with `text` on it, and nothing at its foot but the number. */
export function drawPage(text: string, typefaces: Typeface[] = []): Promise<Drawn> {
  const typesetter = aTypesetter(...typefaces)
  const content = [{ text: typesetter.set([text]) }]
  return drawPages({ title: '', createdAt: new Date(0), foot: [], content }, typesetter)
}

/** Opens a PDF as a reader does. It keeps the memory it is given. */
export function openPdf(bytes: Uint8Array) {
  return getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
}

async function pagesOf(bytes: Uint8Array) {
  const document = await openPdf(bytes)
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
}

/** What a reader's search goes through: the text of all pages, with ligatures left as they are. */
export async function searchableText(bytes: Uint8Array): Promise<string> {
  const texts = (await pagesOf(bytes)).map(async page => {
    const { items } = await page.getTextContent({ disableNormalization: true })
    return items.map(item => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  })
  return (await Promise.all(texts)).join('\n')
}

/** The texts of a PDF in the order in which they are drawn. */
export async function pdfTexts(bytes: Uint8Array): Promise<PlacedText[]> {
  const texts = (await pagesOf(bytes)).map(async page => {
    // The fonts are known when the page is read as a whole.
    await page.getOperatorList()
    const { items } = await page.getTextContent({ disableNormalization: true })
    return items.flatMap((item): PlacedText[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const font: { name: string } = page.commonObjs.get(item.fontName)
      const [x, y] = item.transform.slice(4)
      return [{ text: item.str, x, y, page: page.pageNumber, font: font.name.replace(/^[A-Z]{6}\+/, '') }]
    })
  })
  return (await Promise.all(texts)).flat()
}

/** Only the texts. */
export async function pdfStrings(bytes: Uint8Array): Promise<string[]> {
  return (await pdfTexts(bytes)).map(({ text }) => text)
}

/** Where the links of each page lead. */
export async function pdfLinks(bytes: Uint8Array): Promise<string[][]> {
  const links = (await pagesOf(bytes)).map(async page =>
    (await page.getAnnotations()).map(({ unsafeUrl }): string => unsafeUrl),
  )
  return Promise.all(links)
}

/** The headings that readers list next to the pages. */
export async function pdfBookmarks(bytes: Uint8Array): Promise<string[]> {
  return ((await (await openPdf(bytes)).getOutline()) ?? []).map(({ title }) => title)
}
