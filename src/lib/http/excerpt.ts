/** Text from outside, made safe to be part of an error. */

const EXCERPT_LENGTH = 200

/** Returns at most 200 characters of `text` on one line, without control characters and other invisible characters. */
export function excerpt(text: string): string {
  const line = text
    .slice(0, 10 * EXCERPT_LENGTH)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH - 1).toWellFormed()}…` : line
}

/** Returns a function that replaces the secrets by `***`, also if JSON or URL escapes write some of their characters. */
export function createRedactor(...secrets: string[]): (text: string) => string {
  const patterns = [...new Set(secrets)]
    .filter(secret => secret !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(secret => secret.split('').map(spellings).join(''))
  if (patterns.length === 0) return text => text
  const pattern = new RegExp(patterns.join('|'), 'g')
  return text => text.replace(pattern, '***')
}

/** Returns a pattern for each way in which JSON or a URL may write a UTF-16 unit: `/` is also `\/`, `\u002F`, `%2F`. */
function spellings(unit: string): string {
  const hex = unit.charCodeAt(0).toString(16).padStart(4, '0')
  const digits = hex.replace(/[a-f]/g, digit => `[${digit}${digit.toUpperCase()}]`)
  // Beyond ASCII a URL escapes UTF-8 bytes. Such keys do not occur: an HTTP header cannot carry them.
  const percent = unit < '\x80' ? `|%${digits.slice(2)}` : ''
  return `(?:\\\\u${digits}${percent}|\\\\?\\u${hex})`
}
