/** A sentence and where it stands, as it is stored. */
import * as z from 'zod'
import { address, count, text, texts } from '../contract/parts.ts'

/** The passage that an answer cited. */
const placeSchema = z.object({
  path: text,
  /** Of its page. */
  title: text,
  /** Those around it, outermost first; without the title. */
  headings: texts,
  /** Of the sentence, from 1, in the file that it is quoted from; undefined where it was not found or not looked up. */
  line: count.exactOptional(),
})

export const quoteSchema = z.object({ text, url: address, place: placeSchema })
/** A sentence of an answer and where it stands. */
export type Quote = z.output<typeof quoteSchema>
