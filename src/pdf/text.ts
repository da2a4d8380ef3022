/** Text as a standard font of PDF can show it: Latin letters of western Europe, and no others. */
import type { PDFFont } from '@cantoo/pdf-lib'
import { toSingleLine } from '../text.ts'

const REPLACEMENT = '?'

/** Scripts to tell a reader of; what is in none of them counts as symbols. */
const SCRIPTS = [
  'Arabic, Armenian, Bengali, Cyrillic, Devanagari, Ethiopic, Georgian, Greek, Gujarati, Gurmukhi, Han, Hangul',
  'Hebrew, Hiragana, Kannada, Katakana, Khmer, Lao, Latin, Malayalam, Myanmar, Sinhala, Tamil, Telugu, Thai, Tibetan',
]
  .join(', ')
  .split(', ')
  .map(name => ({
    // The letters of western Europe are not missing.
    name: name === 'Latin' ? 'extended Latin' : name,
    pattern: new RegExp(`\\p{Script=${name}}`, 'u'),
  }))

export interface Encoder {
  /** `text` as one line, each character that the font lacks replaced by a question mark. */
  encode(text: string): string
  /** The scripts of what was replaced so far, in alphabetical order. */
  missingScripts(): string[]
}

export function createEncoder(font: PDFFont): Encoder {
  const known = new Set(font.getCharacterSet())
  const missing = new Set<string>()
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const isKnown = (text: string) =>
    Array.from(text).every(character => known.has(character.codePointAt(0) ?? 0))

  function encodeCharacter(character: string): string {
    if (isKnown(character)) return character
    missing.add(SCRIPTS.find(({ pattern }) => pattern.test(character))?.name ?? 'symbols')
    return REPLACEMENT
  }

  return {
    encode(text) {
      const line = toSingleLine(text).normalize('NFC')
      if (isKnown(line)) return line
      return Array.from(graphemes.segment(line), ({ segment }) => encodeCharacter(segment)).join('')
    },
    missingScripts: () => [...missing].sort(),
  }
}

/** Lines of at most `width` points, broken at blanks, and inside words that are longer. At least one line. */
export function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}
