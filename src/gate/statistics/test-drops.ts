/** Tests whether chance explains a drop. Selects the test that fits what is known of the earlier runs. */
import type { BaselineRun } from '../../history/record.ts'
import { type Cell, type Measurement, mean } from '../../scan/measure.ts'
import { testByAnswers } from './answers.ts'
import { estimateDayShift } from './engine-day.ts'
import { adjustByGatekeeping } from './gatekeeping.ts'
import { adjustByHolm } from './holm.ts'
import type { Interval } from './interval.ts'
import {
  bcrScoreOf,
  type CellPair,
  citedShareOf,
  countCited,
  type Evaluation,
  pairCells,
  toRows,
} from './pair.ts'
import { type PermutationTest, testByPermutation } from './permutation.ts'
import { leastCountVariance, leastScoreVariance, testByPredictionInterval } from './prediction-interval.ts'
import { viewRuns } from './runs.ts'

/** The result of one test of a drop. */
export interface DropTest {
  /** What was compared: cells one by one, or the value of the run with those of earlier runs. */
  method: 'cells' | 'runs'
  /** One-sided, adjusted over the family of tests. */
  pValue: number
  /** Confidence interval of the drop at 1 − 2 · alpha, in the unit of the rule's value; undefined where nothing varies. */
  interval: Interval | undefined
  /** Number of cells, or of earlier runs. */
  size: number
}

export interface DropTests {
  overallBcr: DropTest
  /** Drop of overall_bcr over what both sides evaluated; undefined when that is everything, or is not known. */
  pairedBcrDrop: number | undefined
  /** Test of the number of citing engines; undefined when cells are paired. */
  citedEngines: DropTest | undefined
  /** Test of the share of citations, 0 to 1, by engine that cited in the baseline; empty unless cells are paired. */
  engines: Map<string, DropTest>
  evaluated: Evaluation[]
}

interface Before {
  /** From the oldest to the latest. */
  runs: readonly BaselineRun[]
  /** Engines that count as citing. */
  citedEngines: readonly string[]
}

type Now = Pick<Measurement, 'overallBcr' | 'citedEngines' | 'totalEngines' | 'cells'>

/**
 * Tests the drops at the one-sided level `alpha`: over cells where both sides evaluated any, else against five earlier
 * runs or more. Returns undefined with neither: one observation does not tell a drop from noise.
 */
export function testDrops(before: Before, now: Now, alpha: number): DropTests | undefined {
  const { pairs, evaluated, complete } = pairCells(before.runs, now.cells)
  if (pairs.length === 0) return testOverRuns(evaluated, before.runs, now, alpha)
  const baselineBcr = mean(before.runs.map(({ overallBcr }) => overallBcr))
  const whole = testCells(pairs, bcrScoreOf, alpha)
  // The service may give overall_bcr another unit than the scores of the cells.
  const scale = whole.baseline === 0 ? 1 : baselineBcr / whole.baseline
  const byEngine = Map.groupBy(pairs, ({ engine }) => engine)
  const cited = new Set(before.citedEngines)
  const ofEngines = [...byEngine].filter(([engine]) => cited.has(engine))
  const engineTests = ofEngines.map(([, ofEngine]) => testCells(ofEngine, citedShareOf, alpha))
  const adjusted = adjustByGatekeeping(
    whole.pValue,
    engineTests.map(({ pValue }) => pValue),
    byEngine.size === 1,
  )
  return {
    overallBcr: {
      method: 'cells',
      pValue: adjusted.whole,
      interval: whole.interval && {
        low: whole.interval.low * scale,
        high: whole.interval.high * scale,
      },
      size: pairs.length,
    },
    pairedBcrDrop: complete ? undefined : whole.drop * scale,
    citedEngines: undefined,
    engines: new Map(
      ofEngines.map(([engine, { length: size }], index) => [
        engine,
        {
          method: 'cells',
          pValue: adjusted.engines[index] ?? 1,
          interval: engineTests[index]?.interval,
          size,
        },
      ]),
    ),
    evaluated,
  }
}

