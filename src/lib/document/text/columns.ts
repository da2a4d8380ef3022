/** Lines of text in columns that fit a terminal. */

import { ZERO_WIDTH_SPACE } from '../../escape.ts'
import { toSingleLine } from '../../text.ts'
import type { Tone } from '../blocks.ts'

/** A line, in parts that may have a color. */
export type TextLine = { text: string; tone?: Tone | undefined }[]

/** Columns of a terminal. */
export const WIDTH = 80
const INDENT = 2
/** Narrower columns break words. */
const NARROWEST = 8
/** Wider columns are broken into lines, so that others fit beside them. */
const WIDEST = 30
const GAP = 2

/** Characters that take two columns. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u
const NO_WIDTH = /^\p{M}$/u

/** Returns how many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}

/** The runner of GitHub looks for a command behind the blanks of a line, and for one in brackets anywhere. */
const COMMAND = /^\s*:(?=:)|##(?=\[)/g

/** Returns the line with what the runner takes for a command broken. */
export function breakCommands(line: TextLine): TextLine {
  const whole = line.map(({ text }) => text).join('')
  const places = Array.from(whole.matchAll(COMMAND), ({ 0: start, index }) => index + start.length)
  let end = 0
  return line.map(({ text, tone }) => {
    const start = end
    end += text.length
    const inside = places.filter(place => place > start && place <= end).map(place => place - start)
    const pieces = [0, ...inside].map((place, index) => text.slice(place, inside[index]))
    return { text: pieces.join(ZERO_WIDTH_SPACE), tone }
  })
}

/** Breaks a line at blanks, and words that are longer than the width. Returns at least one line. */
export function wrapLine(line: TextLine, width: number): TextLine[] {
  const lines: TextLine[] = [[]]
  let used = 0
  function end(): void {
    lines.push([])
    used = 0
  }
  for (const parts of toWords(line)) {
    if (used > 0 && used + lineWidth(parts) > width) end()
    if (used === 0 && parts[0]?.text === ' ') continue
    for (const { text, tone } of parts) {
      for (const piece of cutWord(text, width)) {
        if (used + widthOf(piece) > width) end()
        lines.at(-1)?.push({ text: piece, tone })
        used += widthOf(piece)
      }
    }
  }
  return lines.map(words => trimEnd(joinParts(words)))
}

/** Returns blanks, and what stands between them: a word may have parts of several tones. */
function toWords(line: TextLine): TextLine[] {
  const words: TextLine[] = []
  for (const { text, tone } of line) {
    // The blanks at its ends part it from its neighbors.
    const clean = toSingleLine(`.${text}.`).slice(1, -1)
    for (const part of clean.match(/ |[^ ]+/g) ?? []) {
      const last = words.at(-1)
      if (last && part !== ' ' && last[0]?.text !== ' ') last.push({ text: part, tone })
      else words.push([{ text: part, tone }])
    }
  }
  return words
}

function cutWord(word: string, width: number): string[] {
  const pieces: string[] = ['']
  for (const character of word) {
    const last = pieces.at(-1) ?? ''
    if (last !== '' && widthOf(last + character) > width) pieces.push(character)
    else pieces[pieces.length - 1] = last + character
  }
  return pieces
}

/** Joins neighbors of one tone. */
function joinParts(words: TextLine): TextLine {
  const joined: TextLine = []
  for (const { text, tone } of words) {
    const last = joined.at(-1)
    if (last && last.tone === tone) last.text += text
    else joined.push({ text, tone })
  }
  return joined
}

/** Returns parts of the columns that fit beside each other, each behind the titles of the rows. */
export function fitColumns(titles: TextLine[][], columns: readonly TextLine[][]): TextLine[][][] {
  const widthOfColumn = (column: TextLine[]) => Math.min(WIDEST, Math.max(0, ...column.map(lineWidth))) + GAP
  const room = WIDTH - INDENT + GAP - sum(titles.map(widthOfColumn))
  const parts: TextLine[][][] = []
  let left = 0
  for (const column of columns) {
    left -= widthOfColumn(column)
    if (left < 0) {
      parts.push([...titles])
      left = room - widthOfColumn(column)
    }
    parts.at(-1)?.push(column)
  }
  return parts
}

/**
 * Returns rows of cells in aligned columns. Where they are wider than the terminal, the widest
 * columns are broken into lines. A row of one cell spans all columns.
 */
export function alignColumns(rows: readonly TextLine[][], isNumber: readonly boolean[] = []): TextLine[] {
  const count = Math.max(0, ...rows.map(({ length }) => length))
  const isAcross = (row: TextLine[]) => row.length === 1 && count > 1
  const aligned = rows.filter(row => !isAcross(row))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(1, ...aligned.map(row => lineWidth(row[column] ?? []))),
  )
  const room = WIDTH - INDENT - GAP * (count - 1)
  for (let over = sum(widths) - room; over > 0; over -= 1) {
    const widest = widths.indexOf(Math.max(...widths))
    const width = widths[widest] ?? 0
    if (width <= NARROWEST) break
    widths[widest] = width - 1
  }
  return rows.flatMap(row => {
    if (isAcross(row)) {
      const blank = { text: ' '.repeat(INDENT) }
      return wrapLine(row[0] ?? [], WIDTH - INDENT).map(words => [blank, ...words])
    }
    const cells = widths.map((width, column) => wrapLine(row[column] ?? [], width))
    const height = Math.max(...cells.map(({ length }) => length))
    return Array.from({ length: height }, (_, at) => {
      const line: TextLine = [{ text: ' '.repeat(INDENT) }]
      for (const [column, lines] of cells.entries()) {
        const words = lines[at] ?? []
        const blank = { text: ' '.repeat(Math.max(0, (widths[column] ?? 0) - lineWidth(words))) }
        line.push(...(isNumber[column] ? [blank, ...words] : [...words, blank]), { text: ' '.repeat(GAP) })
      }
      return trimEnd(joinParts(line))
    })
  })
}

function trimEnd(line: TextLine): TextLine {
  const last = line.at(-1)
  if (last === undefined) return line
  const text = last.text.trimEnd()
  return text === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }]
}

function lineWidth(line: TextLine): number {
  return sum(line.map(({ text }) => widthOf(text)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
