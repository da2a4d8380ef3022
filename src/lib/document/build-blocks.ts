import { andMore, countOf } from '../numbers.ts'
import type { Block, Cell, Column, Inline, Line, Table } from './blocks.ts'
import { TODO } from './blocks.ts'

/**
 * Builds a line from a sentence. Inserted strings count as text from outside; insert words of this program as a line:
 * `[word]`.
 */
export function line(words: TemplateStringsArray, ...filled: (Inline | number | Line)[]): Line {
  return words.flatMap((text, index): Line => {
    const part = filled[index] ?? []
    const written = text === '' ? [] : [text]
    if (typeof part === 'string') return [...written, { name: part }]
    if (typeof part === 'number') return [...written, `${part}`]
    return 'length' in part ? [...written, ...part] : [...written, part]
  })
}

/** Returns a line, or nothing for an empty text. */
export function paragraph(text: Line, isSmall = false): Block[] {
  return text.length === 0 ? [] : [{ kind: 'line', text: isSmall ? [{ small: text }] : text }]
}

/** Returns a list, or nothing without items. */
export function listOf(items: Line[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

/** Returns a table, or nothing without rows. */
export function tableOf(caption: string, columns: Column[], rows: Cell[][]): Table[] {
  return rows.length === 0 ? [] : [{ kind: 'table', caption, columns, rows }]
}

/** Returns a fold, or nothing without blocks. */
export function foldOf(title: string, blocks: Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'fold', title: [title], blocks }]
}

/** Returns blocks under a heading, or nothing without blocks. */
export function withHeading(title: string, blocks: Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: [title] }, ...blocks]
}

/** Returns a table of the first rows, with the others folded under a title such as `and 14 more questions`. `noun`: singular. */
export function cutTable(
  caption: string,
  columns: Column[],
  rows: Cell[][],
  most: number,
  noun = 'row',
): Block[] {
  const rest = tableOf(caption, columns, rows.slice(most))
  const title = `and ${countOf(rows.length - most, `more ${noun}`)}`
  return [...tableOf(caption, columns, rows.slice(0, most)), ...foldOf(title, rest)]
}

/** Puts a bold label and a space before a line. */
export function labeled(label: string, line: Line): Line {
  return [{ strong: [label] }, ' ', ...line]
}

/** Returns what to do after its label, or nothing if nothing is to be done. */
export function adviceOf(todo: Line | undefined): Block[] {
  return todo === undefined ? [] : paragraph(labeled(TODO, todo))
}

/** Joins lines to one. */
export function joinLines(lines: readonly Line[], between = ', '): Line {
  return lines.flatMap((line, index) => (index === 0 ? line : [between, ...line]))
}

/** Returns the first items, and words such as `and 3 more` for the others. */
export function cutItems<T>(items: readonly T[], most: number): { shown: T[]; more: string | undefined } {
  return { shown: items.slice(0, most), more: andMore(items.length - most) || undefined }
}
