/** Text with annotations, as the Responses API has it and others have copied it. */
import * as z from 'zod'
import type { CitedText } from './cited-text.ts'
import { characterOffsets } from './offsets.ts'
import { toSource } from './source.ts'
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
 * The text with its URL citations. No vendor says what their offsets count: characters, unless the text that they
 * then point to lacks the citation's link and the same offsets in UTF-16 have it.
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
