import { describeError } from '../../errors/avg-error.ts'
import { type ContentLoss, isContentLoss } from '../../findings/content-findings.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Block, Line } from '../../lib/document/blocks.ts'
import {
  adviceOf,
  cutTable,
  foldOf,
  joinLines,
  labeled,
  line,
  paragraph,
} from '../../lib/document/build-blocks.ts'
import type { KeywordChange, LostValues } from '../../owners/keyword-change.ts'
import type { Outcome } from '../outcome.ts'
import type { FindingText } from '../text/finding-text.ts'
import { describeAnswerNow } from '../text/loss.ts'
import { boldValues } from '../text/values.ts'
import { linkedBase, linkPlace, linkQuote } from '../words/file-links.ts'
import { joinWords, type Names } from '../words/names.ts'
import { countOf } from '../words/numbers.ts'

/** Rows of the only cause, and of one of several. The others are folded. */
const MAX_ROWS = { only: 5, several: 3 }
/** Code points of a place or a cell. */
const PLACE_LENGTH = 200

type ContentComparison = NonNullable<NonNullable<Outcome['baseline']>['content']>
type ValueLoss = Extract<ContentLoss, { kind: 'value-gone' }>
type ValuePlace = LostValues['places'][number]

/** Findings whose questions have an answer before and now. */
type AnswerFinding = ContentLoss | Extract<Finding, { kind: 'loss-accepted' }>

/** Returns whether the report shows the answers of a finding before and now. */
export function hasAnswers(finding: Finding): finding is AnswerFinding {
  return isContentLoss(finding) || finding.kind === 'loss-accepted'
}

function hasAnswer({ owner, baseScore, headScore }: KeywordChange): boolean {
  return owner !== undefined || baseScore > 0 || headScore > 0
}

/** Returns how many questions were checked against how many pages, and whether both sides are the same. */
export function describeChecked({ keywords, pages, warnings = [] }: ContentComparison): string {
  const unchanged = keywords.filter(({ outcome }) => outcome === 'unchanged')
  const answered = unchanged.filter(hasAnswer).length
  const unanswered = unchanged.length - answered
  const counts = [
    ...(answered > 0 ? [`${answered} unchanged`] : []),
    ...(unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []),
  ]
  const checked = `Checked ${countOf(keywords.length, 'question')} against ${countOf(pages, 'page')}`
  const equal = warnings.filter(({ code }) => code === 'AVG_SAME_BUILD').map(each => describeError(each).text)
  return [`${[checked, counts.join(', ')].filter(part => part !== '').join(': ')}.`, ...equal].join(' ')
}

/** Returns what a finding changed, before and now, and what to do. `isOnly`: the headline of the report names the cause. */
export function contentBlocks(
  finding: AnswerFinding,
  { why, causes: [cause] }: Pick<FindingText, 'why' | 'causes'>,
  outcome: Outcome,
  isOnly: boolean,
): Block[] {
  const shown: Shown = {
    isNamed: isOnly && finding.questions.length === 1,
    rows: isOnly ? MAX_ROWS.only : MAX_ROWS.several,
  }
  return [
    ...paragraph(isOnly ? [] : [{ strong: why }]),
    ...(finding.kind === 'value-gone'
      ? valueTables(finding, outcome, shown)
      : answerTable(finding, outcome, shown)),
    ...paragraph(isOnly ? why : []),
    ...adviceOf(cause?.todo),
  ]
}

interface Shown {
  /** The headline of the report names the question. */
  isNamed: boolean
  rows: number
}

function answerTable(finding: AnswerFinding, outcome: Outcome, shown: Shown): Block[] {
  const base = linkedBase(outcome)
  const rows = finding.questions.map((change): Line[] => [
    [{ name: change.question }],
    change.before === undefined ? linkPlace({ path: finding.path }, base) : linkQuote(change.before, base),
    describeAnswerNow(finding, change, outcome.run),
  ])
  const columns = [{ title: ['Question'] }, { title: ['Before'], width: 2 }, { title: ['Now'], width: 2 }]
  const first = shown.isNamed ? 1 : 0
  return cutTable(
    'The answer to each question before this change, and now',
    columns.slice(first),
    rows.map(row => row.slice(first)),
    shown.rows,
    'question',
  )
}

const VALUES = 'Values before and now'

