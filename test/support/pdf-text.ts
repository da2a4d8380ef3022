import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib'

export interface PlacedText {
  text: string
  /** Of the start of its baseline, in points from the lower left corner of its page. */
  x: number
  y: number
  /** PostScript name. */
  font: string
}

/** The texts of a PDF with embedded fonts, in the order they are drawn, as a search would find them. */
export async function pdfTexts(bytes: Uint8Array): Promise<PlacedText[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return document.getPages().flatMap(page => {
    const fonts = readFonts(page)
    return [
      ...readContents(page).matchAll(/\/(\S+) \S+ Tf\s[^()]*?1 0 0 1 (\S+) (\S+) Tm\s+<([\dA-F]*)> Tj/g),
    ].map(([, font = '', x = '', y = '', hex = '']) => ({
      text: (hex.match(/.{4}/g) ?? []).map(code => fonts.get(font)?.get(code) ?? '\uFFFD').join(''),
      x: Number(x),
      y: Number(y),
      font: font.replace(/-\d+$/, ''),
    }))
  })
}

/** The texts alone. */
export async function pdfStrings(bytes: Uint8Array): Promise<string[]> {
  return (await pdfTexts(bytes)).map(({ text }) => text)
}

function readContents(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map(item => page.doc.context.lookup(item)) : [contents]
  return streams.map(decode).join('\n')
}

/** What each glyph stands for, for each font of the page. */
function readFonts(page: PDFPage): Map<string, Map<string, string>> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  return new Map(
    fonts?.keys().map(name => {
      const table = decode(fonts.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')))
      const pairs = table.matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gm)
      return [
        name.decodeText(),
        new Map(Array.from(pairs, ([, code = '', hex = '']) => [code, fromHex(hex)])),
      ]
    }),
  )
}

function decode(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) return ''
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
