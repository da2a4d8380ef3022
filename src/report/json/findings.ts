/** The findings of a run, as the result file has them: the numbers are those of every report. */
import type * as z from 'zod'
import type { Change, Level } from '../../comparison/comparison.ts'
import type { Scope } from '../../comparison/scope.ts'
import type {
  Finding,
  LevelOverTime,
  LiveEvidence,
  OverTime,
  QuestionChange,
} from '../../findings/finding.ts'
import { reviewUrl } from '../document/accepted-losses.ts'
import type { ReportContext } from '../document/context.ts'
import { textOfFinding } from '../document/headline.ts'
import type { Outcome } from '../outcome.ts'
import { buildQuote, buildReason, buildRemoved } from './content-changes.ts'
import type { findingSchema, scopeSchema } from './findings-schema.ts'

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
    case 'loss-unseen': {
      const { scope, since, toldOn } = finding.loss
      return { scope: buildScope(scope), since, told_on: toldOn }
    }
    case 'was-chance':
      return { ...liveOf(finding), since: finding.since }
    case 'floor-broken':
      return { rule: finding.rule.rule, ...levelOf(finding.level) }
    case 'not-judged':
      return { reason: finding.doubt.kind }
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
