/**
 * What a person must know about a run, as data. The result file has this form; `report/text/` has the words. Modules that a
 * hosted run loads at its start import only types from here.
 */

import * as z from 'zod'
import { missingSchema } from '../comparison/baseline.ts'
import { commitId, count, kind, list, maybe, text, texts, time } from '../contract/parts.ts'
import { untrustedReasonSchema } from '../engines/answer-record.ts'
import { warningSchema } from '../errors/schemas.ts'
import { skipReasonSchema } from '../errors/skipped-files.ts'
import { wrongFactSchema } from '../facts/find-wrong.ts'
import { acceptanceSchema, relapseSchema, ruleResultSchemaOf, subjectSchema } from '../gate/rule-schema.ts'
import { RULES } from '../gate/rules/rules.ts'
import { blockerSchema } from '../gate/verdict-schema.ts'
import { lossSchema } from '../history/record.ts'
import { configChangeSchema } from '../inputs/stored-settings.ts'
import {
  elsewhereSchema,
  lossWaySchema,
  lostValuesSchema,
  ownerSchema,
  quoteSchema,
  removedTextSchema,
} from '../owners/keyword-change.ts'
import { changeSchema, levelSchema, scopeSchema } from '../scan/measurement.ts'
import { hiddenReasonSchema, hostBlocksSchema } from '../sites/barriers.ts'

const evidenceShape = {
  answers: count,
  /** Sum over the engines: mean share in the earlier runs × answers now. */
  usually: z.number(),
  /** Number of answers in scope. */
  of: count,
}
const siteSchema = kind('site', {
  ...evidenceShape,
  domain: text,
  /** Its most cited page; undefined if no address is known. */
  page: maybe(text),
})
/** A site that took or keeps the place of the brand. */
export type SiteEvidence = z.output<typeof siteSchema>
const readSchema = kind('read', {
  ...evidenceShape,
  /** The domain of the brand; undefined if no answer cites it. */
  domain: maybe(text),
})
/** How often the engines read a page of the brand. */
export type ReadEvidence = z.output<typeof readSchema>
const lostPageSchema = kind('page', {
  ...evidenceShape,
  path: text,
  /** Time of the last good run. */
  since: time,
  /** The merges that changed the page since then, the newest first. `pull`: number of the pull request. */
  merges: list(z.object({ commit: commitId, at: time, pull: count.exactOptional() })),
})
/** A page that lost citations, and what changed it. */
export type LostPage = z.output<typeof lostPageSchema>
export type LiveEvidence = SiteEvidence | ReadEvidence | LostPage

const questionChangeSchema = z.object({
  question: text,
  before: maybe(quoteSchema),
  after: maybe(quoteSchema),
  /** The page that owns the question; undefined if unknown. */
  owner: maybe(ownerSchema),
})
/** A question that a change of pages affects, with the text before and after the change. */
export type QuestionChange = z.output<typeof questionChangeSchema>

const overTimeSchema = z.object({
  /** The first run of the lower level. */
  since: time,
  /**
   * Shares of answers in the scope of the finding, 0 to 1: in the runs before that run, and since then, this run included.
   * Undefined if only numbers of whole runs are known.
   */
  levels: maybe(z.object({ before: z.number(), since: z.number(), now: z.number() })),
})
/** A lower level that lasts for several runs. */
export type OverTime = z.output<typeof overTimeSchema>

const common = {
  certainty: z.enum(['fact', 'more-than-chance', 'may-be-chance', 'too-early', 'page-not-confirmed']),
  /** What it does to the verdict. */
  leadsTo: z.enum(['fail', 'error', 'inconclusive', 'warn', 'none']),
  /** Findings with equal causes are one entry. */
  cause: text,
}

const live = {
  ...common,
  scope: scopeSchema,
  /** Over the cells of the scope that both sides evaluated; undefined if only numbers of whole runs are known. */
  change: maybe(changeSchema),
  evidence: list(z.discriminatedUnion('kind', [siteSchema, readSchema, lostPageSchema])),
}

/** The value that a rule compares, for a drop that the shares of answers do not show. */
const droppedValueSchema = z.object({
  rule: text,
  subject: subjectSchema,
  now: z.number(),
  was: z.number(),
})
export type DroppedValue = z.output<typeof droppedValueSchema>

/** A lower level. `value` is undefined if the shares of answers show it. */
const low = { ...live, value: maybe(droppedValueSchema) }

