/** Finds the script of a character. */

/** Han comes first: punctuation that it shares with Hiragana, Katakana and Hangul counts as Han. */
const SIDE_BY_SIDE =
  'Han, Hiragana, Katakana, Hangul, Bopomofo, Latin, Greek, Cyrillic, Armenian, Georgian, Ethiopic, Thai, Lao'

/** Scripts that need text shaping: written from right to left, or with letters that change form or position. */
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

/** Returns the script of the first code point; `symbols` for a character without script or of any other script. */
export function scriptOf(character: string): string {
  return find(character)?.name ?? 'symbols'
}

/** Returns whether characters of the script can be drawn without text shaping. */
export function isDrawable(character: string): boolean {
  return !find(character)?.isShaped
}
