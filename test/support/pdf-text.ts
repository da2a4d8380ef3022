import { inflateSync } from 'node:zlib'

export interface PlacedText {
  text: string
  /** Of the start of its baseline, in points from the lower left corner of its page. */
  x: number
  y: number
}

/** The texts of a PDF with standard fonts, in the order they are drawn. */
export function pdfTexts(bytes: Uint8Array): PlacedText[] {
  const file = Buffer.from(bytes).toString('latin1')
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) =>
    [...inflate(stream).matchAll(/1 0 0 1 (\S+) (\S+) Tm\s+<([\dA-F]*)> Tj/g)].map(
      ([, x = '', y = '', hex = '']) => ({
        text: new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
        x: Number(x),
        y: Number(y),
      }),
    ),
  )
}

/** The texts alone. */
export function pdfStrings(bytes: Uint8Array): string[] {
  return pdfTexts(bytes).map(({ text }) => text)
}

function inflate(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
