import type { Citation } from './sentences.ts'
import { type Source, toSource } from './web-source.ts'

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
