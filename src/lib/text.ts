/** Text from outside, brought to one line and to a length. */

/**
 * Format characters nobody sees: bidirectional overrides, tags, zero-width spaces. Kept are the joiners and
 * marks that Arabic, Persian, Indic scripts and emoji are written with.
 */
const INVISIBLE = /[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u061C\u200C-\u200F]]/gv

/** One line of well-formed Unicode: no control or invisible format characters, white space collapsed. */
export function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** At most `maxLength` code points (1 or more), an ellipsis included, never cut inside a character as read. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // Made here, as few texts are too long and the first one costs milliseconds.
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

/** Equal for two ways to write a name: letter case, width and white space around it do not count. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
