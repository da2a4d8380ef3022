/** Text with annotations in the format of OpenAI's Responses API, which other vendors use as well. */
import * as z from 'zod'
import { type CitedText, placeSources } from './cited-text.ts'
import { characterOffsets } from './offsets.ts'
import { toSource } from './web-source.ts'
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

/** UTF-16 units of a cited part that are searched for the URL. Many annotations can cite the whole of a long text. */
const LONGEST_SPAN = 5_000

type Annotation = z.output<typeof annotationSchema>

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
  const located = cited.filter(hasOffsets).map(({ url = '', start_index: start, end_index: end }) => {
    const span = { start: toIndex(start), end: toIndex(end) }
    const units = { start, end }
    const has = (part: typeof span) => text.slice(part.start, part.end).slice(0, LONGEST_SPAN).includes(url)
    return { ...(!has(span) && has(units) ? units : span), source: toSource(url) }
  })
  const others = cited.filter(annotation => !hasOffsets(annotation))
  const placed = placeSources(
    text,
    others.map(({ url = '' }) => toSource(url)),
  )
  return { ...placed, citations: [...located, ...placed.citations] }
}

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
