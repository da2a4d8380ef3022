/** The schema of a verdict. A verdict contains no prose; names in it may come from outside. */
import * as z from 'zod'
import { missingSchema, originSchema, unusableSchema } from '../comparison/baseline.ts'
import { count, kind, list, maybe, text, texts, time } from '../contract/parts.ts'
import { untrustedReasonSchema } from '../engines/answer-record.ts'
import { blockerErrorSchema, serviceErrorSchema } from '../errors/schemas.ts'
import { lossSchema } from '../history/record.ts'
import { scopeSchema } from '../scan/measurement.ts'
import { type RuleDescriptor, ruleResultSchemaOf } from './rule-schema.ts'

export const blockerSchema = z.union([
  blockerErrorSchema,
  kind('baseline', { unusable: unusableSchema }),
  kind('service', { details: serviceErrorSchema }),
])
/** Why a run cannot be judged: it cannot measure its whole plan, or it has too few answers. */
export type Blocker = z.output<typeof blockerSchema>

const dropResultsSchema = z.object({
  noise: z.enum([
    /** The service is deterministic, so every drop counts. */
    'exact',
    'tested',
    /** The user gave the numbers of the baseline, and only the tolerance decides. */
    'untested',
    /** No recorded run has answers to test a drop against. */
    'too-few-runs',
  ]),
  level: z.number(),
  /** The lowest p-value of all tests; undefined if a known loss is reported or nothing is tested. */
  pValue: maybe(z.number()),
  /** Chance explains the number of the citing answers, so their score decides. */
  isByScore: z.boolean(),
  /** The first run that is judged together with this one; undefined for only this run. */
  since: maybe(time),
  scope: scopeSchema,
  losses: list(lossSchema),
  /** Engines that cited in the baseline and do not now; if drops are tested, only engines with a significant loss. */
  lostEngines: texts,
})

export type DropResults = z.output<typeof dropResultsSchema>

const silentEngineSchema = z.object({
  /** With its country: `openai@DE`. */
  engine: text,
  /** Both are 0 if the service does not count answers. */
  planned: count,
  evaluated: count,
  reason: maybe(untrustedReasonSchema),
  isOptional: z.boolean(),
  /** `error`: a person must act, or the engine was silent before. `warn`: an optional engine. */
  leadsTo: z.enum(['error', 'inconclusive', 'warn']),
})

export type SilentEngine = z.output<typeof silentEngineSchema>

export const verdictStatusSchema = z.enum(['pass', 'fail', 'inconclusive', 'error'])

const recordingSchema = z.discriminatedUnion('kind', [
  kind('stored', {}),
  /** The settings do not record this run, for example one of a pull request. */
  kind('off', {}),
  /** `why`: a clause with a full stop. */
  kind('failed', { why: text }),
])
/** Whether a run is in its history, so that later runs are compared with it. */
export type Recording = z.output<typeof recordingSchema>

const commonFields = {
  /** Undefined before the run is recorded, and without a history. */
  recording: recordingSchema.exactOptional(),
  /** The user asked to accept the level of this run, but it could not be recorded. */
  isAcceptLost: z.literal(true).exactOptional(),
  baseline: z.union([z.object({ origin: originSchema }), z.object({ missing: missingSchema })]),
  unmeasuredCompetitors: texts,
}

export const blockedSchema = kind('blocked', {
  ...commonFields,
  status: verdictStatusSchema.extract(['error', 'inconclusive']),
  blocker: blockerSchema,
})

export type BlockedVerdict = z.output<typeof blockedSchema>

/** Returns the schema of a verdict with results of these rules only. */
export const judgedSchemaOf = (rules: readonly RuleDescriptor[]) =>
  kind('judged', {
    ...commonFields,
    status: verdictStatusSchema,
    rules: list(ruleResultSchemaOf(rules)),
    /** No rule is set and no baseline is configured, so the gate cannot fail. */
    reportOnly: z.boolean(),
    drops: maybe(dropResultsSchema),
    silentEngines: list(silentEngineSchema),
  })
export type JudgedVerdict = z.output<ReturnType<typeof judgedSchemaOf>>
export type Verdict = BlockedVerdict | JudgedVerdict
export type VerdictStatus = Verdict['status']
