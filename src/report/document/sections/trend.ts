/** The shares of the answers that cite the brand, run by run, all over the cells that are compared now. */
import { type CellRef, keyOf } from '../../../comparison/comparison.ts'
import { keyOfScope } from '../../../comparison/scope.ts'
import { seriesOf } from '../../../comparison/series.ts'
import { splitCountry } from '../../../engines/engine-names.ts'
import { lossesOf } from '../../../gate/verdict.ts'
import type { BaselineRun, HistoryRecord } from '../../../history/record.ts'
import { labelTick, linesOf, scaleOf } from '../../../lib/chart-scale.ts'
import type { Block, Chart, ChartLine, Line } from '../../../lib/document/blocks.ts'
import { paragraph } from '../../../lib/document/build-blocks.ts'
import { type Cell, citedShareOf } from '../../../scan/measure.ts'
import { countOf, formatPercent } from '../../numbers.ts'
import type { ReportContext } from '../../tell/told.ts'
import { shortDayOf } from '../../words.ts'
import { isLoss } from '../grids.ts'
import { countryName } from '../names.ts'
import { LEAST_FOR_PERCENT } from '../phrases.ts'
import { EVERYWHERE, type GateSection, hasLevels } from './section.ts'

const MOST_RUNS = 30
/** More lines in one chart cannot be told apart. */
const MOST_LINES = 4
/** Least distance of two days on the axis, as a share of its length. */
const DAY_DISTANCE = 0.14

export const trend: GateSection = {
  id: 'trend',
  title: 'Trend',
  on: EVERYWHERE,
  blocks: context => trendBlocks(context),
}

interface Run {
  createdAt: string
  isFailed: boolean
  /** It is one of the low runs of a loss. */
  isLow: boolean
}

/** The percent of each run; undefined for a run without answers. */
interface Series {
  /** From outside; undefined for everything together. */
  name: string | undefined
  values: (number | undefined)[]
  isLoss: boolean
}

interface Trend {
  /** Oldest first, this one last. */
  runs: Run[]
  /** At most four. Everything together comes first. */
  series: Series[]
  band: Chart['band']
  title: string
  format(value: number): string
}

/** A chart; words alone for few answers, which have no share to draw. Nothing where the level of the run is not told. */
function trendBlocks(context: ReportContext): Block[] {
  const { outcome } = context
  const { measurement, comparison, verdict, run } = outcome
  if (measurement === undefined || !hasLevels(context)) return []
  const compared = (comparison?.cells ?? []).map(({ now }) => now)
  const cells = compared.length > 0 ? compared : measurement.cells
  const keys = new Set(cells.map(keyOf))
  const earlier = outcome.trend
    .filter(record => record.cells.some(cell => keys.has(keyOf(cell))))
    .slice(1 - MOST_RUNS)
  if (earlier.length === 0) return []
  const answers = countAnswers(cells)
  const isDrawn = answers >= LEAST_FOR_PERCENT
  const isFailed = verdict.status === 'fail' || verdict.status === 'error'
  const isLow = findLow([...outcome.trend, { createdAt: run.finishedAt, losses: lossesOf(verdict) }])
  const found: Trend = {
    runs: [
      ...earlier.map(({ createdAt, failed }) => ({ createdAt, isFailed: failed })),
      { createdAt: run.finishedAt, isFailed },
    ].map(each => ({ ...each, isLow: isLow(each.createdAt) })),
    band: rangeOf(sharesOf(comparison?.runs ?? [], cells).slice(0, -1)),
    title: isDrawn ? 'Share of the answers that cite the brand' : 'Answers that cite the brand',
    series: listSeries(context, earlier, cells),
    format: value =>
      isDrawn ? formatPercent(value / 100) : `${Math.round((value * answers) / 100)} of ${answers}`,
  }
  const chart = chartOf(found)
  return isDrawn ? [chart] : paragraph([`${chart.title}. ${chart.description}`])
}

/**
 * Returns a test for the low runs of losses, by their time: from the fall to the return, or to the run that accepted the
 * level. `records`: all runs, oldest first.
 */
function findLow(
  records: readonly Pick<HistoryRecord, 'createdAt' | 'losses'>[],
): (createdAt: string) => boolean {
  const last = new Map(
    records.flatMap(({ losses }, index) =>
      losses.map(loss => {
        const end = loss.backSince ?? records[index + 1]?.createdAt
        return [`${loss.since} ${keyOfScope(loss.scope)}`, { ...loss, end }]
      }),
    ),
  )
  const low = [...last.values()].filter(({ state }) => state !== 'chance')
  return createdAt =>
    low.some(({ since, end }) => createdAt >= since && (end === undefined || createdAt < end))
}

