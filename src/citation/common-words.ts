import { brotliDecompressSync } from 'node:zlib'
import { withoutLegalForm } from './legal-forms.ts'
import { NAME_LIST, WORD_LIST } from './word-list.ts'

let words: Set<string> | undefined
let properNames: Set<string> | undefined

/** Returns whether a lower-case text is one of the 40,000 most common English words, or its plural. */
export function isCommonWord(text: string): boolean {
  words ??= readList(WORD_LIST)
  return (
    words.has(text) ||
    (text.endsWith('s') && words.has(text.slice(0, -1))) ||
    (text.endsWith('es') && words.has(text.slice(0, -2)))
  )
}

/** Returns whether a name is only a weekday, month, given name or place: `Monday`, `Jordan`. */
export function isProperName(name: string): boolean {
  properNames ??= readList(NAME_LIST)
  const text = withoutLegalForm(name).toLowerCase()
  return properNames.has(text) && !isCommonWord(text)
}

/** Returns whether a name is also a proper name or only common words: `Best Buy`, but not `Nestlé`, which has an accent. */
export function isCommonName(name: string): boolean {
  const parts = withoutLegalForm(name)
    .toLowerCase()
    .replace(/['’.!?]/g, '')
    .split(/[\s-]+/)
  return parts.every(isCommonWord) || isProperName(name)
}

/** Each word is stored as the number of letters that it shares with the previous word, and its other letters. */
function readList(list: string): Set<string> {
  const coded = brotliDecompressSync(Buffer.from(list, 'base64')).toString()
  const read = new Set<string>()
  let before = ''
  for (const [, shared = 'A', rest = ''] of coded.matchAll(/([A-Z])([a-z]*)/g)) {
    before = before.slice(0, shared.charCodeAt(0) - 65) + rest
    read.add(before)
  }
  return read
}
