import type { HistoryRecord } from '../../history/record.ts'
import type { Block, Cell, Column, Line } from '../../lib/document/blocks.ts'
import { cutTable, joinLines, tableOf } from '../../lib/document/build-blocks.ts'
import { longDayOf } from '../words/words.ts'
import { type Levels, levelsOf, showLevels, type Votes } from './levels.ts'

const MAX_ROWS = 20
/** With more engines and countries, one column shows their total. */
const MAX_PLACES = 4
const MAX_ANSWER_DAYS = 12
const MAX_SITES = 3

export interface BoardRun {
  /** Index of its day, 0 for the oldest. */
  at: number
  record: HistoryRecord
}

type Contents = NonNullable<HistoryRecord['contents']>[number]

/** Returns the trend of each question, in total and by engine. */
export function questionBlocks(votes: readonly Votes[], days: number, places: readonly string[]): Block[] {
  const columns = places.length > 1 && places.length <= MAX_PLACES ? places : []
  const titles = [{ title: ['Question'], width: 2 }, { title: ['All'] }, ...columns.map(placeColumn)]
  const rows = Array.from(
    Map.groupBy(votes, ({ keyword }) => keyword),
    ([keyword, own]): Cell[] => {
      const byPlace = Map.groupBy(own, ({ place }) => place)
      const parts = columns.map(place => showLevels(levelsOf(byPlace.get(place) ?? [], days)))
      return [questionCell(keyword), showLevels(levelsOf(own, days)), ...parts]
    },
  )
  return tableWithRest('Questions', 'How many answers to each question cite the brand', titles, rows)
}

function placeColumn(place: string): Column {
  return { title: [{ name: place }] }
}

function questionCell(keyword: string): Line {
  return keyword === '' ? ['All questions in one'] : [{ name: keyword }]
}

function tableWithRest(title: string, caption: string, columns: Column[], rows: Cell[][]): Block[] {
  if (rows.length === 0) return []
  return [{ kind: 'heading', text: [title] }, ...cutTable(caption, columns, rows, MAX_ROWS)]
}

/** Returns the tables of cited sites and of competitors. Only runs of live engines record them. */
export function siteBlocks(brand: string, runs: readonly BoardRun[], days: number): Block[] {
  const sites = countNames(runs, days, sitesIn)
  const cited = countNames(runs, days, ({ brands }) =>
    brands.map(({ name, cited: count }) => ({ name, count })),
  )
  const named = new Map(
    countNames(runs, days, ({ brands }) => brands.map(({ name, mentioned: count }) => ({ name, count }))),
  )
  const hasCompetitors = cited.some(([name]) => name !== undefined)
  return [
    ...tableWithRest(
      'Cited sites',
      'How many answers cite each site',
      [{ title: ['Site'] }, { title: ['Cited in'] }],
      sites.map(([name = '', levels]): Cell[] => [[{ name }], showLevels(levels)]),
    ),
    ...tableWithRest(
      'Competitors',
      'How many answers cite a page of each brand, and how many name it',
      [{ title: ['Brand'] }, { title: ['Cited in'] }, { title: ['Named in'] }],
      (hasCompetitors ? cited : []).map(([name, levels]): Cell[] => [
        name === undefined ? [{ strong: [{ name: brand }] }] : [{ name }],
        showLevels(levels),
        showLevels(named.get(name) ?? []),
      ]),
    ),
  ]
}

/** Returns how many of the answers that state a fact give an old value. */
export function factBlocks(runs: readonly BoardRun[], days: number): Block[] {
  const counts = runs.flatMap(({ at, record: { contents = [] } }) =>
    contents.flatMap(({ facts = [] }) =>
      facts.map(({ fact, answers, wrong }) => ({ at, fact, answers, cited: wrong })),
    ),
  )
  const rows = Array.from(
    Map.groupBy(counts, ({ fact }) => fact),
    ([name, own]): Cell[] => [[{ name }], showLevels(levelsOf(own, days))],
  )
  const columns = [{ title: ['Fact'], width: 2 }, { title: ['Old value in'] }]
  return tableWithRest('Facts', 'How many of the answers that state a fact give an old value', columns, rows)
}

function sitesIn({ domains }: Contents) {
  return domains.map(({ domain, answers }) => ({ name: domain, count: answers }))
}

function countNames(
  runs: readonly BoardRun[],
  days: number,
  countsOf: (contents: Contents) => { name: string | undefined; count: number }[],
): [name: string | undefined, levels: Levels][] {
  const known = runs.flatMap(({ at, record: { contents = [] } }) =>
    contents.map(each => ({ at, cited: 0, answers: each.answers, counts: countsOf(each) })),
  )
  const entries = known.flatMap(({ at, counts }) =>
    counts.map(({ name, count }) => ({ at, name, cited: count, answers: 0 })),
  )
  return Array.from(
    Map.groupBy(entries, ({ name }) => name),
    ([name, own]): [string | undefined, Levels] => [name, levelsOf([...known, ...own], days)],
  ).toSorted(([, a], [, b]) => newestShare(b) - newestShare(a))
}

function newestShare(levels: Levels): number {
  return levels.findLast(level => level !== undefined)?.share ?? 0
}

/** Returns the recorded answers to each question on the newest days. `runs` begin with the newest. */
export function answerBlocks(
  votes: readonly Votes[],
  runs: readonly BoardRun[],
  days: number,
  places: readonly string[],
): Block[] {
  const newest = votes.filter(({ at }) => at >= days - MAX_ANSWER_DAYS)
  const sites = runs.some(({ record }) => record.contents) ? [{ title: ['Cited most in the run'] }] : []
  const columns = [{ title: ['Run'] }, ...sites, ...places.map(placeColumn)]
  const folds = Array.from(
    Map.groupBy(newest, ({ keyword }) => keyword),
    ([keyword, own]): Block => {
      const rows = Array.from(
        Map.groupBy(own, ({ at }) => at),
        ([at, ofDay]): Line[] => {
          const byPlace = Map.groupBy(ofDay, ({ place }) => place)
          const signs = places.map(place => (byPlace.get(place) ?? []).map(each => each.signs).join(' '))
          const runsOfDay = runs.filter(run => run.at === at)
          const { runUrl = '', createdAt = '' } = runsOfDay[0]?.record ?? {}
          return [
            [{ link: runUrl, label: [longDayOf(createdAt)] }],
            ...sites.map(() => topSites(runsOfDay, days)),
            ...signs.map((text): Line => [text]),
          ]
        },
      )
      return { kind: 'fold', title: questionCell(keyword), blocks: tableOf('Newest answers', columns, rows) }
    },
  )
  const note =
    '✓ is an answer that cites the brand, ✗ an answer that does not. A linked day opens its run, whose report has the texts.'
  return [{ kind: 'heading', text: ['Answers'] }, { kind: 'line', text: [{ small: [note] }] }, ...folds]
}

function topSites(runs: readonly BoardRun[], days: number): Line {
  const most = countNames(runs, days, sitesIn).slice(0, MAX_SITES)
  return joinLines(most.map(([name = '']): Line => [{ name }]))
}
