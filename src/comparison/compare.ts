/** Compares a run with its baseline. Pure. */
import type { BaselineRun } from '../history/record.ts'
import { bcrScoreOf, isCiting, type Measurement, mean } from '../scan/measure.ts'
import type { Baseline } from './baseline.ts'
import {
  type Asked,
  type ComparedCell,
  type Comparison,
  pairCells,
  scoreChangeOver,
  type ValueChange,
} from './comparison.ts'
import { listUnpaired } from './unpaired.ts'

/** Compares a run with its baseline: the cells that both sides evaluated, and what only one side has. */
export function compare(
  measurement: Measurement,
  baseline: Baseline,
  asked: Asked = { engines: [], keywords: [] },
): Comparison {
  const { reference = [], content } = baseline
  const paired = new Set(pairCells(baseline.runs, measurement.cells).flatMap(toRunNumbers))
  const runs = paired.size === 0 ? baseline.runs : baseline.runs.filter((_, run) => paired.has(run))
  const cells = pairCells(runs, measurement.cells)
  const size = cells.length
  const isWhole =
    size > 0 &&
    runs.length === baseline.runs.length &&
    [measurement, ...runs].every(run => run.cells.length === size) &&
    cells.every(({ before }) => before.length === runs.length)
  const scoreUnit = unitOf(runs) ?? unitOf([measurement]) ?? 1
  const engines = size > 0 ? listEngines(cells) : joinEngines(baseline.engines ?? [], measurement)
  return {
    ...{ measurement, runs, reference, cells, isWhole, engines, scoreUnit, content },
    unpaired: listUnpaired(measurement, baseline.runs, cells, asked),
    ...(size > 0 && !isWhole
      ? { score: scoreChangeOver(cells, scoreUnit), citedEngines: countEngines(engines) }
      : isWhole || !hasCells(measurement, runs)
        ? {
            score: toChange(baseline.overallBcr, measurement.overallBcr),
            citedEngines: toChange(baseline.citedEngines, measurement.citedEngines),
          }
        : { score: undefined, citedEngines: undefined }),
  }
}

function toRunNumbers({ before }: ComparedCell): number[] {
  return before.map(({ run }) => run)
}

function hasCells({ cells }: Measurement, runs: readonly BaselineRun[]): boolean {
  return cells.length > 0 && runs.some(run => run.cells.length > 0)
}

function toChange(was: number | undefined, now: number): ValueChange | undefined {
  return was === undefined ? undefined : { now, was }
}

function listEngines(cells: readonly ComparedCell[]): Comparison['engines'] {
  return Array.from(
    Map.groupBy(cells, ({ engine }) => engine),
    ([engine, ofEngine]) => ({
      engine,
      now: isCiting(ofEngine.map(({ now }) => now)),
      was: isCiting(ofEngine.flatMap(({ before }) => before.map(({ cell }) => cell))),
    }),
  )
}

function joinEngines(
  before: NonNullable<Baseline['engines']>,
  { engines }: Measurement,
): Comparison['engines'] {
  const known = new Map(before.map(({ engine, cited }) => [engine, cited]))
  return engines.flatMap(({ engine, cited: now }) => {
    const was = known.get(engine)
    return was === undefined ? [] : [{ engine, now, was }]
  })
}

function countEngines(engines: Comparison['engines']): ValueChange {
  return {
    now: engines.filter(({ now }) => now).length,
    was: engines.filter(({ was }) => was).length,
  }
}

/** Returns the quotient of the scores of whole runs and those of their cells; undefined where they are 0 or not known. */
function unitOf(runs: readonly Pick<BaselineRun, 'overallBcr' | 'cells'>[]): number | undefined {
  const known = runs.filter(({ cells }) => cells.length > 0)
  const ofRuns = known.reduce((sum, { overallBcr }) => sum + overallBcr, 0)
  const ofCells = known.reduce((sum, { cells }) => sum + mean(cells.map(bcrScoreOf)), 0)
  return ofRuns === 0 || ofCells === 0 ? undefined : ofRuns / ofCells
}
