import { IGNORABLE } from './text.ts'

const MASK = '***'

/**
 * Matches what reports omit between two characters of a secret: ignorable characters, and escapes of control characters, soft
 * hyphens, zero-width characters, variation selectors and tags.
 */
const GAP = `(?:${[
  IGNORABLE.source,
  String.raw`\\[bfnrt]`,
  ...['00[01].', '00ad', '20[06].', 'fe0.', 'feff', 'db40', 'dc[0-7].'].map(toJsonEscape),
  ...['[01].', 'c2%ad', 'e2%8[01]%[89ab].', 'ef%b8%8.', 'ef%bb%bf', 'f3%a0%..%..'].map(toPercentEncoding),
].join('|')})*`

/** A text without these characters contains a secret only literally. */
const DISGUISE = new RegExp(String.raw`[\\%]|${IGNORABLE.source}`, 'v')

/**
 * Returns a function that replaces secrets with `***` in linear time. Each character may be plain, a JSON escape or
 * percent-encoded, and ignorable characters may follow it.
 */
export function createRedactor(...secrets: string[]): (text: string) => string {
  const ignorable = new RegExp(IGNORABLE, 'gv')
  const needles = secrets
    .map(secret => Array.from(secret.replace(ignorable, '')))
    .filter(characters => characters.length > 0)
    .sort((one, other) => other.length - one.length)
  if (needles.length === 0) return text => text
  const isPlain = (text: string) =>
    !DISGUISE.test(text) && !needles.some(each => text.includes(each.join('')))
  let pattern: RegExp | undefined
  return text => {
    // Most runs need no pattern, which takes 10 ms to compile.
    if (isPlain(text)) return text
    pattern ??= new RegExp(needles.map(each => each.map(toPattern).join(GAP)).join('|'), 'gv')
    return text.replace(pattern, MASK)
  }
}

/** Returns a pattern of the spellings of a character. An escape comes before the character that it may begin with. */
function toPattern(character: string): string {
  const literal = `\\u{${character.codePointAt(0)?.toString(16)}}`
  const units = character.split('').map(unit => toHex(unit.charCodeAt(0), 4))
  const bytes = Array.from(Buffer.from(character), byte => toHex(byte, 2))
  const isPunctuation = /[^a-z\d]/i.test(character)
  const escapes = [units.map(toJsonEscape).join(''), toPercentEncoding(bytes.join('%'))]
  if (isPunctuation) escapes.push(String.raw`\\${literal}`)
  return `(?:${escapes.join('|')}|${literal})`
}

function toJsonEscape(digits: string): string {
  return String.raw`\\u${inEitherCase(digits)}`
}

function toPercentEncoding(bytes: string): string {
  return `%${inEitherCase(bytes)}`
}

/** Uses classes of the `v` flag, which may be nested. */
function inEitherCase(digits: string): string {
  return digits.replace(/[a-f]/g, letter => `[${letter}${letter.toUpperCase()}]`)
}

function toHex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0')
}
