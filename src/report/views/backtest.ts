/** What a backtest found, as its reports say it. May hold text from outside, which each report escapes in its own way. */
import type { Backtest, JudgedCommit } from '../../embedded/backtest/backtest.ts'
import type { HistoryErrorFacts } from '../../embedded/backtest/errors.ts'
import { injectionKinds, type JudgedInjection } from '../../embedded/backtest/inject.ts'
import type { InjectionKind } from '../../embedded/backtest/injections.ts'
import type { KeywordEvidence, Quote } from '../../embedded/repository/outcome.ts'
import { describeCorpusProblem } from '../corpus-words.ts'
import type { Tone } from '../document/blocks.ts'
import { formatPercent } from '../numbers.ts'
import { dayOf } from '../words.ts'
import { describeCauses } from './causes.ts'

export interface BacktestView {
  headline: string
  tone: Tone
  /** What was replayed, and what limits it; each a sentence. */
  notes: string[]
  /** Those that fail and those that could not be compared, newest first. */
  commits: CommitView[]
  losses: LossesView | undefined
}

export interface CommitView {
  /** The first ten digits. */
  id: string
  day: string
  subject: string
  status: 'Failed' | 'Error'
  /** Of an error. */
  problem: string | undefined
  keywords: {
    keyword: string
    loss: string
    before: Place | undefined
    after: Place | undefined
    causes: string[]
  }[]
}

/** A sentence and the page it stands in. */
export interface Place {
  text: string
  path: string
}

export interface LossesView {
  headline: string
  tone: Tone
  rows: { kind: string; citedFirst: string; others: string }[]
  /** Losses of pages that are cited first, and that the gate does not see. */
  missed: string[]
}

const HEAD_DIGITS = 10

/** Returns what the reports of a backtest say. */
export function viewBacktest(backtest: Backtest): BacktestView {
  const { commits, injections } = backtest
  const failed = commits.filter(({ verdict }) => verdict === 'fail')
  const shown = commits.filter(({ verdict }) => verdict !== 'pass')
  const noun = backtest.merges ? 'merge commits' : 'commits'
  return {
    headline: `The gate would have failed ${failed.length} of ${commits.length} ${noun} that change pages (${shareOf(failed.length, commits.length)}).`,
    tone: failed.length === 0 ? 'better' : 'worse',
    notes: notesOf(backtest),
    commits: shown.map(viewCommit),
    losses: injections && viewLosses(injections),
  }
}

function notesOf({ head, pages, keywords, unanswered, merges, isShallow, commits }: Backtest): string[] {
  const newest = head.slice(0, HEAD_DIGITS)
  const weaker = commits.filter(
    ({ verdict, keywords }) => verdict === 'pass' && keywords.some(({ outcome }) => outcome === 'weaker'),
  )
  const parent = merges ? 'first parent' : 'parent'
  return [
    `Compared each with its ${parent}, for ${plural(keywords.length, 'keyword')}. The newest commit, ${newest}, has ${plural(pages, 'page')}.`,
    ...(weaker.length > 0
      ? [
          `${capitalise(plural(weaker.length, 'more commit'))} would have got a warning for a weaker answer, and passed.`,
        ]
      : []),
    ...(unanswered.length > 0
      ? [
          `The pages of the newest commit have no answer to ${unanswered.length} of ${plural(keywords.length, 'keyword')}: ${unanswered.join(', ')}. A keyword without an answer cannot be lost.`,
        ]
      : []),
    ...(isShallow
      ? [
          'The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0.',
        ]
      : []),
  ]
}

function viewCommit({ commit: { id, date, subject }, verdict, keywords, problem }: JudgedCommit): CommitView {
  return {
    id: id.slice(0, HEAD_DIGITS),
    day: dayOf(date),
    subject,
    status: verdict === 'error' ? 'Error' : 'Failed',
    problem: problem && `The pages could not be compared: ${describeCorpusProblem(problem)}`,
    keywords: keywords.filter(({ outcome }) => outcome === 'lost').map(viewKeyword),
  }
}

function viewKeyword({
  keyword,
  loss,
  before,
  after,
  causes,
}: KeywordEvidence): CommitView['keywords'][number] {
  return {
    keyword,
    loss: `${formatPercent(loss)} of its answer is gone`,
    before: before && placeOf(before),
    after: after && placeOf(after),
    causes: describeCauses(causes),
  }
}

function placeOf({ text, place }: Quote): Place {
  return { text, path: place.path }
}

const KIND_WORDS: Record<InjectionKind, string> = {
  deleted: 'deleted',
  stub: 'replaced by a stub',
  draft: 'made a draft',
  noindex: 'hidden by noindex',
}

function viewLosses(injections: JudgedInjection[]): LossesView {
  const isSeen = ({ lost }: JudgedInjection) => lost.length > 0
  const count = (list: JudgedInjection[]) =>
    list.length === 0 ? 'none' : countShare(list.filter(isSeen).length, list.length)
  const first = injections.filter(({ citedFirst }) => citedFirst)
  const missed = first.filter(injection => !isSeen(injection))
  return {
    headline:
      injections.length === 0
        ? 'No page answers a keyword, so no loss was put in.'
        : `Of the losses put into the pages that answer, the gate fails ${count(injections)}; where the page is cited first, ${count(first)}.`,
    tone: injections.length > 0 && missed.length === 0 ? 'better' : 'doubtful',
    rows: injectionKinds.map(kind => {
      const ofKind = injections.filter(injection => injection.kind === kind)
      return {
        kind: `Page ${KIND_WORDS[kind]}`,
        citedFirst: count(ofKind.filter(({ citedFirst }) => citedFirst)),
        others: count(ofKind.filter(({ citedFirst }) => !citedFirst)),
      }
    }),
    missed: Array.from(
      Map.groupBy(missed, ({ path }) => path),
      ([path, losses]) => `${path} ${losses.map(({ kind }) => KIND_WORDS[kind]).join(', ')}`,
    ),
  }
}

/** Returns why a backtest cannot run, and what to do. */
export function describeBacktestProblem(facts: HistoryErrorFacts): string {
  switch (facts.kind) {
    case 'no-commits':
      return 'The backtest replays commits, and the repository has none yet.'
    case 'no-page-commits': {
      const noun = facts.merges ? 'merge commit' : 'commit'
      const advice = facts.isShallow
        ? 'The checkout is shallow: fetch the older commits with git fetch --unshallow, or with fetch-depth: 0.'
        : facts.merges
          ? 'Try without --merges.'
          : 'Check --content: it selects the pages.'
      return `No ${noun} with a parent changes a page. ${advice}`
    }
    case 'not-a-checkout':
      return 'The backtest replays commits, and the folder is not inside a git checkout.'
    case 'no-git':
      return 'The backtest replays commits, and git is not installed.'
    default:
      return `The backtest could not run: ${describeCorpusProblem(facts)}`
  }
}

/** `3 of 200 (1.5%)`. */
function countShare(part: number, whole: number): string {
  return `${part} of ${whole} (${shareOf(part, whole)})`
}

function shareOf(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
