/** The forms in which a character is written: escapes of JSON, of URLs and of HTML. */
import { decodeHTML } from 'entities'
import { IGNORABLE } from './text.ts'

/** Which escapes are decoded. */
export type Decoding = 'none' | 'json' | 'all'

/** What stands at a place: the text that it means, and its own length in UTF-16 units. */
export interface Token {
  text: string
  length: number
}

/**
 * Returns what the characters at `index` mean where they are ignorable or an escape of `decoding`;
 * undefined where the character stands for itself.
 */
export function tokenAt(text: string, index: number, decoding: Decoding): Token | undefined {
  const unit = text.charCodeAt(index)
  const kind = kindOf(unit)
  if (kind === KEPT) return undefined
  return kind === IGNORED ? ignoreAt(text, index) : decodeAt(text, index, unit, decoding)
}

const BACKSLASH = 0x5c
const PERCENT = 0x25
const AMPERSAND = 0x26

/** What a UTF-16 unit may stand for: itself, nothing, or the begin of an escape. A surrogate may begin what is ignored. */
const [KEPT, IGNORED, ESCAPE] = [1, 2, 3]

/** The kinds of UTF-16 units; 0 where it is not known yet. A table makes the loop over a text ten times as fast. */
const kinds = new Uint8Array(0x10000)

function kindOf(unit: number): number {
  const known = kinds[unit]
  if (known) return known
  const character = String.fromCharCode(unit)
  const isEscape = unit === BACKSLASH || unit === PERCENT || unit === AMPERSAND
  const isIgnored = /[\uD800-\uDBFF]/.test(character) || IGNORABLE.test(character)
  const kind = isEscape ? ESCAPE : isIgnored ? IGNORED : KEPT
  kinds[unit] = kind
  return kind
}

/** Returns nothing for the character at `index`; undefined if it stands for itself. */
function ignoreAt(text: string, index: number): Token | undefined {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
  return IGNORABLE.test(character) ? { text: '', length: character.length } : undefined
}

/** Returns '' for an ignorable character, and every other character as it is. */
function meaningOf(character: string): string {
  return IGNORABLE.test(character) ? '' : character
}

/** Decodes the escape at `index`, which begins with `unit`; undefined if there is none. */
function decodeAt(text: string, index: number, unit: number, decoding: Decoding): Token | undefined {
  if (decoding === 'none') return undefined
  if (unit === BACKSLASH) return decodeBackslash(text, index)
  if (decoding === 'json') return undefined
  return unit === PERCENT ? decodePercent(text, index) : decodeEntity(text, index)
}

/** Decodes an escape of JSON or JavaScript. */
function decodeBackslash(text: string, index: number): Token | undefined {
  const letter = text[index + 1] ?? ''
  if (letter === 'u' && text[index + 2] === '{') {
    // Six digits at most: a search to the end of the text for each escape would take quadratic time.
    const digits = text.slice(index + 3, index + 10).indexOf('}')
    const point = hexAt(text, index + 3, digits)
    return point < 0 ? undefined : tokenOf(point, digits + 4)
  }
  if (letter === 'u' || letter === 'x') {
    const digits = letter === 'u' ? 4 : 2
    const point = hexAt(text, index + 2, digits)
    if (point < 0) return undefined
    // JSON writes a character beyond U+FFFF as two surrogates.
    const low = text.startsWith('\\u', index + 6) ? hexAt(text, index + 8, 4) : -1
    const isPair = letter === 'u' && point >> 10 === 0x36 && low >> 10 === 0x37
    if (isPair) return tokenOf(0x10000 + ((point & 0x3ff) << 10) + (low & 0x3ff), 12)
    return tokenOf(point, 2 + digits)
  }
  // A line break and other controls are ignorable.
  if (letter !== '' && 'bfnrt'.includes(letter)) return { text: '', length: 2 }
  const point = text.codePointAt(index + 1)
  return point === undefined || /[\da-z]/i.test(letter)
    ? undefined
    : tokenOf(point, 1 + String.fromCodePoint(point).length)
}

/** Decodes a percent-encoded character, which is one byte or the bytes of a character in UTF-8. */
function decodePercent(text: string, index: number): Token | undefined {
  const first = hexAt(text, index + 1, 2)
  if (first < 0x80) return first < 0 ? undefined : tokenOf(first, 3)
  const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1
  let point = first & (0x3f >> more)
  for (let number = 1; number <= more; number += 1) {
    const at = index + 3 * number
    const byte = text[at] === '%' ? hexAt(text, at + 1, 2) : -1
    // Bytes that are no UTF-8 stand for no character of a secret.
    if (byte < 0x80 || byte >= 0xc0) return { text: '', length: 3 }
    point = (point << 6) | (byte & 0x3f)
  }
  return tokenOf(point, 3 * (more + 1))
}

/** Returns the number that `count` hexadecimal digits write; -1 where there are other characters. */
function hexAt(text: string, index: number, count: number): number {
  let value = 0
  for (let at = index; at < index + count; at += 1) {
    const unit = text.charCodeAt(at)
    const letter = (unit | 0x20) - 0x57
    const digit = unit >= 0x30 && unit <= 0x39 ? unit - 0x30 : letter >= 10 && letter < 16 ? letter : -1
    if (digit < 0) return -1
    value = 16 * value + digit
  }
  return count > 0 ? value : -1
}

/** Returns the token for a code point that is written in `length` units. */
function tokenOf(point: number, length: number): Token {
  if (point > 0x10ffff) return { text: '', length }
  const character = String.fromCodePoint(point)
  return { text: meaningOf(character), length }
}

const ENTITY = /&(?:#x[\da-f]{1,8}|#\d{1,8}|[a-z][a-z\d]{1,31});?/iy

function decodeEntity(text: string, index: number): Token | undefined {
  ENTITY.lastIndex = index
  const [match = ''] = ENTITY.exec(text) ?? []
  const decoded = decodeHTML(match)
  return decoded === match
    ? undefined
    : { text: Array.from(decoded, meaningOf).join(''), length: match.length }
}
