import { describeError } from '../../errors/avg-error.ts'
import { findCauses } from '../../findings/content-findings.ts'
import type { Block, Card, Inline, Line } from '../../lib/document/blocks.ts'
import type { HistoryCommit } from '../../owners/backtest/commit-history.ts'
import { type Backtest, countVerdicts, type JudgedCommit } from '../../owners/backtest/parts.ts'
import type { KeywordChange, Quote } from '../../owners/keyword-change.ts'
import { describeLoss } from '../text/loss.ts'
import type { LinkedRun } from '../words/file-links.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { capitalize, dayOf } from '../words/words.ts'

const HEAD_DIGITS = 10
/** Code points. */
const SENTENCE_LENGTH = 2000

/** Returns how many commits touch an owner, fail and warn, and each failure and warning with its reasons, newest first. */
export function backtestParts(backtest: Backtest): Block[][] {
  const { commits, commitPages, stopped } = backtest
  const { judged, touched, failed, warned } = countVerdicts(commits)
  const isClean = judged > 0 && warned === 0 && stopped === undefined
  const found = commits.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  return [
    [
      {
        kind: 'heading',
        mark: failed > 0 ? 'fail' : isClean ? 'pass' : 'warn',
        text: [
          judged === 0
            ? 'No commit could be judged.'
            : `${touched} of ${countOf(judged, 'commit')} touched a page that owns a question; ${failed} would have failed, ${warned} warned.`,
        ],
      },
      { kind: 'list', items: [...notesOf(backtest)] },
    ],
    ...found.map(commit => commitBlocks(commit, commitPages)),
  ]
}

function outside(text: string) {
  return { name: text, most: SENTENCE_LENGTH }
}

function* notesOf(backtest: Backtest): Generator<Line> {
  const { head, pages, keywords, unanswered, isShallow } = backtest
  const asked = countOf(keywords.length, 'question')
  yield* stopNotes(backtest)
  yield [
    `Compared each with its first parent, for ${asked}. The newest commit, ${head.slice(0, HEAD_DIGITS)}, has ${countOf(pages, 'page')}.`,
  ]
  yield* errorNotes(backtest)
  if (unanswered.length > 0)
    yield [
      outside(
        `The pages of the newest commit have no answer to ${unanswered.length} of ${asked}: ${unanswered.join(', ')}. An answer that is missing cannot be lost.`,
      ),
    ]
  if (isShallow)
    yield [
      'The checkout is shallow: older commits are not in it. Fetch them with git fetch --unshallow, or with fetch-depth: 0.',
    ]
}

function stopNotes({ stopped, commits, plannedCommits }: Backtest): Line[] {
  if (stopped === undefined) return []
  const why =
    stopped === 'interrupted'
      ? 'The backtest was stopped.'
      : outside(`An error stopped the backtest: ${describeError(stopped).what}`)
  return [[why, ` Replayed: ${commits.length} of ${plannedCommits} commits.`]]
}

function errorNotes({ commits }: Backtest): Line[] {
  const problems = commits.flatMap(({ problem }) => problem ?? [])
  const reasons = Map.groupBy(problems, problem => describeError(problem).what)
  return Array.from(reasons, ([reason, all]) => [
    `${capitalize(countOf(all.length, 'more commit'))} could not be compared: `,
    outside(reason),
  ])
}

/** A terminal has no room for the whole id. */
function linkTo({ id }: HistoryCommit, commitPages: string | undefined): Inline {
  const short = id.slice(0, HEAD_DIGITS)
  return commitPages === undefined ? { code: short } : { link: commitPages + short, label: [short] }
}

function commitBlocks({ commit, verdict, keywords }: JudgedCommit, commitPages: string | undefined): Block[] {
  const { id, date, subject } = commit
  const run = { commitUrl: commitPages && commitPages + id, sha: id }
  const isFailure = verdict === 'fail'
  const shown = keywords.filter(({ outcome }) => outcome === (isFailure ? 'lost' : 'weaker'))
  return [
    {
      kind: 'heading',
      text: [
        isFailure ? { toned: ['Failed'], tone: 'worse' } : { toned: ['Warned'], tone: 'doubtful' },
        ' ',
        linkTo(commit, commitPages),
        ` ${dayOf(date)} `,
        { name: subject },
      ],
    },
    { kind: 'card', cards: shown.map(change => describeChange(change, run)) },
  ]
}

function describeChange(change: KeywordChange, run: LinkedRun): Card {
  const { keyword, loss, before, after } = change
  const lines = findCauses(change).map(cause => describeLoss(cause, run).why)
  if (loss > 0) lines.push([`${formatPercent(loss)} of the text of its owner is gone`])
  if (before !== undefined) lines.push(['before: ', ...quoted(before)])
  lines.push(['after: ', ...(after === undefined ? ['no answer'] : quoted(after))])
  return { title: [{ name: keyword }, ':'], lines }
}

function quoted({ text, place }: Quote): Line {
  return [{ quote: text }, ' (', { code: place.path }, ')']
}
