import type { Citation } from './sentences.ts'
import type { Source } from './web-source.ts'

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