/** Everything together, and those of its countries and engines that are a loss or moved most. */
function listSeries(
  context: ReportContext,
  earlier: readonly BaselineRun[],
  cells: readonly Cell[],
): Series[] {
  const partsBy = (nameOf: (engine: string) => string) => {
    const groups = [...Map.groupBy(cells, ({ engine }) => nameOf(engine))]
    return groups.length < 2 ? [] : groups
  }
  const toSeries = (name: string | undefined, part: readonly Cell[]): Series => ({
    ...{ name, values: sharesOf(earlier, part) },
    isLoss: isLoss(context, [...new Set(part.map(({ engine }) => engine))]),
  })
  const weightOf = ({ isLoss: isLost, values }: Series) => {
    const [low, high] = rangeOf(values) ?? [0, 0]
    return (isLost ? 1000 : 0) + high - low
  }
  const byCountry = partsBy(engine => {
    const { country } = splitCountry(engine)
    return country === undefined ? 'All countries' : countryName(country)
  })
  const parts = [...byCountry, ...partsBy(engine => context.names.engine(engine))]
    .filter(([, part]) => countAnswers(part) >= LEAST_FOR_PERCENT)
    .map(([name, part]) => toSeries(name, part))
  const most = new Set(parts.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_LINES - 1))
  return [toSeries(undefined, cells), ...parts.filter(part => most.has(part))]
}

/** Returns the share of each run over these cells as percent, this run last. A cell weighs as many answers as it has now. */
function sharesOf(runs: readonly BaselineRun[], cells: readonly Cell[]): (number | undefined)[] {
  const points = new Map(
    seriesOf(runs, cells, citedShareOf, ({ cited }) => cited.length).map(({ run, value }) => [run, value]),
  )
  return Array.from({ length: runs.length + 1 }, (_, run) => {
    const value = points.get(run)
    return value === undefined ? undefined : 100 * Math.min(1, Math.max(0, value))
  })
}

function countAnswers(cells: readonly (CellRef & Pick<Cell, 'cited'>)[]): number {
  return cells.reduce((sum, { cited }) => sum + cited.length, 0)
}

function chartOf(found: Trend): Chart {
  const { runs, series, band, format } = found
  const values = [...series.flatMap(each => each.values.flatMap(value => value ?? [])), ...(band ?? [])]
  const scale = scaleOf([0, Math.max(1, ...values)])
  const places = placesOf(runs)
  const lines = series.map(
    (each): ChartLine => ({
      ...{ name: each.name, isLoss: each.isLoss },
      points: runs.flatMap((run, index) => {
        const [at = 0, value] = [places[index], each.values[index]]
        return value === undefined ? [] : [{ at, value, isMarked: run.isLow || run.isFailed }]
      }),
      last: formatLast(each.values.at(-1), format),
    }),
  )
  return {
    kind: 'chart',
    title: `${found.title}, ${countOf(runs.length, 'run')}`,
    description: describe(runs, lines, format),
    legend: legendOf(found),
    scale,
    ticks: linesOf(scale).map(value => ({ value, label: `${labelTick(value)}%` })),
    days: daysOf(runs, places),
    ...{ lines, band },
  }
}

function formatLast(value: number | undefined, format: Trend['format']): string {
  return value === undefined ? 'no answer' : format(value)
}

function legendOf({ runs, band, format, series }: Trend): Line {
  const whole = series.length > 1 ? ' over all' : ''
  return [
    'One point for each run, over what this run compares.',
    ...(runs.some(({ isFailed, isLow }) => isFailed || isLow)
      ? [' A cross marks a run that failed, or that is part of a loss.']
      : []),
    ...(band === undefined
      ? []
      : [
          ` The gray band is the range of the runs compared with${whole}: ${format(band[0])} to ${format(band[1])}.`,
        ]),
  ]
}

function describe(runs: Run[], lines: ChartLine[], format: Trend['format']): string {
  const [from, to] = [runs[0], runs.at(-1)].map(run => shortDayOf(run?.createdAt ?? ''))
  const sentences = lines.flatMap(({ name, points, last }) => {
    const [first] = points
    return first === undefined ? [] : [`${name ?? 'All'}: from ${format(first.value)} to ${last}.`]
  })
  const failed = runs.filter(({ isFailed }) => isFailed).length
  const low = runs.filter(run => run.isLow).length
  return [
    `From ${from} to ${to}.`,
    ...sentences,
    ...(failed === 0 ? [] : [`${countOf(failed, 'run')} failed.`]),
    ...(low === 0 ? [] : [`${countOf(low, 'run')} ${low === 1 ? 'is' : 'are'} part of a loss.`]),
  ].join(' ')
}

function rangeOf(values: readonly (number | undefined)[]): Chart['band'] {
  const known = values.flatMap(value => value ?? [])
  return known.length === 0 ? undefined : [Math.min(...known), Math.max(...known)]
}

/** By time where the times are known and in order, else one after the other. */
function placesOf(runs: Run[]): number[] {
  const times = runs.map(({ createdAt }) => Date.parse(createdAt))
  const [first = Number.NaN, last = Number.NaN] = [times[0], times.at(-1)]
  const isInOrder = times.every((time, index) => time >= (times[index - 1] ?? time))
  return isInOrder && last > first
    ? times.map(time => (time - first) / (last - first))
    : runs.map((_, index) => index / Math.max(runs.length - 1, 1))
}

/** Returns days of runs: the last one, and earlier ones as far as there is room. */
function daysOf(runs: Run[], places: number[]): Chart['days'] {
  const days = runs.map(({ createdAt }, index) => ({ at: places[index] ?? 0, label: shortDayOf(createdAt) }))
  const shown: Chart['days'] = []
  for (const day of days.toReversed()) {
    const next = shown[0]
    if (next === undefined || (next.at - day.at >= DAY_DISTANCE && next.label !== day.label))
      shown.unshift(day)
  }
  return shown
}
