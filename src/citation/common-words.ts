import { brotliDecompressSync } from 'node:zlib'
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

const LATIN =
  `AB AG A/S ApS AS B.V. BV Corp Corporation GmbH Inc Incorporated KG KGaA Kft Limited LLC LLP Ltd N.V. NV Oy Oyj PLC Pte
  Pty S.A. SA SARL SAS SE S.L. SL S.p.A. SpA S.r.l. Srl s.r.o. UG`
    .split(/\s+/)
    .map(form => form.replaceAll('.', String.raw`\.?`))
    .join('|')
/** Matches the forms that end a name: `Inc.`, `Co., Ltd.`, `GmbH & Co. KG`. Case matters, because two letters may be a word. */
const LATIN_END = new RegExp(`(?:,? (?:(?:& )?(?:Co|Cie)\\.?,? )?(?:${LATIN}|INC|LTD)\\.?){1,3}$`, 'u')
const CJK = '株式会社|有限会社|合同会社|주식회사|[（(][株주][)）]|㈱|㈜'
const CJK_ENDS = new RegExp(`^(?:${CJK}) ?| ?(?:${CJK}|(?:股份|责任|責任)?有限(?:责任|責任)?公司)$`, 'gu')

/** Returns the spoken form of a registered name: `Acme` for `Acme Inc.` and `株式会社Acme`. */
export function withoutLegalForm(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ')
  return text.replace(LATIN_END, '').replace(CJK_ENDS, '') || text
}
