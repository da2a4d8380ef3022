import type { HistoryRecord } from '../../history/record.ts'
import type { Block, Cell, Column, Line, Table } from '../../lib/document/blocks.ts'
import { cutTable, joinLines, tableOf } from '../../lib/document/build-blocks.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import type { Names } from '../words/names.ts'
import { dayOf, longDayOf } from '../words/words.ts'
import { type Count, differenceOf, showTrend, totalOf, trendColumns } from './levels.ts'
import { placeName } from './losses.ts'

const MAX_ROWS = 20
/** With more engines and countries, one column shows their total. */
const MAX_PLACES = 4
const MAX_ANSWER_DAYS = 12
const MAX_SITES = 3

/** The answers of an engine to a question in a run. */
export interface Vote extends Count {
  keyword: string
  /** Name of the engine, without a country. */
  engine: string
  /** Code; '' if unknown. */
  country: string
  /** Such as `ChatGPT · Germany`. */
  place: string
}

export interface BoardRun {
  /** Index of its moment in a range, as in a Count. */
  at: number
  record: HistoryRecord
}

/** The newest answers to a question. */
export interface AnswerTable {
  keyword: string
  tables: Table[]
}

type Contents = NonNullable<HistoryRecord['contents']>[number]

/** Returns the trend of each question, the largest fall first, in total and by engine. Each links to its answers. */
export function questionBlocks(
  votes: readonly Vote[],
  slots: number,
  places: readonly string[],
  answers: readonly AnswerTable[],
): Block[] {
  const columns = places.length > 1 && places.length <= MAX_PLACES ? places : []
  const titles = [{ title: ['Question'], width: 3 }, ...trendColumns(['All']), ...columns.map(placeColumn)]
  const questions = [...Map.groupBy(votes, ({ keyword }) => keyword)].filter(([, own]) => totalOf(own))
  const fallOf = (own: readonly Vote[]) => differenceOf(own)?.share ?? 0
  const rows = questions
    .toSorted(([, a], [, b]) => fallOf(a) - fallOf(b))
    .map(([keyword, own]): Cell[] => {
      const byPlace = Map.groupBy(own, ({ place }) => place)
      const at = answers.findIndex(each => each.keyword === keyword)
      const title = titleOfQuestion(keyword)
      return [
        at < 0 ? title : [{ link: `#${answersId(at)}`, label: title }],
        ...showTrend(own, slots),
        ...columns.map(place => showTrend(byPlace.get(place) ?? [], slots)[0]),
      ]
    })
  return tableWithRest('Questions', 'How many answers to each question cite the brand', titles, rows)
}

export function answersId(index: number): string {
  return `answers-${index + 1}`
}

export function titleOfQuestion(keyword: string): Line {
  return keyword === '' ? ['All questions in one'] : [{ name: keyword }]
}

function placeColumn(place: string): Column {
  return { title: [{ name: place }] }
}

function tableWithRest(title: string, caption: string, columns: Column[], rows: Cell[][]): Block[] {
  if (rows.length === 0) return []
  return [{ kind: 'heading', text: [title] }, ...cutTable(caption, columns, rows, MAX_ROWS)]
}

/** Returns the tables of cited sites and of competitors. Only runs of live engines record them. */
export function siteBlocks(brand: string, runs: readonly BoardRun[], slots: number): Block[] {
  const cited = countNames(runs, ({ brands }) => brands.map(({ name, cited: count }) => ({ name, count })))
  const named = new Map(
    countNames(runs, ({ brands }) => brands.map(({ name, mentioned: count }) => ({ name, count }))),
  )
  const hasCompetitors = cited.some(([name]) => name !== undefined)
  return [
    ...tableWithRest(
      'Cited sites',
      'How many answers cite each site',
      [{ title: ['Site'], width: 2 }, ...trendColumns(['Cited in'])],
      countNames(runs, sitesIn).map(([name = '', counts]): Cell[] => [
        [{ name }],
        ...showTrend(counts, slots, { isOwn: false }),
      ]),
    ),
    ...tableWithRest(
      'Competitors',
      'How many answers cite a page of each brand, and how many name it',
      [{ title: ['Brand'], width: 2 }, ...trendColumns(['Cited in']), ...trendColumns(['Named in'])],
      (hasCompetitors ? cited : []).map(([name, counts]): Cell[] => [
        name === undefined ? [{ strong: [{ name: brand }] }] : [{ name }],
        ...showTrend(counts, slots, { isOwn: name === undefined }),
        ...showTrend(named.get(name) ?? [], slots, { isOwn: name === undefined }),
      ]),
    ),
  ]
}

