/** The scripts a character may be of. */

/** Han first: the marks that it shares with its neighbours count as Han. */
const SIDE_BY_SIDE =
  'Han, Hiragana, Katakana, Hangul, Bopomofo, Latin, Greek, Cyrillic, Armenian, Georgian, Ethiopic, Thai, Lao'

/** Written from right to left, or with letters that change and move: more than one glyph after the other. */
const SHAPED = [
  'Arabic, Hebrew, Syriac, Thaana, Nko, Mongolian, Bengali, Devanagari, Gujarati, Gurmukhi, Kannada, Khmer',
  'Malayalam, Myanmar, Oriya, Sinhala, Tamil, Telugu, Tibetan',
].join(', ')

const toScripts = (names: string, isShaped: boolean) =>
  names.split(', ').map(name => ({
    name,
    isShaped,
    pattern: new RegExp(`^\\p{Script_Extensions=${name}}`, 'u'),
  }))

const scripts = [...toScripts(SIDE_BY_SIDE, false), ...toScripts(SHAPED, true)]

const find = (character: string) => scripts.find(({ pattern }) => pattern.test(character))

/** Of its first code point; what is in no script, or in a rare one, counts as `symbols`. */
export function scriptOf(character: string): string {
  return find(character)?.name ?? 'symbols'
}

/** Whether it is right to draw such characters one after the other. */
export function isDrawable(character: string): boolean {
  return !find(character)?.isShaped
}
