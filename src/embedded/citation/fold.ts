/** Text brought to one spelling, so that names compare by what a reader sees. */

export interface Folded {
  text: string
  /** For each index of `text` that starts a character: that character's index in the original, else undefined. */
  origins: (number | undefined)[]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Case, width, ligatures, composed and decomposed accents, typographic quotes and hyphens, Arabic and Hebrew vowel
 * points, Arabic and Persian letter variants and the Turkish dotless i no longer differ; a run of white space is one
 * space; what has no width is gone. Accents stay: `résumé` is not `resume`.
 */
export function fold(original: string): Folded {
  let text = ''
  const origins: Folded['origins'] = []
  for (const { segment, index } of graphemes.segment(original)) {
    const folded = foldCharacter(segment)
    if (folded === '' || (folded === ' ' && text.endsWith(' '))) continue
    origins[text.length] = index
    text += folded
  }
  origins[text.length] = original.length
  return { text, origins }
}

function foldCharacter(character: string): string {
  return (
    character
      // The compatible form takes the Thai and Lao vowel am apart, which no dictionary knows then.
      .normalize(/[\u0E33\u0EB3]/.test(character) ? 'NFC' : 'NFKC')
      // Upper case first: only so do ß and ss, ς and σ, ı and i become the same.
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
      .replace(/ة/g, 'ه')
  )
}

const UNACCENTED: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe' }

/** Folded text as people write it who have no key for its accents: `orsted`, `елка`, `αθηνα`. */
export function withoutAccents(folded: string): string {
  return folded
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, '$1')
    .replace(/(\p{Script=Cyrillic})[\u0301\u0308]/gu, '$1')
    .normalize('NFC')
    .replace(/[øłđðþæœ]/g, letter => UNACCENTED[letter] ?? letter)
}