/** Returns how many of the answers that state a fact give an old value. */
export function factBlocks(runs: readonly BoardRun[], slots: number): Block[] {
  const counts = runs.flatMap(({ at, record: { contents = [] } }) =>
    contents.flatMap(({ engine, facts = [] }) =>
      facts.map(({ fact, answers, wrong }) => ({ at, part: engine, fact, answers, cited: wrong })),
    ),
  )
  const rows = Array.from(
    Map.groupBy(counts, ({ fact }) => fact),
    ([name, own]): Cell[] => [[{ name }], ...showTrend(own, slots, { isOwn: false })],
  )
  const columns = [{ title: ['Fact'], width: 2 }, ...trendColumns(['Old value in'])]
  return tableWithRest('Facts', 'How many of the answers that state a fact give an old value', columns, rows)
}

function sitesIn({ domains }: Contents) {
  return domains.map(({ domain, answers }) => ({ name: domain, count: answers }))
}

/** Counts the answers of each name, the most frequent first. */
function countNames(
  runs: readonly BoardRun[],
  countsOf: (contents: Contents) => { name: string | undefined; count: number }[],
): [name: string | undefined, counts: Count[]][] {
  const known = runs.flatMap(({ at, record: { contents = [] } }) =>
    contents.map(each => ({
      at,
      part: each.engine,
      cited: 0,
      answers: each.answers,
      counts: countsOf(each),
    })),
  )
  const entries = known.flatMap(({ at, part, counts }) =>
    counts.map(({ name, count }) => ({ at, part, name, cited: count, answers: 0 })),
  )
  return Array.from(
    Map.groupBy(entries, ({ name }) => name),
    ([name, own]): [string | undefined, Count[]] => [name, [...known, ...own]],
  ).toSorted(([, a], [, b]) => shareOf(b) - shareOf(a))
}

function shareOf(counts: readonly Count[]): number {
  return totalOf(counts)?.share ?? 0
}

/** Returns the answers to each question on the newest days. `records` begin with the newest. */
export function listAnswers(records: readonly HistoryRecord[], names: Names): AnswerTable[] {
  const days = [...Map.groupBy(records, ({ createdAt }) => dayOf(createdAt)).values()].slice(
    0,
    MAX_ANSWER_DAYS,
  )
  const answers = days.flatMap((runs, day) =>
    runs.flatMap(record =>
      record.cells.map(({ keyword = '', engine, cited }) => ({
        day,
        keyword,
        place: placeName(engine, record, names),
        signs: cited.map(vote => (vote ? '✓' : '✗')).join(' '),
      })),
    ),
  )
  const places = [...new Set(answers.map(({ place }) => place))].toSorted(compareTexts)
  const sites = records.some(({ contents }) => contents) ? [{ title: ['Cited most in the run'] }] : []
  const columns = [{ title: ['Run'] }, ...sites, ...places.map(placeColumn)]
  return Array.from(
    Map.groupBy(answers, ({ keyword }) => keyword),
    ([keyword, own]) => {
      const rows = Array.from(
        Map.groupBy(own, ({ day }) => day),
        ([day, ofDay]): Line[] => {
          const byPlace = Map.groupBy(ofDay, ({ place }) => place)
          const runs = days[day] ?? []
          const { runUrl = '', createdAt = '' } = runs[0] ?? {}
          return [
            [{ link: runUrl, label: [longDayOf(createdAt)] }],
            ...sites.map(() => topSites(runs)),
            ...places.map((place): Line => [(byPlace.get(place) ?? []).map(each => each.signs).join(' ')]),
          ]
        },
      )
      return { keyword, tables: tableOf('Newest answers', columns, rows) }
    },
  )
}

function topSites(records: readonly HistoryRecord[]): Line {
  const runs = records.map(record => ({ at: 0, record }))
  const most = countNames(runs, sitesIn).slice(0, MAX_SITES)
  return joinLines(most.map(([name = '']): Line => [{ name }]))
}
