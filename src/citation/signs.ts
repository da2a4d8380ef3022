import type { Span } from '../lib/text.ts'
import { isProperName } from './common-words.ts'

/**
 * What a capital letter means. `name`: a name. `start`: nothing, because any word has a capital there. `sign`: a name although
 * any word has a capital there, because of a sign. `longer`: a part of a longer name or a compound.
 */
export type Place = 'name' | 'sign' | 'start' | 'longer'

/** Characters on each side that are examined: longer than most sentences. */
const CONTEXT = 300

/** Matches the end of a sentence, a line, a cell or the part before a colon, but not the dot of an abbreviation. */
const BOUNDARY = /[\n|]|(?<!\b(?:vs|dr|mr|mrs|st|inc|etc|e\.g|i\.e|z\.b))[.!?…:][*_"'”’)\]]{0,4}(?=\s|$)/giu

/** Small words have no capital in titles, and may begin a sentence before a name. */
const SMALL = new Set(
  `a an the and or but nor of for to in on at by with from via vs per as if is are than like unlike both while when since
  use try choose pick consider get visit check see your our my their this that these most many some all only with without then also so here
  where how why what which who should could would do does can not it its
  der die das den dem des ein eine und oder von vom bei beim mit für im am zum zur auf aus nach wie
  le la les l un une et ou de du des d à au aux en chez avec pour par sur dans
  el los las una y o del al con por para sin il lo gli i e di da`.split(/\s+/),
)

/** Precedes days, months and places: `on Monday`, `in Jordan`. */
const TIME_OR_PLACE = /(?<!\p{L})(?:in|on|since|until|last|next|every|this|im|seit|bis) $/iu

/** Precedes products and companies, but seldom days and places: `tools like Jasper`, `bei Otto`. */
const CHOICE =
  /(?<!\p{L})(?:like|unlike|such as|than|use|uses|used|using|try|choose|pick|recommend|bei|chez|wie) $/iu

/** German nouns have capitals. Brands are seldom used with an article: `Die Base der Säule`. */
const GERMAN_NOUN = /(?<!\p{L})(?:d(?:er|ie|as|en|em|es)|k?ein(?:e[rnms]?)?|im|ins|zum|zur|vom|beim) $/iu

/** Judges a capitalized common word by its context. A proper name, such as `Monday`, always has a capital. */
export function judgePlace(text: string, span: Span, isProper = false): Place {
  const { before, after } = sentenceAround(text, span)
  const match = text.slice(span.start, span.end)
  const isLonger = followsCapital(before)
  // Japanese, Arabic and other scripts have no capitals, so their sentences and titles give none to a name.
  const hasUncased = /\p{Lo}/u.test(before + after)
  // In a title, a capital before the name proves nothing: `**Microsoft Surface Laptop 3**`.
  const isTitled = !hasUncased && isTitle(before, after.replace(TITLE_END, ''))
  if (isLonger && !isTitled) return 'longer'
  if (isProper) return judgeProperName(before, after)
  if (hasUncased) return 'name'
  if (GERMAN_NOUN.test(before) && /^(?: \p{Ll}|[.,])/u.test(after)) return 'start'
  const isStart = !/[\p{L}\p{N}]/u.test(before)
  // The start of a sentence capitalizes only the first word: `Old Navy often has sales.`
  const isFirstAlone = isStart && !/\p{L}[\s-]+\p{Lu}/u.test(match)
  if (!isFirstAlone && !isTitled) return 'name'
  // Capitalizing the first letter of sap gives Sap, not SAP.
  if (!isLonger && /^\p{Lu}{2,4}$/u.test(match) && /\p{Ll}/u.test(before + after)) return 'name'
  if (isStart && isWholeLine(text, span)) return 'sign'
  if (UNUSUAL.test(match)) return 'sign'
  // Text after a longer name is about all of it: `**Barista Express** is dear`.
  return (isLonger ? NUMBER.test(after) : hasSign(after)) ? 'sign' : 'start'
}

function judgeProperName(before: string, after: string): Place {
  if (TIME_OR_PLACE.test(before)) return 'start'
  if (CHOICE.test(before)) return 'sign'
  return hasSign(after) && !isDateOrList(after) ? 'sign' : 'start'
}

/** Matches the end of a title at the start of a line (bold text, a link, or text before a dash), and what follows. */
const TITLE_END = /(?:\*\*|__|\]| [-–—] ).*$/su

