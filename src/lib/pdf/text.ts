/** Breaks text into lines, and lines into runs of one font and one look. */
import { type Color, type PDFFont, type PDFPage, PDFString } from '@cantoo/pdf-lib'
import { normalize, toSingleLine } from '../text.ts'
import { ACCENT } from './colors.ts'
import type { Font, FontSet } from './fonts.ts'

const REPLACEMENT = '?'

/** East Asian characters: a line may break before and after each of them. The two patterns below are the exceptions. */
const BREAKS_ANYWHERE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u
/** A line may break after these characters, as in URLs and long names. */
const JOINT = /^[-/]/
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u
const NEVER_LAST = /^[\p{Ps}\p{Pi}]/u

/** Signs that fonts for text lack. They are drawn as shapes, in ems from the start of the baseline, y downwards. */
const SHAPES = new Map([
  ['→', 'M.05-.38L.56-.38L.43-.53L.51-.6L.78-.33L.51-.06L.43-.13L.56-.28L.05-.28Z'],
  ['▼', 'M.05-.6L.75-.6L.4-.06Z'],
  ['✓', 'M.06-.32L.18-.42L.31-.24L.64-.68L.76-.58L.32 0Z'],
  ['✗', 'M.1-.58L.2-.68L.4-.45L.6-.68L.7-.58L.49-.34L.7-.1L.6 0L.4-.23L.2 0L.1-.1L.31-.34Z'],
])
const SHAPE_WIDTH = 0.8

interface TextStyle {
  /** Font size in points. */
  size: number
  isBold?: boolean
}

/** What differs from the style of the place. */
export interface Look extends Partial<TextStyle> {
  color?: Color
  /** Link target. The caller has to check that it is a web URL. */
  url?: string
  /** Color behind the text. */
  ground?: Color
}

export interface Span extends Look {
  text: string
}

interface Run {
  text: string
  font: PDFFont
  size: number
  look: Look
  /** Distance from the start of the line, in points. */
  x: number
  width: number
}

export interface SetLine {
  size: number
  /** Points. */
  width: number
  /** Parts of one font and look each. */
  runs: Run[]
}

export interface Typesetter {
  /** Breaks text into at least one line of at most `width` points: at blanks, and within words that are longer. */
  wrap(text: string | Span[], style: TextStyle, width: number): SetLine[]
  /** Sets text as a single line of any width. */
  setLine(text: string | Span[], style: TextStyle): SetLine
  /** Returns the scripts of the characters replaced by a question mark so far, in alphabetical order. */
  missingScripts(): string[]
}

/** A grapheme with its width in points. */
interface Piece {
  text: string
  font: Font
  size: number
  look: Look
  width: number
}

/** Creates a typesetter. `fonts` holds at least one font, whose first has a question mark. */
export function createTypesetter(fonts: FontSet): Typesetter {
  const missing = new Set<string>()
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

  function cut(text: string | Span[], style: TextStyle): Piece[] {
    const pieces: Piece[] = []
    for (const look of typeof text === 'string' ? [{ text }] : text) {
      const { size, isBold = false } = { ...style, ...look }
      const ranked = isBold ? fonts.bold : fonts.regular
      const [first] = ranked
      if (first === undefined) throw new TypeError('there is no font')
      // The blanks at its ends part it from its neighbors.
      const line = toSingleLine(`.${look.text}.`).slice(1, -1)
      for (const { segment } of graphemes.segment(normalize(line, 'NFC'))) {
        // Variation selectors and similar characters are invisible in every font.
        const character = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        const before = pieces.at(-1)
        if (character === '' || (character === ' ' && (before?.text ?? ' ') === ' ')) continue
        if (SHAPES.has(character)) {
          pieces.push({ text: character, font: first, size, look, width: SHAPE_WIDTH * size })
          continue
        }
        const font = choose(character, ranked, before?.font)
        if (font === undefined) missing.add(scriptOf(character))
        const shown = font ? character : REPLACEMENT
        const { widthOf } = font ?? first
        pieces.push({ text: shown, font: font ?? first, size, look, width: widthOf(shown) * size })
      }
    }
    if (pieces.at(-1)?.text === ' ') pieces.pop()
    return pieces
  }

  const wrapText = (text: string | Span[], style: TextStyle, width: number) =>
    wrapPieces(cut(text, style), width).map(pieces => toLine(pieces, style.size))

  return {
    wrap: wrapText,
    setLine: (text, style) => toLine(cut(text, style), style.size),
    missingScripts: () => [...missing].sort(),
  }
}

/** Draws a line with its links. Its baseline starts at `at`. */
export function drawLine(page: PDFPage, { runs }: SetLine, at: { x: number; y: number; color: Color }): void {
  for (const { text, font, size, look, width, ...run } of runs) {
    const { url, ground, color = url === undefined ? at.color : ACCENT } = look
    const place = { x: at.x + run.x, y: at.y }
    const foot = at.y - 0.3 * size
    if (ground) page.drawRectangle({ x: place.x, y: foot, width, height: 1.25 * size, color: ground })
    const shape = SHAPES.get(text)
    if (shape === undefined) page.drawText(text, { ...place, size, font, color })
    else page.drawSvgPath(shape, { ...place, scale: size, color, borderWidth: 0 })
    if (url !== undefined) addLink(page, [place.x, foot, place.x + width, at.y + size], url)
  }
}

function addLink(page: PDFPage, rectangle: number[], url: string): void {
  const { context } = page.doc
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: rectangle,
    Border: [0, 0, 0],
    A: { S: 'URI', URI: PDFString.of(url.replace(/[\\()]/g, '\\$&')) },
  })
  page.node.addAnnot(context.register(link))
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

function toLine(pieces: Piece[], size: number): SetLine {
  const line: SetLine = { size, width: 0, runs: [] }
  for (const { text, font, width, ...style } of pieces) {
    const run = line.runs.at(-1)
    const isShape = SHAPES.has(text) || SHAPES.has(run?.text ?? '')
    if (run && !isShape && run.font === font.embedded && run.look === style.look) {
      run.text += text
      run.width += width
    } else line.runs.push({ text, font: font.embedded, ...style, x: line.width, width })
    line.width += width
  }
  return line
}

/** Finds the script of a character. */

/** Han comes first: punctuation that it shares with Hiragana, Katakana and Hangul counts as Han. */
const SIDE_BY_SIDE =
  'Han, Hiragana, Katakana, Hangul, Bopomofo, Latin, Greek, Cyrillic, Armenian, Georgian, Ethiopic, Thai, Lao'

/** Scripts that need text shaping: written from right to left, or with letters that change form or position. */
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

const find = (character: string) => scripts.find(({ pattern }) => pattern.test(character))

/** Returns the script of the first code point; `symbols` for a character without script or of any other script. */
function scriptOf(character: string): string {
  return find(character)?.name ?? 'symbols'
}

/** Returns whether characters of the script can be drawn without text shaping. */
function isDrawable(character: string): boolean {
  return !find(character)?.isShaped
}
