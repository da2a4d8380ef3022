/** Texts with their citations, which the vendor lists or which are marks and links in the text, and their sentences. */
import type { Span } from '../lib/text.ts'
import { type Source, toSource, UNKNOWN_SOURCE, uniqueSources } from './source.ts'

export interface Citation {
  source: Source
  /** The part of the text that cites it; undefined if the vendor does not say. */
  at?: Span | undefined
}

export interface CitedText {
  text: string
  citations: Citation[]
}

interface ListedLink {
  title?: string | undefined
  url?: string | undefined
}

/** Joins texts, and moves their citations accordingly. */
export function joinParts(parts: CitedText[], separator: string): CitedText {
  let start = 0
  const citations = parts.flatMap(part => {
    const before = start
    start += part.text.length + separator.length
    return part.citations.map(({ source, at }): Citation => {
      return { source, at: at && { start: before + at.start, end: before + at.end } }
    })
  })
  return { text: parts.map(({ text }) => text).join(separator), citations }
}

/** Joins the parts of a page that a provider reads, or takes its Markdown if they have no text. `others` have no place in it. */
export function joinPage(parts: CitedText[], markdown = '', others: Citation[] = []): CitedText {
  const { text, citations } = joinParts(parts, '\n\n')
  if (text.trim() === '') return { text: markdown, citations: others }
  return { text, citations: [...citations, ...others] }
}

/** Puts a title above a text that does not contain it. */
export function withTitle(title: string, text: string): string {
  return title === '' || text.includes(title) ? text : [title, text].filter(part => part !== '').join('\n')
}

/** Returns the citations of listed links: at their titles in the text, otherwise by the whole text. */
export function citeLinks(text: string, links: (ListedLink | undefined)[]): Citation[] {
  return links.flatMap(link => {
    if (!link?.url) return []
    const { title = '', url } = link
    const start = title === '' ? -1 : text.indexOf(title)
    const at = start === -1 ? { start: 0, end: text.length } : { start, end: start + title.length }
    return [{ source: toSource(url), at }]
  })
}

/**
 * Returns a function that converts offsets into UTF-16 units. They count UTF-8 bytes, or Unicode code points, which Python
 * counts. An offset beyond the text becomes its end.
 */
export function createOffsetReader(text: string, unit: 'byte' | 'code point'): (offset: number) => number {
  const positions: number[] = []
  let index = 0
  for (const character of text) {
    const width = unit === 'byte' ? Buffer.byteLength(character) : 1
    for (let part = 0; part < width; part += 1) positions.push(index)
    index += character.length
  }
  return offset => positions[Math.max(0, offset)] ?? text.length
}

/**
 * Returns the citations of a text, by the same rule for all engines: the citations of the vendor, and the marks in the text,
 * which `numbered` or the text's own list of sources resolves. A stated page without a place is placed at its URLs in the text.
 * Links count as citations only if the text has no other citation, readable or not.
 */
export function readCitations(
  { text, citations }: CitedText,
  numbered?: ReadonlyMap<number, Source>,
): Citation[] {
  const links = findLinks(text)
  const marks = readMarks(text, numbered)
  const unplaced = citations.filter(({ at }) => at === undefined)
  const listed = new Map(unplaced.map(({ source }) => [source.url, source]))
  const placed = links.flatMap(({ source: { url }, at }) => {
    const source = listed.get(url)
    return source ? [{ source, at }] : []
  })
  const placedUrls = new Set(placed.map(({ source }) => source.url))
  const others = unplaced.filter(({ source }) => !placedUrls.has(source.url))
  const stated = [...citations.filter(({ at }) => at !== undefined), ...marks.flat(), ...placed, ...others]
  return stated.length + marks.length === 0 ? links : stated
}

/** What may precede the number of a mark: nothing, `^` of a footnote, `web:` of Perplexity. */
const TAG = String.raw`(?:\^|(?:web|search|page|source): ?)?`

/**
 * Matches marks for a source: `[1]`, `[[1]]`, `[1, 2]`, `[^1]`, `[web:1, web:2]`; `【1】`, `【4:0†source】`; and marks that
 * leak out of a vendor: between private characters, `(cite index="1-2">`, `</cite>`, `:contentReference[oaicite:0]{index=0}`.
 */
const MARKS = [
  String.raw`\[{1,2}${TAG}\d{1,4}(?:, ?${TAG}\d{1,4}){0,20}\]{1,2}`,
  String.raw`【[^【】\n]{0,200}】`,
  String.raw`\u{E200}[^\u{E200}\u{E201}\n]{0,200}\u{E201}`,
  String.raw`</?cite(?:\s[^<>\n]{0,300})?>`,
  String.raw`:contentReference\[oaicite:\d{1,4}\](?:\{[^{}\n]{0,50}\})?`,
].join('|')

/** Matches code, in which `[1]` is not a mark and an address is not a link. */
const CODE = '```[\\s\\S]*?```|`[^`\\n]*`'

const MARK = new RegExp(String.raw`${CODE}|(${MARKS})(?:\((https?:[^\s()]{1,2000})\))?`, 'giu')