/** Returns a table for each table of the page, with its own headings, and one for the other places. */
function valueTables({ values, path, questions }: ValueLoss, outcome: Outcome, shown: Shown): Block[] {
  const base = linkedBase(outcome)
  const tables = Map.groupBy(values.places, ({ row }) => row?.columns.join(' | '))
  const asked = joinLines(questions.map(({ question }): Line => [{ quote: question }]))
  return [
    ...paragraph(shown.isNamed ? [] : [questions.length === 1 ? 'Question: ' : 'Questions: ', ...asked]),
    ...[...tables.values()].flatMap(places => {
      const [first] = places
      if (first?.row !== undefined) {
        const note = ['Before: ', ...linkPlace({ path, line: first.line }, base)]
        const now = linkPlace({ path, line: first.lineNow }, outcome.run)
        return [
          ...rowTable(places, first.row.columns, shown.rows),
          ...paragraph([...note, '. Now: ', ...now, '.'], true),
        ]
      }
      const columns = [{ title: ['Before'] }, { title: ['Now'] }]
      const rows = places.map((place): Line[] => [
        [...boldValues(place), ' (', ...linkPlace({ path, line: place.line }, base), ')'],
        placeNow(place, path, outcome),
      ])
      return cutTable(VALUES, columns, rows, shown.rows)
    }),
  ]
}

function placeNow({ now, lineNow }: ValuePlace, path: string, outcome: Outcome): Line {
  if (now === undefined) return [{ strong: ['Removed'] }]
  return [{ name: now, most: PLACE_LENGTH }, ' (', ...linkPlace({ path, line: lineNow }, outcome.run), ')']
}

/** Shows the first cell of each row, and the cells that lost a value: `**$20** a month → Contact us`. */
function rowTable(places: readonly ValuePlace[], headings: readonly string[], most: number): Block[] {
  const hasLost = ({ row, values }: ValuePlace, at: number) =>
    values.some(value => row?.before[at]?.includes(value))
  const shown = [...headings.keys()].filter(at => at === 0 || places.some(place => hasLost(place, at)))
  const isWhole = places.every(({ row }) => row?.now !== undefined)
  const columns = shown.map(at => ({ title: cellText(headings[at]) }))
  const rows = places.map((place): Line[] => [
    ...shown.map(at => cellChange(place, at)),
    ...(isWhole ? [] : [place.now === undefined ? [{ strong: ['Removed'] }] : cellText(place.now)]),
  ])
  return cutTable(VALUES, isWhole ? columns : [...columns, { title: ['Now'] }], rows, most)
}

function cellChange({ row, values }: ValuePlace, at: number): Line {
  const [before = '', now] = [row?.before[at], row?.now?.[at]]
  const bold = boldValues({ before, values })
  return now === undefined || now === before ? bold : [...bold, ' → ', ...cellText(now)]
}

function cellText(text = ''): Line {
  return text === '' ? [] : [{ name: text, most: PLACE_LENGTH }]
}

const MAX_PAGES = 3
/** Code points. */
const ENGINES_LENGTH = 120

/** Returns how often engines cite each changed page. Empty without a history of live answers. */
export function stakeBlocks({ baseline }: Pick<Outcome, 'baseline'>, names: Names): Block[] {
  const { stakes = [], keywords = [] } = baseline?.content ?? {}
  const blocks = stakes.flatMap(({ path, engines, keywords: citing, answers, of }) => {
    const who = { name: joinWords(engines.map(names.engineInCountry)), most: ENGINES_LENGTH }
    const owned = keywords.filter(({ owner }) => owner?.path === path).map(({ keyword }) => keyword)
    const [first, ...others] = citing.filter(keyword => !owned.includes(keyword))
    const rest = others.length === 0 ? [] : [` and ${countOf(others.length, 'more question')}`]
    const count = [`${answers} of ${countOf(of, 'answer')}`]
    const also = first === undefined ? [] : line`, also for ${{ quote: first }}${rest}`
    const sentences: Line =
      owned.length === 0 && first !== undefined
        ? line`${path} is cited for ${{ quote: first }}${rest}, which this change does not check (${who}, ${count}).`
        : line`${who} cited ${path} in ${count} in the last four weeks${also}.`
    return paragraph(labeled('At stake:', sentences))
  })
  const more = `and ${countOf(blocks.length - MAX_PAGES, 'more cited page')}`
  return [...blocks.slice(0, MAX_PAGES), ...foldOf(more, blocks.slice(MAX_PAGES))]
}
