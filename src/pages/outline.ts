/** A page as blocks: paragraphs, list items, table rows and code. */
import { copyString } from '../lib/text.ts'
import type { Lines } from './source-lines.ts'

export interface Block {
  /** `field`: the title or the description in the front matter. */
  kind: 'text' | 'code' | 'field'
  /** The headings around it, outermost first. Blocks under the same heading share one array. */
  headings: string[]
  /** Text on one line; code unchanged. */
  text: string
  hasLink: boolean
  lines: Lines
}

export interface Passage {
  headings: string[]
  /** Plain text; each paragraph, list item and table row is one line. */
  text: string
}

export interface Outline {
  heading(level: number, text: string): void
  block(text: string, lines: Lines, hasLink?: boolean): void
  code(text: string, lines: Lines): void
}

interface BlockOutline extends Outline {
  blocks: Block[]
  title(): string
}

/** Longer code becomes several blocks, so that an edited line does not change all of it. */
const MAX_CODE_LINES = 10

/** Creates an outline that collects the blocks of a page under their headings. */
export function createOutline(): BlockOutline {
  const blocks: Block[] = []
  let open: { level: number; text: string }[] = []
  let headings: string[] = []
  let title = ''
  const add = (kind: Block['kind'], text: string, lines: Lines, hasLink = false) => {
    if (text !== '') blocks.push({ kind, headings, text, hasLink, lines })
  }
  return {
    blocks,
    title: () => title,
    heading(level, text) {
      const line = copyString(collapse(text))
      if (line === '') return
      open = [...open.filter(outer => outer.level < level), { level, text: line }]
      headings = open.map(heading => heading.text)
      if (level === 1) title ||= line
    },
    block(text, lines, hasLink) {
      add('text', collapse(text), lines, hasLink)
    },
    code(text, { from }) {
      const lines = text
        .split('\n')
        .flatMap((line, index) => (line.trim() === '' ? [] : [{ line, at: from + index }]))
      for (let start = 0; start < lines.length; start += MAX_CODE_LINES) {
        const piece = lines.slice(start, start + MAX_CODE_LINES)
        const range = { from: piece[0]?.at ?? from, to: piece.at(-1)?.at ?? from }
        add('code', piece.map(({ line }) => line).join('\n'), range)
      }
    },
  }
}

/** A longer section continues in another passage under the same headings. */
const PASSAGE_CHARACTERS = 2000

/** Returns the text of blocks as passages, at least one for each heading. Code is left out because answers do not quote it. */
export function toPassages(blocks: readonly Block[]): Passage[] {
  const passages: { headings: string[]; lines: string[]; characters: number }[] = []
  for (const { kind, headings, text } of blocks) {
    if (kind === 'code') continue
    let last = passages.at(-1)
    if (last === undefined || last.headings !== headings || last.characters >= PASSAGE_CHARACTERS) {
      last = { headings, lines: [], characters: 0 }
      passages.push(last)
    }
    last.lines.push(text)
    last.characters += text.length
  }
  return passages.map(({ headings, lines }) => ({ headings, text: copyString(lines.join('\n')) }))
}

/** Replaces white space by single spaces. Most text needs no change, so it matches only what does. */
export function collapse(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim()
}

/** Returns an outline that receives lines of a text and passes on lines of the file. */
export function withLines(outline: Outline, startOf: (line: number) => number, endOf = startOf): Outline {
  const place = ({ from, to }: Lines) => ({ from: startOf(from), to: endOf(to) })
  return {
    ...outline,
    block: (text, lines, hasLink) => outline.block(text, place(lines), hasLink),
    code: (text, lines) => outline.code(text, place(lines)),
  }
}
