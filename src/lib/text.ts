/**
 * Invisible format characters (bidirectional overrides, tags, zero-width spaces) and noncharacters, of which XML forbids
 * some. Joiners and marks that Arabic, Persian, Indic scripts and emoji need are not included.
 */
const INVISIBLE =
  /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]--[\u061C\u200C-\u200F]]/gv

/** Characters that some report omits, or some reader does not see, including the invisible ones above. */
export const IGNORABLE =
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/v

/** A part of a text. Offsets are in UTF-16 units; the end is exclusive. */
export interface Span {
  start: number
  end: number
}

/** Returns one line of well-formed Unicode without control and invisible characters, with white space collapsed. */
export function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Returns well-formed lines without control and invisible format characters. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u{E0000}-\u{E007F}]/gu, character =>
      /[\n\t]/.test(character) ? character : toSingleLine(character),
    )
    .replace(/^\n+/, '')
    .trimEnd()
}

/** Cuts `text` to `maxLength` code points including an ellipsis, never within a grapheme. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // Created on demand: few texts are too long, and the first segmenter takes milliseconds.
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
 * More combining marks than any language puts on one character. Normalizing them would take quadratic time. The voiced sound
 * marks of half-width Katakana normalize to combining marks.
 */
const EXCESS_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu

/** Normalizes in linear time, with at most 30 combining marks in a row, as the Stream-Safe Text Format (UAX #15, section 13). */
export function normalize(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  // Most text is ASCII, which is the same in every form.
  return ASCII.test(text) ? text : text.replace(EXCESS_MARKS, '$1').normalize(form)
}

/** Returns a key that ignores letter case, width and surrounding white space. */
export function foldName(name: string): string {
  return normalize(name, 'NFKC').trim().toLowerCase()
}

/** Copies `text`, with U+FFFD for lone surrogates. For what is stored, because a substring keeps its whole string in memory. */
export function copyString(text: string): string {
  return Buffer.from(text).toString()
}

/** Characters of scripts that write words without spaces. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Returns the message of an error; any other thrown value as text. */
export function wordsOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
