/** A page as the pieces that an editor sees: paragraphs, list items, table rows, and code. Pure. */

import type { PageFormat } from './formats.ts'
import { collapse, type Outline } from './outline.ts'
import { readText } from './page.ts'
import type { Lines } from './source-lines.ts'

export interface Block {
  /** `step`: in a numbered list. `field`: the title or the description in the front matter. */
  kind: 'text' | 'step' | 'code' | 'field'
  /** The headings around it, outermost first; the page's title is among them where it is a heading. */
  headings: string[]
  /** Text on one line; code as it stands. */
  text: string
  /** What of the text is the text of links. */
  linkedText: string
  /** Where it stands in the file. */
  lines: Lines
}

/** Lines of one block of code: a longer one is cut, so that the change of a line is not a change of all. */
const MOST_CODE_LINES = 10

/** Returns the blocks of a file in order. Throws a RangeError on nesting beyond what the parser can follow. */
export function readBlocks(text: string, format: PageFormat): Block[] {
  const blocks: Block[] = []
  let open: { level: number; text: string }[] = []
  let numberedLists = 0
  const add = (kind: Block['kind'], text: string, lines: Lines, linkedText = '') => {
    if (text !== '')
      blocks.push({ kind, headings: open.map(heading => heading.text), text, linkedText, lines })
  }
  const outline: Outline = {
    heading(level, text) {
      const line = collapse(text)
      if (line !== '') open = [...open.filter(outer => outer.level < level), { level, text: line }]
    },
    block(text, lines, linkedText) {
      add(numberedLists > 0 ? 'step' : 'text', collapse(text), lines, linkedText?.())
    },
    numbered(isBegun) {
      numberedLists += isBegun ? 1 : -1
    },
    code(text, { from }) {
      const lines = text
        .split('\n')
        .flatMap((line, index) => (line.trim() === '' ? [] : [{ line, at: from + index }]))
      for (let start = 0; start < lines.length; start += MOST_CODE_LINES) {
        const piece = lines.slice(start, start + MOST_CODE_LINES)
        const range = { from: piece[0]?.at ?? from, to: piece.at(-1)?.at ?? from }
        add('code', piece.map(({ line }) => line).join('\n'), range)
      }
    },
  }
  const { title, description } = readText(text, format, outline).frontMatter
  const fields = new Set([collapse(title), collapse(description)])
  return blocks.map(block => (fields.has(block.text) ? { ...block, kind: 'field' } : block))
}
