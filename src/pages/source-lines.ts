/** Keeps track of the lines of a file while its text is changed before it is parsed. */

/** Counted from 1, inclusive. */
export interface Lines {
  from: number
  to: number
}

/** Mark a removed and an added line break. withPlainBreaks first removes these characters from a text. */
const TAKEN = '\f'
const PUT = '\r'

/** Converts all line breaks to `\n`, and removes the characters that mark changes. */
export function withPlainBreaks(text: string): string {
  return /[\r\f]/.test(text) ? text.replace(/\r\n?/g, '\n').replaceAll(TAKEN, ' ') : text
}

/** Returns `replacement` with marks for the line breaks in which it differs from `found`. */
export function keepLines(found: string, replacement: string): string {
  if (found === replacement || !/[\n\r\f]/.test(found + replacement)) return replacement
  const taken = countAll(found, /[\n\f]/g) - countAll(replacement, /\f/g)
  return replacement.replaceAll('\n', PUT) + TAKEN.repeat(Math.max(0, taken))
}

/** Removes the marks. `startOf` and `endOf` return the first and last line of the file that a line of the text comes from. */
export function takeMarks(marked: string): {
  text: string
  startOf(line: number): number
  endOf(line: number): number
} {
  const same = (line: number) => line
  if (!/[\r\f]/.test(marked)) return { text: marked, startOf: same, endOf: same }
  const starts = [1]
  const ends: number[] = []
  let line = 1
  /** The index at which the line begins, after the marks before it. */
  let begin = 0
  for (const { 0: mark, index } of marked.matchAll(/[\n\r\f]/g)) {
    const isBefore = index === begin
    if (mark !== TAKEN) ends.push(line)
    if (mark !== PUT) line += 1
    if (mark !== TAKEN) starts.push(line)
    else if (isBefore) starts[starts.length - 1] = line
    if (mark !== TAKEN || isBefore) begin = index + 1
  }
  const text = marked.replaceAll(TAKEN, '').replaceAll(PUT, '\n')
  return { text, startOf: wanted => starts[wanted - 1] ?? line, endOf: wanted => ends[wanted - 1] ?? line }
}

/** Returns a function that converts indexes of a marked text to lines. The indexes must ascend. */
export function createLineCounter(text: string): (index: number) => number {
  let line = 1
  let counted = 0
  return index => {
    for (; counted < index; counted += 1) if (text[counted] === '\n' || text[counted] === TAKEN) line += 1
    return line
  }
}

/** Returns the number of line feeds in a text. */
export function countBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

function countAll(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Returns the parts that begin after the end of the previous one, in order. */
export function withoutOverlaps<Part extends { start: number; end: number }>(parts: Part[]): Part[] {
  const kept: Part[] = []
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (part.start >= (kept.at(-1)?.end ?? 0)) kept.push(part)
  }
  return kept
}
