/** Fonts of one document, in order: a character is drawn with the first font that has it. */
import * as fontkit from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'

export interface FontFile {
  /** TrueType or OpenType, also a collection. */
  bytes: Uint8Array
  /** PostScript name of one face of a collection; default: the first face. */
  face?: string | undefined
}

export interface Typeface {
  regular: FontFile
  /** Default: the regular font. */
  bold?: FontFile
}

/** A finished document. */
export interface Drawn {
  bytes: Uint8Array
  /** Scripts with characters that no typeface has, in alphabetical order. */
  missingScripts: string[]
}

export interface Font {
  embedded: PDFFont
  /** Returns whether the font has every character of `text`. */
  hasAll(text: string): boolean
  /** Returns the width of a grapheme in ems. */
  widthOf(character: string): number
}

export interface FontSet {
  regular: Font[]
  bold: Font[]
}

/** No ligatures and no kerning: widths are measured for single characters, and text search needs single letters. */
const FEATURES = { liga: false, clig: false, calt: false, rlig: false, kern: false }

/** Embeds the typefaces; the document contains only the characters it uses. Rejects if a file is not a valid font. */
export async function embedFonts(document: PDFDocument, typefaces: Typeface[]): Promise<FontSet> {
  document.registerFontkit(fontkit)
  const fonts: FontSet = { regular: [], bold: [] }
  for (const { regular, bold } of typefaces) {
    const font = await embedFont(document, regular)
    fonts.regular.push(font)
    fonts.bold.push(bold ? await embedFont(document, bold) : font)
  }
  return fonts
}

async function embedFont(document: PDFDocument, file: FontFile): Promise<Font> {
  const postscriptName = faceOf(file)
  const embedded = await document.embedFont(file.bytes, {
    subset: true,
    features: FEATURES,
    ...(postscriptName !== undefined && { postscriptName }),
  })
  const known = new Set(embedded.getCharacterSet())
  const widths = new Map<string, number>()
  return {
    embedded,
    hasAll: text => Array.from(text).every(character => known.has(character.codePointAt(0) ?? 0)),
    widthOf(character) {
      const width = widths.get(character) ?? embedded.widthOfTextAtSize(character, 1)
      widths.set(character, width)
      return width
    },
  }
}

/** Returns the face to use of a collection; undefined if the file holds a single font. */
function faceOf({ bytes, face }: FontFile): string | undefined {
  const opened = fontkit.create(bytes)
  return 'fonts' in opened ? (face ?? opened.fonts[0]?.postscriptName ?? undefined) : undefined
}
