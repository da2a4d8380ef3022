import { isWhole } from './boundaries.ts'
import { fold, withoutAccents } from './fold.ts'

/** UTF-16 offsets in the text, the end exclusive. */
export interface Span {
  start: number
  end: number
}

/** A page's or person's address names nobody. */
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,2000}|[^\s@]{1,64}@[^\s@]{1,255}/giu

/**
 * Every place where `text` names one of `names` as whole words, in order, none within another.
 *
 * A name with a capital is found with a capital only (`Target`, not `target audience`), one of up to three capitals
 * in capitals only (`IT`, not `it`), one without in any case. A name with accents is also found without them, one in
 * Russian or Greek with its case endings.
 */
export function findMentions(text: string, names: string[]): Span[] {
  const plain = text.replace(ADDRESS, address => ' '.repeat(address.length))
  const folded = fold(plain)
  const spans = names.flatMap(name =>
    spellingsOf(name).flatMap(spelling => {
      const found: Span[] = []
      for (const { start, end } of occurrences(folded.text, spelling)) {
        const span = toSpan(folded.origins, start, end)
        if (span && hasCaseOf(name, plain.slice(span.start, span.end)) && isWhole(folded.text, start, end)) {
          found.push(span)
        }
      }
      return found
    }),
  )
  return outermost(spans)
}

/** How a name may be spelled in folded text. */
interface Spelling {
  /** Its unchanging part. */
  stem: string
  /** What may follow the stem; a longer one is tried first. */
  endings: string[]
}

const RUSSIAN_ENDINGS =
  'ами ями ову еві ові ою ею єю ой ей ом ем ём ам ям ах ях ов ев ів а я о е у ю ы и і ї є ь'.split(' ')
const GREEK_ENDINGS = 'ους ων ος ου οι ης ες ας η ο α ι ε'.split(' ')

function spellingsOf(name: string): Spelling[] {
  const { text } = fold(name.trim())
  if (text === '') return []
  // Yahoo! is as often written without its mark.
  const written = [text, text.replace(/(?<=\p{L})[!?.]+$/u, '')]
  // The article merges with the word `to`.
  const arabic = text.startsWith('ال') ? [`لل${text.slice(2)}`] : []
  const spellings = new Set([...written, ...written.map(withoutAccents), ...arabic])
  return [...spellings].map(inflect)
}

/** The endings of a noun, for names long enough to keep a stem that tells them apart. */
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

/** Undefined where either end is in the middle of a character. */
function toSpan(origins: (number | undefined)[], start: number, end: number): Span | undefined {
  const [first, afterLast] = [origins[start], origins[end]]
  return first === undefined || afterLast === undefined ? undefined : { start: first, end: afterLast }
}

function hasCaseOf(name: string, match: string): boolean {
  if (/^[\p{Lu}\p{N}]{1,3}$/u.test(name.normalize('NFC'))) return !/\p{Ll}/u.test(match)
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
