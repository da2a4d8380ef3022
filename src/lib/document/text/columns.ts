import { ZERO_WIDTH_SPACE } from '../../escape.ts'
import { sum } from '../../numbers.ts'
import { toSingleLine } from '../../text.ts'
import type { Tone } from '../blocks.ts'

export type TextLine = { text: string; tone?: Tone | undefined }[]

export const WIDTH = 80
const INDENT = '  '
/** Narrower columns break words. */
const MIN_COLUMN_WIDTH = 8
/** Wider columns are wrapped, so that others fit next to them. */
const MAX_COLUMN_WIDTH = 30
const GAP = 2

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u
const NO_WIDTH = /^\p{M}$/u

/** Returns the number of terminal columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}

/** GitHub's runner finds a command after the spaces of a line, and a bracketed one anywhere. */
const COMMAND = /^\s*:(?=:)|##(?=\[)/g

/** Splits what the log of GitHub Actions would take for a command. */
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

/**
 * Wraps a text at spaces and splits words that are longer than the width. Returns at least one line. `keepsAddresses`: an
 * address stays whole, so that it can be copied and opened.
 */
export function wrapText(text: string, width: number, keepsAddresses = false): string[] {
  const lines = ['']
  for (const word of toSingleLine(text).split(' ')) {
    for (const piece of keepsAddresses && word.includes('://') ? [word] : cutWord(word, width)) {
      const last = lines.at(-1) ?? ''
      const joined = last === '' ? piece : `${last} ${piece}`
      if (widthOf(joined) <= width) lines[lines.length - 1] = joined
      else lines.push(piece)
    }
  }
  return lines
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

/** Groups columns into parts that fit next to each other, each with the row titles. */
export function fitColumns(titles: string[][], columns: readonly string[][]): string[][][] {
  const widthOfColumn = (column: string[]) =>
    Math.min(MAX_COLUMN_WIDTH, Math.max(0, ...column.map(widthOf))) + GAP
  const room = WIDTH - INDENT.length + GAP - sum(titles.map(widthOfColumn))
  const parts: string[][][] = []
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

/** Aligns cells in columns. If they exceed the terminal, the widest columns are wrapped. */
export function alignColumns(rows: readonly string[][], isNumber: readonly boolean[] = []): string[] {
  const count = Math.max(0, ...rows.map(({ length }) => length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(1, ...rows.map(row => widthOf(row[column] ?? ''))),
  )
  const room = WIDTH - INDENT.length - GAP * (count - 1)
  for (let over = sum(widths) - room; over > 0; over -= 1) {
    const widest = widths.indexOf(Math.max(...widths))
    const width = widths[widest] ?? 0
    if (width <= MIN_COLUMN_WIDTH) break
    widths[widest] = width - 1
  }
  return rows.flatMap(row => {
    const cells = widths.map((width, column) => wrapText(row[column] ?? '', width))
    return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, at) => {
      const shown = cells.map((lines, column) => {
        const text = lines[at] ?? ''
        const blank = ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(text)))
        return isNumber[column] ? blank + text : text + blank
      })
      return `${INDENT}${shown.join(' '.repeat(GAP))}`.trimEnd()
    })
  })
}