/** Returns the unadjusted p-value of the drop of the score over the pairs, which are one at least. */
export function testWhole(pairs: readonly CellPair[], alpha: number): number {
  return testCells(pairs, bcrScoreOf, alpha).pValue
}

/**
 * Tests the mean drop of a value over cells. `baseline` is the mean of the earlier values.
 *
 * With several samples, a drop must be more than each of two kinds of noise explains: cells that change as a whole from run
 * to run, and engines whose day shifts every single answer. The larger p-value counts (intersection–union test, Berger
 * 1982). For the second kind, answers are tested, or cells where a score falls without a loss of citations. The loss of all
 * citations is tested by answers alone, of which there may be enough even where there are few cells.
 */
function testCells(
  pairs: readonly CellPair[],
  measureCell: (cell: Cell) => number,
  alpha: number,
): PermutationTest & { baseline: number } {
  const engines = [...Map.groupBy(pairs, ({ engine }) => engine).values()].map(ofEngine => {
    const rows = toRows(ofEngine, measureCell)
    const unit = valueOfCitation(ofEngine, measureCell)
    return { pairs: ofEngine, rows, unit, day: estimateDayShift(rows, unit) }
  })
  const baseline = mean(
    engines.flatMap(({ rows }) => rows.map(({ earlier }) => mean(earlier.map(({ value }) => value)))),
  )
  const byAnswer = testByPermutation(engines, alpha)
  if (pairs.every(hasOneSample)) return { ...byAnswer, baseline }
  const asWhole = testByPermutation(
    engines.map(engine => ({ ...engine, unit: engine.unit * meanSamples(engine.pairs) })),
    alpha,
  )
  const ofAnswers = testByAnswers(engines)
  const isTotalLoss = pairs.every(({ now }) => countCited(now) === 0) && asWhole.drop > 0
  return {
    ...asWhole,
    pValue: isTotalLoss ? ofAnswers : Math.max(asWhole.pValue, Math.min(ofAnswers, byAnswer.pValue)),
    baseline,
  }
}

function hasOneSample({ earlier, now }: CellPair): boolean {
  return now.cited.length === 1 && earlier.every(({ cell }) => cell.cited.length === 1)
}

function meanSamples(pairs: readonly CellPair[]): number {
  return mean(
    pairs.flatMap(({ earlier, now }) =>
      [now, ...earlier.map(({ cell }) => cell)].map(({ cited }) => cited.length),
    ),
  )
}

/** Returns what one cited answer adds to the value of its cell, on average. */
function valueOfCitation(pairs: readonly CellPair[], measureCell: (cell: Cell) => number): number {
  const cells = pairs.flatMap(({ earlier, now }) => [now, ...earlier.map(({ cell }) => cell)])
  const sum = cells.reduce((total, cell) => total + measureCell(cell), 0)
  const cited = cells.reduce((total, cell) => total + countCited(cell), 0)
  return sum > 0 && cited > 0 ? sum / cited : 1
}

function testOverRuns(
  evaluated: Evaluation[],
  runs: readonly BaselineRun[],
  now: Now,
  alpha: number,
): DropTests | undefined {
  const { scores, score, isPaired } = viewRuns(runs, now)
  const counts = runs.map(({ citedEngines }) => citedEngines)
  const bcr = testByPredictionInterval(scores, score, {
    alpha,
    leastVariance: leastScoreVariance(scores, counts, now.totalEngines),
  })
  const leastVariance = leastCountVariance(counts, now.totalEngines)
  const cited = testByPredictionInterval(counts, now.citedEngines, { alpha, leastVariance })
  if (bcr === undefined || cited === undefined) return undefined
  const [pBcr = 1, pCited = 1] = adjustByHolm([bcr.pValue, cited.pValue])
  const common = { method: 'runs' as const, size: runs.length }
  return {
    overallBcr: { ...common, pValue: pBcr, interval: bcr.interval },
    pairedBcrDrop: isPaired ? mean(scores) - score : undefined,
    citedEngines: { ...common, pValue: pCited, interval: cited.interval },
    engines: new Map(),
    evaluated,
  }
}
