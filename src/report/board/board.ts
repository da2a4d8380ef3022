import type { HistoryRecord } from '../../history/record.ts'
import type { Block, Cell } from '../../lib/document/blocks.ts'
import { tableOf } from '../../lib/document/build-blocks.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
import { chooseLines, createLowTest, type Series, timeChart } from '../document/time-chart.ts'
import { createNames, type Names } from '../words/names.ts'
import { formatPercent } from '../words/numbers.ts'
import { dayOf } from '../words/words.ts'
import { type Levels, levelsOf, showLevels, type Votes } from './levels.ts'
import { listOpenLosses, type OpenLoss, placeName } from './losses.ts'
import { answerBlocks, type BoardRun, factBlocks, questionBlocks, siteBlocks } from './tables.ts'

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
  levels: Levels
  losses: OpenLoss[]
  overview: Block[]
  details: Block[]
}

const MAX_DAYS = 60

/** Computes the view of the histories, with brands in alphabetical order. */
export function viewBoard(histories: readonly GateHistory[]): BoardBrand[] {
  const ids = createIds()
  return [...Map.groupBy(histories.flatMap(splitBrands), ({ key }) => key)]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .map(([name, gates]) => viewBrand(name, ids(name), gates))
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

function createIds(): (name: string) => string {
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

function viewBrand(name: string, id: string, gates: readonly GateHistory[]): BoardBrand {
  const records = gates
    .flatMap(gate => gate.records)
    .toSorted((a, b) => compareTexts(b.createdAt, a.createdAt))
  const names = createNames(
    name,
    records.flatMap(({ cells }) => cells.map(({ engine }) => engine)),
  )
  const days = [...new Set(records.map(dayOfRun))].toSorted().slice(-MAX_DAYS)
  const runs = records.flatMap((record): BoardRun[] => {
    const at = days.indexOf(dayOfRun(record))
    return at < 0 ? [] : [{ at, record }]
  })
  const losses = gates.flatMap(gate => listOpenLosses(gate.records, names))
  const low = gates.flatMap(gate => {
    const isLow = createLowTest(gate.records)
    return gate.records.filter(({ createdAt }) => isLow(createdAt)).map(dayOfRun)
  })
  const votes = runs.flatMap(run => listVotes(run, names))
  const levels = levelsOf(votes, days.length)
  const lost = new Set(losses.flatMap(loss => loss.places))
  const parts = [...Map.groupBy(votes, ({ place }) => place)]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .map(([place, own]) => ({ place, levels: levelsOf(own, days.length), isLoss: lost.has(place) }))
  const places = parts.map(({ place }) => place)
  const lines = parts.map(part => toSeries(part.place, part.levels, part.isLoss))
  return {
    name,
    id,
    levels,
    losses,
    lastRun: records[0]?.createdAt ?? '',
    overview: [
      timeChart({
        title: 'Answers that cite the brand',
        moments: days.map(createdAt => ({ createdAt, isMarked: low.includes(createdAt) })),
        series: chooseLines(
          toSeries(undefined, levels, lost.size === places.length),
          lines.length > 1 ? lines : [],
        ),
        legend: low.length > 0 ? ['A cross marks the runs of a loss, from its first one on.'] : [],
        format: value => formatPercent(value / 100),
      }),
      ...tableOf(
        'How many answers cite the brand now, and all runs as a line',
        [{ title: ['Engine'] }, { title: ['Cites the brand'], width: 2 }],
        parts.map((part): Cell[] => [[{ name: part.place }], showLevels(part.levels, part.isLoss)]),
      ),
    ],
    details: [
      ...questionBlocks(votes, days.length, places),
      ...factBlocks(runs, days.length),
      ...siteBlocks(name, runs, days.length),
      ...answerBlocks(votes, runs, days.length, places),
    ],
  }
}

function dayOfRun({ createdAt }: HistoryRecord): string {
  return dayOf(createdAt)
}

function listVotes({ at, record }: BoardRun, names: Names): Votes[] {
  return record.cells.map(({ keyword = '', engine, cited }) => ({
    at,
    keyword,
    place: placeName(engine, record, names),
    cited: cited.filter(Boolean).length,
    answers: cited.length,
    signs: cited.map(vote => (vote ? '✓' : '✗')).join(' '),
  }))
}

function toSeries(name: string | undefined, levels: Levels, isLoss: boolean): Series {
  return { name, isLoss, values: levels.map(level => level && 100 * level.share) }
}
