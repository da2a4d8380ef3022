import type { BaselineRun } from '../../history/record.ts'
import { type Cell, type Measurement, mean } from '../../scan/measure.ts'

/** The scores of whole runs, in the unit of overall_bcr. */
export interface RunScores {
  /** Of the earlier runs, oldest first. */
  scores: number[]
  /** Of the current run. */
  score: number
  /** The scores are those of the engines that all runs have, which is not every engine. */
  isPaired: boolean
}

/**
 * Returns the scores of runs whose answers are known by engine alone. Where the engines differ from run to run, the scores
 * are those of the common engines: an engine that the service adds or removes is neither a gain nor a loss.
 */
export function viewRuns(
  runs: readonly BaselineRun[],
  now: Pick<Measurement, 'overallBcr' | 'cells'>,
): RunScores {
  const all = [...runs, now]
  const whole = { scores: runs.map(({ overallBcr }) => overallBcr), score: now.overallBcr, isPaired: false }
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
  return { scores, score, isPaired: true }
}
