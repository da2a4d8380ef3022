/** The questions that a model read, each with what went and what was found. No sentence of the model is shown. */

import type { Reading, StatementFinding, StatementReading } from '../../../embedded/reader/reading.ts'
import type { KeywordChange } from '../../../embedded/repository/keyword-change.ts'
import { countOf, formatCost } from '../../numbers.ts'
import type { Outcome } from '../../outcome.ts'
import type { Block, Column, Line } from '../blocks.ts'
import { foldOf, joinLines, paragraph, tableOf } from '../build-blocks.ts'
import { quoteOf } from '../content-causes.ts'
import { EVERYWHERE, type GateSection } from './section.ts'

/** Questions before the rest is folded. */
const MOST_QUESTIONS = 3
/** Values that are told of one statement. */
const MOST_VALUES = 3

type Read = KeywordChange & { reading: Reading }

export const readings: GateSection = {
  id: 'readings',
  title: 'Questions that a model read',
  on: EVERYWHERE,
  blocks({ outcome }) {
    const all = (outcome.baseline?.content?.keywords ?? []).filter(isRead)
    const read = all.filter(({ reading }) => reading.outcome !== 'not-read')
    const rest = read.slice(MOST_QUESTIONS)
    return [
      ...read.slice(0, MOST_QUESTIONS).flatMap(change => questionBlocks(change, outcome)),
      ...foldOf(
        `and ${countOf(rest.length, 'more question')}`,
        rest.flatMap(change => questionBlocks(change, outcome)),
      ),
      ...notRead(all),
      ...paragraph(describeReader(all), true),
    ]
  },
}

function isRead(change: KeywordChange): change is Read {
  return change.reading !== undefined
}

function questionBlocks({ keyword, reading }: Read, outcome: Outcome): Block[] {
  const isUndecided = reading.outcome === 'undecided'
  const statementColumn: Column = { title: ['Before'] }
  const columns: Column[] = isUndecided
    ? [statementColumn, { title: ['Reading 1'] }, { title: ['Reading 2'] }]
    : [statementColumn, { title: ['Now'] }]
  const rows = reading.statements.map((statement): Line[] => [
    quoteOf(statement.before, outcome, 'base'),
    ...(isUndecided
      ? [foundIn(statement, 0, outcome), foundIn(statement, 1, outcome)]
      : [foundIn(statement, 0, outcome)]),
  ])
  return [
    ...paragraph([
      { strong: [{ quote: keyword }, `: ${WORDS[reading.outcome]}`] },
      '. ',
      ...byWordsAlone(reading),
    ]),
    ...tableOf('What the page said before, and the lines that say it now', columns, rows),
  ]
}

const WORDS: Record<Reading['outcome'], string> = {
  kept: 'other words, same answer',
  weaker: 'a part is not found, or stood there before',
  lost: 'the text is gone',
  undecided: 'the two readings differ',
  'not-read': 'not read',
}

/** What would have been without a reader, where that is another outcome; for an undecided question, what is. */
function byWordsAlone({ outcome, byWords }: Reading): Line {
  const [lost, kept] = ['the answer is lost', 'the answer is kept']
  const words =
    byWords.outcome === 'lost' ? lost : byWords.outcome === 'weaker' ? 'the answer is weaker' : kept
  if (outcome === 'undecided') return [`So words decide: ${words}.`]
  const isSame = outcome === (byWords.outcome === 'unchanged' ? 'kept' : byWords.outcome)
  return isSame ? [] : [`By words alone, ${words}.`]
}

function foundIn({ readings }: StatementReading, index: number, outcome: Outcome): Line {
  const found = readings[index]
  if (found === undefined) return ['–']
  return [...lineOf(found, outcome), ...remarkOn(found)]
}

function lineOf({ line }: StatementFinding, outcome: Outcome): Line {
  return line === undefined ? ['not found'] : quoteOf(line, outcome, 'head')
}

function remarkOn({ status, values, lacks }: StatementFinding): Line {
  switch (status) {
    case 'changed': {
      const changed = values
        .slice(0, MOST_VALUES)
        .map(({ before, now }): Line => [{ name: before, most: 40 }, ' → ', { name: now, most: 40 }])
      const what: Line =
        changed.length > 0 ? ['value changed: ', ...joinLines(changed)] : ['says the opposite']
      return [' ', { strong: what }]
    }
    case 'standing':
      return [' (stood there before)']
    case 'refused': {
      const names = lacks.slice(0, MOST_VALUES).map((name): Line => [{ quote: name, most: 40 }])
      const why: Line =
        names.length > 0 ? ['it lacks ', ...joinLines(names)] : ['it shares no word with the text']
      return [', not accepted: ', ...why]
    }
    case 'same':
    case 'missing':
      return []
  }
}

/** Why questions were not read: each problem once. */
function notRead(all: readonly Read[]): Block[] {
  const byProblem = Map.groupBy(
    all.filter(({ reading }) => reading.outcome === 'not-read'),
    ({ reading }) => reading.problem ?? 'unanswered',
  )
  return [...byProblem].flatMap(([problem, changes]) =>
    paragraph([
      `${PROBLEMS[problem]} ${countOf(changes.length, 'question')} ${changes.length === 1 ? 'was' : 'were'} judged by words alone: `,
      ...joinLines(
        changes.slice(0, MOST_QUESTIONS).map(({ keyword }): Line => [{ quote: keyword, most: 60 }]),
      ),
      changes.length > MOST_QUESTIONS ? `, and ${changes.length - MOST_QUESTIONS} more.` : '.',
    ]),
  )
}

/** Why a question was not read, as a sentence. */
export const PROBLEMS: Record<NonNullable<Reading['problem']>, string> = {
  'no-key': 'The reader was not asked: this run has no key of it, as pull requests from forks have none.',
  'over-budget': 'The reader was not asked to the end: max-cost was reached.',
  refusal: 'The reader refused.',
  cut: 'The reader’s reply was cut before its end.',
  'prompt-cut': 'The reader did not read the whole request: its context is too short.',
  'odd-form': 'The reader’s reply was not usable: it is not in the form that was asked for.',
  'missed-control': 'The reader’s reply was not usable: it erred on a text whose place is known.',
  unanswered: 'The reader did not answer.',
}

/** Who read, how often, and what was sent. */
function describeReader(all: readonly Read[]): Line {
  const [first] = all
  if (first === undefined) return []
  const sum = (count: (reading: Reading) => number) =>
    all.reduce((total, { reading }) => total + count(reading), 0)
  const [requests, remembered, sent] = [
    sum(({ requests }) => requests),
    sum(({ remembered }) => remembered),
    sum(({ sent }) => sent),
  ]
  if (requests + remembered === 0) return []
  const costs = all.map(({ reading }) => reading.costUsd)
  const costUsd = costs.reduce<number>((total, cost) => total + (cost ?? 0), 0)
  const cost = formatCost({ costUsd, isWhole: !costs.includes(undefined) })
  return [
    'Read by ',
    { code: first.reading.reader },
    `, each question twice: ${countOf(requests, 'request')}`,
    remembered > 0 ? `, ${remembered} remembered` : '',
    requests > 0 ? `, ${sent} characters sent, cost ${cost}` : '',
    '. Each line that it pointed at was checked: it must be new, and have the values of the text.',
  ]
}