/** Returns what each mark cites. A mark without a known page cites an unknown one, except `[1]`, which can be prose. */
function readMarks(text: string, numbered?: ReadonlyMap<number, Source>): Citation[][] {
  const marks = text.matchAll(MARK).filter(([, mark]) => mark !== undefined)
  const defined = readDefinitions(text)
  const sourceOf = (number: number) => {
    const address = defined.get(number)
    return numbered?.get(number) ?? (address === undefined ? undefined : toSource(address))
  }
  return Array.from(marks, ({ 0: whole, 1: mark = '', 2: address, index }) => {
    const known =
      address === undefined ? numbersOf(mark).flatMap(number => sourceOf(number) ?? []) : [toSource(address)]
    const isCertain = !/^\[{1,2}\d/.test(mark)
    const sources = known.length === 0 && isCertain ? [UNKNOWN_SOURCE] : known
    return sources.map(source => ({ source, at: { start: index, end: index + whole.length } }))
  })
}

function numbersOf(mark: string): number[] {
  if (mark.startsWith('[')) return Array.from(mark.matchAll(/\d+/g), ([number]) => Number(number))
  // In `【4:0†source】` the first number is that of a message.
  const [, number] = /^【(\d{1,4})(?:†|】)/.exec(mark) ?? []
  return number === undefined ? [] : [Number(number)]
}

/** Matches a line `[1]: https://…`, `[^1]: …`, `[1] Title https://…` or `1. Title https://…`. */
const DEFINITION =
  /^[ \t]{0,3}(?:[-*] )?(?:\[\^?(\d{1,4})\]:?|(\d{1,4})[.)])[ \t][^\n]{0,300}?(https?:\/\/[^\s<>()[\]"]{1,2000})/gm

/** Returns the addresses by number in the text's own list of sources. The last definition counts. */
function readDefinitions(text: string): Map<number, string> {
  return new Map(
    Array.from(text.matchAll(DEFINITION), ([, bracketed, listed, address = '']) => [
      Number(bracketed ?? listed),
      address,
    ]),
  )
}

const URLS = new RegExp(
  [
    CODE,
    String.raw`!\[[^[\]\n]{0,500}\]\([^\s()]{0,2000}\)`,
    String.raw`((?:https?:\/\/|www\.)[^\s<>()[\]"]{0,2000}[^\s<>()[\]".,;:!?*_])`,
  ].join('|'),
  'g',
)

/** Returns a citation for each URL in a text, outside of code and images. */
export function findLinks(text: string): Citation[] {
  return Array.from(text.matchAll(URLS)).flatMap(({ 1: address = '', index }) => {
    const source = toSource(address)
    return source.host === '' ? [] : [{ source, at: { start: index, end: index + address.length } }]
  })
}

export interface Sentence {
  /** One line without citation marks and link addresses. */
  text: string
  sources: Source[]
}

/** The address of a Markdown link, without white space and with parentheses only in pairs. */
const ADDRESS = String.raw`\((?:[^\s()]|\([^\s()]{0,500}\)){0,2000}\)`
const LINK = String.raw`\[[^\[\]\n]{0,500}\]${ADDRESS}`

/** Matches `([title](address))`, `[acme.example](address)`, images and marks. */
const NO_PROSE = new RegExp(
  [
    String.raw`\((?:${LINK}[,; ]{0,3})+\)`,
    `!${LINK}`,
    String.raw`\[(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,63}\]${ADDRESS}`,
    String.raw`(?:${MARKS})(?:(?<=\])${ADDRESS})?`,
  ].join('|'),
  'giu',
)
/** Matches a Markdown link. Only its title is prose. */
const LINK_PARTS = new RegExp(String.raw`\[([^\[\]\n]{0,500})\](${ADDRESS})`, 'gu')
const BARE_ADDRESS = /https?:\/\/[^\s()<>]{1,2000}/gu

/**
 * Splits a text into sentences, each with the sources of the citations that overlap it. A citation mark after the full
 * stop belongs to the sentence before. `language` is a BCP 47 tag.
 */
export function splitSentences(text: string, citations: Citation[], language: string): Sentence[] {
  // Blanks of the same length keep the offsets valid.
  const prose = text
    .replace(NO_PROSE, blank)
    .replace(LINK_PARTS, (_, title: string, address: string) => ` ${title} ${blank(address)}`)
  const spans = findSpans(prose, language)
  const cited = spans.map((): Source[] => [])
  for (const { source, at } of citations) {
    if (at === undefined) continue
    for (const index of overlapped(spans, trim(at, text))) cited[index]?.push(source)
  }
  return spans.map(({ start, end }, index) => ({
    text: tidy(prose.slice(start, end)),
    sources: uniqueSources(cited[index] ?? []),
  }))
}

function findSpans(prose: string, language: string): Span[] {
  // A question mark within an address does not end a sentence.
  const skeleton = prose.replace(BARE_ADDRESS, address => address.replace(/[?!.](?=[^?!.])/g, '_'))
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return Array.from(segmenter.segment(skeleton))
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }))
}

/** Removes punctuation at both ends, so that a full stop does not count toward the next sentence. */
function trim({ start, end }: Span, text: string): Span {
  const isWord = (index: number) => /[\p{L}\p{N}\p{Cs}]/u.test(text.charAt(index))
  let [first, last] = [start, end]
  while (first < last && !isWord(first)) first += 1
  while (last > first && !isWord(last - 1)) last -= 1
  return { start: first, end: last }
}

/** Returns the indexes of the spans that `part` overlaps; if there are none, of the span before it. */
function overlapped(spans: Span[], part: Span): number[] {
  const from = Math.max(0, countUntil(spans, part.start) - 1)
  const to = Math.max(from + 1, countUntil(spans, part.end - 1))
  return spans.slice(from, to).map((_, index) => from + index)
}

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
