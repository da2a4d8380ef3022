/** Normalizes, cuts and copies text from outside. */

/**
 * Invisible format characters: bidirectional overrides, tags, zero-width spaces. Not included are the joiners and marks
 * that Arabic, Persian, Indic scripts and emoji need.
 */
const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv

/** A character that some report leaves out, or some reader does not see. The invisible characters above are among them. */
export const IGNORABLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{E0000}-\u{E007F}]/v

/** Returns `text` as one line of well-formed Unicode, without control and invisible characters, white space collapsed. */
export function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Returns the lines well-formed, with line feeds, and without control and invisible format characters. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\u{E0000}-\u{E007F}]/gu, character =>
      /[\n\t]/.test(character) ? character : toSingleLine(character),
    )
    .replace(/^\n+/, '')
    .trimEnd()
}

/** Cuts `text` to at most `maxLength` code points (1 or more) including an ellipsis, never within a grapheme. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // Created here: few texts are too long, and the first segmenter takes milliseconds.
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let length = 0
  let end = 0
  for (const { segment, index } of graphemes.segment(text)) {
    length += Array.from(segment).length
    if (length < maxLength) end = index + segment.length
    if (length > maxLength) return `${text.slice(0, end).trimEnd()}…`
  }
  return text
}

const ASCII = /^[\0-\x7F]*$/

/**
 * More combining marks on one character than any language writes. The time to normalize them grows with the square of
 * their number. The voiced sound marks of half-width Katakana are letters that normalize to combining marks.
 */
const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu

/**
 * Normalizes `text` in linear time: of a run of combining marks it keeps the first 30, as many as the Stream-Safe Text
 * Format of Unicode (UAX #15, section 13) allows.
 */
export function normalize(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  // ASCII is the same in every form, and most text is ASCII.
  return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, '$1').normalize(form)
}

/** Returns a key that is equal for names that differ only in letter case, width and surrounding white space. */
export function foldName(name: string): string {
  return normalize(name, 'NFKC').trim().toLowerCase()
}

/**
 * Returns a copy of `text`; a lone surrogate becomes U+FFFD. In V8, a part of a string keeps the whole string in memory.
 * Copy a part before storing it for long.
 */
export function copyString(text: string): string {
  return Buffer.from(text).toString()
}

/** Matches a character of a script that writes words without spaces between them. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Returns the message of an error, and any other thrown value as a text. */
export function wordsOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
