/** The verdict, with the results of its rules. */
import * as z from 'zod'
import { count, kind, list, maybe, text, texts, time } from '../../contract/parts.ts'
import type { Blocker } from '../../gate/blocker.ts'
import { RULES } from '../../gate/rules/rules.ts'
import type { DropTest } from '../../gate/statistics/test-drops.ts'
import type { DropResults, RuleResult, SilentEngine, Verdict } from '../../gate/verdict.ts'
import { missingSchema, originSchema, unusableSchema } from './history-schema.ts'
import {
  engineAnswersSchema,
  missingAnswersSchema,
  reasonSchema,
  serviceErrorSchema,
} from './service-schema.ts'
import { missingShards } from './shard-schema.ts'

const blockerSchema = z.discriminatedUnion('kind', [
  kind('no-secrets', {}),
  kind('baseline', { unusable: unusableSchema }),
  kind('day-limit', { requests: count, perDay: z.number() }),
  kind('time-budget', { requests: count, perMinute: z.number(), timeoutMinutes: z.number() }),
  kind('cost-limit', { estimate: z.number(), maxCost: z.number() }),
  kind('missing-shards', missingShards),
  kind('service', { facts: serviceErrorSchema }),
  kind('few-answers', {
    planned: count,
    evaluated: count,
    minAnswers: z.number(),
    missing: list(missingAnswersSchema),
  }),
  kind('required-unanswered', { engines: list(engineAnswersSchema), minAnswers: z.number() }),
  kind('no-answers', {}),
]) satisfies z.ZodType<Blocker>

const toleranceSchema = z.discriminatedUnion('kind', [
  kind('absolute', { value: z.number() }),
  kind('percent', { value: z.number() }),
])

const testSchema = z.object({
  method: z.enum(['cells', 'runs']),
  pValue: z.number(),
  interval: maybe(z.object({ low: z.number(), high: z.number() })),
  size: count,
}) satisfies z.ZodType<DropTest>

const ruleFacts = { rule: text }

const findingSchema = z.discriminatedUnion('kind', [
  kind('floor', {
    ...ruleFacts,
    outcome: z.enum(['pass', 'fail', 'unknown']),
    observed: maybe(z.number()),
    floor: z.number(),
  }),
  kind('drop', {
    ...ruleFacts,
    outcome: z.enum(['pass', 'fail', 'inconclusive']),
    observed: z.number(),
    baseline: z.number(),
    drop: z.number(),
    isPaired: z.boolean(),
    tolerance: toleranceSchema,
    allowed: z.number(),
    isBeyond: z.boolean(),
    test: maybe(testSchema),
    engines: maybe(texts),
  }),
  kind('decline', {
    ...ruleFacts,
    outcome: z.enum(['pass', 'fail']),
    observed: z.number(),
    runs: count,
    tolerance: toleranceSchema,
    change: maybe(z.object({ since: time, before: z.number(), after: z.number(), pValue: z.number() })),
  }),
  kind('required-engines', {
    ...ruleFacts,
    outcome: z.enum(['pass', 'fail']),
    required: texts,
    missing: texts,
  }),
  kind('sentiment', {
    ...ruleFacts,
    outcome: z.enum(['pass', 'fail']),
    unwanted: texts,
    found: list(z.object({ engine: maybe(text), sentiment: text })),
    observed: texts,
  }),
  kind('completeness', {
    ...ruleFacts,
    outcome: z.enum(['pass', 'warn']),
    contradictions: count,
    missingAnswers: count,
  }),
  kind('answers', {
    ...ruleFacts,
    outcome: z.enum(['pass', 'warn', 'fail']),
    checked: count,
    lost: texts,
    weaker: texts,
  }),
])

/** What a rule is about is read from the rule, so that no text of a file stands among the words of this program. */
const ruleSchema = findingSchema.transform((finding, context): RuleResult => {
  const rule = RULES.find(({ name }) => name === finding.rule)
  if (rule !== undefined) return { ...finding, subject: rule.subject, isDrop: rule.isDrop }
  context.addIssue({ code: 'custom', path: ['rule'], message: 'must be the name of a rule' })
  return z.NEVER
})

const dropsSchema = z.object({
  noise: z.enum(['exact', 'tested', 'untested', 'too-few-runs']),
  level: z.number(),
  lostEngines: texts,
  doubtfulEngines: texts,
  gainedEngines: texts,
  engineDrops: list(z.object({ engine: text, before: z.number(), now: z.number(), test: testSchema })),
  searchShifts: list(z.object({ engine: text, before: z.number(), now: z.number() })),
}) satisfies z.ZodType<DropResults>

const silentEngineSchema = z.object({
  engine: text,
  planned: count,
  reason: maybe(reasonSchema),
  again: z.boolean(),
  isOptional: z.boolean(),
  leadsTo: z.enum(['error', 'inconclusive', 'warn']),
}) satisfies z.ZodType<SilentEngine>

const verdictFacts = {
  baseline: z.union([z.object({ origin: originSchema }), z.object({ missing: missingSchema })]),
  unmeasuredCompetitors: texts,
  missingEngines: texts,
}

export const verdictSchema = z.discriminatedUnion('kind', [
  kind('blocked', {
    ...verdictFacts,
    status: z.enum(['error', 'inconclusive']),
    blocker: blockerSchema,
  }),
  kind('judged', {
    ...verdictFacts,
    status: z.enum(['pass', 'fail', 'inconclusive', 'error']),
    rules: list(ruleSchema),
    reportOnly: z.boolean(),
    drops: maybe(dropsSchema),
    silentEngines: list(silentEngineSchema),
  }),
]) satisfies z.ZodType<Verdict>
