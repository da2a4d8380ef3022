/** Measures many histories of simulated gates. */
import { type Column, mapInOrder, percent } from './scenario.ts'
import { type Gate, hostedGate, type JudgedRun, recordRuns, runTimeline } from './timeline.ts'
import {
  byBaseRate,
  type Course,
  createWorld,
  type DayShift,
  type EngineKind,
  unchanged,
  type WorldOptions,
} from './world.ts'

/** A gate, and the world in which it runs. */
export interface Site extends Omit<WorldOptions, 'seed' | 'course'> {
  /** Default: a hosted service with the defaults of the product. */
  gate?: Gate
}

export interface Length {
  runs: number
  /** Runs that are recorded first, without a comparison. */
  earlier?: number
  stopAtAlarm?: boolean
}

/** A standard deviation of 0.3 logits takes a rate of 20 % to 16 or 25 % on one day of three. */
export const normalDays: DayShift = { deviation: 0.3 }
/** Single days far off, as the scenario `day-shifts` finds them. */
export const heavyDays: DayShift = { deviation: 0.3, degrees: 3 }

/**
 * The second world: engines share half of the variance of their days, which are heavy and autocorrelated, and questions keep
 * an answer from run to run.
 */
export function secondWorld({ daysApart }: Pick<Schedule, 'daysApart'>): Partial<Site> {
  const [correlation, keeps] = daysApart < 3 ? [0.5, 0.7] : [0.2, 0.2]
  return { dayShift: { ...heavyDays, correlation, isShared: true }, keeps }
}

/** Returns this many engines with this base rate. */
export function engines(count: number, baseRate: keyof typeof byBaseRate = 0.2): EngineKind[] {
  return Array.from({ length: count }, () => byBaseRate[baseRate])
}

/**
 * Returns the judged runs of `times` histories for each course, earlier runs left out. Site n is the same in every call.
 * Its earlier runs are recorded once, with the first course: the courses are equal until then.
 */
export async function judgeCourses(
  times: number,
  { gate = hostedGate(), ...options }: Site,
  { runs, earlier = 0, stopAtAlarm = false }: Length,
  courses: readonly Course[],
): Promise<JudgedRun[][][]> {
  const { daysApart = 7 } = options
  const seeds = Array.from({ length: times }, (_, seed) => seed)
  const bySite = await mapInOrder(seeds, async seed => {
    const worlds = courses.map(course => createWorld({ ...options, course, seed }))
    const [first] = worlds
    const records = first ? await recordRuns(first, gate, { runs: earlier, daysApart }) : []
    return mapInOrder(worlds, world =>
      runTimeline(world, gate, { from: earlier, runs, records, daysApart, stopAtAlarm }),
    )
  })
  return courses.map((_, index) => bySite.map(histories => histories[index] ?? []))
}

/** Returns the judged runs of `times` histories, earlier runs left out. */
export async function judgeHistories(
  times: number,
  site: Site,
  length: Length,
  course: Course = unchanged,
): Promise<JudgedRun[][]> {
  return (await judgeCourses(times, site, length, [course]))[0] ?? []
}

export const hasFailed = ({ failed }: Pick<JudgedRun, 'failed'>): boolean => failed

/** Returns the share that fails; NaN of nothing. */
export function failedShare(runs: readonly JudgedRun[]): number {
  return runs.filter(hasFailed).length / runs.length
}

/** Returns the share that is inconclusive; NaN of nothing. */
export function inconclusiveShare(runs: readonly JudgedRun[]): number {
  return runs.filter(({ status }) => status === 'inconclusive').length / runs.length
}

/** Returns the share of histories with a failed run. */
export function alarmedShare(histories: readonly JudgedRun[][]): number {
  return histories.filter(runs => runs.some(hasFailed)).length / histories.length
}

/** How often a gate runs, and the history that it has when something is lost. */
export interface Schedule {
  name: string
  daysApart: number
  runsAYear: number
  /** Recorded runs before a loss. */
  earlier: number
  /** Runs from the loss on in which it is looked for. */
  after: number
}

export const weekly: Schedule = { name: 'weekly', daysApart: 7, runsAYear: 52, earlier: 26, after: 52 }
export const daily: Schedule = { name: 'daily', daysApart: 1, runsAYear: 365, earlier: 60, after: 90 }

/** Measures first years: red runs a year, share of years with any, share of inconclusive runs. */
export async function measureYears(
  runs: number,
  site: Site,
  { daysApart, runsAYear }: Schedule,
  course?: Course,
): Promise<number[]> {
  const years = Math.ceil(runs / runsAYear)
  const histories = await judgeHistories(years, { ...site, daysApart }, { runs: runsAYear }, course)
  const judged = histories.flat()
  return [judged.filter(hasFailed).length / years, alarmedShare(histories), inconclusiveShare(judged)]
}

/** Returns a column with two numbers of `measureYears`, which begin at a position. */
export function redColumn(heading: string, position: number): Column {
  return {
    heading,
    show: values => {
      const [red = Number.NaN, any = Number.NaN] = values.slice(position)
      return Number.isNaN(red) ? '–' : `${red.toFixed(2)} · ${percent(any, 0)}`
    },
  }
}

/**
 * Measures the number of runs until the first red one, that one included: its median and its 90 % quantile for each course.
 * A history takes about as long as its earlier runs.
 */
export async function measureWaits(
  runs: number,
  site: Site,
  { daysApart, earlier, after }: Schedule,
  courses: readonly Course[],
): Promise<number[]> {
  const length = { runs: after, earlier, stopAtAlarm: true }
  const times = Math.ceil((1.5 * runs) / earlier)
  const judged = await judgeCourses(times, { ...site, daysApart }, length, courses)
  return judged.flatMap(histories => [0.5, 0.9].map(quantile => runsUntilRed(histories, quantile)))
}

/** Returns Infinity where fewer histories than the share `quantile` have a red run. */
export function runsUntilRed(histories: readonly JudgedRun[][], quantile: number): number {
  const waits = histories.map(runs => {
    const first = runs.findIndex(hasFailed)
    return first < 0 ? Number.POSITIVE_INFINITY : first + 1
  })
  return waits.toSorted((one, other) => one - other)[Math.ceil(quantile * waits.length) - 1] ?? Number.NaN
}

/** Returns a column with the two numbers of a course of `measureWaits`, which begin at a position. */
export function waitColumn(heading: string, position: number): Column {
  const show = (runs: number) => (runs === Number.POSITIVE_INFINITY ? '∞' : String(runs))
  return {
    heading,
    show: values => {
      const [median = Number.NaN, most = Number.NaN] = values.slice(position)
      return Number.isNaN(median) ? '–' : `${show(median)} (${show(most)})`
    },
  }
}
