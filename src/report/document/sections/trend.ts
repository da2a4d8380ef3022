/** The shares of the answers that cite the brand, run by run, all over the cells that are compared now. */
import { type CellRef, keyOf } from '../../../comparison/comparison.ts'
import { keyOfScope } from '../../../comparison/scope.ts'
import { seriesOf } from '../../../comparison/series.ts'
import { splitCountry } from '../../../embedded/engines/engine-names.ts'
import { lossesOf } from '../../../gate/verdict.ts'
import type { BaselineRun, HistoryRecord } from '../../../history/record.ts'
import { labelTick, linesOf, scaleOf } from '../../../lib/chart-scale.ts'
import type { ChartLine } from '../../../lib/document/draw-chart.ts'
import { type Cell, citedShareOf } from '../../../scan/measure.ts'
import { countOf, formatPercent, formatScore } from '../../numbers.ts'
import { parseWebPage } from '../../web-url.ts'
import { dayOf, shortDayOf } from '../../words.ts'
import type { Block, Chart, Line } from '../blocks.ts'
import { tableOf } from '../build-blocks.ts'
import type { ReportContext } from '../context.ts'
import { isLoss } from '../grids.ts'
import { countryName } from '../names.ts'
import { LEAST_FOR_PERCENT } from '../phrases.ts'
import { type GateSection, hasLevels, IN_FILES, oncePerRun } from './section.ts'

const MOST_RUNS = 30
const MOST_ROWS_IN_COMMENT = 10
/** More lines in one chart cannot be told apart. */
const MOST_LINES = 4
const MOST_SMALL_CHARTS = 12
/** Least distance of two days on the axis, as a share of its length. */
const DAY_DISTANCE = 0.14

export const trend: GateSection = {
  id: 'trend',
  title: 'Trend',
  on: IN_FILES,
  blocks(context) {
    const found = readTrend(context)
    if (found === undefined) return []
    const charts = chartsOf(found)
    return charts.length > 0 ? charts : numbersOf(found, MOST_RUNS)
  },
}

export const trendNumbers: GateSection = {
  id: 'trend-numbers',
  title: 'Trend',
  on: ['comment', 'summary'],
  blocks(context) {
    const found = readTrend(context)
    return found === undefined ? [] : numbersOf(found, MOST_ROWS_IN_COMMENT)
  },
}

interface Run {
  createdAt: string
  isFailed: boolean
  /** It is one of the low runs of a loss. */
  isLow: boolean
  runUrl: string | undefined
}

/** A value of each run, in its unit on the axis; undefined for a run without one. */
interface Series {
  /** From outside; undefined for everything together. */
  name: string | undefined
  values: (number | undefined)[]
  isLoss: boolean
}

interface Trend {
  /** Oldest first, this one last. */
  runs: Run[]
  /** Everything together comes first. */
  series: Series[]
  band: Chart['band']
  title: string
  /** Few answers have numbers, and no share to draw. */
  isDrawn: boolean
  format(value: number): string
  label(tick: number): string
}

const readTrend = oncePerRun(computeTrend)

