import { splitCountry } from '../../engines/engine-names.ts'
import type { HistoryRecord } from '../../history/record.ts'
import type { Block, Cell } from '../../lib/document/blocks.ts'
import { DAY } from '../../lib/numbers.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import { chooseLines, createLowTest, type Series, timeChart } from '../document/time-chart.ts'
import { createNames, type Names } from '../words/names.ts'
import { formatPercent } from '../words/numbers.ts'
import { formatCounts, formatLevel } from '../words/phrases.ts'
import { dayOf, longDayOf, newestOf } from '../words/words.ts'
import { type Count, levelsOf, showTrend, totalOf } from './levels.ts'
import { listOpenLosses, type OpenLoss, placeName, withCountry } from './losses.ts'
import { answerBlocks, type BoardRun, questionBlocks, siteBlocks, type Vote } from './tables.ts'

export interface GateHistory {
  /** From outside. */
  key: string
  records: readonly HistoryRecord[]
}

export type BoardBrand = ReturnType<typeof viewBrand>

interface Range {
  title: string
  days: number
  /** Days that are one point of a line. */
  step: number
}

const MONTH: Range = { title: '4 weeks', days: 28, step: 1 }
const YEAR: Range = { title: '1 year', days: 364, step: 7 }
const RANGES: Range[] = [MONTH, { title: '3 months', days: 91, step: 1 }, YEAR]

const MAX_ANSWER_DAYS = 12

/** Computes the view of the histories, with brands in alphabetical order. */
export function viewBoard(histories: readonly GateHistory[]): BoardBrand[] {
  const ids = createIds()
  const newest = newestOf(histories.flatMap(({ records }) => records.map(dayOfRun)))
  return [...Map.groupBy(histories.flatMap(splitBrands), ({ key }) => key)]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .map(([name, gates]) => viewBrand(name, ids(name), gates, newest))
}

/** Splits the runs of a file by brand. Drops a brand whose runs ended before those of another began: it is an old name. */
function splitBrands({ key, records }: GateHistory): GateHistory[] {
  const sorted = records.toSorted((a, b) => compareTexts(a.createdAt, b.createdAt))
  const brands = Map.groupBy(sorted, record => brandOf(record, key))
  const newest = newestOf(Array.from(brands.values(), ([first]) => dayOf(first?.createdAt ?? '')))
  return Array.from(brands, ([brand, own]) => ({ key: brand, records: own })).filter(
    ({ records: own }) => dayOf(own.at(-1)?.createdAt ?? '') >= newest,
  )
}

