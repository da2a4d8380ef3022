import type { BaselineRun } from '../../history/record.ts'
import { type Cell, isCiting, type Measurement, mean } from '../../scan/measure.ts'

/** The values of whole runs; scores are in the unit of overall_bcr. */
export interface RunScores {
  /** Of the earlier runs, oldest first. */
  scores: number[]
  /** Of the current run. */
  score: number
  /** Numbers of engines that cite: of the earlier runs, and of the current run. */
  counts: number[]
  count: number
  /** Number of engines that are counted. */
  total: number
}

/**
 * Returns the values of runs whose answers are known by engine alone. Where the engines differ from run to run, the values
 * are those of the common engines: an engine that the service adds or removes is neither a gain nor a loss.
 */
export function viewRuns(
  runs: readonly BaselineRun[],
  now: Pick<Measurement, 'overallBcr' | 'citedEngines' | 'totalEngines' | 'cells'>,
): RunScores {
  const all = [...runs, now]
  const whole = {
    scores: runs.map(({ overallBcr }) => overallBcr),
    score: now.overallBcr,
    counts: runs.map(({ citedEngines }) => citedEngines),
    count: now.citedEngines,
    total: now.totalEngines,
  }
  const sets = all.map(({ cells }) => new Set(cells.map(({ engine }) => engine)))
  const common = [...(sets[0] ?? [])].filter(engine => sets.every(set => set.has(engine)))
  if (common.length === 0 || sets.every(({ size }) => size === common.length)) return whole
  const meanScore = (cells: readonly Cell[]) => mean(cells.flatMap(({ bcrScores }) => bcrScores))
  const ofAll = mean(all.map(({ cells }) => meanScore(cells)))
  const scale = ofAll === 0 ? 1 : mean(all.map(({ overallBcr }) => overallBcr)) / ofAll
  const isCommon = new Set(common)
  const [score = 0, ...scores] = [now, ...runs].map(
    ({ cells }) => scale * meanScore(cells.filter(({ engine }) => isCommon.has(engine))),
  )
  const countCiting = (cells: readonly Cell[]) =>
    common.filter(engine => isCiting(cells.filter(cell => cell.engine === engine))).length
  return {
    scores,
    score,
    counts: runs.map(({ cells }) => countCiting(cells)),
    count: countCiting(now.cells),
    total: common.length,
  }
}
