/** The findings of a run, as the result file has them: the numbers are those of every report. */
import * as z from 'zod'
import type { Change, Level } from '../../comparison/comparison.ts'
import type { Scope } from '../../comparison/scope.ts'
import { count } from '../../contract/parts.ts'
import {
  CERTAINTIES,
  FINDING_KINDS,
  type Finding,
  LEADS_TO,
  type LevelOverTime,
  type LiveEvidence,
  type OverTime,
  type QuestionChange,
} from '../../findings/finding.ts'
import { reviewUrl } from '../document/accepted-losses.ts'
import type { ReportContext } from '../document/context.ts'
import { textOfFinding } from '../document/headline.ts'
import type { Outcome } from '../outcome.ts'
import {
  buildQuote,
  buildReason,
  buildRemoved,
  quoteSchema,
  reasonsSchema,
  removedSchema,
} from './content-changes.ts'

const levelSchema = z.object({ cited: count, answers: count, share: z.number().describe('0 to 1.') })
const scopeSchema = z.object({
  kind: z.enum(['whole', 'country', 'engine']),
  engine: z.string().exactOptional(),
  country: z.string().exactOptional(),
})
const overTimeSchema = z.object({
  scope: scopeSchema,
  before: z.number().describe('Share of answers that cite the brand, 0 to 1, in the runs before the day.'),
  since: z.number().describe('The same in the runs since, this one included.'),
  now: levelSchema,
})

const siteSchema = z.object({
  kind: z.literal('site').describe('A site that is cited where the brand was, or is not.'),
  domain: z.string(),
  page: z.string().nullable().describe('The page of it that is cited most.'),
  answers: count,
  usually: z
    .number()
    .nullable()
    .describe('How many answers cited it in earlier runs; null where none tells.'),
  of: count,
})
const readSchema = z.object({
  kind: z.literal('read').describe('How often the engines read a page of the brand.'),
  domain: z.string().nullable(),
  answers: count,
  usually: z.number().nullable(),
  of: count,
})

/** Which of the optional fields a finding has follows from its kind. */
export const findingSchema = z.object({
  kind: z.enum(FINDING_KINDS),
  text: z.string().describe('The finding as one sentence, in the words of the reports.'),
  leads_to: z.enum(LEADS_TO).describe('What it does to the verdict.'),
  certainty: z.enum(CERTAINTIES),
  cause: z.string().describe('What made it. Everything that one cause costs is one finding.'),
  scope: scopeSchema.exactOptional().describe('The smallest part of the gate that it is about.'),
  cells: count
    .exactOptional()
    .describe('Number of cells (keyword, engine and country) behind `now` and `was`.'),
  now: levelSchema.exactOptional(),
  was: z
    .object({ usually: z.number(), share: z.number() })
    .exactOptional()
    .describe('How many of the same answers would have cited the brand before, and their share, 0 to 1.'),
  value: z
    .object({ rule: z.string(), now: z.number(), was: z.number() })
    .exactOptional()
    .describe('The number of the rule that decides where the shares do not show the drop.'),
  since: z.string().exactOptional().describe('ISO 8601 UTC: the first run at this level.'),
  told_on: z.string().exactOptional().describe('ISO 8601 UTC: the run that told the loss first.'),
  low: z
    .object({ since: z.string(), runs: count, share: z.number().nullable() })
    .exactOptional()
    .describe('The low runs of a loss that ended.'),
  last_before: z.string().exactOptional(),
  runs: z.object({ before: count, since: count }).exactOptional(),
  levels: overTimeSchema.exactOptional(),
  parts: z.array(overTimeSchema).exactOptional(),
  evidence: z.array(z.discriminatedUnion('kind', [siteSchema, readSchema])).exactOptional(),
  engines: z.array(z.string()).exactOptional(),
  planned: count.exactOptional().describe('Answers that were planned of these engines.'),
  reason: z
    .string()
    .exactOptional()
    .describe('Code of what broke the run, silenced the engine or took the page away.'),
  questions: z
    .array(z.object({ question: z.string(), before: quoteSchema.nullable(), after: quoteSchema.nullable() }))
    .exactOptional(),
  path: z.string().exactOptional().describe('The page.'),
  to: z.string().exactOptional().describe('Where its text is now.'),
  way: z.string().exactOptional(),
  hidden_by: reasonsSchema.exactOptional(),
  removed: removedSchema.exactOptional(),
  accepted: z
    .object({ by: z.string(), url: z.string().exactOptional() })
    .exactOptional()
    .describe('Login of the reviewer who accepted the loss, and the page of the review.'),
  rule: z.string().exactOptional(),
  files: z.array(z.string()).exactOptional().describe('Edited files of settings.'),
  uncited: z.array(z.object({ keyword: z.string(), answers: count })).exactOptional(),
})

type FindingJson = z.output<typeof findingSchema>

/** Returns the findings in their order. */
export function buildFindings(context: ReportContext): FindingJson[] {
  return context.findings.map(finding => ({
    kind: finding.kind,
    text: textOfFinding(finding, context),
    leads_to: finding.leadsTo,
    certainty: finding.certainty,
    cause: finding.cause,
    ...factsOf(finding, context.outcome),
  }))
}