const content = {
  ...common,
  /** At least one. */
  questions: list(questionChangeSchema),
  path: text,
  /** Share of the page's text that is now on no page, 0 to 1; undefined if the finding does not depend on it. */
  gone: z.number().exactOptional(),
  elsewhere: elsewhereSchema.exactOptional(),
  /** The text that the change removed from the pages, each piece once. */
  removed: list(removedTextSchema),
}

const level = { level: maybe(levelSchema) }

export const findingSchema = z.discriminatedUnion('kind', [
  /** Nothing could be measured, or only a part if `isPartly`. */
  kind('incident', { ...common, blocker: blockerSchema, isPartly: z.boolean() }),
  /** The run is not in its history. `isAcceptLost`: the run should have accepted its level. */
  kind('not-recorded', { ...common, why: maybe(text), isAcceptLost: z.boolean() }),
  /** All `engines` have the same vendor and reason. `reason` is undefined if the service does not report it. */
  kind('engine-silent', {
    ...common,
    engines: texts,
    planned: count,
    /** More than 0 for engines that gave too few answers. */
    evaluated: count,
    reason: maybe(untrustedReasonSchema),
    isOptional: z.boolean(),
  }),
  kind('page-gone', content),
  kind('page-hidden', { ...content, reasons: list(hiddenReasonSchema) }),
  /** `way`: what happened to the text, or that the file is no longer read as a page. */
  kind('answer-lost', {
    ...content,
    way: z.enum([...lossWaySchema.options, 'unread']),
    reason: skipReasonSchema.optional(),
    language: text.optional(),
  }),
  /** The page still exists but no longer states its values. */
  kind('value-gone', { ...content, values: lostValuesSchema }),
  /** Pages or answers state an old value of a fact. */
  kind('fact-wrong', { ...common, fact: text, sentences: list(wrongFactSchema) }),
  /** An engine stated a fact wrongly before, and did not in this run. */
  kind('fact-settling', { ...common, ...relapseSchema.shape }),
  kind('dropped', low),
  kind('engine-lost', low),
  /** `reportedOn`: the run that first reported the loss; undefined if it is this one. `lowerSince`: first run of a further fall. */
  kind('declined', { ...low, time: overTimeSchema, reportedOn: maybe(time), lowerSince: maybe(time) }),
  kind('floor-broken', { ...common, ...level, rule: ruleResultSchemaOf(RULES) }),
  /** `time`: undefined if only this run is lower. */
  kind('may-be-chance', { ...low, time: maybe(overTimeSchema) }),
  /** A part of the comparison of pages could not be judged. */
  kind('not-judged', { ...common, warning: warningSchema }),
  kind('config-changed', { ...common, files: list(configChangeSchema) }),
  /** The host keeps answer engines out, and the repository does not. */
  kind('host-blocks', { ...common, ...hostBlocksSchema.shape }),
  /** A known loss that does not fail this run. `failedRuns`: number of runs that it failed. */
  kind('still-low', {
    ...low,
    time: overTimeSchema,
    reportedOn: time,
    lowerSince: maybe(time),
    failedRuns: count,
  }),
  /** An open loss that this run cannot show. `missing`: why nothing is compared; undefined if the part with it was not asked. */
  kind('loss-unseen', { ...common, loss: lossSchema, missing: maybe(missingSchema) }),
  kind('competitor-ahead', { ...common, site: siteSchema, own: levelSchema }),
  kind('answer-weaker', {
    ...content,
    way: z.enum(['less', 'moved', 'redirected', 'unread', 'outranked']),
    to: maybe(text),
    /** The new address of a page whose file did not move. */
    address: text.exactOptional(),
    /** Share of the text that is at `to`, 0 to 1. */
    share: z.number().exactOptional(),
  }),
  /** `low`: the runs from the fall to the return, and their share of answers, 0 to 1. */
  kind('back', {
    ...live,
    measure: lossSchema.shape.measure,
    since: time,
    isCertain: z.boolean(),
    low: z.object({ since: time, runs: count, share: maybe(z.number()) }),
  }),
  kind('loss-accepted', { ...content, ...acceptanceSchema.shape }),
  kind('answer-new', content),
  /** A baseline is configured, and this run is compared with nothing. */
  kind('first-run', {
    ...common,
    ...level,
    missing: missingSchema,
  }),
  kind('no-rule', { ...common, ...level }),
  kind('unchanged', { ...common, ...level, change: maybe(changeSchema) }),
])
/** What a person must know about a run. */
export type Finding = z.output<typeof findingSchema>
