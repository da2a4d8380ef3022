/** What `doctor`, `check --plan` and `backtest` print as JSON. Texts from outside are as they are. */
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
import { type Demand, sumDemands } from '../../scan/demand.ts'
import type { GateFindings } from '../diagnosis.ts'
import type { Check } from '../document/check.ts'
import { describeCorpusProblem } from '../messages/pages.ts'

/**
 * Returns the checks and what the gates ask. `ok` is false where something stops the run. Costs are US dollars; null stands
 * for a value that is not known, and for no limit. `demand` is null where the inputs are wrong.
 */
export function buildDoctorResult(checks: Check[], gates: GateFindings[] | undefined) {
  return {
    format: 'ai-visibility-doctor',
    ok: checks.every(({ status }) => status !== 'stop'),
    checks,
    demand: gates === undefined ? null : buildDemand(gates),
  }
}

function buildDemand(gates: GateFindings[]) {
  return {
    ...toSum(gates.map(({ demand }) => demand)),
    gates: gates.map(({ key, demand }) => ({
      key,
      brand_name: demand.brand,
      keywords: demand.keywords,
      service: demand.address ?? 'embedded',
      ...toSum([demand]),
      engines: demand.engines.map(({ engine, model, answers, judgments, costUsd }) => ({
        ...{ engine, model, questions: answers, judgments },
        estimated_cost_usd: costUsd ?? null,
      })),
      accounts: demand.accounts.map(({ account, requests, perMinute, perDay }) => ({
        ...{ account, requests },
        ...{ per_minute: perMinute, per_day: perDay ?? null },
      })),
      limits: {
        max_requests: demand.maxRequests ?? null,
        max_cost_usd: demand.maxCost ?? null,
        timeout_minutes: demand.timeoutMinutes,
      },
    })),
  }
}

function toSum(demands: Demand[]) {
  const { scans, requests, minutes, costUsd, isWhole, unpriced } = sumDemands(demands)
  return {
    ...{ scans, requests, minutes },
    estimated_cost_usd: isWhole ? costUsd : null,
    known_cost_usd: costUsd,
    unpriced_engines: unpriced,
  }
}

/** Returns a backtest as docs/command-line.md describes it, field by field. */
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
