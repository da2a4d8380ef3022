/** Makes blocks and lines of what several parts of a document have in common. What has nothing to say has no block. */
import { andMore } from '../numbers.ts'
import {
  type Block,
  type Card,
  type Cell,
  type Column,
  type Inline,
  type Line,
  type Table,
  TODO,
} from './blocks.ts'

/**
 * Returns a sentence as a line. A text that is filled in is from outside; words of this program are filled in as a line of
 * their own: `[word]`.
 */
export function line(words: TemplateStringsArray, ...filled: (Inline | number | Line)[]): Line {
  return words.flatMap((text, index): Line => {
    const part = filled[index] ?? []
    const said = text === '' ? [] : [text]
    if (typeof part === 'string') return [...said, { name: part }]
    if (typeof part === 'number') return [...said, `${part}`]
    return 'length' in part ? [...said, ...part] : [...said, part]
  })
}

/** Returns the line as a paragraph; no block for an empty one. */
export function paragraph(text: Line, isSmall = false): Block[] {
  return text.length === 0 ? [] : [{ kind: 'line', text: isSmall ? [{ small: text }] : text }]
}

/** Returns the lines as a list; no block without a line. */
export function listOf(items: Line[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

/** Returns the rows as a table; no block without a row. */
export function tableOf(caption: string, columns: Column[], rows: Cell[][]): Table[] {
  return rows.length === 0 ? [] : [{ kind: 'table', caption, columns, rows }]
}

/** Returns the cards, numbered where there are several; no block without a card. */
export function cardsOf(cards: Card[]): Block[] {
  return cards.length === 0 ? [] : [{ kind: 'card', cards, isNumbered: cards.length > 1 }]
}

/** Folds the blocks under a title; no block without any. */
export function foldOf(title: string, blocks: Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'fold', title: [title], blocks }]
}

/** Returns the first rows as a table, and the others folded under their number: `and 14 more questions`. */
export function cutTable(
  caption: string,
  columns: Column[],
  rows: Cell[][],
  most: number,
  noun = '',
): Block[] {
  const rest = tableOf(caption, columns, rows.slice(most))
  const title = `and ${rows.length - most} more ${noun}`.trim()
  return [...tableOf(caption, columns, rows.slice(0, most)), ...foldOf(title, rest)]
}

/** Returns the line after bold words. */
export function labeled(label: string, line: Line): Line {
  return [{ strong: [label] }, ' ', ...line]
}

/** Returns the advice as a line; no block without any. */
export function adviceOf(todo: Line | undefined): Block[] {
  return todo === undefined ? [] : paragraph(labeled(TODO, todo))
}

/** Returns the lines in one, with words between two of them. */
export function joinLines(lines: readonly Line[], between = ', '): Line {
  return lines.flatMap((line, index) => (index === 0 ? line : [between, ...line]))
}

/** Returns the first items, and words such as `and 3 more` for the others. */
export function cutItems<T>(items: readonly T[], most: number): { shown: T[]; more: string | undefined } {
  return { shown: items.slice(0, most), more: andMore(items.length - most) || undefined }
}
