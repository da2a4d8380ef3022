/** The outcome of each question to a live engine, with details that the Scan of the contract lacks. */
import * as z from 'zod'
import { count, kind, maybe, text, texts } from '../contract/parts.ts'

const sourceOwnerSchema = z.discriminatedUnion('kind', [
  kind('own', {}),
  kind('competitor', { name: z.string() }),
  kind('third-party', {}),
])
export type SourceOwner = z.output<typeof sourceOwnerSchema>

export const citedSiteSchema = z.object({
  /** The registrable domain (`acme.co.uk`), or the host. For a brand's page on another site: `github.com/acme`. */
  domain: z.string(),
  owner: sourceOwnerSchema,
})
const sourceSchema = citedSiteSchema.extend({
  /** Without tracking parameters; '' if it is too long to keep. */
  url: z.string(),
})
export type AnswerSource = z.output<typeof sourceSchema>

/** A name that occurs in an answer. Positions are offsets in UTF-16 units, comparable within one answer. */
export interface SeenName {
  competitor: string | undefined
  name: string
  /** Position of the first mention; undefined without one. */
  mention: number | undefined
  /** Position of the first occurrence that may be the brand or a common word. */
  unclear: number | undefined
  /** How often the answer writes a common word that is also a name, with and without a capital. */
  written: { capital: number; small: number }
}

const statedFactSchema = z.object({
  /** The name of the fact, its current values, and a digest of its list of values. With another list it is another fact. */
  fact: text,
  is: texts,
  list: text,
  /** The old value, as the list has it; undefined if the answer states a current value. */
  said: maybe(text),
})
export type StatedFact = z.output<typeof statedFactSchema>

export const answerContentSchema = z.object({
  cited: z.boolean(),
  /** The engine found or read a page of the brand; undefined if the vendor does not report which pages it read. */
  retrieved: maybe(z.boolean()),
  /** Rank of the brand among the brands that the answer names, from 1; undefined if it does not name the brand. */
  position: maybe(count),
  competitors: z.array(z.string()),
  citedSources: z.array(sourceSchema),
  unknownSources: count,
  retrievedSources: z.array(sourceSchema),
  queries: z.array(z.string()),
  text: z.string(),
  isCut: z.boolean(),
  /** The facts of the settings that the answer states; undefined if the settings have none. */
  facts: z.array(statedFactSchema).exactOptional(),
  /** Text, queries and addresses are left out, because the terms of the vendor forbid storing them. */
  isWithheld: z.literal(true).exactOptional(),
})
/** What an evaluated answer contains, and how it treats the user's own brand. All texts come from outside. */
export interface AnswerContent extends z.output<typeof answerContentSchema> {
  /** What position and competitors are computed from. */
  seen: SeenName[]
}

const problemShape = {
  /** One line, and partly text from outside. '' if the code is enough. */
  detail: text,
  status: z.int().exactOptional(),
}

/** Why a reply that was read does not answer the question. */
const unansweredSchema = z.enum([
  /** The engine can search the web and did not. */
  'unsearched',
  'refused',
  /** The engine reported a failure, or stopped before the end. */
  'failed',
  /** The engine searched, but no page that its answer cites could be read. */
  'no-sources',
])
export type Unanswered = z.output<typeof unansweredSchema>

const answerProblemSchema = z.object({
  ...problemShape,
  scope: z.literal('answer'),
  code: z.enum([
    ...unansweredSchema.options,
    /** The engine cites or names nobody in more answers than chance explains: see markUnreadable. */
    'unreadable',
    /** The reply is too large, is not JSON, or does not follow the vendor's format. */
    'malformed',
    'rejected',
    'redirected',
    /** Status 500 or above after all attempts. */
    'server-error',
    /** No connection after all attempts. */
    'unreachable',
    /** The vendor rate-limited this question until its time ended, and answered others meanwhile. */
    'busy',
    /** No answer within the time of one question. */
    'timed-out',
    /** The time budget of the run ended. */
    'out-of-time',
    /** Not sent, because the cost of the run had reached its limit. */
    'cost-limit',
  ]),
})
type AnswerProblem = z.output<typeof answerProblemSchema>
export type AnswerProblemCode = AnswerProblem['code']

const vendorSchema = z.object({
  model: text,
  keyVariable: text,
  keyPage: text.exactOptional(),
  baseUrlVariable: text,
})
/** What the owner of the workflow needs to correct the access to an engine. */
export type VendorSetup = z.output<typeof vendorSchema>

const engineProblemSchema = z.object({
  ...problemShape,
  scope: z.literal('engine'),
  code: z.enum([
    'key-refused',
    'forbidden',
    /** The account has no credit left, or has reached its spending limit. */
    'no-credit',
    /** The account may not ask again on this day. */
    'day-quota',
    'unknown-model',
    /** The vendor rate-limited a question until its time ended, and answered no other. */
    'rate-limited',
    /** Several questions in a row got no answer in their time. */
    'unresponsive',
  ]),
  vendor: vendorSchema,
})
/** Why an engine is not asked again in the run, and why its remaining questions were not sent. */
export type EngineProblem = z.output<typeof engineProblemSchema>
export type EngineProblemCode = EngineProblem['code']

export type AnswerReason = AnswerProblem | EngineProblem

const withoutPage: z.ZodType<VendorSetup, VendorSetup> = vendorSchema.omit({ keyPage: true })
/** For a file that may be forged: the address of the page is dropped. */
export const untrustedProblemSchema = engineProblemSchema.extend({ vendor: withoutPage })
export const untrustedReasonSchema = z.discriminatedUnion('scope', [
  answerProblemSchema,
  untrustedProblemSchema,
])

interface AskedQuestion {
  engine: string
  keyword: string
  /** Repetition of the same question, from 1. */
  sample: number
}

export type AnswerRecord = AskedQuestion &
  (
    | {
        outcome: 'evaluated'
        /** Name of the model that answered; the requested model if the vendor does not report it. */
        model: string
        content: AnswerContent
      }
    | { outcome: 'not-evaluated'; reason: AnswerReason }
  )

export const costSchema = z.object({
  engine: text,
  replies: count,
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Number of web searches; undefined if no reply counted them. */
  searches: maybe(z.number()),
  /** US dollars of the replies with a known cost: as the vendor states it, otherwise by the price list. */
  costUsd: z.number(),
  /** Number of replies whose cost the vendor stated. */
  stated: count,
  unpriced: count,
})
