import type { HistoryRecord } from '../../history/record.ts'
import type { Block, Cell } from '../../lib/document/blocks.ts'
import { tableOf } from '../../lib/document/build-blocks.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import { chooseLines, createLowTest, type Series, timeChart } from '../document/time-chart.ts'
import { createNames, type Names } from '../words/names.ts'
import { formatPercent } from '../words/numbers.ts'
import { dayOf, longDayOf } from '../words/words.ts'
import { type Count, type Levels, levelsOf, showTrend, trendColumns } from './levels.ts'
import { listOpenLosses, type OpenLoss, placeName, splitPlace } from './losses.ts'
import {
  type AnswerTable,
  type BoardRun,
  factBlocks,
  listAnswers,
  questionBlocks,
  siteBlocks,
  type Vote,
} from './tables.ts'

export interface GateHistory {
  /** From outside. */
  key: string
  records: readonly HistoryRecord[]
}

export interface BoardBrand {
  /** From outside. */
  name: string
  /** Letters, digits, `-` and `_`; unique. */
  id: string
  lastRun: string
  losses: OpenLoss[]
  /** Counts of the four weeks up to the newest run of all brands. Empty if this brand had no run in them. */
  recent: Vote[]
  /** Levels of the last year. */
  year: Levels
  /** The shortest first. A range that shows no older run than a shorter one is left out. */
  ranges: BoardRange[]
  answers: AnswerTable[]
}

export interface BoardRange {
  /** Such as `3 months`. */
  title: string
  blocks: Block[]
}

interface Range {
  title: string
  days: number
  /** Days that are one point of a line. */
  step: number
}

const MONTH: Range = { title: '4 weeks', days: 28, step: 1 }
const YEAR: Range = { title: '1 year', days: 364, step: 7 }
const RANGES: Range[] = [MONTH, { title: '3 months', days: 91, step: 1 }, YEAR]

const DAY = 86_400_000

/** Lower than in other reports, because it is as wide as the page. */
const CHART_HEIGHT = 250

/** Computes the view of the histories, with brands in alphabetical order. */
export function viewBoard(histories: readonly GateHistory[]): BoardBrand[] {
  const ids = createIds()
  const newest = histories
    .flatMap(({ records }) => records.map(dayOfRun))
    .reduce((a, b) => (compareTexts(a, b) < 0 ? b : a), '')
  return [...Map.groupBy(histories.flatMap(splitBrands), ({ key }) => key)]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .map(([name, gates]) => viewBrand(name, ids(name), gates, newest))
}

/** Splits the runs of a file by brand. Drops a brand whose runs ended before those of another began: it is an old name. */
function splitBrands({ key, records }: GateHistory): GateHistory[] {
  const sorted = records.toSorted((a, b) => compareTexts(a.createdAt, b.createdAt))
  const brands = Map.groupBy(sorted, ({ fingerprint }) => fingerprint['brand']?.join(', ') || key)
  const starts = Array.from(brands.values(), ([first]) => dayOf(first?.createdAt ?? ''))
  const newest = starts.toSorted().at(-1) ?? ''
  return Array.from(brands, ([brand, own]) => ({ key: brand, records: own })).filter(
    ({ records: own }) => dayOf(own.at(-1)?.createdAt ?? '') >= newest,
  )
}

/** Returns a function that gives each name an id of letters, digits, `-` and `_`, of at most 80 characters and unique. */
export function createIds(): (name: string) => string {
  const given = new Set<string>()
  return name => {
    const plain = name
      .replaceAll(/[^\w-]/g, '-')
      .slice(0, 80)
      .toLowerCase()
    let id = plain
    for (let number = 1; given.has(id) || id === ''; number++) id = `${plain}-${number}`
    given.add(id)
    return id
  }
}

function viewBrand(name: string, id: string, gates: readonly GateHistory[], newest: string): BoardBrand {
  const records = gates
    .flatMap(gate => gate.records)
    .toSorted((a, b) => compareTexts(b.createdAt, a.createdAt))
  const names = createNames(
    name,
    records.flatMap(({ cells }) => cells.map(({ engine }) => engine)),
  )
  const losses = gates.flatMap(gate => listOpenLosses(gate.records, names))
  const low = gates.flatMap(gate => {
    const isLow = createLowTest(gate.records)
    return gate.records.filter(({ createdAt }) => isLow(createdAt))
  })
  const answers = listAnswers(records, names)
  const [last, first] = [records[0], records.at(-1)].map(record => (record ? dayOfRun(record) : ''))
  const inRange = (range: Range, end = last ?? '') => placeRuns(records, range, end)
  const isOlder = (days: number) => Date.parse(last ?? '') - Date.parse(first ?? '') >= days * DAY
  const ranges = RANGES.filter((_, index) => isOlder(RANGES[index - 1]?.days ?? 0))
  return {
    name,
    id,
    losses,
    answers,
    lastRun: records[0]?.createdAt ?? '',
    recent: inRange(MONTH, newest).flatMap(run => listVotes(run, names)),
    year: levelsOf(
      inRange(YEAR, newest).flatMap(run => listVotes(run, names)),
      slotsOf(YEAR),
    ),
    ranges: ranges.map(range => ({
      title: range.title,
      blocks: rangeBlocks({ name, names, losses, low, answers, range, runs: inRange(range) }),
    })),
  }
}

