import { type ContentLoss, isWeaker } from '../../findings/content-findings.ts'
import type { QuestionChange } from '../../findings/finding.ts'
import { type Block, type Line, TODO } from '../../lib/document/blocks.ts'
import {
  adviceOf,
  cutTable,
  foldOf,
  labeled,
  listOf,
  paragraph,
  tableOf,
} from '../../lib/document/build-blocks.ts'
import type { KeywordChange, Quote } from '../../owners/keyword-change.ts'
import type { Outcome } from '../outcome.ts'
import { isPureMove } from '../text/content.ts'
import type { FindingText } from '../text/finding-text.ts'
import { describeNoAnswer, listAnsweringPages } from '../text/loss.ts'
import { boldValues, currentText, MAX_PAIRS } from '../text/values.ts'
import { linkQuote } from '../words/file-links.ts'
import { countOf } from '../words/numbers.ts'

const MAX_QUESTIONS = 5

/** Returns the page that answers a question: its owner, otherwise the page of an answer. */
export function answeringPage({ owner, before, after }: KeywordChange): string | undefined {
  return owner?.path ?? (after ?? before)?.place.path
}

/** Returns whether a question had an answer before the change or has one now. */
export function hasAnswer({ owner, baseScore, headScore }: KeywordChange): boolean {
  return owner !== undefined || baseScore > 0 || headScore > 0
}

/** Returns the blocks of a loss that is the only cause of a run. */
export function contentBlocks(
  finding: ContentLoss,
  { why, causes: [cause] }: Pick<FindingText, 'why' | 'causes'>,
  outcome: Outcome,
): Block[] {
  const { questions } = finding
  if (finding.kind === 'value-gone') {
    const asked = questions.map(({ question }): Line => [{ quote: question }])
    return [
      ...pairTable(finding),
      ...(asked.length > 1 ? listOf(asked) : []),
      ...paragraph(why),
      ...adviceOf(cause?.todo),
    ]
  }
  const [first, ...others] = questions
  const todo = cause?.todo
  if (first && others.length === 0) {
    return listOf([
      ...(isPureMove(finding) ? [] : beforeAndNow(finding, first, outcome)),
      labeled('Why:', why),
      ...(todo === undefined ? [] : [labeled(TODO, todo)]),
    ])
  }
  const rest = questions.slice(MAX_QUESTIONS)
  return [
    ...paragraph(why),
    ...questionTable(finding, questions.slice(0, MAX_QUESTIONS)),
    ...foldOf(`and ${countOf(rest.length, 'more question')}`, questionTable(finding, rest)),
    ...adviceOf(todo),
  ]
}

function pairTable({ values, path }: Extract<ContentLoss, { kind: 'value-gone' }>): Block[] {
  const rows = values.places.map((place): Line[] => [boldValues(place), currentText(place)])
  const columns = [{ title: ['Before'] }, { title: ['Now'] }]
  return cutTable(`Values of ${path}, before and now`, columns, rows, MAX_PAIRS)
}

function beforeAndNow(finding: ContentLoss, { before, after }: QuestionChange, outcome: Outcome): Line[] {
  const lines: Line[] = []
  if (before) lines.push(labeled('Before:', linkQuote(before, outcome, 'base')))
  if (after) lines.push(labeled('Now:', linkQuote(after, outcome, 'head')))
  else if (!isWeaker(finding)) lines.push(labeled('Now:', describeNoAnswer(finding)))
  return lines
}

function questionTable(finding: ContentLoss, questions: readonly QuestionChange[]): Block[] {
  const isOnePage = listAnsweringPages(finding).length === 1
  const columns = [{ title: ['Question'] }, { title: ['Answer before this change'], width: 2 }]
  const rows = questions.map(({ question, before }): Line[] => [
    [{ name: question }],
    before === undefined ? ['–'] : [{ quote: before.text }, ...placeIn(before, isOnePage)],
  ])
  const shown = isPureMove(finding) ? 1 : 2
  return tableOf(
    'Questions that lost their answer, and what answered them',
    columns.slice(0, shown),
    rows.map(row => row.slice(0, shown)),
  )
}

function placeIn({ place: { path, line } }: Quote, isOnePage: boolean): Line {
  if (isOnePage) return line === undefined ? [] : [` (line ${line})`]
  return [' (', { name: path }, ...(line === undefined ? [] : [`, line ${line}`]), ')']
}
