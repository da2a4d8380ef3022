import type { HistoryRecord } from '../../history/record.ts'
import type { Block, Cell, Line } from '../../lib/document/blocks.ts'
import { cutTable, tableOf, withHeading } from '../../lib/document/build-blocks.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import { longDayOf } from '../words/words.ts'
import { type Count, differenceOf, showTrend, totalOf } from './levels.ts'

const MAX_ROWS = 20

/** The answers of an engine to a question in a run. */
export interface Vote extends Count {
  keyword: string
  /** Name of the engine, without a country. */
  engine: string
  /** Code; '' if unknown. */
  country: string
  /** Such as `ChatGPT · Germany`. */
  place: string
  /** ✓ for each answer that cites, ✗ for any other. */
  signs: string
}

export interface BoardRun {
  /** Index of its moment in a range, as in a Count. */
  at: number
  record: HistoryRecord
}

type Contents = NonNullable<HistoryRecord['contents']>[number]

/** Returns the trend of each question, the largest fall first. The `answered` link to their answers. */
export function questionBlocks(votes: readonly Vote[], slots: number, answered: readonly string[]): Block[] {
  const questions = [...Map.groupBy(votes, ({ keyword }) => keyword)].filter(([, own]) => totalOf(own))
  const fallOf = (own: readonly Vote[]) => differenceOf(own)?.share ?? 0
  const rows = questions
    .toSorted(([, a], [, b]) => fallOf(a) - fallOf(b))
    .map(([keyword, own]): Cell[] => {
      const at = answered.indexOf(keyword)
      const title = titleOfQuestion(keyword)
      return [at < 0 ? title : [{ link: `#${answersId(at)}`, label: title }], ...showTrend(own, slots)]
    })
  return trendTable('Questions', 'How many answers to each question cite the brand', 'Question', rows)
}

function answersId(index: number): string {
  return `answers-${index + 1}`
}

function titleOfQuestion(keyword: string): Line {
  return keyword === '' ? ['All questions in one'] : [{ name: keyword }]
}

/** Returns a table of levels and their changes. */
function trendTable(title: string, caption: string, row: string, rows: Cell[][]): Block[] {
  const columns = [{ title: [row], width: 2 }, { title: ['Cited in'], width: 2 }, { title: ['Change'] }]
  return withHeading(title, cutTable(caption, columns, rows, MAX_ROWS))
}

/** Returns the tables of cited sites and of competitors. Only runs of live engines record them. */
export function siteBlocks(brand: string, runs: readonly BoardRun[], slots: number): Block[] {
  const sites = countNames(runs, ({ domains }) =>
    domains.map(({ domain, answers }) => ({ name: domain, count: answers })),
  )
  const brands = countNames(runs, each => each.brands.map(({ name, cited }) => ({ name, count: cited })))
  const hasCompetitors = brands.some(([name]) => name !== undefined)
  return [
    ...trendTable(
      'Cited sites',
      'How many answers cite each site',
      'Site',
      sites.map(([name = '', counts]) => [[{ name }], ...showTrend(counts, slots, { isOwn: false })]),
    ),
    ...trendTable(
      'Competitors',
      'How many answers cite a page of each brand',
      'Brand',
      (hasCompetitors ? brands : []).map(([name, counts]): Cell[] => [
        name === undefined ? [{ strong: [{ name: brand }] }] : [{ name }],
        ...showTrend(counts, slots, { isOwn: name === undefined }),
      ]),
    ),
  ]
}

/** Counts the answers of each name, the most frequent first. */
function countNames(
  runs: readonly BoardRun[],
  countsOf: (contents: Contents) => { name: string | undefined; count: number }[],
): [name: string | undefined, counts: Count[]][] {
  const known = runs.flatMap(({ at, record: { contents = [] } }) =>
    contents.map(each => {
      const counts = new Map(countsOf(each).map(({ name, count }) => [name, count]))
      return { at, part: each.engine, answers: each.answers, counts }
    }),
  )
  const shareOf = (counts: readonly Count[]) => totalOf(counts)?.share ?? 0
  return [...new Set(known.flatMap(({ counts }) => [...counts.keys()]))]
    .map((name): [string | undefined, Count[]] => [
      name,
      known.map(({ counts, ...each }) => ({ ...each, cited: counts.get(name) ?? 0 })),
    ])
    .toSorted(([, a], [, b]) => shareOf(b) - shareOf(a))
}

/** Returns the answers to the questions `answered`. `days`: the runs of each day, by the index in its votes. */
export function answerBlocks(
  answered: readonly string[],
  votes: readonly Vote[],
  days: readonly HistoryRecord[][],
): Block[] {
  const places = [...new Set(votes.map(({ place }) => place))].toSorted(compareTexts)
  const columns = [{ title: ['Run'] }, ...places.map(place => ({ title: [{ name: place }] }))]
  const byQuestion = Map.groupBy(votes, ({ keyword }) => keyword)
  const folds = answered.map((keyword, index): Block => {
    const byDay = Map.groupBy(byQuestion.get(keyword) ?? [], ({ at }) => at)
    const rows = Array.from(byDay, ([at, ofDay]): Line[] => {
      const { runUrl = '', createdAt = '' } = days[at]?.[0] ?? {}
      const signsIn = (place: string) => ofDay.flatMap(vote => (vote.place === place ? [vote.signs] : []))
      return [
        [{ link: runUrl, label: [longDayOf(createdAt)] }],
        ...places.map((place): Line => [signsIn(place).join(' ')]),
      ]
    })
    const blocks = tableOf('Newest answers', columns, rows)
    return { kind: 'fold', id: answersId(index), title: titleOfQuestion(keyword), blocks }
  })
  const note =
    '✓ is an answer that cites the brand, ✗ an answer that does not. A linked day opens its run, whose report has the texts.'
  return [{ kind: 'heading', text: ['Answers'] }, { kind: 'line', text: [{ small: [note] }] }, ...folds]
}
