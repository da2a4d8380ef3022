import * as z from 'zod'
import { count, kind, list, maybe, text, texts } from '../contract/parts.ts'
import { toleranceSchema } from '../inputs/stored-settings.ts'

/** A review that accepts all answers that its pull request removes. */
export const acceptanceSchema = z.object({
  by: text,
  /** Number of the review on GitHub. It becomes part of a link. */
  review: z.string().regex(/^\d{1,20}$/),
  /** Also opened the pull request. */
  isAuthor: z.boolean(),
})
export type Acceptance = z.output<typeof acceptanceSchema>

/** An engine that stated a fact correctly in earlier runs, and then wrongly. */
export const relapseSchema = z.object({
  fact: text,
  engine: text,
  /** `open`: not yet right in two runs. `ended`: right in two runs. */
  state: z.enum(['wrong', 'open', 'unstated', 'ended']),
  earlierRuns: count,
})

const named = { rule: text }

const findingSchema = z.discriminatedUnion('kind', [
  kind('floor', {
    ...named,
    outcome: z.enum(['pass', 'fail', 'unknown']),
    observed: maybe(z.number()),
    floor: z.number(),
  }),
  kind('drop', {
    ...named,
    /** `warn`: the loss has already failed MAX_FAILED_RUNS runs. */
    outcome: z.enum(['pass', 'fail', 'inconclusive', 'warn']),
    /** Both cover only what both sides evaluated. With `isPaired`, that is only a part of each side. */
    observed: z.number(),
    baseline: z.number(),
    drop: z.number(),
    isPaired: z.boolean(),
    tolerance: toleranceSchema,
    allowed: z.number(),
    isBeyond: z.boolean(),
    /** Undefined if the drop was not tested. */
    pValue: maybe(z.number()),
  }),
  kind('required-engines', {
    ...named,
    outcome: z.enum(['pass', 'fail']),
    required: texts,
    missing: texts,
  }),
  kind('completeness', {
    ...named,
    outcome: z.enum(['pass', 'warn']),
    contradictions: count,
    /** Answers of live engines that were planned but not evaluated. */
    missingAnswers: count,
  }),
  kind('answers', {
    ...named,
    outcome: z.enum(['pass', 'warn', 'fail']),
    checked: count,
    lost: texts,
    weaker: texts,
    acceptance: maybe(acceptanceSchema),
  }),
  kind('facts', {
    ...named,
    /** `warn`: only a heading shows what an old value is about. */
    outcome: z.enum(['pass', 'warn', 'fail']),
    /** Sentences on pages that newly state an old value, plus answers that state one. */
    wrong: count,
    relapsed: list(relapseSchema).default([]),
  }),
])

type Unnamed<T> = T extends { rule: string } ? Omit<T, 'rule'> : never
/** A finding without its rule's name. Its kind selects the words and columns of reports. */
export type RuleFinding = Unnamed<z.output<typeof findingSchema>>
export type FloorFinding = Extract<RuleFinding, { kind: 'floor' }>
export type DropFinding = Extract<RuleFinding, { kind: 'drop' }>
export type AnswersFinding = Extract<RuleFinding, { kind: 'answers' }>

export const subjectSchema = z.object({
  /** A noun that reads well after "the", in lower case: `citation score`. */
  noun: text,
  /** A score has the service's own unit; a percentage is 0 to 100. */
  unit: z.enum(['score', 'count', 'percent']),
})
export type Subject = z.output<typeof subjectSchema>

export interface RuleDescriptor {
  /** Also the name of the rule's input, if it has one. */
  name: string
  subject: Subject
  /** Limits a drop below the baseline. A run that fails the rule is left out of later baselines. */
  isDrop: boolean
}

/** Returns the schema of a finding with its rule's subject, which never comes from a file: it is part of our sentences. */
export const ruleResultSchemaOf = (rules: readonly RuleDescriptor[]) =>
  findingSchema.transform((finding, context) => {
    const rule = rules.find(({ name }) => name === finding.rule)
    if (rule !== undefined) return { ...finding, subject: rule.subject, isDrop: rule.isDrop }
    context.addIssue({ code: 'custom', path: ['rule'], message: 'must be the name of a rule' })
    return z.NEVER
  })
export type RuleResult = z.output<ReturnType<typeof ruleResultSchemaOf>>
/** `inconclusive`: a drop beyond the tolerance may be chance. `unknown`: a value is missing. `warn` does not fail the gate. */
export type RuleOutcome = RuleResult['outcome']
