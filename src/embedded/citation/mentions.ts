import { normalize, UNSPACED } from '../../lib/text.ts'

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

const KATAKANA = /[\p{Script=Katakana}ー]/u
const HANGUL = /\p{Script=Hangul}/u
const WORD = /[\p{L}\p{M}\p{N}]/u

/** Korean particles that follow a name without a space: a case particle, another particle, or one after the other. */
const CASE_PARTICLES =
  '에서|에게|에|께|한테|으로|로|와|과|랑|이랑|하고|까지|부터|만|보다|처럼|마다|조차|마저|밖에|대로|같이'
const OTHER_PARTICLES =
  '은|는|이|가|을|를|의|도|만|나|이나|요|님|씨|야|라도|이라도|라고|이라고|라는|이라는|란|이란|든지|이든지'
const COPULAS =
  '입니다|이다|였다|이었다|였습니다|이었습니다|인데|이며|이고|이지만|이라|라|예요|이에요|이자|이었고'
const KOREAN_TAIL = new RegExp(
  `^(?:(?:${CASE_PARTICLES})?(?:${OTHER_PARTICLES})?|(?:${CASE_PARTICLES})?(?:${COPULAS}))$`,
)

/** One-letter words that Arabic and Hebrew write together with the next word: and, then, in, to, like, that. */
const ARABIC_HEAD = /^[وف]?[بلك]?$/
const HEBREW_HEAD = /^[וש]?[בלכ]?$/

/** Chinese and Japanese suffixes that derive another word, as in popularize, optimist, optimistic. */
const DERIVED = /^(?:[化性家者]$|的[なに])/

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Returns whether the part of `text` from `start` to `end` is one or more whole words. */
function isWhole(text: string, start: number, end: number): boolean {
  return beginsWord(text, start) && endsWord(text, end) && !isInsideWord(text, start, end)
}

function beginsWord(text: string, start: number): boolean {
  const first = characterAt(text, start)
  const before = characterBefore(text, start)
  if (!WORD.test(before))
    return !(isDigit(first) && /(\p{Sc}|\d[.,])$/u.test(text.slice(Math.max(0, start - 2), start)))
  if (HANGUL.test(first)) return !HANGUL.test(before)
  if (UNSPACED.test(first)) return !(KATAKANA.test(first) && KATAKANA.test(before))
  if (!isSpaced(before)) return true
  if (/\p{Script=Arabic}/u.test(first)) return ARABIC_HEAD.test(runBefore(text, start))
  return /\p{Script=Hebrew}/u.test(first) && HEBREW_HEAD.test(runBefore(text, start))
}

function endsWord(text: string, end: number): boolean {
  const last = characterBefore(text, end)
  const after = characterAt(text, end)
  if (!WORD.test(after)) return !(isDigit(last) && /^[.,]\d/.test(text.slice(end, end + 2)))
  if (!WORD.test(last)) return !/\p{L}/u.test(after) || !isSpaced(after)
  if (HANGUL.test(last)) return !HANGUL.test(after) || KOREAN_TAIL.test(hangulAfter(text, end))
  if (UNSPACED.test(last)) return !(KATAKANA.test(last) && KATAKANA.test(after))
  return !isSpaced(after)
}

/**
 * Returns, for scripts without spaces, whether the segmenter's dictionary has a longer word here. The dictionary often
 * splits unknown names and their neighbors in wrong places, so a word that overlaps only one end of a name is ignored.
 */
function isInsideWord(text: string, start: number, end: number): boolean {
  if (!UNSPACED.test(text.slice(start, end))) return false
  const windowStart = Math.max(0, start - CONTEXT)
  const segments = words.segment(text.slice(windowStart, end + CONTEXT))
  const word = segments.containing(start - windowStart)
  if (word === undefined) return false
  const [wordStart, wordEnd] = [windowStart + word.index, windowStart + word.index + word.segment.length]
  if (wordEnd > end || (wordEnd === end && wordStart < start)) return true
  const next = segments.containing(end - windowStart)?.segment ?? ''
  return DERIVED.test(next) || DERIVED.test(text.slice(end, end + 2))
}

function isSpaced(character: string): boolean {
  return WORD.test(character) && !UNSPACED.test(character) && !HANGUL.test(character)
}

function isDigit(character: string): boolean {
  return /\p{N}/u.test(character)
}

function characterAt(text: string, index: number): string {
  const point = text.codePointAt(index)
  return point === undefined ? '' : String.fromCodePoint(point)
}

function characterBefore(text: string, index: number): string {
  return /.$/su.exec(text.slice(Math.max(0, index - 2), index))?.[0] ?? ''
}

/** Characters that are searched for particles; longer than any combination of them. */
const MAX_RUN = 12

/** Characters around a name that are segmented. Segmenting the whole text for each name would be slow. */
const CONTEXT = 40

function runBefore(text: string, index: number): string {
  return /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, index - MAX_RUN), index))?.[0] ?? ''
}

function hangulAfter(text: string, index: number): string {
  return /^\p{Script=Hangul}*/u.exec(text.slice(index, index + MAX_RUN))?.[0] ?? ''
}