/** Returns the brand of a run; the key of its history for a record without a brand. */
export function brandOf({ fingerprint }: HistoryRecord, key: string): string {
  return fingerprint['brand']?.join(', ') || key
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

/** Describes a brand. Its name comes from outside. `id`: letters, digits, `-` and `_`; unique. */
function viewBrand(name: string, id: string, gates: readonly GateHistory[], newest: string) {
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
  const votesIn = (runs: readonly BoardRun[]) => runs.flatMap(run => listVotes(run, names))
  const days = [...Map.groupBy(records, dayOfRun).values()].slice(0, MAX_ANSWER_DAYS)
  const newestVotes = votesIn(days.flatMap((own, at) => own.map(record => ({ at, record }))))
  const answered = [...new Set(newestVotes.map(({ keyword }) => keyword))]
  const [last = '', first = ''] = [records.at(0), records.at(-1)].map(record => record && dayOfRun(record))
  const age = (Date.parse(last) - Date.parse(first)) / DAY
  const year = levelsOf(votesIn(placeRuns(records, YEAR, newest)), YEAR.days / YEAR.step)
  return {
    name,
    id,
    losses,
    /** The newest answers to each question, which the questions link to. */
    answers: answerBlocks(answered, newestVotes, days),
    lastRun: records[0]?.createdAt ?? '',
    runs: records.length,
    /** Empty if this brand had no run in the four weeks up to the newest run of all brands. */
    recent: votesIn(placeRuns(records, MONTH, newest)),
    /** Shares of the weeks of the last year; undefined for a week without answers. */
    year: year.map(level => level?.share),
    /** The shortest first. A range that shows no older run than a shorter one is left out. */
    ranges: RANGES.filter((_, index) => age >= (RANGES[index - 1]?.days ?? 0)).map(range => {
      const runs = placeRuns(records, range, last)
      return {
        title: range.title,
        blocks: rangeBlocks({ name, losses, low, answered, range, runs, votes: votesIn(runs) }),
      }
    }),
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

interface RangeContext {
  name: string
  losses: readonly OpenLoss[]
  /** Questions with recent answers. */
  answered: readonly string[]
  /** The runs of losses. */
  low: readonly HistoryRecord[]
  range: Range
  /** The newest first. */
  runs: readonly BoardRun[]
  votes: readonly Vote[]
}

function rangeBlocks({ name, losses, low, answered, range, runs, votes }: RangeContext): Block[] {
  const slots = range.days / range.step
  const lost = new Set(losses.flatMap(loss => loss.places))
  const byPlace = Map.groupBy(votes, ({ place }) => place)
  const places = [...byPlace.keys()].filter(place => totalOf(byPlace.get(place) ?? [])).toSorted(compareTexts)
  const moments = [...Map.groupBy(runs, ({ at }) => at)].filter(([at]) => at >= 0).toReversed()
  const toSeries = (place: string | undefined, counts: readonly Count[] = []): Series => {
    const levels = levelsOf(counts, slots)
    const values = moments.map(([at]) => levels[at])
    const isLoss = place === undefined ? lost.size === places.length : lost.has(place)
    return { name: place, isLoss, values: values.map(level => level && 100 * level.share) }
  }
  const lines = places.length > 1 ? places.map(place => toSeries(place, byPlace.get(place))) : []
  const length = range.title.replace(/^1 /, '')
  const period = `in the ${length} to ${longDayOf(runs[0]?.record.createdAt ?? '')}`
  const isLinked = moments.some(([, [first]]) => Boolean(first?.record.runUrl))
  const unit = range.step === 1 ? 'day' : 'week'
  const total = totalOf(votes)
  const whole = toSeries(undefined, votes)
  const series = chooseLines(whole, lines)
  const more = lines.length < series.length ? '' : ' The table has the other engines.'
  const chart = timeChart({
    title: `Answers that cite the brand ${period}`,
    moments: moments.map(([, own]) => ({
      createdAt: dayOf(own[0]?.record.createdAt ?? ''),
      isMarked: own.some(({ record }) => low.includes(record)),
    })),
    series,
    legend: [
      `A point adds up the runs of a ${unit}${isLinked ? ', and opens the newest one' : ''}. Next to each name: the newest ${unit}. A cross marks the runs of a loss, from its first one on.${more}`,
    ],
  })
  const pointed = moments.filter((_, index) => whole.values[index] !== undefined)
  const links = (chart.lines[0]?.points ?? []).map(({ at, value }, index) => {
    const { createdAt = '', runUrl = '' } = pointed[index]?.[1][0]?.record ?? {}
    return { at, link: runUrl, label: `${longDayOf(createdAt)}: ${formatPercent(value / 100)}` }
  })
  const rows = places.map((place): Cell[] => [
    [{ name: place }],
    ...showTrend(byPlace.get(place) ?? [], slots, { isLoss: lost.has(place) }),
  ])
  return [
    { ...chart, links, level: total && { now: formatLevel(total), basis: `${formatCounts(total)} answers` } },
    {
      kind: 'table',
      caption: `How many answers cite the brand ${period}, and the change from the ${length} before`,
      columns: [{ title: ['Engine'] }, { title: ['Cites the brand'], width: 2 }, { title: ['Change'] }],
      rows: [[[{ strong: ['All'] }], ...showTrend(votes, slots)], ...rows],
      note: ['Change: in points, over the same questions and engines. A gray change may be chance.'],
    },
    ...questionBlocks(votes, slots, answered),
    ...siteBlocks(name, runs, slots),
  ]
}

function dayOfRun({ createdAt }: HistoryRecord): string {
  return dayOf(createdAt)
}

function listVotes({ at, record }: BoardRun, names: Names): Vote[] {
  return record.cells.map(({ keyword = '', engine, cited }) => {
    const asked = withCountry(engine, record)
    const { country = '' } = splitCountry(asked)
    const place = placeName(asked, names)
    return {
      at,
      keyword,
      place,
      engine: names.engine(asked),
      country,
      part: JSON.stringify([place, keyword]),
      cited: cited.filter(Boolean).length,
      answers: cited.length,
      signs: cited.map(vote => (vote ? '✓' : '✗')).join(' '),
    }
  })
}
