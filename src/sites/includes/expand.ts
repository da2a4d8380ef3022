/** A text with the texts that it includes in their places. */

import { type LinePlace, MAX_PAGE_BYTES } from '../../checkout/source.ts'
import { formatOf } from '../../pages/formats.ts'
import { bodyStart } from '../../pages/front-matter.ts'
import { countBreaks } from '../../pages/source-lines.ts'
import type { Include } from './find-includes.ts'

/** A file with its includes. */
export interface IncludingText {
  path: string
  text: string
  includes: Include[]
}

interface ExpandedText {
  text: string
  /** Returns the file and line that a line of `text` comes from. */
  locateLine(line: number): LinePlace
}

/** Includes within includes. */
const MAX_DEPTH = 8

/** Includes of a page, with those of its parts. */
const MAX_PASTED = 2000

/** Characters of the parts of a page, each counted as often as it is pasted, whole: their front matter is read each time. */
const MAX_SEARCHED = 32 * MAX_PAGE_BYTES

interface Line {
  text: string
  place: LinePlace
}

/**
 * Puts the texts of includes into `page`. `find` returns the file that an include of the file `from` means. Includes
 * without one, those that lead back to themselves and those deeper than 8 stay as they are. Throws a RangeError where the
 * text becomes larger than a page may be, or its parts are too long to read.
 */
export function expand(
  page: IncludingText,
  find: (include: Include, from: string) => IncludingText | undefined,
): ExpandedText {
  const isMarkdown = formatOf(page.path) !== 'html'
  let pasted = 0
  let characters = 0
  let searched = 0

  function count(added: number): void {
    characters += added
    if (characters > MAX_PAGE_BYTES) throw new RangeError('the includes are too long')
  }

  /** The lines of `file` from one character to another. */
  function linesOf(file: IncludingText, [from, to]: Range, stack: string[]): Line[] {
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
      const inner = linesOf(part, [bodyStart(part.text), part.text.length], [...stack, part.path])
      // An indented element would be code in Markdown.
      const isElement = isMarkdown && formatOf(part.path) === 'html'
      const before = lines.at(-1)?.text ?? ''
      const isFirst = before.trim() === ''
      const isBlock = isFirst && isAtLineEnd(text, include.end)
      // An indent is repeated in each line.
      if (isFirst) count(before.length * (inner.length - 1))
      paste(lines, isElement ? inner.map(line => ({ ...line, text: line.text.trimStart() })) : inner)
      number += countBreaks(text.slice(include.start, include.end))
      done = include.end
      // The text after it begins a paragraph.
      if (isBlock) lines.push({ text: '', place: { path, line: number } })
    }
    addOwn(to)
    return lines
  }

  const lines = linesOf(page, [0, page.text.length], [page.path])
  return {
    text: lines.map(({ text }) => text).join('\n'),
    locateLine: line => lines[line - 1]?.place ?? { path: page.path, line },
  }
}

/** Adds lines behind the last one; an include that begins a line gives its indent to all of them. */
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

/** Adds to the last line; where that is blank, the line stands where the addition does. */
function append(lines: Line[], { text, place }: Line): void {
  const last = lines.at(-1)
  if (last === undefined) return
  if (last.text.trim() === '' && text.trim() !== '') last.place = place
  last.text += text
}

function isAtLineEnd(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r'
}

/** Two places between characters. */
type Range = [from: number, to: number]
