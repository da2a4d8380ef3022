/** Finds secrets in text from outside, also where they are written in escapes, and replaces them. */
import { type Decoding, findTokens } from './character-escapes.ts'

/** Stands in place of a secret. */
const MASK = '***'

/**
 * The ways in which a text is read, each of it as it is. JSON is decoded alone as well, because a secret can hold what
 * looks like an escape of a URL or of HTML.
 */
const DECODINGS = ['none', 'json', 'all'] as const satisfies Decoding[]

/**
 * Returns a function that replaces the secrets by `***`. It takes linear time. It finds a secret as it is, in escapes of
 * JSON, of URLs and of HTML, and with ignorable characters between its own characters. An escape within another one is not
 * decoded.
 */
export function createRedactor(...secrets: string[]): (text: string) => string {
  const needles = [...new Set(secrets.map(secret => read(secret, 'none').text))].filter(text => text !== '')
  if (needles.length === 0) return text => text
  return text => mask(text, mergeSpans(DECODINGS.flatMap(decoding => find(read(text, decoding), needles))))
}

/** A part of a text: offsets in UTF-16 units, the end exclusive. */
interface Span {
  start: number
  end: number
}

/** A text as a reader may see it, with the places that were replaced. */
interface View extends Replacements {
  text: string
}

/** What was replaced, in the order of the text: spans of the view, and spans of the original. Flat lists save memory. */
interface Replacements {
  starts: number[]
  ends: number[]
  originalStarts: number[]
  originalEnds: number[]
}

/** Returns the spans of the original text that stand for a needle in a view. An escape is never divided. */
function find(view: View, needles: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const needle of needles) {
    for (let start = view.text.indexOf(needle); start !== -1; start = view.text.indexOf(needle, start)) {
      const end = start + needle.length
      spans.push({ start: toOriginal(view, start).start, end: toOriginal(view, end - 1).end })
      start = end
    }
  }
  return spans
}

/** Returns the text without ignorable characters, and decoded once. */
function read(text: string, decoding: Decoding): View {
  const replaced: Replacements = { starts: [], ends: [], originalStarts: [], originalEnds: [] }
  let view = ''
  let copied = 0
  for (const { start, length, meaning } of findTokens(text, decoding)) {
    view += text.slice(copied, start)
    replaced.starts.push(view.length)
    view += meaning
    copied = start + length
    replaced.ends.push(view.length)
    replaced.originalStarts.push(start)
    replaced.originalEnds.push(copied)
  }
  return { text: view + text.slice(copied), ...replaced }
}

/** Returns the span of the original text that a UTF-16 unit of a view was read from. */
function toOriginal({ starts, ends, originalStarts, originalEnds }: Replacements, offset: number): Span {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  const [end, start = 0, originalEnd = 0] = [ends[low - 1], originalStarts[low - 1], originalEnds[low - 1]]
  if (end === undefined) return { start: offset, end: offset + 1 }
  if (offset < end) return { start, end: originalEnd }
  return { start: originalEnd + offset - end, end: originalEnd + offset - end + 1 }
}

function mergeSpans(spans: Span[]): Span[] {
  const merged: Span[] = []
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

function mask(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text
  const pieces: string[] = []
  let copied = 0
  for (const { start, end } of spans) {
    pieces.push(text.slice(copied, Math.max(copied, startOfEscape(text, start))), MASK)
    copied = end
  }
  return pieces.join('') + text.slice(copied)
}

/** Returns where the JSON escape begins that `index` is within; else `index`. Half an escape would be no JSON. */
function startOfEscape(text: string, index: number): number {
  for (let start = index - 1; start >= Math.max(0, index - 5); start -= 1) {
    if (text[start] !== '\\') continue
    const isEscape = backslashesBefore(text, start) % 2 === 0
    const reach = text[start + 1] === 'u' ? 6 : 2
    return isEscape && start + reach > index ? start : index
  }
  return index
}

function backslashesBefore(text: string, index: number): number {
  let start = index
  while (text[start - 1] === '\\') start -= 1
  return index - start
}
