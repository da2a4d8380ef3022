/** Fonts for one document, asked in order: the first that has a character shows it. */
import * as fontkit from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'

export interface FontFile {
  /** TrueType or OpenType, a collection included. */
  bytes: Uint8Array
  /** PostScript name of one face of a collection; without it the first. */
  face?: string | undefined
}

export interface Typeface {
  regular: FontFile
  /** Without it, bold text is regular, too. */
  bold?: FontFile
}

/** A finished document. */
export interface Drawn {
  bytes: Uint8Array
  /** The scripts of which no typeface had some characters, in alphabetical order. */
  missingScripts: string[]
}

export interface Font {
  embedded: PDFFont
  hasAll(text: string): boolean
  /** Of one character as read, in ems. */
  widthOf(character: string): number
}

export interface FontSet {
  regular: Font[]
  bold: Font[]
}

/** Widths are those of single characters, and a search looks for letters: none may join the next. */
const FEATURES = { liga: false, clig: false, calt: false, rlig: false, kern: false }

/** Embeds what the document will use of each typeface. Throws for a file that is no font or a broken one. */
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

/** Which face of a collection; undefined where the file holds a single font. */
function faceOf({ bytes, face }: FontFile): string | undefined {
  const opened = fontkit.create(bytes)
  return 'fonts' in opened ? (face ?? opened.fonts[0]?.postscriptName ?? undefined) : undefined
}
