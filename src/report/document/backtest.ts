/** What a backtest found, as blocks. */

import type { Backtest, JudgedCommit, JudgedInjection } from '../../embedded/backtest/backtest.ts'
import type { InjectionKind } from '../../embedded/backtest/injections.ts'
import { injectionKinds } from '../../embedded/backtest/injections.ts'
import type { BacktestErrorFacts } from '../../embedded/pages/errors.ts'
import type { Quote } from '../../embedded/repository/keyword-change.ts'
import type { KeywordEvidence } from '../../embedded/repository/outcome.ts'
import { findCauses } from '../../findings/content-findings.ts'
import { describeCorpusProblem } from '../messages/pages.ts'
import { countOf, formatPercent } from '../numbers.ts'
import { dayOf } from '../words.ts'
import type { Block, CauseEntry, Line, Mark } from './blocks.ts'
import { describeLoss } from './content-causes.ts'

/** Commits of a backtest are not on a forge. */
const NO_LINKS = { commitUrl: undefined, sha: undefined }
const HEAD_DIGITS = 10
/** Code points of a sentence that names texts from outside. */
const SENTENCE_LENGTH = 2000

/** Returns the share of commits that fail, each of them with its reasons, newest first, and the losses. */
export function backtestParts(backtest: Backtest): Block[][] {
  const { commits, injections } = backtest
  const failed = commits.filter(({ verdict }) => verdict === 'fail').length
  return [
    [
      headline(
        failed === 0 ? 'pass' : 'fail',
        `The gate would have failed ${failed} of ${commits.length} commits that change pages (${shareOf(failed, commits.length)}).`,
      ),
      listOf(notesOf(backtest)),
    ],
    ...commits.filter(({ verdict }) => verdict !== 'pass').map(commitBlocks),
    injections === undefined ? [] : lossBlocks(injections),
  ]
}

function headline(mark: Mark, text: string): Block {
  return { kind: 'headline', mark, status: '', text: [text], isHeading: true }
}

function listOf(items: string[]): Block {
  return { kind: 'list', items: items.map(item => [outside(item)]) }
}

function outside(text: string) {
  return { name: text, most: SENTENCE_LENGTH }
}

function notesOf({ head, pages, keywords, unanswered, isShallow, commits }: Backtest): string[] {
  const newest = head.slice(0, HEAD_DIGITS)
  const weaker = commits.filter(
    ({ verdict, keywords }) => verdict === 'pass' && keywords.some(({ outcome }) => outcome === 'weaker'),
  )
  return [
    `Compared each with its first parent, for ${countOf(keywords.length, 'keyword')}. The newest commit, ${newest}, has ${countOf(pages, 'page')}.`,
    ...(weaker.length > 0
      ? [
          `${capitalize(countOf(weaker.length, 'more commit'))} would have got a warning for a weaker answer, and passed.`,
        ]
      : []),
    ...(unanswered.length > 0
      ? [
          `The pages of the newest commit have no answer to ${unanswered.length} of ${countOf(keywords.length, 'keyword')}: ${unanswered.join(', ')}. A keyword without an answer cannot be lost.`,
        ]
      : []),
    ...(isShallow
      ? [
          'The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0.',
        ]
      : []),
  ]
}

function commitBlocks({ commit: { id, date, subject }, verdict, keywords, problem }: JudgedCommit): Block[] {
  const lost = keywords.filter(({ outcome }) => outcome === 'lost')
  return [
    {
      kind: 'heading',
      text: [
        { toned: [verdict === 'error' ? 'Error' : 'Failed'], tone: 'worse' },
        ...[' ', { code: id.slice(0, HEAD_DIGITS) }, ` ${dayOf(date)} `, { name: subject }],
      ],
    },
    ...(problem === undefined
      ? []
      : [listOf([`The pages could not be compared: ${describeCorpusProblem(problem).what}`])]),
    ...(lost.length === 0 ? [] : [{ kind: 'causes' as const, entries: lost.map(lossEntry) }]),
  ]
}

function lossEntry(evidence: KeywordEvidence): CauseEntry {
  const { keyword, loss, before, after } = evidence
  return {
    title: [{ name: keyword }, ':'],
    lines: [
      [`${formatPercent(loss)} of its answer is gone`],
      ...(before === undefined ? [] : [['before: ', ...quoted(before)]]),
      ['after: ', ...(after === undefined ? ['no answer'] : quoted(after))],
      ...findCauses(evidence).map((cause): Line => ['cause: ', ...describeLoss(cause, NO_LINKS).why]),
    ],
  }
}

function quoted({ text, place }: Quote): Line {
  return [{ quote: text }, ' (', { code: place.path }, ')']
}

const KIND_WORDS: Record<InjectionKind, string> = {
  deleted: 'deleted',
  stub: 'replaced by a stub',
  draft: 'made a draft',
  noindex: 'hidden by noindex',
}

function lossBlocks(injections: JudgedInjection[]): Block[] {
  const isSeen = ({ lost }: JudgedInjection) => lost.length > 0
  const count = (list: JudgedInjection[]) =>
    list.length === 0 ? 'none' : countShare(list.filter(isSeen).length, list.length)
  const first = injections.filter(({ citedFirst }) => citedFirst)
  const missed = first.filter(injection => !isSeen(injection))
  const missedPages = Map.groupBy(missed, ({ path }) => path)
  return [
    headline(
      injections.length > 0 && missed.length === 0 ? 'pass' : 'warn',
      injections.length === 0
        ? 'No page answers a keyword, so no loss was put in.'
        : `Of the losses put into the pages that answer, the gate fails ${count(injections)}; where the page is cited first, ${count(first)}.`,
    ),
    {
      kind: 'table',
      caption: 'Losses that the gate fails',
      columns: [
        { title: ['Loss'] },
        { title: ['Cited first'], isNumber: true },
        { title: ['Other pages that are cited'], isNumber: true },
      ],
      rows: injectionKinds.map(kind => {
        const ofKind = injections.filter(injection => injection.kind === kind)
        return [
          [`Page ${KIND_WORDS[kind]}`],
          [count(ofKind.filter(({ citedFirst }) => citedFirst))],
          [count(ofKind.filter(({ citedFirst }) => !citedFirst))],
        ]
      }),
    },
    listOf(
      Array.from(
        missedPages,
        ([path, losses]) => `Not seen: ${path} ${losses.map(({ kind }) => KIND_WORDS[kind]).join(', ')}`,
      ),
    ),
  ]
}

/** Returns why a backtest cannot run, and what to do. */
export function describeBacktestProblem(facts: BacktestErrorFacts): string {
  switch (facts.kind) {
    case 'no-commits':
      return 'The backtest replays commits, and the repository has none yet.'
    case 'no-page-commits': {
      const advice = facts.isShallow
        ? 'The checkout is shallow: fetch the older commits with git fetch --unshallow, or with fetch-depth: 0.'
        : 'Check --content: it selects the pages.'
      return `No commit with a parent changes a page. ${advice}`
    }
    case 'not-a-checkout':
      return 'The backtest replays commits, and the folder is not inside a git checkout.'
    case 'no-git':
      return 'The backtest replays commits, and git is not installed.'
    default:
      return `The backtest could not run: ${describeCorpusProblem(facts).what}`
  }
}

/** `3 of 200 (1.5%)`. */
function countShare(part: number, whole: number): string {
  return `${part} of ${whole} (${shareOf(part, whole)})`
}

function shareOf(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)}%`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