function factsOf(finding: Finding, { run }: Outcome): Partial<FindingJson> {
  switch (finding.kind) {
    case 'incident':
      return { reason: finding.blocker.kind }
    case 'engine-silent': {
      const { engines, planned, reason } = finding
      return { engines, planned, ...(reason !== undefined && { reason: reason.code }) }
    }
    case 'page-gone':
    case 'answer-weaker': {
      const way = finding.kind === 'answer-weaker' ? { way: finding.way } : {}
      return { ...contentOf(finding), ...way, ...(finding.to !== undefined && { to: finding.to }) }
    }
    case 'page-hidden':
      return { ...contentOf(finding), hidden_by: finding.reasons.map(buildReason) }
    case 'answer-lost': {
      const { way, reason } = finding
      return { ...contentOf(finding), way, ...(reason !== undefined && { reason }) }
    }
    case 'answer-new':
      return contentOf(finding)
    case 'loss-accepted': {
      const url = reviewUrl(run, finding.review)
      const accepted = { by: finding.by, ...(url !== undefined && { url }) }
      return { ...contentOf(finding), accepted }
    }
    case 'dropped':
    case 'engine-lost':
      return lowOf(finding)
    case 'may-be-chance':
      return { ...lowOf(finding), ...(finding.time && timeOf(finding.time)) }
    case 'declined':
    case 'still-low': {
      const { toldOn, time } = finding
      return { ...lowOf(finding), ...timeOf(time), ...(toldOn !== undefined && { told_on: toldOn }) }
    }
    case 'back': {
      const { since, low } = finding
      return { ...liveOf(finding), since, low: { ...low, share: low.share ?? null } }
    }
    case 'was-chance':
      return { ...liveOf(finding), told_on: finding.toldOn }
    case 'floor-broken':
      return { rule: finding.rule.rule, ...levelOf(finding.level) }
    case 'config-changed':
      return { files: finding.files.map(({ path }) => path) }
    case 'competitor-ahead':
      return { ...levelOf(finding.own), evidence: [buildEvidence(finding.site)] }
    case 'first-run': {
      const { level, missing, site, uncited } = finding
      return {
        ...levelOf(level),
        ...{ reason: missing.kind, evidence: site === undefined ? [] : [buildEvidence(site)], uncited },
      }
    }
    case 'no-rule':
      return levelOf(finding.level)
    case 'unchanged':
      return finding.change === undefined ? levelOf(finding.level) : changeOf(finding.change)
  }
}

function contentOf({ questions, path, removed }: Extract<Finding, { questions: QuestionChange[] }>) {
  return {
    questions: questions.map(({ question, before, after }) => ({
      question,
      before: before === undefined ? null : buildQuote(before),
      after: after === undefined ? null : buildQuote(after),
    })),
    path,
    removed: buildRemoved(removed),
  }
}

function liveOf({ scope, cells, change, evidence }: Extract<Finding, { evidence: LiveEvidence[] }>) {
  return {
    scope: buildScope(scope),
    cells: cells.length,
    ...(change !== undefined && changeOf(change)),
    evidence: evidence.map(buildEvidence),
  }
}

function lowOf(finding: Extract<Finding, { value: unknown }>) {
  const { value } = finding
  return {
    ...liveOf(finding),
    ...(value !== undefined && { value: { rule: value.rule, now: value.now, was: value.was } }),
  }
}

function timeOf({ since, lastBefore, runs, levels, parts }: OverTime) {
  return {
    ...{ since, last_before: lastBefore, runs, parts: parts.map(buildOverTime) },
    ...(levels !== undefined && { levels: buildOverTime(levels) }),
  }
}

function buildScope(scope: Scope): z.output<typeof scopeSchema> {
  const { kind } = scope
  const engine = kind === 'engine' ? scope.engine : undefined
  const country = kind === 'whole' ? undefined : scope.country
  return { kind, ...(engine !== undefined && { engine }), ...(country !== undefined && { country }) }
}

function changeOf({ now, was: { usually, share } }: Change) {
  return { ...levelOf(now), was: { usually, share } }
}

function levelOf(level: Level | undefined): { now?: Level } {
  return level === undefined ? {} : { now: copyLevel(level) }
}

/** Takes the fields one by one, so that the file has no other ones. */
function copyLevel({ cited, answers, share }: Level): Level {
  return { cited, answers, share }
}

function buildOverTime({ scope, before, since, now }: LevelOverTime) {
  return { scope: buildScope(scope), before, since, now: copyLevel(now) }
}

function buildEvidence(evidence: LiveEvidence) {
  const { answers, of } = evidence
  const counts = { answers, usually: evidence.usually ?? null, of }
  if (evidence.kind === 'read') return { kind: evidence.kind, domain: evidence.domain ?? null, ...counts }
  const { kind, domain, page } = evidence
  return { kind, domain, page: page ?? null, ...counts }
}
