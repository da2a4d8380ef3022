/** The facts of a verdict, without prose. Names in them may come from outside. */

import * as z from 'zod'
import { missingSchema, originSchema, unusableSchema } from '../comparison/baseline.ts'
import { count, kind, list, maybe, text, texts, time } from '../contract/parts.ts'
import { untrustedReasonSchema } from '../engines/answer-record.ts'
import { blockerErrorSchema, serviceErrorSchema } from '../errors/schemas.ts'
import { lossSchema } from '../history/record.ts'
import { scopeSchema } from '../scan/measurement.ts'
import { type RuleFacts, ruleResultSchemaOf } from './rule-schema.ts'

export const blockerSchema = z.union([
  blockerErrorSchema,
  kind('baseline', { unusable: unusableSchema }),
  /** A scan failed. */
  kind('service', { details: serviceErrorSchema }),
])
/** The reason why a run cannot be judged: it cannot measure its whole plan, or the answers contain nothing to judge. */
export type Blocker = z.output<typeof blockerSchema>

const dropResultsSchema = z.object({
  noise: z.enum([
    /** The service is deterministic, so every drop counts. */
    'exact',
    /** A drop fails only if it is significant. */
    'tested',
    /** The user gave the numbers of the baseline, and only the tolerance decides. */
    'untested',
    /** No recorded run has answers to test a drop against. */
    'too-few-runs',
  ]),
  /** Highest p-value of a drop that fails. */
  level: z.number(),
  /** The lowest p-value of a drop; undefined if a known loss is reported or no drop is tested. Compare it with `level` directly. */
  pValue: maybe(z.number()),
  /** The score of the citing answers decides, because chance explains their number. */
  isByScore: z.boolean(),
  /** The first run that is judged together with this one (undefined: only this run), and the reported part of the gate. */
  since: maybe(time),
  scope: scopeSchema,
  /** The open losses of earlier runs with their state after this run, and a newly found loss. */
  losses: list(lossSchema),
  /** Engines that cited in the baseline and do not now; if drops are tested, only engines with a significant loss. */
  lostEngines: texts,
})

/** The results of the tests of drops. */
export type DropResults = z.output<typeof dropResultsSchema>

const silentEngineSchema = z.object({
  /** Name of the engine in the scans, with its country: `openai@DE`. */
  engine: text,
  /** Number of answers that were planned and evaluated; both are 0 if the service does not count them. */
  planned: count,
  evaluated: count,
  /** Undefined if the service does not report it. */
  reason: maybe(untrustedReasonSchema),
  /** The settings mark it as optional. */
  isOptional: z.boolean(),
  /** `error`: a person must act, or the engine was silent before. `warn`: an optional engine. */
  leadsTo: z.enum(['error', 'inconclusive', 'warn']),
})

/** An engine of the plan that gave no usable answer, or too few. */
export type SilentEngine = z.output<typeof silentEngineSchema>

export const verdictStatusSchema = z.enum(['pass', 'fail', 'inconclusive', 'error'])

const recordingSchema = z.discriminatedUnion('kind', [
  kind('stored', {}),
  /** The settings do not record this run, such as one of a pull request. */
  kind('off', {}),
  /** `why`: a clause with a full stop. */
  kind('failed', { why: text }),
])
/** Whether a run is in its history, so that later runs are compared with it. */
export type Recording = z.output<typeof recordingSchema>

const verdictFacts = {
  /** Undefined before the run is recorded, and without a history. */
  recording: recordingSchema.exactOptional(),
  /** The user asked to accept the level of this run, and it was not recorded: nothing is accepted. */
  isAcceptLost: z.literal(true).exactOptional(),
  /** The origin of the baseline, or the reason why there is none. */
  baseline: z.union([z.object({ origin: originSchema }), z.object({ missing: missingSchema })]),
  /** Competitors that could not be measured and are missing from the share of voice. */
  unmeasuredCompetitors: texts,
}

export const blockedSchema = kind('blocked', {
  ...verdictFacts,
  status: verdictStatusSchema.extract(['error', 'inconclusive']),
  blocker: blockerSchema,
})

/** The rules were not applied. */
export type BlockedVerdict = z.output<typeof blockedSchema>

/** Returns the schema of a verdict with results of these rules only. */
export const judgedSchemaOf = (rules: readonly RuleFacts[]) =>
  kind('judged', {
    ...verdictFacts,
    status: verdictStatusSchema,
    /** The results of all rules that are set, in the order of the rules. */
    rules: list(ruleResultSchemaOf(rules)),
    /** No rule is set and no baseline is configured, so the gate cannot fail. */
    reportOnly: z.boolean(),
    /** Undefined if nothing is compared. */
    drops: maybe(dropResultsSchema),
    /** The engines that gave no answer, or too few to be judged. */
    silentEngines: list(silentEngineSchema),
  })
export type JudgedVerdict = z.output<ReturnType<typeof judgedSchemaOf>>
export type Verdict = BlockedVerdict | JudgedVerdict
export type VerdictStatus = Verdict['status']
