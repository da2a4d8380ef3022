import type { ComparedRun, Comparison } from '../../comparison/comparison.ts'
import { seriesOf } from '../../comparison/series.ts'
import { bcrScoreOf, type Cell, mean } from '../../scan/measure.ts'
import { dropFrom, isAbove } from '../rounding.ts'
import { sampleVariance, studentCdf } from './distributions.ts'
import type { RunLevel } from './recovery.ts'

/**
 * Returns the one-sided p-value of the mean score of the citing answers: an engine may cite as often but less prominently.
 * Returns undefined if fewer than MIN_RUNS earlier runs have the cells, or if all citations have the same score.
 */
export function testProminence({ runs, measurement }: Comparison): number | undefined {
  const values = scoresOf(runs, measurement.cells).map(({ value }) => value)
  const last = values.pop()
  return last === undefined ? undefined : testByPredictionInterval(values, last)
}

/** Returns the score of the citing answers in each run since a loss, oldest first. */
export function scoreSince(runs: readonly ComparedRun[], now: readonly Cell[], start: number): RunLevel[] {
  const scores = scoresOf(runs, now)
  const before = scores.filter(({ run }) => run < start).map(({ value }) => value)
  const expected = mean(before)
  const variance = sampleVariance(before) * (1 + 1 / before.length)
  return scores
    .filter(({ run }) => run >= start)
    .map(({ run, value }) => ({
      run,
      value,
      expected,
      compareLevels: (ratio: number) => {
        const excess = (value - ((1 + ratio) / 2) * expected) * (1 - ratio) * expected
        return excess === 0 ? 0 : excess / variance
      },
    }))
}

/** Returns the mean score of the citing answers in each run; empty if all scores are equal. */
function scoresOf(runs: readonly ComparedRun[], measured: readonly Cell[]) {
  const keepCitingCells = (cells: readonly Cell[]) => cells.flatMap(cell => keepCiting(cell) ?? [])
  const now = keepCitingCells(measured)
  const before = runs.map(run => ({ ...run, cells: keepCitingCells(run.cells) }))
  const scores = new Set([...before.flatMap(({ cells }) => cells), ...now].flatMap(cell => cell.bcrScores))
  if (now.length === 0 || scores.size < 2) return []
  return seriesOf(before, now, cell => bcrScoreOf(cell) ?? 0)
}

function keepCiting({ cited, bcrScores, ...cell }: Cell): Cell | undefined {
  const scores = bcrScores.filter((score, index) => score !== null && cited[index])
  return scores.length === 0 ? undefined : { ...cell, cited: scores.map(() => true), bcrScores: scores }
}

/** Fewer values give too poor an estimate of their variance. */
const MIN_RUNS = 5

/** Tests `now` by the prediction interval of one more normal value (Hahn & Meeker, Statistical Intervals, 1991). One-sided. */
export function testByPredictionInterval(before: readonly number[], now: number): number | undefined {
  if (before.length < MIN_RUNS) return undefined
  const drop = dropFrom(mean(before), now)
  const standardError = Math.sqrt(sampleVariance(before) * (1 + 1 / before.length))
  if (!isAbove(standardError, 0, ...before)) return drop > 0 ? 0 : 1
  return studentCdf(-drop / standardError, before.length - 1)
}
