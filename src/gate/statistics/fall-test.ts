/**
 * Tests whether chance explains the low number of citations in the newest answers, by Fisher's exact test in each cell; with one
 * sample, this is the permutation test over cells. The shift of an engine's day tilts the hypergeometric distribution
 * (Fisher's noncentral one).
 */
import { sum } from '../../lib/numbers.ts'
import { type CellCounts, type CellSeries, splitSeries, sumCounts } from './cell-series.ts'
import { logChoose, studentCdf, studentQuantile } from './distributions.ts'
import type { DayShift } from './engine-day.ts'

export interface EngineCells {
  cells: readonly CellCounts[]
  day: DayShift
}

/** From this variance on, the exact sum and Student's t distribution agree. */
const LARGE_VARIANCE = 40
/** Above this number of degrees, small p-values differ from the normal distribution by less than 1e-3 of their value. */
const MAX_DEGREES = 1000
const NO_DAY: DayShift = { scale: 0, degrees: 1, dispersion: 1 }

/** Returns the one-sided mid-p-value (Lancaster 1961). `large`: variance from which it is approximated. */
export function testFall(engines: readonly EngineCells[], large = LARGE_VARIANCE): number {
  const moments = engines.map(measureMoments)
  const variance = sum(moments.map(engine => engine.variance))
  if (variance === 0) return 1
  return variance < large ? testExactly(engines) : testByMoments(moments)
}

/** Returns the first run at the lower level (Hinkley 1970, Inference about the change-point). `longest`: of lower runs. */
export function findBreak(
  series: readonly CellSeries[],
  { current, longest }: { current: number; longest: number },
): number {
  const first = Math.min(...series.map(({ counts: [oldest] }) => oldest?.run ?? current))
  // A few lucky runs are not a level, so at least half of the runs must precede it.
  const earliest = Math.max(Math.ceil((first + current + 1) / 2), current + 1 - longest)
  let [start, greatest] = [current, Number.NEGATIVE_INFINITY]
  for (let from = earliest; from <= current; from++) {
    const cells = series.flatMap(cell => splitSeries(cell, from) ?? [])
    const { excess, variance } = measureMoments({ cells, day: NO_DAY })
    const fall = -excess / Math.sqrt(variance)
    if (fall > greatest) [start, greatest] = [from, fall]
  }
  return start
}

interface Moments {
  /** Observed minus expected citations. */
  excess: number
  variance: number
  dayVariance: number
  degrees: number
}

function measureMoments({ cells, day }: EngineCells): Moments {
  let [excess, variance] = [0, 0]
  for (const { now, before } of cells) {
    const { cited, answers } = sumCounts([now, ...before])
    const share = cited / answers
    excess += now.cited - now.answers * share
    if (answers > 1) {
      variance += (now.answers * share * (1 - share) * (answers - now.answers)) / (answers - 1)
    }
  }
  return {
    excess,
    variance: variance * day.dispersion,
    dayVariance: (day.scale * variance) ** 2,
    degrees: day.degrees,
  }
}

/** Approximates the sum of a normal variable and the shifts of the days (Satterthwaite 1946). */
function testByMoments(engines: readonly Moments[]): number {
  const total = (term: (engine: Moments) => number) => sum(engines.map(term))
  const variance = total(engine => engine.variance + engine.dayVariance)
  const dayTerms = total(engine => engine.dayVariance ** 2 / engine.degrees)
  const degrees = dayTerms === 0 ? MAX_DEGREES : Math.min(MAX_DEGREES, variance ** 2 / dayTerms)
  return studentCdf(total(({ excess }) => excess) / Math.sqrt(variance), degrees)
}

/** The probability of each number of citations from `least` on. */
interface Distribution {
  least: number
  weights: number[]
}

function testExactly(engines: readonly EngineCells[]): number {
  const { least, weights } = engines.map(distribute).reduce(convolve)
  const cited = sum(engines.flatMap(({ cells }) => cells.map(({ now }) => now.cited)))
  const below = sum(weights.slice(0, cited - least))
  return Math.min(1, below + (weights[cited - least] ?? 0) / 2)
}

function distribute({ cells, day }: EngineCells): Distribution {
  const { least, weights } = cells.map(distributeCell).reduce(convolve)
  const logs = weights.map(weight => Math.log(weight) / day.dispersion)
  const mixed = new Array<number>(weights.length).fill(0)
  for (const { shift, share } of listShifts(day)) {
    const tilted = logs.map((log, index) => log + index * shift)
    const highest = Math.max(...tilted)
    const relative = tilted.map(log => Math.exp(log - highest))
    const all = sum(relative)
    for (const [index, weight] of relative.entries())
      mixed[index] = (mixed[index] ?? 0) + (share * weight) / all
  }
  return { least, weights: mixed }
}

function distributeCell({ now, before }: CellCounts): Distribution {
  const { cited, answers } = sumCounts([now, ...before])
  const uncited = answers - cited
  const least = Math.max(0, now.answers - uncited)
  const size = Math.min(cited, now.answers) - least + 1
  const all = logChoose(answers, now.answers)
  return {
    least,
    weights: Array.from({ length: size }, (_, index) => {
      const count = least + index
      return Math.exp(logChoose(cited, count) + logChoose(uncited, now.answers - count) - all)
    }),
  }
}

function convolve(one: Distribution, other: Distribution): Distribution {
  const weights = new Array<number>(one.weights.length + other.weights.length - 1).fill(0)
  for (const [index, weight] of one.weights.entries()) {
    for (const [at, factor] of other.weights.entries()) {
      weights[index + at] = (weights[index + at] ?? 0) + weight * factor
    }
  }
  return { least: one.least + other.least, weights }
}

/** Strata that represent the distribution of a shift: fine in the tails, which decide small p-values. */
const STRATA = 41
const smooth = (share: number) => share ** 3 * (10 - 15 * share + 6 * share ** 2)

function listShifts({ scale, degrees }: DayShift): { shift: number; share: number }[] {
  return quantilesOf(degrees).map(({ quantile, share }) => ({ shift: quantile * scale, share }))
}

const quantiles = new Map<number, { quantile: number; share: number }[]>()

/** Cached by degrees of freedom, because each computation takes milliseconds and a run needs few. */
function quantilesOf(degrees: number): { quantile: number; share: number }[] {
  const known = quantiles.get(degrees)
  if (known) return known
  const computed = Array.from({ length: STRATA }, (_, index) => {
    const [from, to] = [smooth(index / STRATA), smooth((index + 1) / STRATA)]
    return { quantile: studentQuantile((from + to) / 2, degrees), share: to - from }
  })
  quantiles.set(degrees, computed)
  return computed
}
