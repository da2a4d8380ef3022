import * as z from 'zod'
import { count, list, text, texts } from '../contract/parts.ts'

export const hiddenReasonSchema = z.object({
  kind: z.enum([
    'noindex',
    'draft',
    'unpublished',
    'unlisted',
    /** The page is there, and its readers do not see the text. */
    'not-shown',
    /** The page sends its readers to `target`, or its host does so from its address. */
    'redirect',
    /** The page names another page, `target`, as its canonical address. */
    'canonical',
    /** A `robots.txt` keeps `crawler` from the page. */
    'blocked',
  ]),
  /** The file that says so: the page, a `robots.txt`, or a file of redirects. */
  file: text,
  /** From 1. */
  line: count,
  /** The text of this line or tag, on one line; it comes from outside. */
  evidence: text,
  /** The crawler that it is for; undefined for all. */
  crawler: text.optional(),
  /** The other address: of a `redirect` and a `canonical`. */
  target: text.optional(),
})
/** Why an answer engine may not use a page. */
export type HiddenReason = z.output<typeof hiddenReasonSchema>
export type HiddenKind = HiddenReason['kind']

export const hostBlocksSchema = z.object({
  /** Of the page that was asked for. */
  url: text,
  /** At least one. */
  blocks: list(
    z.object({
      /** A line of the `robots.txt`, a header of the page, or the status of the reply. */
      way: z.enum(['robots', 'header', 'status']),
      /** Empty for all of them. */
      crawlers: texts,
      evidence: text,
    }),
  ),
})
/** What the host of a site keeps from answer engines, and the repository does not. */
export type HostBlocks = z.output<typeof hostBlocksSchema>