/** Returns the trend; undefined without an earlier run, and where the level of the run is not told. */
function computeTrend(context: ReportContext): Trend | undefined {
  const { outcome } = context
  const { measurement, comparison, verdict, run } = outcome
  if (measurement === undefined || outcome.trend.length === 0 || !hasLevels(context)) return undefined
  const compared = (comparison?.cells ?? []).map(({ now }) => now)
  const cells = compared.length > 0 ? compared : measurement.cells
  const keys = new Set(cells.map(keyOf))
  const paired = outcome.trend.filter(record => record.cells.some(cell => keys.has(keyOf(cell))))
  const hasShares = paired.length > 0
  const answers = countAnswers(cells)
  const isDrawn = answers >= LEAST_FOR_PERCENT
  const earlier = (hasShares ? paired : outcome.trend).slice(1 - MOST_RUNS)
  const isFailed = verdict.status === 'fail' || verdict.status === 'error'
  const now = { createdAt: run.finishedAt, losses: lossesOf(verdict) }
  const isLow = findLow([...outcome.trend, now])
  const runs: Run[] = [
    ...earlier.map(({ createdAt, failed, runUrl }) => ({ createdAt, isFailed: failed, runUrl })),
    { createdAt: run.finishedAt, isFailed, runUrl: run.runUrl },
  ].map(each => ({ ...each, isLow: isLow(each.createdAt) }))
  if (hasShares) {
    const band = rangeOf(sharesOf(comparison?.runs ?? [], cells).slice(0, -1))
    return {
      ...{ runs, band, isDrawn },
      title: isDrawn ? 'Share of the answers that cite the brand' : 'Answers that cite the brand',
      series: listSeries(context, earlier, cells),
      format: value =>
        isDrawn ? formatPercent(value / 100) : `${Math.round((value * answers) / 100)} of ${answers}`,
      label: tick => `${labelTick(tick)}%`,
    }
  }
  // Records of old versions have no answers one by one.
  const known = (comparison?.runs ?? []).map(toScore)
  return {
    ...{ runs, band: rangeOf(known), isDrawn: true },
    ...{ title: 'Citation score', format: formatScore, label: labelTick },
    series: [{ name: undefined, values: [...earlier, measurement].map(toScore), isLoss: false }],
  }
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

function toScore({ overallBcr }: Pick<BaselineRun, 'overallBcr'>): number {
  return overallBcr
}

/** Everything together, then each country; each engine where there is one country. */
function listSeries(
  context: ReportContext,
  earlier: readonly BaselineRun[],
  cells: readonly Cell[],
): Series[] {
  const partOf = (nameOf: (engine: string) => string) => {
    const groups = [...Map.groupBy(cells, ({ engine }) => nameOf(engine))]
    return groups.length < 2 ? [] : groups
  }
  const { names } = context
  const byCountry = partOf(engine => {
    const { country } = splitCountry(engine)
    return country === undefined ? 'All countries' : countryName(country)
  })
  const byEngine = partOf(engine => names.engine(engine))
  const toSeries = (name: string | undefined, part: readonly Cell[]): Series => ({
    ...{ name, values: sharesOf(earlier, part) },
    isLoss: isLoss(context, [...new Set(part.map(({ engine }) => engine))]),
  })
  return [
    toSeries(undefined, cells),
    ...[...byCountry, ...byEngine]
      .filter(([, part]) => countAnswers(part) >= LEAST_FOR_PERCENT)
      .map(([name, part]) => toSeries(name, part)),
  ]
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

/** Returns the lines of the main chart: everything together, and the parts that are a loss or moved most; and the other parts. */
function selectLines({ series }: Trend): { shown: Series[]; others: Series[] } {
  const [all, ...parts] = series
  const weight = ({ isLoss: isLost, values }: Series) => {
    const [low, high] = rangeOf(values) ?? [0, 0]
    return (isLost ? 1000 : 0) + high - low
  }
  const most = new Set(parts.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_LINES - 1))
  return {
    shown: [...(all === undefined ? [] : [all]), ...parts.filter(part => most.has(part))],
    others: parts.filter(part => !most.has(part)),
  }
}

function chartsOf(found: Trend): Block[] {
  const { shown, others } = selectLines(found)
  if (!found.isDrawn) return []
  return [
    ...drawChart(found, shown),
    ...others.slice(0, MOST_SMALL_CHARTS).flatMap(part => drawChart(found, [part], true)),
  ]
}

function drawChart(found: Trend, series: Series[], isSmall = false): Block[] {
  const { runs, band, format, label } = found
  // All charts have one scale, so that they can be compared.
  const values = found.series.flatMap(each => each.values.flatMap(value => value ?? []))
  const range: [number, number] = [
    Math.min(0, ...values, ...(band ?? [])),
    Math.max(0, ...values, ...(band ?? [])),
  ]
  const scale = scaleOf(range)
  const ends = [scale.lowest * scale.step, scale.highest * scale.step]
  if (!ends.every(Number.isFinite) || ends[0] === ends[1]) return []
  const places = placesOf(runs)
  const lines = series.map(
    (each): ChartLine => ({
      ...{ name: each.name, isLoss: each.isLoss },
      points: each.values.flatMap((value, index) => {
        const [at, run] = [places[index], runs[index]]
        return at === undefined || value === undefined || run === undefined
          ? []
          : [{ at, value, isMarked: run.isLow || run.isFailed }]
      }),
      last: formatLast(each.values.at(-1), format),
    }),
  )
  const name = isSmall ? series[0]?.name : undefined
  return [
    {
      kind: 'chart',
      title: name ?? `${found.title}, ${countOf(runs.length, 'run')}`,
      description: describe(runs, lines, format),
      legend: isSmall ? [] : legendOf(found),
      scale,
      ticks: linesOf(scale).map(value => ({ value, label: label(value) })),
      days: isSmall ? [] : daysOf(runs, places),
      ...{ lines, band: isSmall ? undefined : band },
      ...(isSmall && { isSmall }),
    },
  ]
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

function numbersOf(found: Trend, most: number): Block[] {
  const { runs, title, format } = found
  const { shown } = selectLines(found)
  const rows = runs.map(({ createdAt, isFailed, isLow, runUrl }, index): Line[] => {
    const url = parseWebPage(runUrl ?? '')
    const day = dayOf(createdAt)
    const note = [
      ...(index === runs.length - 1 ? ['this run'] : []),
      ...(isFailed ? ['failed'] : []),
      ...(isLow ? ['part of a loss'] : []),
    ].join(', ')
    return [
      url === undefined ? [day] : [{ link: url.href, label: [day] }],
      ...shown.map(({ values }): Line => [formatLast(values[index], format)]),
      [note],
    ]
  })
  return tableOf(
    `${title}, the newest run first`,
    [
      { title: ['Run'] },
      ...shown.map(({ name }) => ({
        title: name === undefined ? [shown.length === 1 ? title : 'all'] : [{ name, most: 40 }],
        isNumber: true,
      })),
      { title: ['Note'] },
    ],
    rows.toReversed().slice(0, most),
  )
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