/** Returns the runs of a range, which ends on a day, and of the range before. */
function placeRuns(records: readonly HistoryRecord[], { days, step }: Range, end: string): BoardRun[] {
  return records.flatMap((record): BoardRun[] => {
    const age = (Date.parse(end) - Date.parse(dayOfRun(record))) / DAY
    if (age < days) return [{ at: Math.floor((days - 1 - age) / step), record }]
    return age < 2 * days ? [{ at: -1, record }] : []
  })
}

function slotsOf({ days, step }: Range): number {
  return days / step
}

interface RangeContext extends Pick<BoardBrand, 'name' | 'losses' | 'answers'> {
  names: Names
  /** The runs of losses. */
  low: readonly HistoryRecord[]
  range: Range
  /** The newest first. */
  runs: readonly BoardRun[]
}

function rangeBlocks({ name, names, losses, low, answers, range, runs }: RangeContext): Block[] {
  const slots = slotsOf(range)
  const votes = runs.flatMap(run => listVotes(run, names))
  const lost = new Set(losses.flatMap(loss => loss.places))
  const shown = votes.filter(({ at }) => at >= 0)
  const places = [...new Set(shown.map(({ place }) => place))].toSorted(compareTexts)
  const byPlace = Map.groupBy(votes, ({ place }) => place)
  const moments = [...Map.groupBy(runs, ({ at }) => at)].filter(([at]) => at >= 0).toReversed()
  const toSeries = (place: string | undefined, counts: readonly Count[], isLoss: boolean): Series => {
    const levels = levelsOf(counts, slots)
    const values = moments.map(([at]) => levels[at])
    return { name: place, isLoss, values: values.map(level => level && 100 * level.share) }
  }
  const lines = places.map(place => toSeries(place, byPlace.get(place) ?? [], lost.has(place)))
  const crosses = moments.map(([, own]) => own.some(({ record }) => low.includes(record)))
  const period = `in the ${range.title} to ${longDayOf(runs[0]?.record.createdAt ?? '')}`
  return [
    timeChart({
      title: `Answers that cite the brand ${period}`,
      moments: moments.map(([, [newest]], index) => ({
        createdAt: dayOf(newest?.record.createdAt ?? ''),
        link: newest?.record.runUrl,
        isMarked: crosses[index] ?? false,
      })),
      series: chooseLines(
        toSeries(undefined, votes, lost.size === places.length),
        lines.length > 1 ? lines : [],
      ),
      legend: [
        'Next to each name: the newest run. A point opens its run.',
        ...(crosses.includes(true) ? [' A cross marks the runs of a loss, from its first one on.'] : []),
      ],
      height: CHART_HEIGHT,
      format: value => formatPercent(value / 100),
    }),
    ...tableOf(
      `How many answers cite the brand ${period}, and the change from the ${range.title} before`,
      [{ title: ['Engine'] }, ...trendColumns(['Cites the brand'])],
      [undefined, ...places].map((place): Cell[] => {
        const counts = place === undefined ? votes : (byPlace.get(place) ?? [])
        const title = place === undefined ? { strong: ['All'] } : { name: place }
        return [[title], ...showTrend(counts, slots, { isLoss: place !== undefined && lost.has(place) })]
      }),
    ).map(table => ({
      ...table,
      note: ['Change: same questions and engines. A gray change may be chance.'],
    })),
    ...questionBlocks(votes, slots, places, answers),
    ...factBlocks(runs, slots),
    ...siteBlocks(name, runs, slots),
  ]
}

function dayOfRun({ createdAt }: HistoryRecord): string {
  return dayOf(createdAt)
}

function listVotes({ at, record }: BoardRun, names: Names): Vote[] {
  return record.cells.map(({ keyword = '', engine, cited }) => {
    const place = placeName(engine, record, names)
    const { engine: id, country } = splitPlace(engine, record)
    return {
      at,
      keyword,
      place,
      engine: names.engine(id),
      country,
      part: JSON.stringify([place, keyword]),
      cited: cited.filter(Boolean).length,
      answers: cited.length,
    }
  })
}
