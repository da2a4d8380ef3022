import type { Comparison } from '../../comparison/comparison.ts'
import { haveSameCells, type SeriesPoint, seriesOf } from '../../comparison/series.ts'
import type { Tolerance } from '../../inputs/stored-settings.ts'
import { bcrScoreOf, countCited, mean } from '../../scan/measure.ts'
import { isAbove } from '../rounding.ts'
import { type ChangePoint, findFall, LEAST_RUNS } from '../statistics/change-point.ts'
import { toleratedDrop } from './drops.ts'
import type { Rule } from './rule.ts'

/**
 * One-sided level of each single test. It is strict, for every run looks for a change at every position, and it becomes
 * stricter in a long history, so that a year of daily runs does not add up to an alarm. `npm run calibrate` measures what
 * it gives over months.
 */
const LEVEL = 0.0003
const LONG_HISTORY = 60

/**
 * Finds a fall that no single run shows: the score of all runs since the last accepted one has a change point after which
 * it is lower by more than the tolerance. Runs only where the level before can be known, that is for eight runs or more.
 * A run at the old level ends the decline.
 */
export const decline: Rule = {
  name: 'decline',
  subject: { noun: 'citation score over time', unit: 'score' },
  isDrop: true,
  check: ({ thresholds: { maxBcrDrop: tolerance }, compared }) => {
    if (compared === undefined || tolerance === undefined || compared.noise === 'exact') return undefined
    if (compared.comparison.runs.length === 0) return undefined
    const series = listScores(compared.comparison)
    const observed = series.at(-1)?.value
    if (observed === undefined || series.length < LEAST_RUNS) return undefined
    const scores = series.map(({ value }) => value)
    const change = findFall(scores, leastVariance(series))
    const since = change && series[change.start]?.createdAt
    const isFound =
      change !== undefined &&
      change.pValue <= LEVEL * Math.min(1, LONG_HISTORY / series.length) &&
      isAbove(change.before, observed) &&
      isAbove(change.before - change.after, toleratedDrop(change.before, tolerance)) &&
      isLasting(change, scores, tolerance)
    return {
      kind: 'decline',
      outcome: isFound ? 'fail' : 'pass',
      observed,
      runs: series.length,
      tolerance,
      change:
        isFound && since !== undefined
          ? { since, before: change.before, after: change.after, pValue: change.pValue }
          : undefined,
    }
  },
}

/** Returns the scores of all runs, this one last. An engine that some of them lack is neither a fall nor a rise. */
function listScores({ reference, measurement, scoreUnit }: Comparison): SeriesPoint[] {
  const { cells, overallBcr } = measurement
  if (cells.length > 0 && !haveSameCells(reference, cells)) {
    return seriesOf(reference, cells, cell => scoreUnit * bcrScoreOf(cell))
  }
  return [...reference, { createdAt: undefined, overallBcr, cells }].map(run => ({
    createdAt: run.createdAt,
    value: run.overallBcr,
    cells: run.cells,
  }))
}

/**
 * Returns whether most runs since the change are lower by more than the tolerance. After many equal runs, one low run takes
 * the mean of the last three down and is as significant as a fall that lasts.
 */
function isLasting({ start, before }: ChangePoint, scores: readonly number[], tolerance: Tolerance): boolean {
  const allowed = toleratedDrop(before, tolerance)
  const lower = scores.slice(start).filter(score => isAbove(before - score, allowed))
  return lower.length * 2 > scores.length - start
}

/** Returns the variance of a series in which one citation came or went once: equal scores do not prove a variance of zero. */
function leastVariance(series: readonly SeriesPoint[]): number {
  const cells = series.flatMap(run => run.cells)
  const cited = cells.reduce((sum, cell) => sum + countCited(cell), 0)
  const score = mean(series.map(({ value }) => value))
  if (cited === 0) return 0
  // A citation is worth as much of the score as the citations share it.
  const worth = (score * series.length) / cited
  return worth ** 2 / series.length
}