/** Matches names that cannot be ordinary words in sequence, such as `Lands' End` and `The North Face`. */
const UNUSUAL = /['’&]\p{L}? | [^ ]+ /u

/** Finds a heading, list item or cell that is only the name, perhaps as a link. A name before a colon is a label. */
function isWholeLine(text: string, { end }: Span): boolean {
  return /^[*_]{0,3}(?:\]\([^\s)]*\)?)?[*_]{0,3} *(?:[\n|]|$)/u.test(text.slice(end, end + CONTEXT))
}

function sentenceAround(text: string, { start, end }: Span): { before: string; after: string } {
  const left = text.slice(Math.max(0, start - CONTEXT), start)
  const right = text.slice(end, end + CONTEXT)
  const last = [...left.matchAll(BOUNDARY)].at(-1)
  const sentence = last === undefined ? left : left.slice(last.index + last[0].length)
  const first = right.matchAll(BOUNDARY).next().value
  return { before: sentence, after: right.slice(0, first?.index) }
}

const WORD_BEFORE = /(?<![\p{Lu}\p{Ll}\p{N}])(\p{Lu}[\p{L}\p{N}'’.&-]{0,40})(?: \d{1,4})? $/u

/** Not if the word before has a capital only because it begins a sentence. */
function followsCapital(before: string): boolean {
  const found = WORD_BEFORE.exec(before)
  const word = found?.[1]?.toLowerCase()
  if (found === null || word === undefined || word === 'the') return false
  return /[\p{L}\p{N}]/u.test(before.slice(0, found.index)) || !SMALL.has(word)
}

const FIRST_WORD = /\p{L}[\p{L}\p{M}'’]*/u

function isTitle(before: string, after: string): boolean {
  const words = `${before.replace(FIRST_WORD, '')} ${after}`.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
  return words.every(word => SMALL.has(word.toLowerCase()) || !/^\p{Ll}/u.test(word))
}

/** Verbs after a name, without verbs that are also plural nouns: `Consider features`. */
const VERBS = `is was has had does did will can
  acquired acquires adds allows announced asks brings charges cleans combines comes connects delivers feels gets gives handles
  helps imports includes integrated integrates introduced keeps launched lets made makes manages offered offers operates owns
  performs produced produces provides recommends released remains removed removes requires said says sells serves sits sold
  specializes started starts stayed stays syncs takes won
  ist hat bietet kostet liefert verlangt verkauft est propose offre vend coûte es tiene ofrece vende cuesta è ha costa`

/** A digit in one of the next three words, which are all capitalized or numbers: `Levi's 501`, `Ring Stick Up Cam 3`. */
const NUMBER = /^[*_]{0,3}(?: \p{Lu}[^\s.,:;!?]{0,30}){0,2} [^\s\p{Ll}\d.,:;!?]{0,10}\d/u

const SIGNS = [
  /^['’]s(?!\p{L})/u,
  /^[*_]{0,3}(?: ?[–—]| - | ?[([])/u,
  NUMBER,
  new RegExp(String.raw`^[*_]{0,3} (?:${VERBS.split(/\s+/).join('|')})(?!\p{L})`, 'u'),
]

const ITEM = String.raw`[*_[]{0,3}\p{Lu}[^\s,.;:!?]{0,30}(?: \p{Lu}[^\s,.;:!?]{0,30}){0,2}`
const JOIN = '(?:and|or|und|oder|et|ou|y|o|e|vs\\.?|&)'
const LISTS = [
  new RegExp(`^[*_]{0,3} ${JOIN} ${ITEM}`, 'u'),
  new RegExp(`^[*_]{0,3}(?:, ${ITEM}){1,3}(?:,| ${JOIN} )`, 'u'),
  // Latin names in Chinese, Japanese, Korean and Arabic: `JasperとCopy.ai`.
  /^(?: ?[、，・和与與或やと와과]| ?(?:または|및|또는)| أو| و) ?\p{Lu}/u,
]

/** Matches `June 2026`, and `April and June`. */
function isDateOrList(after: string): boolean {
  const [, next = ''] = /^[*_]{0,3}(?:,| \p{Ll}{1,4}| &) (\p{Lu}\p{L}+)/u.exec(after) ?? []
  return NUMBER.test(after) || isProperName(next)
}

function hasSign(after: string): boolean {
  return [...SIGNS, ...LISTS].some(sign => sign.test(after))
}
