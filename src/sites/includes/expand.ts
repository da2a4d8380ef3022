import { type LinePlace, MAX_PAGE_BYTES } from '../../checkout/source.ts'
import { formatOf } from '../../pages/formats.ts'
import { findBodyStart } from '../../pages/front-matter.ts'
import { countBreaks } from '../../pages/source-lines.ts'
import type { Include } from './find-includes.ts'

export interface IncludingText {
  path: string
  text: string
  includes: Include[]
}

/** Returns the file that an include in the file `from` refers to. */
export type Find = (include: Include, from: string) => IncludingText | undefined

export interface ExpandedText {
  text: string
  /** Returns the file and line that a line of `text` comes from. */
  locateLine(line: number): LinePlace
}

const MAX_DEPTH = 8

const MAX_PASTED = 2000

/** Characters of all inserted parts with their front matter, which is searched each time. */
const MAX_SEARCHED = 32 * MAX_PAGE_BYTES

interface Line {
  text: string
  place: LinePlace
}

/**
 * Replaces the includes of a page by their texts. Includes without a file, circular ones, and those deeper than MAX_DEPTH
 * stay. Throws a RangeError if the text or its parts become too long.
 */
export function expand(page: IncludingText, find: Find): ExpandedText {
  const isMarkdown = formatOf(page.path) !== 'html'
  let pasted = 0
  let characters = 0
  let searched = 0

  function count(added: number): void {
    characters += added
    if (characters > MAX_PAGE_BYTES) throw new RangeError('the includes are too long')
  }

  function toLines(file: IncludingText, from: number, to: number, stack: string[]): Line[] {
    const { path, text, includes } = file
    let number = 1 + countBreaks(text.slice(0, from))
    const lines: Line[] = [{ text: '', place: { path, line: number } }]
    let done = from

    function addOwn(end: number): void {
      const [first = '', ...others] = text.slice(done, end).split('\n')
      append(lines, { text: first, place: { path, line: number } })
      for (const other of others) {
        number += 1
        lines.push({ text: other, place: { path, line: number } })
      }
      count(end - done)
      done = end
    }

    for (const include of includes) {
      if (include.start < done || include.end > to || pasted >= MAX_PASTED) continue
      const part = stack.length > MAX_DEPTH ? undefined : find(include, path)
      if (part === undefined || stack.includes(part.path)) continue
      searched += part.text.length
      if (searched > MAX_SEARCHED) throw new RangeError('the includes take too long')
      pasted += 1
      addOwn(include.start)
      const inner = toLines(part, findBodyStart(part.text), part.text.length, [...stack, part.path])
      // An indented element would be code in Markdown.
      const isElement = isMarkdown && formatOf(part.path) === 'html'
      const before = lines.at(-1)?.text ?? ''
      const isFirst = before.trim() === ''
      const isBlock = isFirst && isAtLineEnd(text, include.end)
      // Each line gets the indent of the include.
      if (isFirst) count(before.length * (inner.length - 1))
      paste(lines, isElement ? inner.map(line => ({ ...line, text: line.text.trimStart() })) : inner)
      number += countBreaks(text.slice(include.start, include.end))
      done = include.end
      // Text after a block begins a new paragraph.
      if (isBlock) lines.push({ text: '', place: { path, line: number } })
    }
    addOwn(to)
    return lines
  }

  const lines = toLines(page, 0, page.text.length, [page.path])
  return {
    text: lines.map(({ text }) => text).join('\n'),
    locateLine: line => lines[line - 1]?.place ?? { path: page.path, line },
  }
}

/** Appends lines. An include at the start of a line indents all of them. */
function paste(lines: Line[], inner: Line[]): void {
  const before = lines.at(-1)?.text ?? ''
  const isFirst = before.trim() === ''
  const [first, ...others] = inner
  if (isFirst) lines.pop()
  else if (first !== undefined) append(lines, first)
  for (const line of isFirst ? inner : others) {
    lines.push(isFirst ? { ...line, text: before + line.text } : line)
  }
}

/** Appends text to the last line. A blank line gets the place of the text. */
function append(lines: Line[], { text, place }: Line): void {
  const last = lines.at(-1)
  if (last === undefined) return
  if (last.text.trim() === '' && text.trim() !== '') last.place = place
  last.text += text
}

function isAtLineEnd(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r'
}
