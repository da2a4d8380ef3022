import { normalize } from '../lib/text.ts'

export interface Folded {
  text: string
  /** For each index of `text` at which a grapheme starts, its index in the original; otherwise undefined. */
  origins: (number | undefined)[]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Removes differences of case, width, ligatures, accents (Latin, Greek and Cyrillic), typographic quotes and hyphens, Arabic and
 * Hebrew vowel points, Arabic and Persian letter variants, the Turkish dotless i, white space, and characters without width.
 */
export function fold(original: string): Folded {
  let text = ''
  const origins: Folded['origins'] = []
  // Reading the end of the growing text would copy it each time.
  let isAfterSpace = false
  for (const { segment, index } of graphemes.segment(original)) {
    const folded = foldCharacter(segment)
    if (folded === '' || (folded === ' ' && isAfterSpace)) continue
    origins[text.length] = index
    text += folded
    isAfterSpace = folded.endsWith(' ')
  }
  origins[text.length] = original.length
  return { text, origins }
}

function foldCharacter(character: string): string {
  if (/^[\x20-\x7e]$/.test(character)) return character.toLowerCase()
  return withoutAccents(
    // NFKC decomposes the Thai and Lao vowel am, and the segmenter's dictionary lacks the decomposed form.
    normalize(character, /[\u0E33\u0EB3]/.test(character) ? 'NFC' : 'NFKC')
      // Upper case first, or ß and ss, ς and σ, ı and i would stay different.
      .toUpperCase()
      .toLowerCase()
      .replace(/i\u0307/g, 'i')
      .replace(/[\p{Default_Ignorable_Code_Point}\u0591-\u05C7\u064B-\u0652\u0670\u0640]/gu, '')
      .replace(/\s+/g, ' ')
      .replace(/[’‘ʼ`´′]/g, "'")
      .replace(/[“”„‟″]/g, '"')
      .replace(/[‐‑‒]/g, '-')
      .replace(/[آأإٱ]/g, 'ا')
      .replace(/[ىی]/g, 'ي')
      .replace(/ک/g, 'ك')
      .replace(/ة/g, 'ه'),
  )
}

const UNACCENTED: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe' }

function withoutAccents(folded: string): string {
  const plain = normalize(folded, 'NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, '$1')
    .replace(/(\p{Script=Cyrillic})[\u0301\u0308]/gu, '$1')
  return normalize(plain, 'NFC').replace(/[øłđðþæœ]/g, letter => UNACCENTED[letter] ?? letter)
}
