/** Tests whether chance explains a drop. Selects the test that fits what is known of the earlier runs. */
import type * as z from 'zod'
import type { ComparedCell, Comparison } from '../../comparison/comparison.ts'
import { bcrScoreOf, type Cell, citedShareOf, countCited, mean } from '../../scan/measure.ts'
import type { dropTestSchema } from '../rule-schema.ts'
import { testByAnswers } from './answers.ts'
import { estimateDayShift } from './engine-day.ts'
import { adjustByGatekeeping, adjustByHolm } from './gatekeeping.ts'
import { type PermutationTest, testByPermutation } from './permutation.ts'
import { leastCountVariance, leastScoreVariance, testByPredictionInterval } from './prediction-interval.ts'
import { toRows } from './rows.ts'
import { viewRuns } from './runs.ts'

/** The result of one test of a drop. */
export type DropTest = z.output<typeof dropTestSchema>

export interface DropTests {
  overallBcr: DropTest
  /** Test of the number of citing engines; undefined when keywords are compared one by one. */
  citedEngines: DropTest | undefined
  /** Test of the share of citations, 0 to 1, by engine that cited in the baseline; empty unless keywords are compared one by one. */
  engines: Map<string, DropTest>
}

/**
 * Tests the drops at the one-sided level `alpha`: over cells where both sides evaluated any, else against five earlier
 * runs or more. Returns undefined with neither: one observation does not tell a drop from noise.
 */
export function testDrops(
  comparison: Pick<Comparison, 'measurement' | 'runs' | 'cells' | 'engines' | 'scoreUnit'>,
  alpha: number,
): DropTests | undefined {
  const cells = selectKeywordCells(comparison.cells)
  if (cells.length === 0) return testOverRuns(comparison, alpha)
  const whole = testCells(cells, bcrScoreOf, alpha)
  const scale = comparison.scoreUnit
  const byEngine = Map.groupBy(cells, ({ engine }) => engine)
  const cited = new Set(comparison.engines.filter(({ was }) => was).map(({ engine }) => engine))
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
      size: cells.length,
    },
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
  }
}

/** Returns the cells that are about one keyword. A cell about all of them is one value, and is tested as that of a run. */
export function selectKeywordCells(cells: readonly ComparedCell[]): ComparedCell[] {
  return cells.filter(({ keyword }) => keyword !== undefined)
}

/** Returns the unadjusted p-value of the drop of the score over the cells, which are one at least. */
export function testWhole(cells: readonly ComparedCell[], alpha: number): number {
  return testCells(cells, bcrScoreOf, alpha).pValue
}

/**
 * Tests the mean drop of a value over cells.
 *
 * With several samples, a drop must be more than each of two kinds of noise explains: cells that change as a whole from run
 * to run, and engines whose day shifts every single answer. The larger p-value counts (intersection–union test, Berger
 * 1982). For the second kind, answers are tested, or cells where a score falls without a loss of citations. The loss of all
 * citations is tested by answers alone, of which there may be enough even where there are few cells.
 */
function testCells(
  pairs: readonly ComparedCell[],
  measureCell: (cell: Cell) => number,
  alpha: number,
): PermutationTest {
  const engines = [...Map.groupBy(pairs, ({ engine }) => engine).values()].map(ofEngine => {
    const rows = toRows(ofEngine, measureCell)
    const unit = valueOfCitation(ofEngine, measureCell)
    return { pairs: ofEngine, rows, unit, day: estimateDayShift(rows, unit) }
  })
  const byAnswer = testByPermutation(engines, alpha)
  if (pairs.every(hasOneSample)) return byAnswer
  const asWhole = testByPermutation(
    engines.map(engine => ({ ...engine, unit: engine.unit * meanSamples(engine.pairs) })),
    alpha,
  )
  const ofAnswers = testByAnswers(engines)
  const isTotalLoss = pairs.every(({ now }) => countCited(now) === 0) && asWhole.drop > 0
  return {
    ...asWhole,
    pValue: isTotalLoss ? ofAnswers : Math.max(asWhole.pValue, Math.min(ofAnswers, byAnswer.pValue)),
  }
}

function hasOneSample({ before, now }: ComparedCell): boolean {
  return now.cited.length === 1 && before.every(({ cell }) => cell.cited.length === 1)
}

function meanSamples(pairs: readonly ComparedCell[]): number {
  return mean(
    pairs.flatMap(({ before, now }) =>
      [now, ...before.map(({ cell }) => cell)].map(({ cited }) => cited.length),
    ),
  )
}

/** Returns what one cited answer adds to the value of its cell, on average. */
function valueOfCitation(pairs: readonly ComparedCell[], measureCell: (cell: Cell) => number): number {
  const cells = pairs.flatMap(({ before, now }) => [now, ...before.map(({ cell }) => cell)])
  const sum = cells.reduce((total, cell) => total + measureCell(cell), 0)
  const cited = cells.reduce((total, cell) => total + countCited(cell), 0)
  return sum > 0 && cited > 0 ? sum / cited : 1
}

function testOverRuns(
  { runs, measurement }: Pick<Comparison, 'runs' | 'measurement'>,
  alpha: number,
): DropTests | undefined {
  const { scores, score, counts, count, total } = viewRuns(runs, measurement)
  const bcr = testByPredictionInterval(scores, score, {
    alpha,
    leastVariance: leastScoreVariance(scores, counts, total),
  })
  const leastVariance = leastCountVariance(counts, total)
  const cited = testByPredictionInterval(counts, count, { alpha, leastVariance })
  if (bcr === undefined || cited === undefined) return undefined
  const [pBcr = 1, pCited = 1] = adjustByHolm([bcr.pValue, cited.pValue])
  const common = { method: 'runs' as const, size: runs.length }
  return {
    overallBcr: { ...common, pValue: pBcr, interval: bcr.interval },
    citedEngines: { ...common, pValue: pCited, interval: cited.interval },
    engines: new Map(),
  }
}
