import type { Citation } from './sentences.ts'

/** Text and what parts of it cite. */
export interface CitedText {
  text: string
  citations: Citation[]
}

/** The parts one after the other, with `separator` between them. */
export function joinParts(parts: CitedText[], separator: string): CitedText {
  const citations: Citation[] = []
  let start = 0
  for (const part of parts) {
    for (const citation of part.citations) {
      citations.push({ ...citation, start: start + citation.start, end: start + citation.end })
    }
    start += part.text.length + separator.length
  }
  return { text: parts.map(({ text }) => text).join(separator), citations }
}
