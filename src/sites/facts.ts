import * as z from 'zod'
import { count, list, text, texts } from '../contract/parts.ts'

export const hiddenReasonSchema = z.object({
  kind: z.enum([
    'noindex',
    'draft',
    'unpublished',
    'unlisted',
    /** Readers of the page do not see the text. */
    'not-shown',
    /** The page, or the host at its address, sends readers to `target`. */
    'redirect',
    /** The page names the address of another page, `target`, as canonical. */
    'canonical',
    /** A `robots.txt` blocks `crawler`. */
    'blocked',
  ]),
  file: text,
  line: count,
  /** The text of the line or tag. It comes from outside. */
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
      /** The `robots.txt`, a header of the page, or the status of the response. */
      way: z.enum(['robots', 'header', 'status']),
      /** Empty for all crawlers. */
      crawlers: texts,
      evidence: text,
    }),
  ),
})
/** Crawlers that the host of a site blocks, although the repository does not. */
export type HostBlocks = z.output<typeof hostBlocksSchema>
