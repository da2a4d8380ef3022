/** Text with annotations in the format of OpenAI's Responses API, which other vendors use as well. */
import * as z from 'zod'
import type { CitedText } from './cited-text.ts'
import { characterOffsets } from './offsets.ts'
import type { Citation } from './sentences.ts'
import { type Source, toSource } from './web-source.ts'
import { count, fact, listOf, optional } from './wire.ts'

/** Every field is optional: vendors leave out the type, or the offsets. */
export const annotationSchema = z.object({
  type: optional(z.string()),
  url: optional(z.string()),
  start_index: fact(count),
  end_index: fact(count),
})

export const annotatedTextSchema = z.object({
  type: z.literal('output_text'),
  text: z.string(),
  annotations: listOf(optional(annotationSchema)),
})

type Annotation = z.output<typeof annotationSchema>

/** Matches a URL in a text, for annotations without offsets. */
const ADDRESS = /https?:\/\/[^\s<>()[\]"]{0,2000}[^\s<>()[\]".,;:!?]/g

/**
 * Returns the text with its URL citations. No vendor documents the unit of the offsets. They are taken as Unicode
 * characters, unless only the same offsets in UTF-16 point to a text that contains the URL. A citation without offsets is
 * where the text contains its URL; if the text does not, the citation is unplaced.
 */
export function readAnnotatedText({
  text,
  annotations,
}: z.output<typeof annotatedTextSchema>): Required<CitedText> {
  const cited = annotations.filter(annotation => annotation !== undefined).filter(isCitation)
  const toIndex = characterOffsets(text)
  const places = cited.every(hasOffsets) ? new Map<string, Span[]>() : findAddresses(text)
  const citations: Citation[] = []
  const unplaced: Source[] = []
  for (const annotation of cited) {
    const { url = '' } = annotation
    const source = toSource(url)
    if (!hasOffsets(annotation)) {
      const found = places.get(source.url) ?? []
      citations.push(...found.map(span => ({ ...span, source })))
      if (found.length === 0) unplaced.push(source)
      continue
    }
    const units = { start: annotation.start_index, end: annotation.end_index }
    const span = { start: toIndex(units.start), end: toIndex(units.end) }
    const has = ({ start, end }: Span) => text.slice(start, end).includes(url)
    citations.push({ ...(!has(span) && has(units) ? units : span), source })
  }
  return { text, citations, unplaced }
}

type Span = Pick<Citation, 'start' | 'end'>

/** A URL citation without a URL cites an unknown page. Annotations of other types, such as files, have no URL. */
function isCitation({ type, url }: Annotation): boolean {
  return url !== undefined || type === 'url_citation'
}

function hasOffsets<T extends Annotation>(
  annotation: T,
): annotation is T & { start_index: number; end_index: number } {
  const { start_index: start, end_index: end } = annotation
  return start !== undefined && end !== undefined && start < end
}

/** Returns where the text contains which URL, without tracking parameters. */
function findAddresses(text: string): Map<string, Span[]> {
  const found = Array.from(text.matchAll(ADDRESS), ({ 0: address, index }) => ({
    url: toSource(address).url,
    span: { start: index, end: index + address.length },
  }))
  return new Map(
    Map.groupBy(found, ({ url }) => url)
      .entries()
      .map(([url, group]) => [url, group.map(({ span }) => span)]),
  )
}
