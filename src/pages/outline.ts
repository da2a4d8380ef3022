/** A page cut into passages: one for each heading, several where there is much text. */
import { copyString } from '../lib/text.ts'
import type { Lines } from './source-lines.ts'

/** A longer section goes on in a further passage under the same headings, from its next line on. */
const PASSAGE_CHARACTERS = 2000

/** A piece of a page, between one heading and the next. */
export interface Passage {
  /** The headings around it, outermost first. */
  headings: string[]
  /** Plain text; each paragraph, list item and table row is one line. */
  text: string
}

/** What reads a file tells what it finds, in order. */
export interface Outline {
  /** Begins a passage under the heading, `level` 1 to 6. */
  heading(level: number, text: string): void
  /** A paragraph, list item or table row in `lines`; `linkedText` returns what of it is the text of links. */
  block(text: string, lines: Lines, linkedText?: () => string): void
  /** A block of code, whose first line is that of `lines`. */
  code(text: string, lines: Lines): void
  /** A numbered list begins or ends. */
  numbered(isBegun: boolean): void
}

interface PassageOutline extends Outline {
  /** Text of the first heading of level 1; '' when there is none. */
  title(): string
  /** The passages; those without text are left out, and so is code, which no answer quotes. */
  end(): Passage[]
}

/** `onHeading` hears of each heading, after those around it. */
export function createOutline(onHeading?: (headings: string[]) => void): PassageOutline {
  const passages: Passage[] = []
  let headings: { level: number; text: string }[] = []
  let lines: string[] = []
  let characters = 0
  let title = ''

  function endPassage(): void {
    if (lines.length > 0)
      passages.push({ headings: headings.map(({ text }) => text), text: copyString(lines.join('\n')) })
    lines = []
    characters = 0
  }

  return {
    heading(level, text) {
      const line = copyString(collapse(text))
      if (line === '') return
      endPassage()
      headings = [...headings.filter(outer => outer.level < level), { level, text: line }]
      if (level === 1) title ||= line
      onHeading?.(headings.map(({ text }) => text))
    },
    block(text) {
      const line = collapse(text)
      if (line === '') return
      if (characters >= PASSAGE_CHARACTERS) endPassage()
      lines.push(line)
      characters += line.length
    },
    code() {},
    numbered() {},
    title: () => title,
    end() {
      endPassage()
      return passages
    },
  }
}

/** Returns the text on one line, with single spaces. Leaves alone what needs no change, which is nearly all. */
export function collapse(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim()
}

/** Returns the outline for a text whose lines stand elsewhere in the file. */
export function withLines(outline: Outline, startOf: (line: number) => number, endOf = startOf): Outline {
  const place = ({ from, to }: Lines) => ({ from: startOf(from), to: endOf(to) })
  return {
    ...outline,
    block: (text, lines, linkedText) => outline.block(text, place(lines), linkedText),
    code: (text, lines) => outline.code(text, place(lines)),
  }
}
