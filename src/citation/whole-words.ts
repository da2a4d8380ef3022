import { UNSPACED } from '../lib/text.ts'

const KATAKANA = /[\p{Script=Katakana}ー]/u
const HANGUL = /\p{Script=Hangul}/u
const WORD = /[\p{L}\p{M}\p{N}]/u

/** Korean endings that follow a name without a space: a case particle, then another particle or a verb. */
const CASE_PARTICLES =
  '에서|에게|에|께|한테|으로|로|와|과|랑|이랑|하고|까지|부터|만|보다|처럼|마다|조차|마저|밖에|대로|같이'
const OTHER_ENDINGS =
  '은|는|이|가|을|를|의|도|만|나|이나|요|님|씨|야|라도|이라도|라고|이라고|라는|이라는|란|이란|든지|이든지|' +
  '입니다|이다|였다|이었다|였습니다|이었습니다|인데|이며|이고|이지만|이라|라|예요|이에요|이자|이었고'
const KOREAN_TAIL = new RegExp(`^(?:${CASE_PARTICLES})?(?:${OTHER_ENDINGS})?$`)

/** One-letter words that Arabic and Hebrew join to the next word: and, then, in, to, like, that. */
const HEAD = /^[وفبلكושבלכ]{0,2}$/

/** Chinese and Japanese suffixes that derive another word, as in popularize, optimist, optimistic. */
const DERIVED = /^(?:[化性家者]$|的[なに])/

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Returns whether the part of `text` from `start` to `end` is one or more whole words. */
export function isWhole(text: string, start: number, end: number): boolean {
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
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) && HEAD.test(runBefore(text, start))
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

/** The dictionary often splits unknown names wrongly, so a word that overlaps only one end of a name is ignored. */
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

/** Characters that are searched for particles, which are shorter in any combination. */
const MAX_RUN = 12

/** Segmented characters around a name. Segmenting the whole text for each name would be slow. */
const CONTEXT = 40

function runBefore(text: string, index: number): string {
  return /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, index - MAX_RUN), index))?.[0] ?? ''
}

function hangulAfter(text: string, index: number): string {
  return /^\p{Script=Hangul}*/u.exec(text.slice(index, index + MAX_RUN))?.[0] ?? ''
}
