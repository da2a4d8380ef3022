/** What a change of pages did to the answer on a keyword, as it is stored. */

import * as z from 'zod'
import { address, count, kind, list, maybe, text, texts } from '../contract/parts.ts'
import { skipReasonSchema } from '../errors/skipped-files.ts'
import { hiddenReasonSchema } from '../sites/facts.ts'

export const quoteSchema = z.object({
  text,
  url: address,
  place: z.object({
    path: text,
    /** Of its page. */
    title: text,
    /** Those around it, outermost first; without the title. */
    headings: texts,
    /** Of the sentence, from 1, in the file that it is quoted from; undefined if it was not found. */
    line: count.exactOptional(),
  }),
})
/** A sentence of an answer and its place. */
export type Quote = z.output<typeof quoteSchema>

export const lossWaySchema = z.enum([
  /** The section is gone. */
  'section-gone',
  /** A link replaced the text. */
  'became-link',
  /** Code is gone, and hardly any other text. */
  'examples-removed',
  /** Hardly anything of the page is left. */
  'emptied',
  'rewritten',
])
/** How a page lost the text that answered a question. */
export type LossWay = z.output<typeof lossWaySchema>

const ownerCertaintySchema = z.enum(['confirmed', 'named', 'guessed'])
export type OwnerCertainty = z.output<typeof ownerCertaintySchema>

export const ownerSchema = z.object({
  path: text,
  title: text,
  /** Of the section that owns the question, outermost first; empty for the whole page. */
  headings: texts,
  /** Slug of that section, as a person confirms it. */
  heading: text.exactOptional(),
  /** See Owner. */
  certainty: ownerCertaintySchema,
})
/** The page that owns a question before the change. */
export type KeywordOwner = z.output<typeof ownerSchema>

const causeSchema = z.discriminatedUnion('kind', [
  /** The page is gone. */
  kind('deleted', { path: text }),
  /** The file is there and is no longer read as a page: it became a translation, or it cannot be read. */
  kind('unread', { path: text, reason: skipReasonSchema, language: text.exactOptional() }),
  /** The page is there, and answer engines may not use it, or its readers do not see the text. */
  kind('hidden', { path: text, reasons: list(hiddenReasonSchema) }),
  /** The page is there, without the text. */
  kind('rewritten', { path: text, way: lossWaySchema }),
  /** The page's text or its readers are at `to` now. */
  kind('moved', {
    path: text,
    to: text,
    reason: z.enum([
      /** Its address is gone, and no redirect leads to a page. */
      'no-redirect',
      /** Its address leads to `to`, which does not have all of its text. */
      'redirected',
      /** `to` has its text, and is not read as a page. */
      'unread',
    ]),
    /** Share of the text that is known to be at `to`, 0 to 1. */
    share: z.number().exactOptional(),
  }),
  /** The text is there, and the answer cites this page of a competitor instead. */
  kind('outranked', { path: text }),
])
/** What took a page's sentences out of the answer. */
export type Cause = z.output<typeof causeSchema>

/** A place of a page that no longer states its value. */
const valuePlaceSchema = z.object({
  before: text,
  /** The text in its place; undefined if its line is gone from a section that is still there. */
  now: maybe(text),
  /** As they stood, in order. */
  values: texts,
  line: count,
})

export const lostValuesSchema = z.object({
  /** `amount`: of money. `figure`: any other number. `name`: commands, flags and keys of code. */
  kind: z.enum(['amount', 'figure', 'name']),
  /** All of them are rows of tables. */
  isRows: z.boolean(),
  /** At least one. */
  places: list(valuePlaceSchema),
})
/** Values that a page no longer states, although the sentences and rows around them are still there. */
export type LostValues = z.output<typeof lostValuesSchema>

/** The first and the last line, from 1. */
const lineRangeSchema = z.object({ from: count, to: count })

export const removedTextSchema = lineRangeSchema.extend({
  path: text,
  /** The original lines without the last line end. Undefined if there are many, or the file was deleted. */
  text: text.exactOptional(),
  /**
   * The lines of the file in its place after the change. If there are none, `to` is one less than `from`.
   * Undefined if the file was deleted, or another file has taken their place.
   */
  now: lineRangeSchema.exactOptional(),
})
/** Lines of a file of the base that a change took away. */
export type RemovedText = z.output<typeof removedTextSchema>

/** The other page that has most of the text of the owner, and the share of the text that is there, 0 to 1. */
export const elsewhereSchema = z.object({ path: text, share: z.number() })
export type Elsewhere = z.output<typeof elsewhereSchema>

export const keywordChangeSchema = z.object({
  keyword: text,
  outcome: z.enum([
    /** More of the evidence is gone than allowed. */
    'lost',
    /** Less was removed, or the address of a cited page, or competitors took the citation. */
    'weaker',
    'unchanged',
    /** The base had no citation, and changed pages of the head are cited. */
    'gained',
  ]),
  /** The page that owns the question before the change; undefined without one. */
  owner: maybe(ownerSchema),
  /** Share of the owner's text that is gone, 0 to 1; without an owner, of the sentences that answered. */
  loss: z.number(),
  elsewhere: elsewhereSchema.exactOptional(),
  /** The sentence of the base that best answered the question; undefined if unchanged. */
  before: maybe(quoteSchema),
  /** The text of the head in its place, or else the first sentence of its answer; undefined without an answer. */
  after: maybe(quoteSchema),
  /** Values that the owner no longer states, if the loss is one of values. */
  values: lostValuesSchema.exactOptional(),
  /** By path, each once; empty when unchanged. */
  causes: list(causeSchema),
  /** What the change took away from the pages behind the answer. */
  removed: list(removedTextSchema),
  baseScore: z.number(),
  headScore: z.number(),
})
/** What a change did to a keyword. */
export type KeywordChange = z.output<typeof keywordChangeSchema>
export type AnswerOutcome = KeywordChange['outcome']
