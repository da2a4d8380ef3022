/** What a backtest found, as blocks. */

import { findCauses } from '../../findings/content-findings.ts'
import { formatKeyword, readKeywords } from '../../inputs/keywords.ts'
import type { Block, Card, Inline, Line, Mark } from '../../lib/document/blocks.ts'
import type { HistoryCommit } from '../../owners/backtest/commit-history.ts'
import { type InjectionKind, injectionKinds } from '../../owners/backtest/injections.ts'
import {
  type Backtest,
  countVerdicts,
  type JudgedCommit,
  type JudgedInjection,
  type Stop,
} from '../../owners/backtest/parts.ts'
import type { StoredEvidence } from '../../owners/keyword-change.ts'
import type { Quote } from '../../owners/quote.ts'
import type { BacktestErrorFacts } from '../../sites/errors.ts'
import { describeCorpusProblem } from '../messages/pages.ts'
import { countOf, formatPercent } from '../numbers.ts'
import { describeLoss, type LinkedRun } from '../tell/loss.ts'
import { dayOf } from '../words.ts'

const HEAD_DIGITS = 10
/** Code points of a sentence that names texts from outside. */
const SENTENCE_LENGTH = 2000

/** Returns the share of commits that fail, each of them with its reasons, newest first, and the losses. */
export function backtestParts(backtest: Backtest): Block[][] {
  const { commits, injections, commitPages, stopped } = backtest
  const { judged, failed } = countVerdicts(commits)
  const isWhole = judged > 0 && stopped === undefined
  return [
    [
      headline(
        failed > 0 ? 'fail' : isWhole ? 'pass' : 'warn',
        judged === 0
          ? 'No commit could be judged.'
          : `The gate would have failed ${failed} of ${judged} commits that change pages (${shareOf(failed, judged)}).`,
      ),
      { kind: 'list', items: [...notesOf(backtest)] },
    ],
    ...commits.filter(({ verdict }) => verdict === 'fail').map(commit => commitBlocks(commit, commitPages)),
    ownerBlocks(backtest),
    injections === undefined ? [] : lossBlocks(injections),
  ]
}

/** What it would change to confirm all proposed owners, with the commits that it decides, and the lines to paste. */
function ownerBlocks({ keywords, proposed, commits, commitPages }: Backtest): Block[] {
  if (proposed.length === 0) return []
  const { judged, failed, failedIfConfirmed } = countVerdicts(commits)
  const decided = commits.flatMap(({ commit, verdict, keywords, lostIfConfirmed = [] }): Line[] => {
    if (verdict === 'error' || (verdict === 'fail') === lostIfConfirmed.length > 0) return []
    const lost = keywords.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword)
    const [word, questions] = verdict === 'fail' ? ['pass', lost] : ['fail', lostIfConfirmed]
    const { date, subject } = commit
    return [
      [
        ...[`Would ${word}: `, linkTo(commit, commitPages), ` ${dayOf(date)} `, { name: subject }, ', '],
        outside(questions.join(', ')),
      ],
    ]
  })
  const lines = proposed.map(({ keyword, ...owner }) => formatKeyword({ keyword, owner }))
  return [
    {
      kind: 'heading',
      text: [`The owner of ${proposed.length} of ${countOf(keywords.length, 'keyword')} is not confirmed.`],
    },
    {
      kind: 'list',
      items: [
        [`With guessed owners, ${failed} of ${judged} commits (${shareOf(failed, judged)}) fail.`],
        [`With the owners below confirmed, ${countShare(failedIfConfirmed, judged)} would fail.`],
        ...decided,
      ],
    },
    { kind: 'line', text: ['Correct the owners, and put their lines into ', { code: 'keywords' }, ':'] },
    // A file may have any name: a line that the input would read otherwise is left out.
    { kind: 'code', text: lines.filter(line => 'keywords' in readKeywords([line])).join('\n') },
  ]
}

function headline(mark: Mark, text: string): Block {
  return { kind: 'heading', mark, text: [text] }
}

function listOf(items: string[]): Block {
  return { kind: 'list', items: items.map(item => [outside(item)]) }
}

function outside(text: string) {
  return { name: text, most: SENTENCE_LENGTH }
}

