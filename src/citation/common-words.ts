/** The common words of English. A brand that has the name of one is hard to find in a text. */
import { brotliDecompressSync } from 'node:zlib'
import { withoutLegalForm } from './legal-forms.ts'
import { WORD_LIST } from './word-list.ts'

let words: Set<string> | undefined

/** Returns whether a text of small letters is among the 40,000 commonest words of English, or the plural of one. */
export function isCommonWord(text: string): boolean {
  words ??= readWords()
  return (
    words.has(text) ||
    (text.endsWith('s') && words.has(text.slice(0, -1))) ||
    (text.endsWith('es') && words.has(text.slice(0, -2)))
  )
}

/** Returns whether a name consists of common words alone: `Target`, `Best Buy`. A name with an accent, as Nestlé, does not. */
export function isCommonName(name: string): boolean {
  const parts = withoutLegalForm(name)
    .toLowerCase()
    .replace(/['’.!?]/g, '')
    .split(/[\s-]+/)
  return parts.every(isCommonWord)
}

/** Reads the list: of each word the number of letters that it shares with the one before, and the others. */
function readWords(): Set<string> {
  const coded = brotliDecompressSync(Buffer.from(WORD_LIST, 'base64')).toString()
  const read = new Set<string>()
  let before = ''
  for (const [, shared = 'A', rest = ''] of coded.matchAll(/([A-Z])([a-z]*)/g)) {
    before = before.slice(0, shared.charCodeAt(0) - 65) + rest
    read.add(before)
  }
  return read
}
