import * as z from 'zod'
import { address, count, kind, list, maybe, text, texts } from '../contract/parts.ts'
import { skipReasonSchema } from '../errors/skipped-files.ts'
import { hiddenReasonSchema } from '../sites/barriers.ts'

export const quoteSchema = z.object({
  text,
  url: address,
  place: z.object({
    path: text,
    title: text,
    /** Outermost first, without the title. */
    headings: texts,
    /** From 1; undefined if the sentence was not found in its file. */
    line: count.exactOptional(),
  }),
})
export type Quote = z.output<typeof quoteSchema>

export const lossWaySchema = z.enum([
  'section-gone',
  /** A link replaced the text. */
  'became-link',
  /** Mostly code was removed. */
  'examples-removed',
  'emptied',
  'rewritten',
])
export type LossWay = z.output<typeof lossWaySchema>

const ownerCertaintySchema = z.enum([
  'confirmed',
  'named',
  'guessed',
  /** By the history, which could be forged, so its loss only warns. */
  'cited',
])
export type OwnerCertainty = z.output<typeof ownerCertaintySchema>

export const ownerSchema = z.object({
  path: text,
  title: text,
  /** The section that owns the question, outermost first; empty for the whole page. */
  headings: texts,
  /** Slug of the section, as a person confirms it. */
  heading: text.exactOptional(),
  certainty: ownerCertaintySchema,
})
export type KeywordOwner = z.output<typeof ownerSchema>

const causeSchema = z.discriminatedUnion('kind', [
  kind('deleted', { path: text }),
  /** The file exists but is no longer read as a page, for example because it became a translation. */
  kind('unread', { path: text, reason: skipReasonSchema, language: text.exactOptional() }),
  /** Answer engines may not use the page, or its readers do not see the text. */
  kind('hidden', { path: text, reasons: list(hiddenReasonSchema) }),
  kind('rewritten', { path: text, way: lossWaySchema }),
  kind('moved', {
    path: text,
    to: text,
    reason: z.enum([
      /** Nothing is at the old address, and no redirect leads to a page. */
      'no-redirect',
      /** The address redirects to `to`, which does not have all of the text. */
      'redirected',
      /** `to` has the text but is not read as a page. */
      'unread',
    ]),
    /** The new address of a page whose file did not move. */
    address: text.exactOptional(),
    /** Known share of the text at `to`, 0 to 1. */
    share: z.number().exactOptional(),
  }),
  /** The answer cites this page of a competitor although the text remains. */
  kind('outranked', { path: text }),
])
/** Why an answer lost the sentences of a page. */
export type Cause = z.output<typeof causeSchema>

const valuePlaceSchema = z.object({
  before: text,
  /** Undefined if the line was removed but its section remains. */
  now: maybe(text),
  values: texts,
  /** In the base, from 1. */
  line: count,
  /** In the head; undefined if nothing replaced the place. */
  lineNow: count.exactOptional(),
  /** The place as a row of a Markdown table. `now`: the cells under the same headings; undefined if there are none. */
  row: z.object({ columns: texts, before: texts, now: texts.exactOptional() }).exactOptional(),
})

export const lostValuesSchema = z.object({
  /** `amount`: money. `figure`: another number. `name`: commands, flags and keys of code. */
  kind: z.enum(['amount', 'figure', 'name']),
  places: list(valuePlaceSchema),
})
/** Values that a page no longer states, although the text around them remains. */
export type LostValues = z.output<typeof lostValuesSchema>

const lineRangeSchema = z.object({ from: count, to: count })

export const removedTextSchema = lineRangeSchema.extend({
  path: text,
  /** Undefined if there are many lines, or if the file was deleted. */
  text: text.exactOptional(),
  /** The lines in their place; if none, `to` is `from` − 1. Undefined if the file was deleted, or another file has them. */
  now: lineRangeSchema.exactOptional(),
})
export type RemovedText = z.output<typeof removedTextSchema>

/** The other page with most of the owner's text, and its share of the text, 0 to 1. */
export const elsewhereSchema = z.object({ path: text, share: z.number() })
export type Elsewhere = z.output<typeof elsewhereSchema>

export const keywordChangeSchema = z.object({
  keyword: text,
  outcome: z.enum([
    /** More of the owner's text was removed than allowed. */
    'lost',
    /** Less was removed, or only the address of a page, or competitors took the citation. */
    'weaker',
    'unchanged',
    /** The base has no citation, and changed pages of the head are cited. */
    'gained',
  ]),
  owner: maybe(ownerSchema),
  /** Share of the owner's text that was removed, 0 to 1; without an owner, of the answer's sentences. */
  loss: z.number(),
  elsewhere: elsewhereSchema.exactOptional(),
  /** The sentence that best answered the question; undefined if unchanged. */
  before: maybe(quoteSchema),
  /** The text in its place, otherwise the first sentence of the new answer. */
  after: maybe(quoteSchema),
  /** Set if removed values decide. */
  values: lostValuesSchema.exactOptional(),
  /** Sorted by path; empty if unchanged. */
  causes: list(causeSchema),
  removed: list(removedTextSchema),
  baseScore: z.number(),
  headScore: z.number(),
})
export type KeywordChange = z.output<typeof keywordChangeSchema>
export type AnswerOutcome = KeywordChange['outcome']

export const citedStakeSchema = z.object({
  path: text,
  /** The engines that cite the page, and the questions, with the most citing answers first. */
  engines: texts,
  keywords: texts,
  /** Number of answers that cite the page, and of all answers of these engines to these questions. */
  answers: count,
  of: count,
})
/** What a changed page has to lose: the citations of the last four weeks. */
export type CitedStake = z.output<typeof citedStakeSchema>
