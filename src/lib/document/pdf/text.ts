/** Splits lines into runs of one font and one look. */

import { create, type Font as OpenFont } from 'fontkit'
import { normalize, toSingleLine } from '../../text.ts'
import type { Line } from '../blocks.ts'
import { partsOf } from '../plain-text.ts'
import { ACCENT, type Look, NOTE, RAISED, TONES } from './looks.ts'

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
function openFont({ bytes, face }: FontFile): Font {
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

const REPLACEMENT = '?'
/** pdfmake needs quadratic time and memory for long words, so they become several runs. */
const LONG_WORD = /(\S{80})/u

export interface Run extends Look {
  text: string
  font: string
}

type Weight = 'normal' | 'bold'

export type Typesetter = ReturnType<typeof createTypesetter>

/** Creates a typesetter. The first typeface must have a question mark. Throws for an invalid font file. */
export function createTypesetter(typefaces: readonly Typeface[]) {
  const families = new Map(
    typefaces.map(({ regular, bold }, index) => {
      const normal = openFont(regular)
      return [`F${index}`, { normal, bold: bold === undefined ? normal : openFont(bold) }]
    }),
  )
  const missing = new Set<string>()
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

  /** A space keeps the previous font, so that a phrase is one run. */
  function choose(character: string, weight: Weight, before: string): string | undefined {
    const hasIt = (name: string) => families.get(name)?.[weight].hasAll(character)
    if (character === ' ' && hasIt(before)) return before
    return scriptOf(character).isShaped ? undefined : [...families.keys()].find(hasIt)
  }

  function cut(text: string, weight: Weight): { text: string; font: string }[] {
    if (/^[ -~]*$/.test(text)) return [{ text, font: 'F0' }]
    let before = 'F0'
    return Array.from(graphemes.segment(normalize(text, 'NFC')), ({ segment }) => {
      // Invisible in every font, such as variation selectors.
      const character = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      const font = character === '' ? before : choose(character, weight, before)
      if (font === undefined) missing.add(scriptOf(character).name)
      before = font ?? 'F0'
      return { text: font === undefined ? REPLACEMENT : character, font: before }
    })
  }

  return {
    /** Fonts by the names in runs. `F0` is the first typeface. */
    families,
    /** Splits a line into at least one run. Parts without their own look get `look`. */
    set(line: Line, look: Look = {}): Run[] {
      const runs: Run[] = []
      for (const { text, isStrong, isSmall, isCode, tone, url } of partsOf(line)) {
        const own: Look = {
          ...look,
          ...(isStrong && { bold: true }),
          ...(isSmall && NOTE),
          ...(isCode && { background: RAISED }),
          ...(url !== undefined && { link: url, color: ACCENT }),
          ...(tone && { color: TONES[tone] }),
        }
        // Dots protect the spaces at the ends, which separate the text from its neighbors.
        const single = toSingleLine(`.${text}.`).slice(1, -1)
        const isAfterBlank = (runs.at(-1)?.text ?? ' ').endsWith(' ')
        let run: Run | undefined
        for (const piece of cut(isAfterBlank ? single.trimStart() : single, own.bold ? 'bold' : 'normal')) {
          if (run?.font === piece.font) run.text += piece.text
          else {
            run = { ...own, ...piece }
            runs.push(run)
          }
        }
      }
      const short = runs.flatMap(({ text, ...run }) =>
        text
          .split(LONG_WORD)
          .filter(piece => piece !== '')
          .map(piece => ({ ...run, text: piece })),
      )
      return short.length > 0 ? short : [{ font: 'F0', text: '' }]
    },
    /** Returns the scripts of the characters replaced so far, in alphabetical order. */
    missingScripts: () => [...missing].sort(),
  }
}

/** Han comes first, so that punctuation that it shares with Hiragana, Katakana and Hangul counts as Han. */
const SIDE_BY_SIDE =
  'Han, Hiragana, Katakana, Hangul, Bopomofo, Latin, Greek, Cyrillic, Armenian, Georgian, Ethiopic, Thai, Lao'

/** Scripts that need text shaping: right to left, or with letters that change form or position. */
const SHAPED = [
  'Arabic, Hebrew, Syriac, Thaana, Nko, Mongolian, Bengali, Devanagari, Gujarati, Gurmukhi, Kannada, Khmer',
  'Malayalam, Myanmar, Oriya, Sinhala, Tamil, Telugu, Tibetan',
].join(', ')

const toScripts = (names: string, isShaped: boolean) =>
  names.split(', ').map(name => ({
    name,
    isShaped,
    pattern: new RegExp(`^\\p{Script_Extensions=${name}}`, 'u'),
  }))

const scripts = [...toScripts(SIDE_BY_SIDE, false), ...toScripts(SHAPED, true)]

function scriptOf(character: string): { name: string; isShaped: boolean } {
  return scripts.find(({ pattern }) => pattern.test(character)) ?? { name: 'symbols', isShaped: false }
}
