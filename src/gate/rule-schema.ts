/** The stored findings of rules. */
import * as z from 'zod'
import { count, kind, list, maybe, text, texts } from '../contract/parts.ts'
import { toleranceSchema } from '../inputs/stored-settings.ts'

/** The review of a pull request that accepts all answers that the pull request removes. */
export const acceptanceSchema = z.object({
  /** Login of the reviewer. */
  by: text,
  /** Number of the review on GitHub, which becomes a part of a link. */
  review: z.string().regex(/^\d{1,20}$/),
  /** The reviewer opened the pull request. */
  isAuthor: z.boolean(),
})
export type Acceptance = z.output<typeof acceptanceSchema>

/** An engine that stated a fact correctly in earlier runs, and then wrongly. */
export const relapseSchema = z.object({
  fact: text,
  engine: text,
  /** `wrong`: in this run. `open`: not yet right in two runs. `unstated`: not stated in this run. `ended`: right in two runs. */
  state: z.enum(['wrong', 'open', 'unstated', 'ended']),
  /** Number of earlier runs that stated it wrongly. */
  earlierRuns: count,
})

/** The name of the rule, which is also the name of its input. */
const named = { rule: text }

const findingSchema = z.discriminatedUnion('kind', [
  kind('floor', {
    ...named,
    outcome: z.enum(['pass', 'fail', 'unknown']),
    /** Undefined if it is not known. */
    observed: maybe(z.number()),
    floor: z.number(),
  }),
  kind('drop', {
    ...named,
    /** `warn`: a loss that has failed enough runs. */
    outcome: z.enum(['pass', 'fail', 'inconclusive', 'warn']),
    /** `observed` and `baseline` cover what both sides evaluated. With `isPaired`, that is only a part of each side. */
    observed: z.number(),
    baseline: z.number(),
    /** Baseline minus observed. */
    drop: z.number(),
    isPaired: z.boolean(),
    tolerance: toleranceSchema,
    /** The tolerance in the unit of the values. */
    allowed: z.number(),
    /** The drop is beyond the tolerance. */
    isBeyond: z.boolean(),
    /** One-sided, of the test of the drop against chance; undefined if the drop was not tested. */
    pValue: maybe(z.number()),
  }),
  kind('required-engines', {
    ...named,
    outcome: z.enum(['pass', 'fail']),
    required: texts,
    /** The required engines that do not cite. */
    missing: texts,
  }),
  kind('completeness', {
    ...named,
    outcome: z.enum(['pass', 'warn']),
    /** Number of contradictions in the answers. */
    contradictions: count,
    /** Number of planned answers of live engines that were not evaluated. */
    missingAnswers: count,
  }),
  kind('answers', {
    ...named,
    /** `warn`: answers became weaker, but none is lost. */
    outcome: z.enum(['pass', 'warn', 'fail']),
    /** Number of keywords that were compared. */
    checked: count,
    /** Keywords. */
    lost: texts,
    weaker: texts,
    /** With a review that accepts the lost keywords, the rule does not fail because of them. */
    acceptance: maybe(acceptanceSchema),
  }),
  kind('facts', {
    ...named,
    /** `warn`: only a heading shows what an old value is about. */
    outcome: z.enum(['pass', 'warn', 'fail']),
    /** Number of sentences on pages that newly state an old value, plus the number of answers that state one. */
    wrong: count,
    relapsed: list(relapseSchema).default([]),
  }),
])

type Unnamed<T> = T extends { rule: string } ? Omit<T, 'rule'> : never
/** The finding of a rule. Its kind selects the words and columns of reports. */
export type RuleFinding = Unnamed<z.output<typeof findingSchema>>
export type FloorFinding = Extract<RuleFinding, { kind: 'floor' }>
export type DropFinding = Extract<RuleFinding, { kind: 'drop' }>
export type AnswersFinding = Extract<RuleFinding, { kind: 'answers' }>

export const subjectSchema = z.object({
  /** A noun that reads well after "the", in lower case: `citation score`. */
  noun: text,
  /** How the values are written. A score has the service's own unit; a percentage is 0 to 100. */
  unit: z.enum(['score', 'count', 'percent']),
})
/** What a rule is about. */
export type Subject = z.output<typeof subjectSchema>

export interface RuleFacts {
  name: string
  subject: Subject
  isDrop: boolean
}

/**
 * Returns the schema of a finding with the facts of its rule. They are read from the rule, so that no text of a file appears
 * in the words of this program.
 */
export const ruleResultSchemaOf = (rules: readonly RuleFacts[]) =>
  findingSchema.transform((finding, context) => {
    const rule = rules.find(({ name }) => name === finding.rule)
    if (rule !== undefined) return { ...finding, subject: rule.subject, isDrop: rule.isDrop }
    context.addIssue({ code: 'custom', path: ['rule'], message: 'must be the name of a rule' })
    return z.NEVER
  })
/** The finding of a rule, with the parts of its descriptor that reports and records need. */
export type RuleResult = z.output<ReturnType<typeof ruleResultSchemaOf>>
/**
 * `inconclusive`: the drop exceeds the tolerance but may be chance. `unknown`: a value that the rule needs is missing.
 * `warn` is shown but does not fail the gate.
 */
export type RuleOutcome = RuleResult['outcome']
