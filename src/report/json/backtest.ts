/** A backtest as JSON. docs/backtest.md describes each field. */

import type { Backtest, JudgedCommit, JudgedInjection } from '../../embedded/backtest/backtest.ts'
import type { Cause, KeywordEvidence, Quote } from '../../embedded/repository/outcome.ts'
import { describeCorpusProblem } from '../messages/pages.ts'

/** Returns the JSON value of a backtest. Texts from outside are as they are. */
export function buildBacktestResult(backtest: Backtest) {
  const { head, pages, keywords, unanswered, merges, isShallow, commits, injections } = backtest
  const withVerdict = (verdict: JudgedCommit['verdict']) =>
    commits.filter(commit => commit.verdict === verdict).length
  const failed = withVerdict('fail')
  return {
    schema_version: 1,
    head,
    pages,
    keywords,
    unanswered_keywords: unanswered,
    merges,
    shallow: isShallow,
    summary: {
      commits: commits.length,
      failed,
      errors: withVerdict('error'),
      failed_share: failed / commits.length,
    },
    commits: commits.map(toRecord),
    injections: injections === undefined ? null : injections.map(toInjection),
  }
}

function toRecord({ commit: { id, parent, date, subject }, verdict, keywords, problem }: JudgedCommit) {
  return {
    ...{ commit: id, parent, date, subject, verdict },
    keywords: keywords.map(toKeyword),
    error: problem === undefined ? null : { kind: problem.kind, detail: describeCorpusProblem(problem).what },
  }
}

function toKeyword({ keyword, outcome, loss, before, after, causes }: KeywordEvidence) {
  return {
    ...{ keyword, outcome, loss },
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
    hidden_by:
      cause.kind === 'hidden'
        ? cause.reasons.map(({ kind, file, line, crawler = null }) => ({ kind, file, line, crawler }))
        : null,
  }
}

function toInjection({ kind, path, keywords, citedFirst, lost }: JudgedInjection) {
  return {
    ...{ kind, path, keywords },
    cited_first: citedFirst,
    verdict: lost.length > 0 ? 'fail' : 'pass',
    lost_keywords: lost,
  }
}
