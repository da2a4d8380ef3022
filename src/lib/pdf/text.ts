/** Breaks text into lines, and lines into runs of one font. */
import type { Color, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import { normalize, toSingleLine } from '../text.ts'
import type { Font, FontSet } from './fonts.ts'
import { isDrawable, scriptOf } from './scripts.ts'

const REPLACEMENT = '?'

/** East Asian characters: a line may break before and after each of them. The two patterns below are the exceptions. */
const BREAKS_ANYWHERE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u
/** A line may break after these characters, as in URLs and long names. */
const JOINT = /^[-/]/
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u
const NEVER_LAST = /^[\p{Ps}\p{Pi}]/u

export interface TextStyle {
  /** Font size in points. */
  size: number
  isBold?: boolean
}

export interface Line {
  size: number
  /** Points. */
  width: number
  /** Parts of one font each; `x` is the distance from the start of the line in points. */
  runs: { text: string; font: PDFFont; x: number }[]
}

export interface Typesetter {
  /** Breaks text into at least one line of at most `width` points: at blanks, and within words that are longer. */
  wrap(text: string, style: TextStyle, width: number): Line[]
  /** Sets text as a single line of any width. */
  setLine(text: string, style: TextStyle): Line
  /** Returns the scripts of the characters replaced by a question mark so far, in alphabetical order. */
  missingScripts(): string[]
}

/** A grapheme with its width in points. */
interface Piece {
  text: string
  font: Font
  width: number
}

/** Creates a typesetter. `fonts` holds at least one font, whose first has a question mark. */
export function createTypesetter(fonts: FontSet): Typesetter {
  const missing = new Set<string>()
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

  function cut(text: string, { size, isBold = false }: TextStyle): Piece[] {
    const ranked = isBold ? fonts.bold : fonts.regular
    const [first] = ranked
    if (first === undefined) throw new TypeError('there is no font')
    const pieces: Piece[] = []
    for (const { segment } of graphemes.segment(normalize(toSingleLine(text), 'NFC'))) {
      // Variation selectors and similar characters are invisible in every font.
      const character = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      if (character === '') continue
      const font = choose(character, ranked, pieces.at(-1)?.font)
      if (font === undefined) missing.add(scriptOf(character))
      const shown = font ? character : REPLACEMENT
      const { widthOf } = font ?? first
      pieces.push({ text: shown, font: font ?? first, width: widthOf(shown) * size })
    }
    return pieces
  }

  const wrapText = (text: string, style: TextStyle, width: number) =>
    wrapPieces(cut(text, style), width).map(pieces => toLine(pieces, style.size))

  return {
    wrap: wrapText,
    setLine: (text, style) => toLine(cut(text, style), style.size),
    missingScripts: () => [...missing].sort(),
  }
}

/** Draws a line. Its baseline starts at `at`. */
export function drawLine(page: PDFPage, line: Line, at: { x: number; y: number; color: Color }): void {
  for (const { text, font, x } of line.runs) {
    page.drawText(text, { ...at, x: at.x + x, size: line.size, font })
  }
}

/** Chooses the font of a character. A blank keeps the font of the word before, so that a phrase is one run. */
function choose(character: string, fonts: Font[], before: Font | undefined): Font | undefined {
  if (character === ' ' && before?.hasAll(character)) return before
  return isDrawable(character) ? fonts.find(({ hasAll }) => hasAll(character)) : undefined
}

function wrapPieces(pieces: Piece[], width: number): Piece[][] {
  const lines: Piece[][] = []
  let line: Piece[] = []
  let used = 0
  const fits = (more: Piece[]) => more.reduce((sum, piece) => sum + piece.width, used) <= width
  function add(more: Piece[]): void {
    line.push(...more)
    for (const piece of more) used += piece.width
  }
  function end(): void {
    if (line.length > 0) lines.push(line)
    line = []
    used = 0
  }
  for (const word of toWords(pieces)) {
    if (fits(word)) {
      add(word)
      continue
    }
    end()
    for (const piece of word[0]?.text === ' ' ? word.slice(1) : word) {
      if (!fits([piece])) end()
      add([piece])
    }
  }
  end()
  return lines.length > 0 ? lines : [[]]
}

/** Groups the pieces into words, within which a line is not broken. A blank belongs to the word after it. */
function toWords(pieces: Piece[]): Piece[][] {
  const words: Piece[][] = []
  let before: string | undefined
  for (const piece of pieces) {
    const word = words.at(-1)
    if (word === undefined || before === undefined || mayBreak(before, piece.text)) words.push([piece])
    else word.push(piece)
    before = piece.text
  }
  return words
}

function mayBreak(before: string, after: string): boolean {
  if (after === ' ') return true
  if (before === ' ' || NEVER_LAST.test(before) || NEVER_FIRST.test(after)) return false
  if (JOINT.test(before) && /^\p{L}/u.test(after)) return true
  return BREAKS_ANYWHERE.test(before) || BREAKS_ANYWHERE.test(after)
}

function toLine(pieces: Piece[], size: number): Line {
  const line: Line = { size, width: 0, runs: [] }
  for (const { text, font, width } of pieces) {
    const run = line.runs.at(-1)
    if (run?.font === font.embedded) run.text += text
    else line.runs.push({ text, font: font.embedded, x: line.width })
    line.width += width
  }
  return line
}
