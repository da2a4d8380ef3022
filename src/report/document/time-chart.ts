import { changeOver, keyOf, levelOf } from '../../comparison/comparison.ts'
import { keyOfScope } from '../../comparison/scope.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import { listLosses } from '../../gate/verdict.ts'
import type { BaselineRun, HistoryRecord } from '../../history/record.ts'
import type { Block, Chart, ChartLine, Line, Value } from '../../lib/document/blocks.ts'
import type { Cell } from '../../scan/measure.ts'
import type { ReportContext } from '../text/finding-text.ts'
import { countryName } from '../words/names.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { formatCounts, MIN_FOR_PERCENT } from '../words/phrases.ts'
import { dayInYear, shortDayOf } from '../words/words.ts'
import { isLoss, isMarkedLoss, levelCell, listShares } from './grids.ts'
import { hasLevels } from './sections/section.ts'

/** More lines could not be distinguished. */
const MAX_LINES = 4
/** Percent between two ticks. At most five ticks cover the largest value. */
const STEPS = [0.5, 1, 2, 5, 10, 20]
const LARGEST_STEP = 50
/** Smallest distance between two labels of days, as a share of the axis. */
const DAY_DISTANCE = 0.14

interface Moment {
  createdAt: string
  /** A failed run, or one of the low runs of a loss. */
  isMarked: boolean
}

/** Percent at each moment; undefined for a moment without answers. */
export interface Series {
  /** Text from outside; undefined for the total. */
  name: string | undefined
  values: (number | undefined)[]
  isLoss: boolean
}

interface Shares {
  title: string
  /** Oldest first. */
  moments: readonly Moment[]
  /** At most four, the total first. */
  series: readonly Series[]
  legend: Line
  /** Name of the total, from outside. Default: `all`. */
  total?: string
}

/** Returns a chart and describes the first and the last value of each line. */
export function timeChart({ title, moments, series, legend, total }: Shares): Chart {
  const places = positionMoments(moments)
  const lines = series.map(
    (each): ChartLine => ({
      name: each.name,
      isLoss: each.isLoss,
      points: moments.flatMap(({ isMarked }, index) => {
        const [at = 0, value] = [places[index], each.values[index]]
        return value === undefined ? [] : [{ at, value, isMarked }]
      }),
      last: formatShare(each.values.at(-1)),
    }),
  )
  return {
    kind: 'chart',
    title,
    legend,
    lines,
    total,
    description: describe(moments, lines, total),
    ticks: chooseTicks(series).map(value => ({ value, label: `${value}%` })),
    days: chooseDays(moments, places),
  }
}

/** Returns the total, the lost lines and the lines that changed most, in their order: a line has the color of its place. */
export function chooseLines(whole: Series, parts: readonly Series[]): Series[] {
  const weightOf = ({ isLoss, values }: Series) => {
    const known = values.flatMap(value => value ?? [])
    return (isLoss ? 1000 : 0) + Math.max(...known) - Math.min(...known)
  }
  const most = new Set(parts.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_LINES - 1))
  return [whole, ...parts.filter(part => most.has(part))]
}

/**
 * Returns a function that tests by its time whether a run is low: between the drop of a loss and its recovery, or the run that
 * accepted the level. `records` are all runs, oldest first.
 */
export function createLowTest(
  records: readonly Pick<HistoryRecord, 'createdAt' | 'losses'>[],
): (createdAt: string) => boolean {
  const last = new Map(
    records.flatMap(({ losses }, index) =>
      losses.map(loss => {
        const end = loss.recoveringSince ?? records[index + 1]?.createdAt
        return [`${loss.since} ${keyOfScope(loss.scope)}`, { ...loss, end }]
      }),
    ),
  )
  const low = [...last.values()]
  return createdAt =>
    low.some(({ since, end }) => createdAt >= since && (end === undefined || createdAt < end))
}

function chooseTicks(series: readonly Series[]): number[] {
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.flatMap(value => value ?? [])))
  const step = STEPS.find(each => 4 * each >= highest) ?? LARGEST_STEP
  return Array.from({ length: 1 + Math.ceil(highest / step) }, (_, index) => index * step)
}

function formatShare(value: number | undefined): string {
  return value === undefined ? 'no answer' : formatPercent(value / 100)
}

function describe(moments: readonly Moment[], lines: readonly ChartLine[], total = 'All'): string {
  const [from, to] = [moments[0], moments.at(-1)].map(moment => shortDayOf(moment?.createdAt ?? ''))
  const changes = lines.flatMap(({ name, points: [first], last }) =>
    first === undefined ? [] : [`${name ?? total}: from ${formatShare(first.value)} to ${last}.`],
  )
  const marked = moments.filter(({ isMarked }) => isMarked).length
  const losses = `${countOf(marked, 'run')} failed or ${marked === 1 ? 'is' : 'are'} part of a loss.`
  return [`From ${from} to ${to}.`, ...changes, ...(marked === 0 ? [] : [losses])].join(' ')
}

