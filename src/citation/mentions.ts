import type { SeenName } from '../engines/answer-record.ts'
import type { Span } from '../lib/text.ts'
import { isCommonName, isCommonWord, isProperName, withoutLegalForm } from './common-words.ts'
import { fold } from './fold.ts'
import { type Evidence, isBrand } from './named-brands.ts'
import { judgePlace } from './signs.ts'
import { listSpellings } from './spellings.ts'
import { isWhole } from './whole-words.ts'

/** Matches URLs and e-mail addresses, in which a name is not a mention. */
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,2000}|[^\s@]{1,64}@[^\s@]{1,255}/giu

/**
 * Finds the mentions of `names` in `text`, in order and without overlaps. A legal form, as in `Acme Inc.`, may be omitted.
 *
 * - `=Acme` is found only as it is written.
 * - Other names are found in any case, without accents, with endings, and with a blank, a hyphen or nothing between their parts.
 * - A name that is a common word needs its capitals and, if any word has a capital there, a sign: see `judgePlace`. A proper
 *   name, such as `Monday`, always needs a sign. Without a sign, `evidence` decides: how the answers of the run write the
 *   names; by default only this text.
 */
export function findMentions(text: string, names: string[], evidence?: Evidence): Span[] {
  const prepared = prepareText(text)
  const sightings = names.map(name => ({ name, ...sightName(prepared, name) }))
  return outermost(
    sightings.flatMap(({ name, mentions, unclear, written }) =>
      isBrand(evidence?.get(name) ?? written) ? [...mentions, ...unclear] : mentions,
    ),
  )
}

export interface Brand {
  names: string[]
  domains: string[]
  competitor: string | undefined
}

/** Returns the names of brands in a text. In `Acme Labs`, the name of a competitor, `Acme` does not count. */
export function seeNames(text: string, brands: Pick<Brand, 'names' | 'competitor'>[]): SeenName[] {
  const prepared = prepareText(text)
  const sightings = brands.flatMap(({ competitor, names }) =>
    names.map(name => ({ competitor, name, ...sightName(prepared, name) })),
  )
  // Of two names in one place, the unambiguous one comes first.
  const spans = (['mentions', 'unclear'] as const).flatMap(kind =>
    sightings.flatMap((sighting, index) => sighting[kind].map(span => ({ ...span, index, kind }))),
  )
  const bySighting = Map.groupBy(outermost(spans), ({ index }) => index)
  return sightings.flatMap(({ competitor, name, written }, index) => {
    const places = bySighting.get(index) ?? []
    if (places.length + written.small + written.capital === 0) return []
    const mention = places.find(({ kind }) => kind === 'mentions')?.start
    const unclear = places.find(({ kind }) => kind === 'unclear')?.start
    return [{ competitor, name, written, mention, unclear }]
  })
}

/** Done once for each text, because it takes most of the time of a search. */
function prepareText(text: string) {
  const plain = text.replace(ADDRESS, address => ' '.repeat(address.length))
  return { plain, folded: fold(plain) }
}

type PreparedText = ReturnType<typeof prepareText>

/** Examined occurrences of one spelling. A text with more is an attack, and names the brand anyway. */
const MAX_OCCURRENCES = 1_000

/** `unclear` occurrences may be the brand or the common word. */
function sightName(text: PreparedText, given: string) {
  const { plain } = text
  const name = isExact(given) ? given : withoutLegalForm(given)
  const found = outermost([...occurrences(text, isExact(name) ? name.slice(1) : name)])
  const unclear: Span[] = []
  const written = { capital: 0, small: 0 }
  if (isExact(name) || !isCommonName(name)) {
    const fits = isExact(name) ? (match: string) => match === name.slice(1) : caseOf(name)
    return { mentions: found.filter(({ start, end }) => fits(plain.slice(start, end))), unclear, written }
  }
  // A proper name always has a capital, so only a sign or a domain shows the brand.
  const isProper = isProperName(name)
  const mentions = found.filter(span => {
    if (isDomain(plain, span)) {
      if (isProper) written.capital += 1
      return true
    }
    const isSmall = !hasCapitals(name, plain.slice(span.start, span.end))
    const place = isSmall ? 'small' : judgePlace(plain, span, isProper)
    if (place === 'small') written.small += 1
    if (place === (isProper ? 'sign' : 'name')) written.capital += 1
    if (place === 'start') unclear.push(span)
    return place === 'name' || place === 'sign'
  })
  return { mentions, unclear, written }
}

