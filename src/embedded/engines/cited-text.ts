/** Texts with the pages that they cite. */
import { hostOf } from '../../lib/host-of.ts'
import { CODE, findMarkers, readDefinitions } from './markers.ts'
import { isGoogleView, unwrap } from './unwrap.ts'

/** A part of a text and the page that it cites. Offsets are in UTF-16 units, the end exclusive. */
export interface Citation {
  start: number
  end: number
  source: Source
}

/** A text and its citations, as the vendor states them. */
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
    unplaced: parts.flatMap(({ unplaced }) => unplaced ?? []),
  }
}

/**
 * Returns what a text cites, by the same rule for all engines: what the vendor states; the marks in the text, by `numbered`
 * or by the text's own list of sources; a page without a place where the text contains its URL. Only if the text shows no
 * other citation, readable or not, its links are its citations.
 */
export function readCitations({
  text,
  citations,
  unplaced = [],
  numbered,
}: CitedText & { numbered?: ReadonlyMap<number, Source> | undefined }): Required<CitedText> {
  const links = findLinks(text)
  const markers = readMarkers(text, numbered)
  const listed = new Map(unplaced.map(source => [source.url, source]))
  const placed = links.flatMap(link => {
    const source = listed.get(link.source.url)
    return source ? [{ ...link, source }] : []
  })
  const isPlaced = new Set(placed.map(({ source }) => source.url))
  const stated = [...citations, ...markers.flatMap(({ cited }) => cited), ...placed]
  const others = unplaced.filter(({ url }) => !isPlaced.has(url))
  const showsNone = stated.length + others.length + markers.length === 0
  return { text, citations: showsNone ? links : stated, unplaced: others }
}

/** Reads the marks of a text. A mark that is certain and names no known page cites an unknown one. */
function readMarkers(text: string, numbered?: ReadonlyMap<number, Source>): { cited: Citation[] }[] {
  const markers = findMarkers(text)
  if (markers.length === 0) return []
  const defined = readDefinitions(text)
  const sourceOf = (number: number) => {
    const address = defined.get(number)
    return numbered?.get(number) ?? (address === undefined ? undefined : toSource(address))
  }
  return markers.map(({ start, end, numbers, address, isCertain }) => {
    const known =
      address === undefined ? numbers.flatMap(number => sourceOf(number) ?? []) : [toSource(address)]
    const sources = known.length === 0 && isCertain ? [UNKNOWN_SOURCE] : known
    return { cited: sources.map(source => ({ start, end, source })) }
  })
}

/** Matches code, an image, and the URL of a page. */
const LINK = new RegExp(
  [
    CODE,
    String.raw`!\[[^[\]\n]{0,500}\]\([^\s()]{0,2000}\)`,
    String.raw`((?:https?:\/\/|www\.)[^\s<>()[\]"]{0,2000}[^\s<>()[\]".,;:!?*_])`,
  ].join('|'),
  'g',
)

/** Returns a citation for each URL of a page in a text, outside of code and images. */
export function findLinks(text: string): Citation[] {
  return Array.from(text.matchAll(LINK)).flatMap(({ 1: address, index }) => {
    const source = address === undefined ? UNKNOWN_SOURCE : toSource(address)
    return source.host === '' ? [] : [{ start: index, end: index + (address?.length ?? 0), source }]
  })
}

/** Returns the citation of a link that the vendor lists: where the text has its title, else of the whole text. */
export function citeLink(text: string, title: string | undefined, url: string): Citation {
  const start = title ? text.indexOf(title) : -1
  const span = start === -1 ? { start: 0, end: text.length } : { start, end: start + (title ?? '').length }
  return { ...span, source: toSource(url) }
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

/**
 * Returns the source for a URL: the page behind a redirect or a cache, without tracking parameters. A view of Google's search
 * is a page whose host is unknown.
 */
export function toSource(url: string): Source {
  const page = unwrap(url)
  return { url: withoutTracking(page), host: isGoogleView(page) ? '' : hostOf(page) }
}

/** Returns the text of a part under its title, unless the text has the title itself. */
export function withTitle(title: string, text: string): string {
  return title === '' || text.includes(title) ? text : [title, text].filter(part => part !== '').join('\n')
}

/** Returns the URL without tracking parameters and without a text directive (`#:~:text=`). */
export function withoutTracking(url: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  const kept = query.split('&').filter(parameter => parameter !== '' && !TRACKING.test(parameter))
  return address + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment.replace(/#?:~:.*$/s, '')
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
