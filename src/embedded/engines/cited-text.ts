/** Texts with the pages that they cite. */
import { unwrap } from './unwrap.ts'

/** A part of a text and the page that it cites. Offsets are in UTF-16 units, the end exclusive. */
export interface Citation {
  start: number
  end: number
  source: Source
}

/** A text and its citations. */
export interface CitedText {
  text: string
  citations: Citation[]
  /** Pages that the text cites without saying where. */
  unplaced?: Source[]
}

/** Joins the parts with `separator` between them, and moves their citations along. */
export function joinParts(parts: CitedText[], separator: string): Required<CitedText> {
  const citations: Citation[] = []
  let start = 0
  for (const part of parts) {
    for (const citation of part.citations) {
      citations.push({ ...citation, start: start + citation.start, end: start + citation.end })
    }
    start += part.text.length + separator.length
  }
  return {
    text: parts.map(({ text }) => text).join(separator),
    citations,
    unplaced: parts.flatMap(({ unplaced = [] }) => unplaced),
  }
}

/** Matches a URL in a text. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"]{0,2000}[^\s<>()[\]".,;:!?]/g

/** Returns the text with a citation wherever it contains the URL of a source. The other sources are unplaced. */
export function placeSources(text: string, sources: Source[]): Required<CitedText> {
  const byUrl = new Map(sources.map(source => [source.url, source]))
  const citations = Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: address, index }) => {
    const source = byUrl.get(toSource(address).url)
    return source ? [{ start: index, end: index + address.length, source }] : []
  })
  const placed = new Set(citations.map(({ source }) => source.url))
  return { text, citations, unplaced: sources.filter(({ url }) => !placed.has(url)) }
}

/** A page that an engine names. */
export interface Source {
  /** URL in the reply of the engine, as `toSource` cleans it; text from outside. */
  url: string
  /** Host of the page in lower case and ASCII, without `www.`; '' if it is unknown. */
  host: string
}

/** A page that the vendor does not name. */
export const UNKNOWN_SOURCE: Source = { url: '', host: '' }

/** Query parameters that tell where a visitor comes from. They do not select a page. */
const TRACKING =
  /^(?:utm_[^=]*|gclid|dclid|gbraid|wbraid|gad_source|srsltid|fbclid|msclkid|yclid|twclid|mc_[ce]id|igshid)(?:=|$)/i

/** Returns the source for a URL: the page behind a redirect or a cache, without tracking parameters. */
export function toSource(url: string): Source {
  const page = unwrap(url)
  return { url: withoutTracking(page), host: hostOf(page) }
}

/** Returns the URL without tracking parameters and without a text directive (`#:~:text=`). */
export function withoutTracking(url: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  const kept = query.split('&').filter(parameter => parameter !== '' && !TRACKING.test(parameter))
  return address + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment.replace(/#?:~:.*$/s, '')
}

/** Returns the host of an http(s) URL, without `www.`; '' for any other text. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  return hostname.replace(/\.$/, '').replace(/^www\./, '')
}

/** Returns the sources without later ones of the same URL. */
export function uniqueSources(sources: Source[]): Source[] {
  return [...new Map(sources.toReversed().map(source => [source.url, source])).values()].toReversed()
}

/** Converts an offset into UTF-16 units. An offset beyond the text becomes the end of the text. */
type Offsets = (offset: number) => number

/** Returns the conversion for offsets that count UTF-8 bytes. */
export function byteOffsets(text: string): Offsets {
  return offsetsIn(text, Buffer.byteLength)
}

/** Returns the conversion for offsets that count Unicode code points, as Python does. */
export function characterOffsets(text: string): Offsets {
  return offsetsIn(text, () => 1)
}

function offsetsIn(text: string, widthOf: (character: string) => number): Offsets {
  const positions: number[] = []
  let index = 0
  for (const character of text) {
    for (let unit = widthOf(character); unit > 0; unit -= 1) positions.push(index)
    index += character.length
  }
  return offset => positions[Math.max(0, offset)] ?? text.length
}
