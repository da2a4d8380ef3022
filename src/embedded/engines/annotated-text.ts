/** Text with annotations in the format of OpenAI's Responses API, which other vendors use as well. */
import * as z from 'zod'
import type { CitedText } from './cited-text.ts'
import { characterOffsets } from './offsets.ts'
import { toSource } from './web-source.ts'
import { count, itemOf, listOf } from './wire.ts'

export const urlCitationSchema = z.object({
  type: z.literal('url_citation'),
  url: z.string(),
  start_index: count,
  end_index: count,
})

export const annotatedTextSchema = z.object({
  type: z.literal('output_text'),
  text: z.string(),
  annotations: listOf(itemOf(urlCitationSchema)),
})

/**
 * Returns the text with its URL citations. No vendor documents the unit of the offsets. They are taken as Unicode
 * characters, unless only the same offsets in UTF-16 point to a text that contains the URL.
 */
export function readAnnotatedText({ text, annotations }: z.output<typeof annotatedTextSchema>): CitedText {
  const toIndex = characterOffsets(text)
  const citations = annotations.flatMap(annotation => {
    if (annotation.type !== 'url_citation') return []
    const { url, start_index, end_index } = annotation
    const span = { start: toIndex(start_index), end: toIndex(end_index) }
    const units = { start: start_index, end: end_index }
    const has = ({ start, end }: typeof span) => text.slice(start, end).includes(url)
    return [{ ...(!has(span) && has(units) ? units : span), source: toSource(url) }]
  })
  return { text, citations }
}
