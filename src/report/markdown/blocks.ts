/** Blocks of Markdown. Text from outside is escaped by `name` and `sentence`. */
import { escapeMarkdown, markdownLink } from '../escape.ts'
import { NO_VALUE } from '../numbers.ts'
import type { Column } from '../views/table.ts'
import type { Tone } from '../views/tone.ts'
import { cutList, LISTED_IDS, NAME_LENGTH } from '../words.ts'
import type { Block } from './fit.ts'

const SENTENCE_LENGTH = 1000

export const MARKS: Record<Tone, string> = { better: '✅', worse: '❌', doubtful: '⚠️' }

/** Returns a block of one paragraph. */
export function paragraph(text: string): Block {
  return { open: text, lines: [], close: '' }
}

/** Returns a list; no block without items. */
export function list(items: string[]): Block[] {
  return items.length === 0 ? [] : [{ open: '', lines: items.map(item => `- ${item}`), close: '' }]
}

/** Returns a heading with the block that follows it. */
export function titled(title: string, block: Block): Block {
  return { ...block, open: `### ${title}\n${block.open && `\n${block.open}`}` }
}

/** Folds blocks under a line that a reader can open; no block without any. The blocks may be folded themselves. */
export function fold(title: string, blocks: Block[]): Block[] {
  const end = '</details>'
  return blocks.map((block, index) => {
    const isLast = index === blocks.length - 1
    const start = index === 0 ? `<details>\n<summary>${title}</summary>\n` : ''
    return {
      ...block,
      open: [start, block.open].filter(part => part !== '').join('\n'),
      close: isLast ? `${block.close}\n${end}` : block.close,
      ...(isLast ? {} : { within: block.within === undefined ? end : `${block.within}\n${end}` }),
    }
  })
}

/** Returns a table. The cells are Markdown. */
export function table(columns: Column[], rows: string[][]): Block {
  const toRow = (cells: string[]) => `| ${cells.join(' | ')} |`
  return {
    open: [
      toRow(columns.map(({ title }) => title)),
      toRow(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ].join('\n'),
    lines: rows.map(toRow),
    close: '',
  }
}

/** Returns a name from outside, escaped; a dash for an empty one. */
export function name(text: string): string {
  return escapeMarkdown(text, NAME_LENGTH) || NO_VALUE
}

/** Returns names from outside with commas; a dash without any. */
export function names(texts: string[]): string {
  return texts.length === 0 ? NO_VALUE : texts.map(name).join(', ')
}

/** Returns a text that may hold text from outside, escaped. */
export function sentence(text: string): string {
  return escapeMarkdown(text, SENTENCE_LENGTH)
}

/** Returns a text of this program that may hold `<0.1`, escaped. */
export function own(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Returns the first ids in code style, and how many more there are. */
export function listIds(ids: string[]): string {
  const { shown, more } = cutList(ids, LISTED_IDS)
  return shown.map(id => `<code>${name(id)}</code>`).join(', ') + more
}

/** Returns a link to a page with a readable address as its label; a dash without a page. */
export function link(url: URL | undefined): string {
  return url === undefined ? NO_VALUE : markdownLink(undefined, url.href)
}
