import { normalize } from '../../lib/text.ts'
import { isWhole } from './boundaries.ts'

/** A part of a text: offsets in UTF-16 units, the end exclusive. */
export interface Span {
  start: number
  end: number
}

/** Matches URLs and e-mail addresses. A name within an address is not a mention. */
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,2000}|[^\s@]{1,64}@[^\s@]{1,255}/giu

/**
 * Finds the occurrences of `names` in `text` as whole words, in order and without overlaps.
 *
 * A name with a capital letter matches only with a capital letter (`Target`, not `target audience`). A name of up to three
 * capitals matches only in capitals (`IT`, not `it`). A name without capitals matches in any case. A name with accents
 * also matches without them; Russian and Greek names match with their case endings.
 */
export function findMentions(text: string, names: string[]): Span[] {
  return findMentionsIn(prepareText(text), names)
}

/** A text in which several lists of names are searched. */
interface PreparedText {
  /** The text with blanks in place of addresses. */
  plain: string
  folded: Folded
}

/** Prepares a text once: preparing takes most of the time of a search. */
export function prepareText(text: string): PreparedText {
  const plain = text.replace(ADDRESS, address => ' '.repeat(address.length))
  return { plain, folded: fold(plain) }
}

/** Mentions of one spelling that are looked for. A text with more is made to cost time, and names the brand anyway. */
const MOST_MENTIONS = 1_000

/** Finds the occurrences of `names` in a prepared text, as `findMentions` does: the first 1,000 of each spelling. */
export function findMentionsIn({ plain, folded }: PreparedText, names: string[]): Span[] {
  const spans = names.flatMap(name =>
    spellingsOf(name).flatMap(spelling => {
      const found: Span[] = []
      for (const { start, end } of occurrences(folded.text, spelling)) {
        const span = toSpan(folded.origins, start, end)
        if (span && hasCaseOf(name, plain.slice(span.start, span.end)) && isWhole(folded.text, start, end)) {
          found.push(span)
          if (found.length === MOST_MENTIONS) break
        }
      }
      return found
    }),
  )
  return outermost(spans)
}

/** One spelling of a name in folded text. */
interface Spelling {
  /** The part that is the same in all forms. */
  stem: string
  /** The endings that may follow the stem. Longer endings come first. */
  endings: string[]
}

const RUSSIAN_ENDINGS =
  'ами ями ову еві ові ою ею єю ой ей ом ем ём ам ям ах ях ов ев ів а я о е у ю ы и і ї є ь'.split(' ')
const GREEK_ENDINGS = 'ους ων ος ου οι ης ες ας η ο α ι ε'.split(' ')

function spellingsOf(name: string): Spelling[] {
  const { text } = fold(name.trim())
  if (text === '') return []
  // Names such as Yahoo! are often written without their punctuation mark.
  const written = [text, text.replace(/(?<=\p{L})[!?.]+$/u, '')]
  // In Arabic, the article merges with the word for `to`.
  const arabic = text.startsWith('ال') ? [`لل${text.slice(2)}`] : []
  const spellings = new Set([...written, ...written.map(withoutAccents), ...arabic])
  return [...spellings].map(inflect)
}

/** Returns stem and endings of a Russian or Greek name, if the name is long enough for a distinctive stem. */
function inflect(text: string): Spelling {
  const russian = /^(.{2,}?\p{Script=Cyrillic})([аяоеиыьй]?)$/u.exec(text)
  if (russian && text.length > 3) {
    const [, stem = text, ending = ''] = russian
    return { stem, endings: [...new Set([...RUSSIAN_ENDINGS, ending])] }
  }
  const greek = /^(.{2,}?\p{Script=Greek})(οσ|ησ|ασ|α|η|ο)$/u.exec(text)
  if (greek && text.length > 3) {
    const [, stem = text, ending = ''] = greek
    return {
      stem,
      endings: [...new Set([...GREEK_ENDINGS.map(greekEnding => fold(greekEnding).text), ending])],
    }
  }
  return { stem: text, endings: [''] }
}

function* occurrences(text: string, { stem, endings }: Spelling): Generator<Span> {
  for (let start = text.indexOf(stem); start !== -1; start = text.indexOf(stem, start + 1)) {
    const end = start + stem.length
    for (const ending of endings) {
      if (text.startsWith(ending, end)) yield { start, end: end + ending.length }
    }
  }
}

/** Converts a span of folded text to the original. Undefined if one of its ends is within a grapheme. */
function toSpan(origins: (number | undefined)[], start: number, end: number): Span | undefined {
  const [first, afterLast] = [origins[start], origins[end]]
  return first === undefined || afterLast === undefined ? undefined : { start: first, end: afterLast }
}

function hasCaseOf(name: string, match: string): boolean {
  if (/^[\p{Lu}\p{N}]{1,3}$/u.test(normalize(name, 'NFC'))) return !/\p{Ll}/u.test(match)
  return !/\p{Lu}/u.test(name) || /\p{Lu}/u.test(match)
}

function outermost(spans: Span[]): Span[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end)
  let end = -1
  return sorted.filter(span => {
    if (span.end <= end) return false
    end = span.end
    return true
  })
}

interface Folded {
  text: string
  /** For each index of `text` at which a grapheme starts: its index in the original. Undefined elsewhere. */
  origins: (number | undefined)[]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Folds text. Removes the differences of case, width, ligatures, composed and decomposed accents, typographic quotes and
 * hyphens, Arabic and Hebrew vowel points, Arabic and Persian letter variants, and the Turkish dotless i. Collapses white
 * space and removes characters without width. Keeps accents: `résumé` is not `resume`.
 */
export function fold(original: string): Folded {
  let text = ''
  const origins: Folded['origins'] = []
  // Asking the growing text for its end would copy it each time.
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
  if (/^[a-z0-9]$/i.test(character)) return character.toLowerCase()
  return (
    // NFKC decomposes the Thai and Lao vowel am, and the segmenter's dictionary lacks the decomposed form.
    normalize(character, /[\u0E33\u0EB3]/.test(character) ? 'NFC' : 'NFKC')
      // Upper case first: otherwise ß and ss, ς and σ, ı and i stay different.
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

/** Returns folded text as it is written on a keyboard without accents: `orsted`, `елка`, `αθηνα`. */
export function withoutAccents(folded: string): string {
  const plain = normalize(folded, 'NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, '$1')
    .replace(/(\p{Script=Cyrillic})[\u0301\u0308]/gu, '$1')
  return normalize(plain, 'NFC').replace(/[øłđðþæœ]/g, letter => UNACCENTED[letter] ?? letter)
}
