/** What keeps answer engines from pages. */
import * as z from 'zod'
import { count, list, text, texts } from '../contract/parts.ts'

export const hiddenReasonSchema = z.object({
  kind: z.enum([
    'noindex',
    'draft',
    'unpublished',
    'unlisted',
    /** The page hides the text from its readers. */
    'not-shown',
    /** The page, or the host at its address, sends readers to `target`. */
    'redirect',
    /** The canonical address of the page is another page's, `target`. */
    'canonical',
    /** A `robots.txt` blocks `crawler`. */
    'blocked',
  ]),
  file: text,
  line: count,
  /** The line or tag. It is text from outside. */
  evidence: text,
  /** Default: all crawlers. */
  crawler: text.optional(),
  target: text.optional(),
})
/** The reason why an answer engine may not use a page. */
export type HiddenReason = z.output<typeof hiddenReasonSchema>
export type HiddenKind = HiddenReason['kind']

export const hostBlocksSchema = z.object({
  url: text,
  blocks: list(
    z.object({
      way: z.enum(['robots', 'header', 'status']),
      /** Empty for all crawlers. */
      crawlers: texts,
      evidence: text,
    }),
  ),
})
/** Crawlers that the host of a site blocks and the repository does not. */
export type HostBlocks = z.output<typeof hostBlocksSchema>
