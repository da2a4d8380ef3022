import { type Citation, type Source, uniqueSources } from './cited-text.ts'
import { MARKS } from './markers.ts'

export interface Sentence {
  /** Text on one line, without citation marks and link addresses. */
  text: string
  /** Pages that the sentence cites. */
  sources: Source[]
}

/** The address of a Markdown link: no white space, parentheses only in pairs. */
const ADDRESS = String.raw`\((?:[^\s()]|\([^\s()]{0,500}\)){0,2000}\)`
const LINK = String.raw`\[[^\[\]\n]{0,500}\]${ADDRESS}`

/** Marks of a source that are not prose: `([title](address))`, `[acme.example](address)`, images, marks. */
const MARK = new RegExp(
  [
    String.raw`\((?:${LINK}[,; ]{0,3})+\)`,
    `!${LINK}`,
    String.raw`\[(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,63}\]${ADDRESS}`,
    String.raw`(?:${MARKS})(?:(?<=\])${ADDRESS})?`,
  ].join('|'),
  'giu',
)
/** A Markdown link. Only its title is prose. */
const LINK_PARTS = new RegExp(String.raw`\[([^\[\]\n]{0,500})\](${ADDRESS})`, 'gu')
const BARE_ADDRESS = /https?:\/\/[^\s()<>]{1,2000}/gu

/**
 * Splits a text into sentences, each with the sources of the citations that overlap it. A citation mark after the full
 * stop belongs to the sentence before. `language` is a BCP 47 tag.
 */
export function splitSentences(text: string, citations: Citation[], language: string): Sentence[] {
  // Blanks of the same length keep the offsets valid.
  const prose = text
    .replace(MARK, blank)
    .replace(LINK_PARTS, (_, title: string, address: string) => ` ${title} ${blank(address)}`)
  const spans = findSpans(prose, language)
  const cited = spans.map((): Source[] => [])
  for (const citation of citations) {
    for (const index of overlapped(spans, trim(citation, text))) cited[index]?.push(citation.source)
  }
  return spans.map(({ start, end }, index) => ({
    text: tidy(prose.slice(start, end)),
    sources: uniqueSources(cited[index] ?? []),
  }))
}

interface Span {
  start: number
  end: number
}

/** Returns the spans of the sentences that contain a letter or digit. */
function findSpans(prose: string, language: string): Span[] {
  // A question mark within an address does not end a sentence.
  const skeleton = prose.replace(BARE_ADDRESS, address => address.replace(/[?!.](?=[^?!.])/g, '_'))
  return Array.from(segmenterOf(language).segment(skeleton))
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }))
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' })
  } catch {
    return new Intl.Segmenter('en', { granularity: 'sentence' })
  }
}

/** Removes punctuation at both ends, so that a full stop does not count toward the next sentence. */
function trim({ start, end }: Span, text: string): Span {
  const isWord = (index: number) => /[\p{L}\p{N}\p{Cs}]/u.test(text.charAt(index))
  let [first, last] = [start, end]
  while (first < last && !isWord(first)) first += 1
  while (last > first && !isWord(last - 1)) last -= 1
  return { start: first, end: last }
}

/** Returns the indexes of the spans that `part` overlaps; if there is none, the index of the span before it. */
function overlapped(spans: Span[], part: Span): number[] {
  const from = Math.max(0, countUntil(spans, part.start) - 1)
  const to = Math.max(from + 1, countUntil(spans, part.end - 1))
  return spans.slice(from, to).map((_, index) => from + index)
}

/** Returns the number of spans that start at or before `offset`. */
function countUntil(spans: Span[], offset: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

function blank(mark: string): string {
  return ' '.repeat(mark.length)
}

function tidy(prose: string): string {
  return prose
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?。，、])/g, '')
    .trim()
}
