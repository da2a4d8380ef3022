/** Where a name may begin and end in folded text: what counts as a whole word depends on the script. */
import { UNSPACED } from '../../lib/unspaced-scripts.ts'

const KATAKANA = /[\p{Script=Katakana}ー]/u
const HANGUL = /\p{Script=Hangul}/u
const WORD = /[\p{L}\p{M}\p{N}]/u

/** Korean particles that follow a name without a space, alone or one of the second after one of the first. */
const CASE_PARTICLES =
  '에서|에게|에|께|한테|으로|로|와|과|랑|이랑|하고|까지|부터|만|보다|처럼|마다|조차|마저|밖에|대로|같이'
const OTHER_PARTICLES =
  '은|는|이|가|을|를|의|도|만|나|이나|요|님|씨|야|라도|이라도|라고|이라고|라는|이라는|란|이란|든지|이든지'
const COPULAS =
  '입니다|이다|였다|이었다|였습니다|이었습니다|인데|이며|이고|이지만|이라|라|예요|이에요|이자|이었고'
const KOREAN_TAIL = new RegExp(
  `^(?:(?:${CASE_PARTICLES})?(?:${OTHER_PARTICLES})?|(?:${CASE_PARTICLES})?(?:${COPULAS}))$`,
)

/** Words of one letter that Arabic and Hebrew write as part of the next: and, then, in, to, like, that. */
const ARABIC_HEAD = /^[وف]?[بلك]?$/
const HEBREW_HEAD = /^[וש]?[בלכ]?$/

/** Chinese and Japanese endings that make another word of a word: popularise, optimist, optimistic. */
const DERIVED = /^(?:[化性家者]$|的[なに])/

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Whether what stands from `start` to `end` in `text` is a whole word, or several. */
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
 * For scripts without spaces: whether the dictionary has a longer word here. It often cuts names that it does not
 * know, and what is next to them, in odd places: a word that overlaps a name at one end alone says nothing.
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

/** Longer than any particles. */
const LONGEST_RUN = 12

/** How much text around a name the dictionary looks at; all of it would take time for each name. */
const CONTEXT = 40

function runBefore(text: string, index: number): string {
  return /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, index - LONGEST_RUN), index))?.[0] ?? ''
}

function hangulAfter(text: string, index: number): string {
  return /^\p{Script=Hangul}*/u.exec(text.slice(index, index + LONGEST_RUN))?.[0] ?? ''
}
