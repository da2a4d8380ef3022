import * as z from 'zod'
import { count, text } from '../contract/parts.ts'

/** The answers of an engine to a question that cite a page of the brand, in one run. */
export const citedPageSchema = z.object({
  keyword: text,
  /** Name in the scans, with the country: `openai@DE`. */
  engine: text,
  /** Host without `www.`, and path without query, `index.html` and the slash at its end: `acme.com/pricing`. */
  address: text,
  answers: count,
})
export type CitedPage = z.output<typeof citedPageSchema>
