import { describeError } from '../../errors/avg-error.ts'
import { findCauses } from '../../findings/content-findings.ts'
import type { Block, Card, Inline, Line } from '../../lib/document/blocks.ts'
import type { HistoryCommit } from '../../owners/backtest/commit-history.ts'
import { type Backtest, countVerdicts, type JudgedCommit, type Stop } from '../../owners/backtest/parts.ts'
import type { KeywordChange, Quote } from '../../owners/keyword-change.ts'
import { describeLoss } from '../text/loss.ts'
import type { LinkedRun } from '../words/file-links.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { capitalize, dayOf } from '../words/words.ts'

const HEAD_DIGITS = 10
/** Code points. */
const SENTENCE_LENGTH = 2000

/** Returns the number of commits that fail, and each of them with its reasons, newest first. */
export function backtestParts(backtest: Backtest): Block[][] {
  const { commits, commitPages, stopped } = backtest
  const { judged, failed } = countVerdicts(commits)
  const isWhole = judged > 0 && stopped === undefined
  return [
    [
      {
        kind: 'heading',
        mark: failed > 0 ? 'fail' : isWhole ? 'pass' : 'warn',
        text: [
          judged === 0
            ? 'No commit could be judged.'
            : `The gate would have failed ${failed} of ${judged} commits that change pages.`,
        ],
      },
      { kind: 'list', items: [...notesOf(backtest)] },
    ],
    ...commits.filter(({ verdict }) => verdict === 'fail').map(commit => commitBlocks(commit, commitPages)),
  ]
}

function outside(text: string) {
  return { name: text, most: SENTENCE_LENGTH }
}

function* notesOf(backtest: Backtest): Generator<Line> {
  const { head, pages, keywords, unanswered, isShallow } = backtest
  const asked = countOf(keywords.length, 'keyword')
  yield* stopNotes(backtest)
  yield [
    `Compared each with its first parent, for ${asked}. The newest commit, ${head.slice(0, HEAD_DIGITS)}, has ${countOf(pages, 'page')}.`,
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

function stopNotes({ stopped, commits, plannedCommits }: Backtest): Line[] {
  if (stopped === undefined) return []
  return [[...stopWords(stopped), ` Replayed: ${commits.length} of ${plannedCommits} commits.`]]
}

function stopWords(stop: Stop): Line {
  if (stop === 'interrupted') return ['The backtest was stopped.']
  return [outside(`An error stopped the backtest: ${describeError(stop).what}`)]
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

function commitBlocks({ commit, keywords }: JudgedCommit, commitPages: string | undefined): Block[] {
  const { id, date, subject } = commit
  const run = { commitUrl: commitPages && commitPages + id, sha: id }
  const lost = keywords.filter(({ outcome }) => outcome === 'lost')
  return [
    {
      kind: 'heading',
      text: [
        { toned: ['Failed'], tone: 'worse' },
        ' ',
        linkTo(commit, commitPages),
        ` ${dayOf(date)} `,
        { name: subject },
      ],
    },
    { kind: 'card', cards: lost.map(evidence => lossEntry(evidence, run)), isNumbered: lost.length > 1 },
  ]
}

function lossEntry(evidence: KeywordChange, run: LinkedRun): Card {
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
