/** What a dry run, `doctor` and `backtest` print as JSON. Texts from outside are as they are. */
import {
  type Backtest,
  countVerdicts,
  type JudgedCommit,
  type JudgedInjection,
  type Stop,
} from '../../embedded/backtest/parts.ts'
import type { Cause } from '../../embedded/repository/keyword-change.ts'
import type { KeywordEvidence } from '../../embedded/repository/outcome.ts'
import type { Quote } from '../../embedded/repository/quote.ts'
import { estimatedCost, unpricedEngines } from '../../scan/demand.ts'
import type { Check } from '../document/check.ts'
import { describeBlocker } from '../messages/gate.ts'
import { describeCorpusProblem } from '../messages/pages.ts'
import type { FleetPlan, RunPlan } from '../run-plan.ts'

/** Returns what a run would ask. Costs are US dollars; null stands for a value that is not known, and for no limit. */
export function buildPlan({ brand, keywords, scans, cost, demand, timeoutMinutes, blocker }: RunPlan) {
  const unpriced = unpricedEngines(demand)
  const isKnown = cost.address === undefined && unpriced.length === 0
  return {
    format: 'ai-visibility-plan',
    brand_name: brand,
    keywords,
    service: cost.address ?? 'embedded',
    scans: scans.own + scans.competitors,
    requests: demand.requests,
    minutes: demand.minutes,
    estimated_cost_usd: isKnown ? estimatedCost(demand) : null,
    known_cost_usd: cost.address === undefined ? estimatedCost(demand) : null,
    unpriced_engines: unpriced,
    engines: demand.engines.map(({ engine, model, answers, judgments, costUsd }) => ({
      engine,
      model,
      questions: answers,
      judgements: judgments,
      estimated_cost_usd: costUsd ?? null,
    })),
    limits: {
      max_requests: demand.maxRequests ?? null,
      max_cost_usd: demand.maxCost ?? null,
      timeout_minutes: timeoutMinutes,
      per_minute: cost.limits?.perMinute ?? null,
      per_day: cost.limits?.perDay ?? null,
    },
    blocked: blocker === undefined ? null : describeBlocker(blocker),
  }
}

/** Returns what the gates would ask. Minutes are the least time of the rate limits. */
export function buildFleetPlan({ gates, scans, requests, minutes, blockers }: FleetPlan) {
  const built = gates.map(gate => ({ key: gate.key, ...buildPlan(gate.plan) }))
  const costs = built.map(gate => gate.estimated_cost_usd)
  return {
    format: 'ai-visibility-fleet-plan',
    ...{ scans, requests, minutes },
    estimated_cost_usd: costs.every(cost => cost !== null)
      ? costs.reduce((sum, cost) => sum + cost, 0)
      : null,
    blocked: blockers.map(({ key, blocker }) => ({ key: key ?? null, ...describeBlocker(blocker) })),
    gates: built,
  }
}

/** Returns the checks for machines. `ok` is false where something stops the run. */
export function buildDoctorResult(checks: Check[]) {
  return { format: 'ai-visibility-doctor', ok: checks.every(({ status }) => status !== 'stop'), checks }
}

/** Returns a backtest as docs/backtest.md describes it, field by field. */
export function buildBacktestResult(backtest: Backtest) {
  const { head, pages, keywords, unanswered, isShallow, commits, injections, stopped } = backtest
  const { judged, failed, failedIfConfirmed, errors } = countVerdicts(commits)
  return {
    schema_version: 1,
    head,
    pages,
    keywords,
    unanswered_keywords: unanswered,
    proposed_owners: backtest.proposed.map(({ keyword, path, heading = null }) => ({
      keyword,
      path,
      heading,
    })),
    shallow: isShallow,
    summary: {
      commits: commits.length,
      left: backtest.plannedCommits - commits.length,
      ...{ judged, failed, errors },
      failed_share: judged === 0 ? null : failed / judged,
      failed_if_confirmed: backtest.proposed.length === 0 ? null : failedIfConfirmed,
    },
    stopped: stopped === undefined ? null : toStop(stopped),
    commits: commits.map(commit => toRecord(commit, backtest.commitPages)),
    injections: injections === undefined ? null : injections.map(toInjection),
  }
}

function toStop(stop: Stop) {
  const isProblem = stop.kind !== 'interrupted' && stop.kind !== 'no-time'
  return { kind: stop.kind, detail: isProblem ? describeCorpusProblem(stop).what : null }
}

function toRecord(
  { commit: { id, parent, date, subject }, verdict, keywords, lostIfConfirmed, problem }: JudgedCommit,
  commitPages: string | undefined,
) {
  return {
    ...{ commit: id, url: commitPages === undefined ? null : commitPages + id },
    ...{ parent, date, subject, verdict },
    keywords: keywords.map(toKeyword),
    lost_if_confirmed: lostIfConfirmed ?? null,
    error: problem === undefined ? null : { kind: problem.kind, detail: describeCorpusProblem(problem).what },
  }
}

function toKeyword({ keyword, outcome, owner, loss, before, after, causes }: KeywordEvidence) {
  return {
    ...{ keyword, outcome, loss },
    owner:
      owner === undefined ? null : { path: owner.path, headings: owner.headings, certainty: owner.certainty },
    before: before === undefined ? null : toQuote(before),
    after: after === undefined ? null : toQuote(after),
    causes: causes.map(toCause),
  }
}

function toQuote({ text, url, place: { path, title, headings } }: Quote) {
  return { text, url, path, title, headings }
}

function toCause(cause: Cause) {
  return {
    kind: cause.kind,
    path: cause.path,
    moved_to: cause.kind === 'moved' ? cause.to : null,
    way: cause.kind === 'rewritten' ? cause.way : null,
    hidden_by:
      cause.kind === 'hidden'
        ? cause.reasons.map(({ kind, file, line, crawler = null }) => ({ kind, file, line, crawler }))
        : null,
  }
}

function toInjection({ kind, path, keywords, lost }: JudgedInjection) {
  return {
    ...{ kind, path, keywords },
    verdict: lost.length > 0 ? 'fail' : 'pass',
    lost_keywords: lost,
  }
}
