import { create, type Font as OpenFont } from 'fontkit'

export interface FontFile {
  /** TrueType or OpenType, also a collection. */
  bytes: Uint8Array
  /** PostScript name of a face in a collection. Default: the first face. */
  face?: string | undefined
}

export interface Typeface {
  regular: FontFile
  /** Default: the regular font. */
  bold?: FontFile
}

export interface Drawn {
  bytes: Uint8Array
  /** Scripts with characters that no typeface has, in alphabetical order. */
  missingScripts: string[]
}

export interface Font {
  name: string
  bytes: Uint8Array
  face: string | undefined
  hasAll(text: string): boolean
}

/** Opens a font. Throws if the file is not a valid font. */
export function openFont({ bytes, face }: FontFile): Font {
  const opened = create(Buffer.from(bytes))
  const font = 'fonts' in opened ? faceOf(opened.fonts, face) : opened
  return {
    name: font.postscriptName,
    bytes,
    face: font === opened ? undefined : font.postscriptName,
    hasAll: text =>
      Array.from(text).every(character => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  }
}

function faceOf(fonts: OpenFont[], face: string | undefined): OpenFont {
  const font = fonts.find(({ postscriptName }) => face === undefined || postscriptName === face)
  if (font === undefined) throw new TypeError('the collection lacks the font')
  return font
}
