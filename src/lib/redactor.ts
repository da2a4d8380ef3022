/** Finds secrets in text from outside, also where they are written in another way, and replaces them. */
import { type Decoding, tokenAt } from './character-escapes.ts'

/** Stands in place of a secret. */
const MASK = '***'

/**
 * Shortest secret, in UTF-16 units, that is also found in another letter case, as Base64 and as hexadecimal digits. A
 * shorter one would match common words.
 */
const LONG = 8

/**
 * What is decoded, one after the other: a reader may decode JSON within JSON, or a URL that was escaped twice. JSON alone
 * comes first, because a secret can hold what looks like an escape of a URL or of HTML.
 */
const DECODINGS = ['json', 'all', 'all', 'all', 'all'] as const satisfies Decoding[]

/**
 * Returns a function that replaces the secrets by `***`. It takes linear time. It finds a secret
 *
 * - with ignorable characters between its own characters, and in compatibility characters such as full-width letters;
 * - in escapes of JSON, of URLs and of HTML, also of one within another;
 * - if it has at least 8 characters: in any letter case, as hexadecimal digits, and as Base64 in both alphabets, also
 *   within the Base64 of a longer text.
 */
export function createRedactor(...secrets: string[]): (text: string) => string {
  const needles = [...new Set(secrets)].flatMap(listNeedles)
  if (needles.length === 0) return text => text
  return text => mask(text, mergeSpans(findAll(text, needles)))
}

interface Needle {
  text: string
  ignoresCase: boolean
}

function listNeedles(secret: string): Needle[] {
  const { text } = read({ text: secret }, 'none')
  if (text === '') return []
  if (text.length < LONG) return [{ text, ignoresCase: false }]
  const bytes = Buffer.from(secret)
  const base64 = [0, 1, 2].map(offset => base64At(bytes, offset))
  const urlSafe = base64.map(written => written.replaceAll('+', '-').replaceAll('/', '_'))
  const forms = new Set([text, bytes.toString('hex'), ...base64, ...urlSafe].map(form => form.toLowerCase()))
  return Array.from(forms, form => ({ text: form, ignoresCase: true }))
}

/**
 * Returns the Base64 characters that depend on `bytes` alone where these stand `offset` bytes after a multiple of three:
 * they are in the Base64 of every text that contains the bytes there.
 */
function base64At(bytes: Buffer, offset: number): string {
  const written = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
  return written.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + bytes.length) * 4) / 3))
}

/** A part of a text: offsets in UTF-16 units, the end exclusive. */
interface Span {
  start: number
  end: number
}

/** A text as a reader may see it, with the places that were replaced, and the text that it was read from. */
interface View {
  text: string
  /** Undefined where nothing was replaced. */
  origin?: { replaced: Replacements; below: View }
}

/** What was replaced, in the order of the text: spans of the text, and spans of the text below. Flat lists save memory. */
interface Replacements {
  starts: number[]
  ends: number[]
  startsBelow: number[]
  endsBelow: number[]
}

function findAll(text: string, needles: readonly Needle[]): Span[] {
  const spans: Span[] = []
  let view = read({ text }, 'none')
  find(view, needles, spans)
  for (const decoding of DECODINGS) {
    const decoded = read(view, decoding)
    if (decoded !== view) find(decoded, needles, spans)
    else if (decoding === 'all') break
    view = decoded
  }
  return spans
}

/** Adds the spans of the original text that stand for a needle in a view. */
function find(view: View, needles: readonly Needle[], spans: Span[]): void {
  // The only character with more units in lower case would move the offsets.
  const lower = view.text.replaceAll('\u0130', 'i').toLowerCase()
  for (const { text: part, ignoresCase } of needles) {
    for (const span of occurrences(ignoresCase ? lower : view.text, part)) spans.push(toOriginal(view, span))
  }
}

function* occurrences(text: string, part: string): Generator<Span> {
  for (let start = text.indexOf(part); start !== -1; start = text.indexOf(part, start + part.length)) {
    yield { start, end: start + part.length }
  }
}

/**
 * Returns the text without ignorable characters, with ASCII in place of its look-alikes, and decoded once; the same view
 * where this changes nothing.
 */
function read(below: View, decoding: Decoding): View {
  const { text } = below
  const pieces: string[] = []
  const replaced: Replacements = { starts: [], ends: [], startsBelow: [], endsBelow: [] }
  let copied = 0
  let length = 0
  for (let index = 0; index < text.length; ) {
    const token = tokenAt(text, index, decoding)
    if (token) {
      const start = length + index - copied
      if (index > copied) pieces.push(text.slice(copied, index))
      if (token.text !== '') pieces.push(token.text)
      length = start + token.text.length
      copied = index + token.length
      replaced.starts.push(start)
      replaced.ends.push(length)
      replaced.startsBelow.push(index)
      replaced.endsBelow.push(copied)
      index = copied
    } else index += 1
  }
  if (copied === 0) return below
  pieces.push(text.slice(copied))
  return { text: pieces.join(''), origin: { replaced, below } }
}

/** Returns the span of the original text that a span of a view stands for. An escape is never divided. */
function toOriginal({ origin }: View, { start, end }: Span): Span {
  if (origin === undefined) return { start, end }
  const { replaced, below } = origin
  return toOriginal(below, { start: toBelow(replaced, start).start, end: toBelow(replaced, end - 1).end })
}

/** Returns the span that a UTF-16 unit of a view was read from. */
function toBelow({ starts, ends, startsBelow, endsBelow }: Replacements, offset: number): Span {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  const [end, startBelow = 0, endBelow = 0] = [ends[low - 1], startsBelow[low - 1], endsBelow[low - 1]]
  if (end === undefined) return { start: offset, end: offset + 1 }
  if (offset < end) return { start: startBelow, end: endBelow }
  const start = endBelow + offset - end
  return { start, end: start + 1 }
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