function* notesOf(backtest: Backtest): Generator<Line> {
  const { head, pages, keywords, unanswered, isShallow, commits } = backtest
  const weaker = commits.filter(
    ({ verdict, keywords }) => verdict === 'pass' && keywords.some(({ outcome }) => outcome === 'weaker'),
  )
  const asked = countOf(keywords.length, 'keyword')
  yield* stopNotes(backtest)
  yield [
    `Compared each with its first parent, for ${asked}. The newest commit, ${head.slice(0, HEAD_DIGITS)}, has ${countOf(pages, 'page')}.`,
  ]
  if (weaker.length > 0)
    yield [
      `${capitalize(countOf(weaker.length, 'more commit'))} would have got a warning for a weaker answer, and passed.`,
    ]
  yield* errorNotes(backtest)
  if (unanswered.length > 0)
    yield [
      outside(
        `The pages of the newest commit have no answer to ${unanswered.length} of ${asked}: ${unanswered.join(', ')}. A keyword without an answer cannot be lost.`,
      ),
    ]
  if (isShallow)
    yield [
      'The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0.',
    ]
}

/** Why the backtest ended before its end, and what is left. */
function stopNotes({ stopped, commits, plannedCommits, injections = [], plannedLosses }: Backtest): Line[] {
  if (stopped === undefined) return []
  const left = plannedCommits - commits.length
  const losses = plannedLosses - injections.length
  return [
    [
      ...stopWords(stopped),
      ...(left > 0 ? [` Not replayed: the oldest ${left} of ${plannedCommits} commits.`] : []),
      ...(losses > 0 ? [` Not put in: ${losses} of ${plannedLosses} losses.`] : []),
    ],
  ]
}

function stopWords(stop: Stop): Line {
  switch (stop.kind) {
    case 'interrupted':
      return ['The backtest was stopped.']
    case 'no-time':
      return ['The time for the backtest was over.']
    default:
      return [outside(`An error stopped the backtest: ${describeCorpusProblem(stop).what}`)]
  }
}

/** One line for each reason that commits could not be compared for, with an example. */
function errorNotes({ commits, commitPages }: Backtest): Line[] {
  const problems = commits.flatMap(({ commit, problem }) => (problem ? [{ commit, problem }] : []))
  return [...Map.groupBy(problems, ({ problem }) => problem.kind).values()].flatMap(group => {
    const [newest] = group
    if (newest === undefined) return []
    const { commit, problem } = newest
    return [
      [
        `${capitalize(countOf(group.length, 'more commit'))} could not be compared, ${group.length > 1 ? 'such as ' : ''}`,
        linkTo(commit, commitPages),
        ': ',
        outside(describeCorpusProblem(problem).what),
      ],
    ]
  })
}

/** The short id of a commit, which links to its page where the host is known. A terminal has no room for the whole id. */
function linkTo({ id }: HistoryCommit, commitPages: string | undefined): Inline {
  const short = id.slice(0, HEAD_DIGITS)
  return commitPages === undefined ? { code: short } : { link: commitPages + short, label: [short] }
}

function commitBlocks({ commit, keywords }: JudgedCommit, commitPages: string | undefined): Block[] {
  const { id, date, subject } = commit
  const run = { commitUrl: commitPages && commitPages + id, sha: id }
  const lost = keywords.filter(({ outcome }) => outcome === 'lost')
  return [
    {
      kind: 'heading',
      text: [
        { toned: ['Failed'], tone: 'worse' },
        ...[' ', linkTo(commit, commitPages), ` ${dayOf(date)} `, { name: subject }],
      ],
    },
    { kind: 'card', cards: lost.map(evidence => lossEntry(evidence, run)), isNumbered: lost.length > 1 },
  ]
}

function lossEntry(evidence: StoredEvidence, run: LinkedRun): Card {
  const { keyword, loss, before, after } = evidence
  return {
    title: [{ name: keyword }, ':'],
    lines: [
      [`${formatPercent(loss)} of the text of its owner is gone`],
      ...(before === undefined ? [] : [['before: ', ...quoted(before)]]),
      ['after: ', ...(after === undefined ? ['no answer'] : quoted(after))],
      ...findCauses(evidence).map((cause): Line => ['cause: ', ...describeLoss(cause, run).why]),
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
  const missed = injections.filter(injection => !isSeen(injection))
  const missedPages = Map.groupBy(missed, ({ path }) => path)
  return [
    headline(
      injections.length > 0 && missed.length === 0 ? 'pass' : 'warn',
      injections.length === 0
        ? 'No page answers a keyword, so no loss was put in.'
        : `Of the losses put into the pages that answer, the gate fails ${count(injections)}.`,
    ),
    {
      kind: 'table',
      caption: 'Losses that the gate fails',
      columns: [{ title: ['Loss'] }, { title: ['Failed'], isNumber: true }],
      rows: injectionKinds.map(kind => [
        [`Page ${KIND_WORDS[kind]}`],
        [count(injections.filter(injection => injection.kind === kind))],
      ]),
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
        : 'If the pages have a history, check --content: it selects them.'
      return `There is nothing to replay: no commit with a parent changes a page. ${advice}`
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
