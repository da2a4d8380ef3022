/** Tests the score of the answers that cite. */
import type { Comparison } from '../../comparison/comparison.ts'
import { seriesOf } from '../../comparison/series.ts'
import type { BaselineRun } from '../../history/record.ts'
import { type Cell, mean } from '../../scan/measure.ts'
import { testByPredictionInterval } from './prediction-interval.ts'

/**
 * Tests the mean score of the answers that cite, against that of the same cells in five earlier runs or more: an engine may
 * cite as often and less prominently. Returns the one-sided p-value; undefined with fewer runs, and where all citations
 * of a cell have the same score.
 */
export function testProminence({
  runs,
  measurement,
}: Pick<Comparison, 'runs' | 'measurement'>): number | undefined {
  if (!hasLevels([...runs, measurement])) return undefined
  const cited = (cells: readonly Cell[]) => cells.flatMap(cell => onlyCited(cell) ?? [])
  const now = cited(measurement.cells)
  if (now.length === 0) return undefined
  const series = seriesOf(
    runs.map(run => ({ ...run, cells: cited(run.cells) })),
    now,
    ({ bcrScores }) => mean(bcrScores),
  )
  const values = series.map(({ value }) => value)
  const last = values.pop()
  return last === undefined ? undefined : testByPredictionInterval(values, last)
}

/** Returns whether two citations have different scores. */
function hasLevels(runs: readonly Pick<BaselineRun, 'cells'>[]): boolean {
  let first: number | undefined
  for (const { cells } of runs) {
    for (const { cited, bcrScores } of cells) {
      for (const [index, score] of bcrScores.entries()) {
        if (!cited[index]) continue
        first ??= score
        if (score !== first) return true
      }
    }
  }
  return false
}

function onlyCited({ cited, bcrScores, ...cell }: Cell): Cell | undefined {
  const scores = bcrScores.filter((_, index) => cited[index])
  return scores.length === 0 ? undefined : { ...cell, cited: scores.map(() => true), bcrScores: scores }
}
