/** Changes of the values of one page: losses that an editor would want to know of, and edits that cost nothing. Pure. */

import { readValues, type Value } from '../../src/owners/values.ts'
import type { Change } from './changes.ts'
import { frontMatterOf } from './injections.ts'

const ROW = /^\s*\|.*\|\s*$/
const FENCE = /^\s*(?:```|~~~)/

/** A page with fewer values has nothing to lose: the number of lines that have some, and of different values. */
const MIN_LINES = 2
const MIN_VALUES = 2

export const valueLosses = {
  'amounts to contact us': replaceValues(isAmount, 'contact us', () => true),
  'amounts of one section': replaceValues(isAmount, 'contact us', inOneSection),
  'price lines removed': onText((lines, isText) => {
    const isPriced = (line: string, index: number) => isText(index) && readValues(line).some(isAmount)
    return hasEnough(lines.filter(isPriced), isAmount)
      ? lines.filter((line, index) => !isPriced(line, index))
      : undefined
  }),
  'table emptied': onText(lines =>
    hasEnough(lines.filter(isRow), () => true)
      ? lines.map(line => (isRow(line) ? replaceIn(line, () => true, '–') : line))
      : undefined,
  ),
  'numbers to several': replaceValues(
    ({ kind }) => kind === 'figure',
    'several',
    () => true,
  ),
  'code to pseudo-code': onCode(lines => lines.map(() => '# call the API as the dashboard shows')),
} satisfies Record<string, Change>

export const valueControls = {
  'all raised': onText((lines, isText) =>
    lines.map((line, index) =>
      isText(index) ? line.replace(/\d+/g, digits => `${Number(digits) + 1}`) : line,
    ),
  ),
  'currency after the amount': onText((lines, isText) =>
    lines.map((line, index) => (isText(index) ? line.replace(/\\?\$(\d[\d.,]*\d|\d)/g, '$1 USD') : line)),
  ),
  'table to a list': onText(lines =>
    lines.flatMap(line => {
      if (!ROW.test(line)) return [line]
      return isRow(line) ? [`- ${cellsOf(line).join(': ')}`, ''] : []
    }),
  ),
  'one row removed': onText(lines => {
    const index = lines.findLastIndex(isRow)
    return index < 0 ? undefined : lines.toSpliced(index, 1)
  }),
  'code indented': onCode(lines => lines.map(line => `  ${line}`)),
} satisfies Record<string, Change>

function isAmount({ kind }: Pick<Value, 'kind'>): boolean {
  return kind === 'amount'
}

function isRow(line: string): boolean {
  return ROW.test(line) && !/^[\s|:-]+$/.test(line)
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())
}

function hasEnough(lines: readonly string[], isWanted: (value: Value) => boolean): boolean {
  const found = lines.map(line => readValues(line).filter(isWanted))
  const values = new Set(found.flat().map(({ key }) => key))
  return found.filter(({ length }) => length > 0).length >= MIN_LINES && values.size >= MIN_VALUES
}

function replaceIn(line: string, isWanted: (value: Value) => boolean, by: string): string {
  return readValues(line)
    .filter(isWanted)
    .toReversed()
    .reduce(
      (text, { start, text: { length } }) => text.slice(0, start) + by + text.slice(start + length),
      line,
    )
}

function replaceValues(
  isWanted: (value: Value) => boolean,
  by: string,
  choose: (lines: string[], isWanted: (value: Value) => boolean) => true | ((index: number) => boolean),
): Change {
  return onText((lines, isText) => {
    const chosen = choose(lines, isWanted)
    const isChanged = (index: number) => isText(index) && (chosen === true || chosen(index))
    return hasEnough(
      lines.filter((_, index) => isChanged(index)),
      isWanted,
    )
      ? lines.map((line, index) => (isChanged(index) ? replaceIn(line, isWanted, by) : line))
      : undefined
  })
}

/** The section between two headings that has most of the values. */
function inOneSection(lines: string[], isWanted: (value: Value) => boolean): (index: number) => boolean {
  let section = 0
  const sections = lines.map(line => {
    if (/^#{1,6}\s/.test(line)) section += 1
    return section
  })
  const countIn = (wanted: number) =>
    lines.filter((line, index) => sections[index] === wanted && readValues(line).some(isWanted)).length
  const [most] = [...new Set(sections)].sort((a, b) => countIn(b) - countIn(a))
  return index => sections[index] === most
}

/** Changes the lines below the front matter; `isText` is false for code and headings. */
function onText(
  change: (lines: string[], isText: (index: number) => boolean) => string[] | undefined,
): Change {
  return ({ text }) => {
    const block = frontMatterOf(text)
    const lines = text.slice(block.length).split('\n')
    const code = codeLinesOf(lines)
    const changed = change(lines, index => !code.has(index) && !/^#{1,6}\s/.test(lines[index] ?? ''))
    const result = changed && block + changed.join('\n')
    return result === text ? undefined : result
  }
}

/** Changes the lines of each piece of code. */
function onCode(change: (lines: string[]) => string[]): Change {
  return onText(lines => {
    const code = codeLinesOf(lines)
    const inner = (index: number) => code.has(index) && !FENCE.test(lines[index] ?? '')
    const all = lines.filter((_, index) => inner(index))
    const changed = change(all)
    let next = 0
    return all.length === 0
      ? undefined
      : lines.map((line, index) => (inner(index) ? (changed[next++] ?? '') : line))
  })
}

function codeLinesOf(lines: string[]): Set<number> {
  let isOpen = false
  return new Set(
    lines.flatMap((line, index) => {
      const isFence = FENCE.test(line)
      if (isFence) isOpen = !isOpen
      return isOpen || isFence ? [index] : []
    }),
  )
}
