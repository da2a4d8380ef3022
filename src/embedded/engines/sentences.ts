import { type Source, uniqueSources } from './source.ts'

/** A part of the text and a page that it cites; UTF-16 offsets, the end exclusive. */
export interface Citation {
  start: number
  end: number
  source: Source
}

export interface Sentence {
  /** Without citation marks and link addresses, on one line. */
  text: string
  /** The pages it cites. */
  sources: Source[]
}

/** A link's address: no white space, parentheses only in pairs. */
const ADDRESS = String.raw`\((?:[^\s()]|\([^\s()]{0,500}\)){0,2000}\)`
const LINK = String.raw`\[[^\[\]\n]{0,500}\]${ADDRESS}`

/** What stands for a source and is no prose: `([title](address))`, `[acme.example](address)`, `[1]`, `【3】`, images. */
const MARK = new RegExp(
  [
    String.raw`\((?:${LINK}[,; ]{0,3})+\)`,
    `!${LINK}`,
    String.raw`\[(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,63}\]${ADDRESS}`,
    String.raw`\[{1,2}\d{1,4}(?:, ?\d{1,4}){0,20}\]{1,2}(?:${ADDRESS})?`,
    String.raw`【[^】\n]{0,200}】`,
    String.raw`\u{E200}[^\u{E201}\n]{0,200}\u{E201}`,
  ].join('|'),
  'gu',
)
/** What is left of a link is its title. */
const LINK_PARTS = new RegExp(String.raw`\[([^\[\]\n]{0,500})\](${ADDRESS})`, 'gu')
const BARE_ADDRESS = /https?:\/\/[^\s()<>]{1,2000}/gu

/**
 * The sentences of a text, each with the sources whose part of the text overlaps it. A mark that follows the full
 * stop belongs to the sentence before it. `language` is a language tag.
 */
export function splitSentences(text: string, citations: Citation[], language: string): Sentence[] {
  // Blanks of the same length keep the offsets.
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

/** Every span has a letter or digit. */
function findSpans(prose: string, language: string): Span[] {
  // The question mark of an address ends no sentence.
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

/** Without what is not a letter or digit at either end: a full stop is no part of the next sentence. */
function trim({ start, end }: Span, text: string): Span {
  const isWord = (index: number) => /[\p{L}\p{N}\p{Cs}]/u.test(text.charAt(index))
  let [first, last] = [start, end]
  while (first < last && !isWord(first)) first += 1
  while (last > first && !isWord(last - 1)) last -= 1
  return { start: first, end: last }
}

/** The indexes of the spans that `part` overlaps; where it is none's, of the span before it. */
function overlapped(spans: Span[], part: Span): number[] {
  const from = Math.max(0, firstAfter(spans, part.start) - 1)
  const to = Math.max(from + 1, firstAfter(spans, part.end - 1))
  return spans.slice(from, to).map((_, index) => from + index)
}

/** How many spans start at or before `offset`. */
function firstAfter(spans: Span[], offset: number): number {
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
