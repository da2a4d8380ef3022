/** The lines of the trend: the citation rate of each engine, or the citation score where rates say nothing. */
import { labelTick, linesOf, type Scale, scaleOf } from '../../lib/chart-scale.ts'
import type { Cell } from '../../scan/measure.ts'
import { countOf, formatPercent, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { factsOf } from '../verdict-facts.ts'
import { shortDayOf } from '../words.ts'
import { rateIn, rateOfAll } from './citation-rates.ts'

const MOST_RUNS = 30
/** More lines than this cannot be told apart. */
const MOST_LINES = 8
/** Least distance of two days on the axis, as a share of its length. */
const DAY_DISTANCE = 0.14

export interface ChartLine {
  /** Name of an engine, from outside; undefined for the line of all engines together. */
  engine: string | undefined
  /** From left to right; `at` is 0 to 1 of the width. */
  points: { at: number; value: number; failed: boolean }[]
  /** The last value. */
  last: string
  isDrop: boolean
}

export interface TrendChart {
  title: string
  /** The chart in words, for readers who cannot see it. */
  description: string
  legend: string
  scale: Scale
  /** The lines of the scale, the lowest first. */
  ticks: { value: number; label: string }[]
  days: { at: number; label: string }[]
  /** The line of all engines comes first. */
  lines: ChartLine[]
  /** Least and greatest value of the runs compared with; equal where there is one. */
  band: [low: number, high: number] | undefined
}

interface Run {
  createdAt: string
  failed: boolean
  overallBcr: number
  cells: Cell[]
}

/** Returns the chart of the comparable runs, this one last; undefined without earlier runs and for values that no scale holds. */
export function viewTrendChart(outcome: Outcome): TrendChart | undefined {
  const { trend, measurement, verdict, run } = outcome
  if (trend.length === 0 || measurement === undefined) return undefined
  const failed = verdict.status === 'fail' || verdict.status === 'error'
  const { overallBcr, cells } = measurement
  const runs = [...trend, { createdAt: run.finishedAt, failed, overallBcr, cells }].slice(-MOST_RUNS)
  return hasRates(outcome) ? chartRates(outcome, runs) : chartScores(outcome, runs)
}

/** With one answer an engine, a rate is all or nothing. */
function hasRates(outcome: Outcome): boolean {
  const answers = rateOfAll(outcome)?.answers ?? 0
  const isKnown = outcome.trend.some(({ cells }) => cells.length > 0)
  return isKnown && answers > (outcome.measurement?.engines.length ?? 0)
}

function chartRates(outcome: Outcome, runs: Run[]): TrendChart | undefined {
  const { measurement, verdict } = outcome
  const places = placesOf(runs)
  const lineOf = (engine: string | undefined): ChartLine => {
    const rates = runs.map(run => rateIn(run, cell => engine === undefined || cell.engine === engine))
    return {
      engine,
      points: pointsOf(
        runs,
        places,
        rates.map(rate => rate && 100 * rate),
      ),
      last: describeLast(rates, formatPercent),
      isDrop: factsOf(verdict).engineDrops.some(drop => drop.engine === engine),
    }
  }
  const engines = (measurement?.engines ?? []).map(({ engine }) => lineOf(engine))
  // The lines that moved most say most.
  const shown = engines.toSorted((a, b) => spanOf(b) - spanOf(a)).slice(0, MOST_LINES)
  const more = engines.length - shown.length
  const lines = [
    ...(engines.length > 1 ? [lineOf(undefined)] : []),
    ...engines.filter(line => shown.includes(line)),
  ]
  const before = (outcome.comparison?.runs ?? [])
    .map(run => rateIn(run, () => true))
    .flatMap(rate => (rate === undefined ? [] : [100 * rate]))
  return drawChart(runs, places, lines, bandOf(before), {
    title: `Share of answers that cite the brand, over ${countOf(runs.length, 'run')}`,
    format: value => formatPercent(value / 100),
    label: value => `${labelTick(value)}%`,
    legend: [
      'Share of the answers that cite the brand, one point for each run.',
      ...(more > 0 ? [`The ${more} engines that changed least are left out here.`] : []),
    ],
    whole: engines.length > 1 ? ', over all engines' : '',
  })
}

function chartScores(outcome: Outcome, runs: Run[]): TrendChart | undefined {
  const places = placesOf(runs)
  const scores = runs.map(({ overallBcr }) => overallBcr)
  const line: ChartLine = {
    engine: undefined,
    points: pointsOf(runs, places, scores),
    last: describeLast(scores, formatScore),
    isDrop: false,
  }
  const { baseline } = outcome
  const before = (baseline?.runs ?? []).map(({ overallBcr }) => overallBcr)
  const known = before.length > 0 ? before : [baseline?.overallBcr ?? []].flat()
  return drawChart(runs, places, [line], bandOf(known), {
    title: `Citation score over ${countOf(runs.length, 'run')}`,
    format: formatScore,
    label: labelTick,
    legend: ['Citation score, one point for each run.'],
    whole: '',
  })
}

interface Words {
  title: string
  format(value: number): string
  label(value: number): string
  legend: string[]
  whole: string
}

function drawChart(
  runs: Run[],
  places: number[],
  lines: ChartLine[],
  band: TrendChart['band'],
  { title, format, label, legend, whole }: Words,
): TrendChart | undefined {
  const values = [...lines.flatMap(({ points }) => points.map(({ value }) => value)), ...(band ?? [])]
  const range: [number, number] = [Math.min(0, ...values), Math.max(0, ...values)]
  const scale = scaleOf(range)
  const ends = [scale.lowest * scale.step, scale.highest * scale.step]
  if (!ends.every(Number.isFinite) || ends[0] === ends[1]) return undefined
  const hasFailed = runs.some(({ failed }) => failed)
  return {
    title,
    description: describe(runs, lines, format),
    legend: [
      ...legend,
      ...(hasFailed ? ['A cross marks a run that failed.'] : []),
      ...(band === undefined ? [] : [describeBand(band, format, whole)]),
    ].join(' '),
    scale,
    ticks: linesOf(scale).map(value => ({ value, label: label(value) })),
    days: daysOf(runs, places),
    lines,
    band,
  }
}

function describe(runs: Run[], lines: ChartLine[], format: Words['format']): string {
  const failed = runs.filter(run => run.failed).length
  const sentences = lines.flatMap(({ engine, points, last }) => {
    const [first] = points
    return first === undefined
      ? []
      : [
          `${engine ?? (lines.length > 1 ? 'All engines' : 'The value')}: from ${format(first.value)} to ${last}.`,
        ]
  })
  const [from, to] = [runs[0], runs.at(-1)].map(run => shortDayOf(run?.createdAt ?? ''))
  return [
    `From ${from} to ${to}.`,
    ...sentences,
    failed === 0 ? 'No run failed.' : `${countOf(failed, 'run')} failed.`,
  ].join(' ')
}

function describeBand([low, high]: [number, number], format: Words['format'], whole: string): string {
  const [from, to] = [format(low), format(high)]
  return from === to
    ? `The dashed line is the baseline${whole}: ${from}.`
    : `The grey band is the range of the runs compared with${whole}: ${from} to ${to}.`
}

function bandOf(values: number[]): TrendChart['band'] {
  return values.length === 0 ? undefined : [Math.min(...values), Math.max(...values)]
}

function pointsOf(runs: Run[], places: number[], values: (number | undefined)[]): ChartLine['points'] {
  return runs.flatMap(({ failed }, index) => {
    const [at, value] = [places[index], values[index]]
    return at === undefined || value === undefined ? [] : [{ at, value, failed }]
  })
}

function describeLast(values: (number | undefined)[], format: (value: number) => string): string {
  const last = values.at(-1)
  return last === undefined ? 'not evaluated' : format(last)
}

function spanOf({ points }: ChartLine): number {
  const values = points.map(({ value }) => value)
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)
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
function daysOf(runs: Run[], places: number[]): TrendChart['days'] {
  const days = runs.map(({ createdAt }, index) => ({ at: places[index] ?? 0, label: shortDayOf(createdAt) }))
  const shown: TrendChart['days'] = []
  for (const day of days.toReversed()) {
    const next = shown[0]
    if (next === undefined || (next.at - day.at >= DAY_DISTANCE && next.label !== day.label))
      shown.unshift(day)
  }
  return shown
}
