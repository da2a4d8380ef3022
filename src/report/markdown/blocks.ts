/** Blocks of Markdown. `name` and `sentence` escape text from outside, and `own` the words of this program. */

import type { Tone } from '../document/blocks.ts'
import { NO_VALUE } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import type { Chunk as Block } from './fit.ts'
import { escapeMarkdown, escapeWords, joinMarkdown, type Markdown, md } from './markdown.ts'

const SENTENCE_LENGTH = 1000

export const MARKS: Record<Tone, Markdown> = { better: md`✅`, worse: md`❌`, doubtful: md`⚠️` }

export const EMPTY = md``
export const DASH = escapeMarkdown(NO_VALUE)

/** Returns a block of one paragraph. */
export function paragraph(text: Markdown): Block {
  return { open: text, lines: [], close: EMPTY }
}

/** Returns a list; no block without items. */
export function list(items: Markdown[]): Block[] {
  return items.length === 0 ? [] : [{ open: EMPTY, lines: items.map(item => md`- ${item}`), close: EMPTY }]
}

/** Returns a heading with the block that follows it. */
export function titled(title: Markdown, block: Block): Block {
  return { ...block, open: md`### ${title}\n${block.open && md`\n${block.open}`}` }
}

/** Folds blocks under a line that a reader can open; no block without any. The blocks may be folded themselves. */
export function fold(title: Markdown, blocks: Block[]): Block[] {
  const end = md`</details>`
  return blocks.map((block, index) => {
    const isLast = index === blocks.length - 1
    const start = index === 0 ? md`<details>\n<summary>${title}</summary>\n` : EMPTY
    return {
      ...block,
      open: joinMarkdown(
        [start, block.open].filter(part => part !== ''),
        '\n',
      ),
      close: isLast ? md`${block.close}\n${end}` : block.close,
      ...(isLast ? {} : { within: block.within === undefined ? end : md`${block.within}\n${end}` }),
    }
  })
}

/** Returns a table. */
export function table(columns: { title: Markdown; isNumber?: boolean }[], rows: Markdown[][]): Block {
  const toRow = (cells: Markdown[]) => md`| ${joinMarkdown(cells, ' | ')} |`
  return {
    open: joinMarkdown(
      [
        toRow(columns.map(({ title }) => title)),
        toRow(columns.map(({ isNumber }) => (isNumber ? md`---:` : md`---`))),
      ],
      '\n',
    ),
    lines: rows.map(toRow),
    close: EMPTY,
  }
}

/** Returns a name from outside, escaped; a dash for an empty one. */
export function name(text: string): Markdown {
  return escapeMarkdown(text, NAME_LENGTH) || DASH
}

/** Returns a text that may hold text from outside, escaped. */
export function sentence(text: string): Markdown {
  return escapeMarkdown(text, SENTENCE_LENGTH)
}

/** Returns a text of this program, escaped. Names of inputs in backticks become code. */
export const own = escapeWords

/** Returns a text in small type. */
export function small(text: Markdown): Markdown {
  return md`<sub>${text}</sub>`
}

/** Returns a text in code style. Unlike a span in backticks, it holds every text. */
export function code(text: string): Markdown {
  return md`<code>${name(text)}</code>`
}