/** Spaces moments by time. A moment of an unknown time is at the start. */
function positionMoments(moments: readonly Moment[]): number[] {
  const times = moments.map(({ createdAt }) => Date.parse(createdAt) || 0)
  const [first, last] = [Math.min(...times), Math.max(...times)]
  return times.map(time => (time - first) / (last - first || 1))
}

function chooseDays(moments: readonly Moment[], places: number[]): Chart['days'] {
  const days = moments.map(({ createdAt }, index) => ({
    at: places[index] ?? 0,
    label: shortDayOf(createdAt),
  }))
  const shown: Chart['days'] = []
  for (const day of days.toReversed()) {
    const next = shown[0]
    if (next === undefined || (next.at - day.at >= DAY_DISTANCE && next.label !== day.label))
      shown.unshift(day)
  }
  return shown
}

const MAX_RUNS = 30

/** Returns no chart if the report does not show levels or there are too few answers for a percentage. */
export function trendBlocks(context: ReportContext): Block[] {
  const { outcome } = context
  const { measurement, comparison, verdict, run } = outcome
  if (measurement === undefined || !hasLevels(context)) return []
  const compared = (comparison?.cells ?? []).map(({ now }) => now)
  const cells = compared.length > 0 ? compared : measurement.cells
  const keys = new Set(cells.map(keyOf))
  const earlier = outcome.trend
    .filter(record => record.cells.some(cell => keys.has(keyOf(cell))))
    .slice(1 - MAX_RUNS)
  if (earlier.length === 0 || (levelOf(cells)?.answers ?? 0) < MIN_FOR_PERCENT) return []
  const failed = verdict.status === 'fail' || verdict.status === 'error'
  const isLow = createLowTest([...outcome.trend, { createdAt: run.finishedAt, losses: listLosses(verdict) }])
  const moments = [...earlier, { createdAt: run.finishedAt, failed }].map(
    (each): Moment => ({ createdAt: each.createdAt, isMarked: each.failed || isLow(each.createdAt) }),
  )
  const series = listSeries(context, earlier, cells)
  const title = `Share of the answers that cite the brand, ${countOf(moments.length, 'run')}`
  const isMarked = moments.some(moment => moment.isMarked)
  const legend: Line = isMarked ? ['A cross marks a run that failed or is part of a loss.'] : []
  const change = changeOver(comparison?.cells ?? [])
  const total = change?.now ?? levelOf(cells)
  const whole = total && { ...levelCell(total, change), basis: `${formatCounts(total)} answers` }
  return [{ ...timeChart({ moments, series, title, legend }), level: partLevel(context) ?? whole }]
}

/** Returns the level of the part that the headline is about. Undefined for a headline about all answers or a score. */
function partLevel({ findings: [first], outcome }: ReportContext): Value | undefined {
  if (first === undefined || !('scope' in first) || first.scope.kind === 'whole') return undefined
  if ('value' in first && first.value !== undefined) return undefined
  const isLoss = isMarkedLoss(first)
  if ('time' in first && first.time?.levels !== undefined) {
    const { since, levels } = first.time
    const basis = `since ${dayInYear(since, outcome.run.finishedAt)}`
    return { now: formatPercent(levels.since), basis, was: `was ${formatPercent(levels.before)}`, isLoss }
  }
  const { change } = first
  return change && { ...levelCell(change.now, change), basis: `${formatCounts(change.now)} answers`, isLoss }
}

function listSeries(
  context: ReportContext,
  earlier: readonly BaselineRun[],
  cells: readonly Cell[],
): Series[] {
  const partsBy = (nameOf: (engine: string) => string): Series[] => {
    const groups = [...Map.groupBy(cells, ({ engine }) => nameOf(engine))]
    const shown = groups.filter(([, part]) => (levelOf(part)?.answers ?? 0) >= MIN_FOR_PERCENT)
    return groups.length < 2 ? [] : shown.map(([name, part]) => toSeries(name, part))
  }
  const toSeries = (name: string | undefined, part: readonly Cell[]): Series => {
    const engines = [...new Set(part.map(({ engine }) => engine))]
    const compared = (context.outcome.comparison?.cells ?? []).filter(({ engine }) =>
      engines.includes(engine),
    )
    return {
      name,
      values: listShares(earlier, part),
      isLoss: isLoss(context.findings, engines, changeOver(compared)),
    }
  }
  const byCountry = partsBy(engine => {
    const { country } = splitCountry(engine)
    return country === undefined ? 'All countries' : countryName(country)
  })
  const byEngine = partsBy(engine => context.names.engine(engine))
  // Countries and engines in one chart could not be compared with each other.
  const lost = [byEngine, byCountry].find(parts => parts.some(part => part.isLoss))
  return chooseLines(toSeries(undefined, cells), lost ?? (byEngine.length > 0 ? byEngine : byCountry))
}