function isExact(name: string): boolean {
  return name.startsWith('=') && name.length > 1
}

function* occurrences({ plain, folded }: PreparedText, name: string): Generator<Span> {
  for (const { expression, endings, hasCapitals } of listSpellings(name)) {
    let count = 0
    for (const { 0: text, index } of folded.text.matchAll(expression)) {
      for (const ending of endings) {
        const end = index + text.length
        if (!folded.text.startsWith(ending, end)) continue
        const span = toSpan(folded.origins, index, end + ending.length)
        if (span === undefined || !isWhole(folded.text, index, end + ending.length)) continue
        const match = plain.slice(span.start, span.end)
        if (hasCapitals && !isCapitalized(match)) continue
        // The plural of a name may be another word: Canva and canvas.
        if (ending !== '' && /^[a-z]+$/.test(text) && !isInflected(match, text + ending)) continue
        yield span
        count += 1
        break
      }
      if (count === MAX_OCCURRENCES) break
    }
  }
}

function isInflected(match: string, folded: string): boolean {
  return /^\p{Lu}/u.test(match) && !isCommonWord(folded)
}

function toSpan(origins: (number | undefined)[], start: number, end: number): Span | undefined {
  const [first, afterLast] = [origins[start], origins[end]]
  return first === undefined || afterLast === undefined ? undefined : { start: first, end: afterLast }
}

function caseOf(name: string): (match: string) => boolean {
  const hasCapital = /\p{Lu}/u.test(name)
  // Two letters in lower case are a word of some language: GE and ge.
  if (/^[\p{Lu}\p{N}]{1,2}$/u.test(name)) return match => !/\p{Ll}/u.test(match)
  const [first = '', ...others] = name.split(/[\s-]+/)
  const isLoose = others.length === 0 || !/\p{Lu}/u.test(first)
  return match => {
    if (!hasCapital || !/\p{Ll}/u.test(match)) return true
    // Writers who omit the capitals omit the accents: škoda is a word, and skoda is a brand.
    if (!/\p{Lu}/u.test(match)) return /^[\0-\x7f‐‑]*$/.test(match) && !isCommonWord(match)
    return (
      isLoose ||
      /^\p{L}[\s-]/u.test(match) ||
      others.every((other, index) => !isCommonPart(other) || isCapitalAt(match, index + 1))
    )
  }
}

function isCommonPart(part: string): boolean {
  return /^\p{Lu}\p{L}+$/u.test(part) && isCommonWord(part.toLowerCase())
}

/** Parts that are written as one word have no capitals of their own. */
function isCapitalAt(match: string, index: number): boolean {
  const part = match.split(/[\s-]+/)[index]
  return part === undefined || !/^\p{Ll}/u.test(part)
}

function isCapitalized(match: string): boolean {
  return match.split(/[\s-]+/).every(part => /^[^\p{Ll}]/u.test(part))
}

function hasCapitals(name: string, match: string): boolean {
  if (/^\p{Lu}{1,4}$/u.test(name)) return !/\p{Ll}/u.test(match)
  if (!/\p{Lu}/u.test(name)) return /^\p{Lu}/u.test(match)
  const parts = name.split(/[\s-]+/)
  const found = match.split(/[\s-]+/)
  return found.every((part, index) => !/^\p{Lu}/u.test(parts[index] ?? '') || /^\p{Lu}/u.test(part))
}

function isDomain(text: string, { end }: Span): boolean {
  return /^\.(?:com|net|org|io|ai|app|dev|co|so|me|tv|[a-z]{2}\/)(?![\p{L}\p{N}])/u.test(
    text.slice(end, end + 8),
  )
}

/** Returns the spans that are not inside another one; of equal spans the first. */
function outermost<T extends Span>(spans: T[]): T[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end)
  let end = -1
  return sorted.filter(span => {
    if (span.end <= end) return false
    end = span.end
    return true
  })
}
