/** Tests whether chance explains a drop. Selects the test that fits what is known of the earlier runs. */
import type { BaselineRun } from '../../history/record.ts'
import { type Cell, type Measurement, mean } from '../../scan/measure.ts'
import { adjustByHolm } from './holm.ts'
import { type Bounds, estimateDrop, joinBounds } from './interval.ts'
import { citedShareOf, type Evaluation, type Pairing, pairCells, selectKeywordCells } from './pair.ts'
import { type Row, testByPermutation } from './permutation.ts'
import { leastCountVariance, testByPredictionInterval } from './prediction-interval.ts'

/** The result of one test of a drop. */
export interface DropTest extends Bounds {
  /** What was compared: keywords one by one, or the value of the run with those of earlier runs. */
  method: 'paired' | 'prediction-interval'
  /** One-sided, adjusted over the family of tests by Holm's method. */
  pValue: number
  /** Number of keywords, or of earlier runs. */
  size: number
}

export interface DropTests {
  overallBcr: DropTest
  /** Mean drop of the score over what both sides evaluated; undefined when that is everything, or is not known. */
  pairedBcrDrop: number | undefined
  /** Test of the number of citing engines; undefined when keywords are paired. */
  citedEngines: DropTest | undefined
  /** Test of the share of citations, by engine that cited in the baseline; empty unless keywords are paired. */
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
 * Tests the drops at the one-sided level `alpha`: over keywords where both sides evaluated any, else against five earlier
 * runs or more. Returns undefined with neither: one observation does not tell a drop from noise.
 */
export function testDrops(before: Before, now: Now, alpha: number): DropTests | undefined {
  const pairing = pairCells(before.runs, now.cells)
  return pairing.rows.length > 0
    ? testOverKeywords(pairing, before, now, alpha)
    : testOverRuns(pairing, before.runs, now, alpha)
}

function testOverKeywords(
  { rows, engines, complete, evaluated }: Pairing,
  { runs, citedEngines }: Before,
  now: Now,
  alpha: number,
): DropTests {
  const scores = runs.map(({ overallBcr }) => overallBcr)
  const overall = testRows(rows, scores, now.overallBcr, alpha)
  const ofEngines = [...engines]
    .filter(([engine]) => citedEngines.includes(engine))
    .map(([engine, ofEngine]) => {
      const shares = runs.map(({ cells }) => measureCitedShare(cells, engine))
      const known = shares.filter(share => !Number.isNaN(share))
      return { engine, ...testRows(ofEngine, known, measureCitedShare(now.cells, engine), alpha) }
    })
  const pValues = [overall, ...ofEngines].map(({ pValue }) => pValue)
  // A single engine is the whole. Its loss counts only together with a drop of the whole, so there is one test.
  const adjusted = engines.size === 1 ? pValues.map(p => Math.max(p, overall.pValue)) : adjustByHolm(pValues)
  return {
    overallBcr: { ...overall, pValue: adjusted[0] ?? 1 },
    pairedBcrDrop: complete ? undefined : estimateDrop(rows, alpha).drop,
    citedEngines: undefined,
    engines: new Map(
      ofEngines.map(({ engine, ...test }, index) => [engine, { ...test, pValue: adjusted[index + 1] ?? 1 }]),
    ),
    evaluated,
  }
}

function testOverRuns(
  { evaluated }: Pairing,
  runs: readonly BaselineRun[],
  now: Now,
  alpha: number,
): DropTests | undefined {
  const counts = runs.map(({ citedEngines }) => citedEngines)
  const scores = runs.map(({ overallBcr }) => overallBcr)
  const bcr = testByPredictionInterval(scores, now.overallBcr, { alpha })
  const leastVariance = leastCountVariance(counts, now.totalEngines)
  const cited = testByPredictionInterval(counts, now.citedEngines, { alpha, leastVariance })
  if (bcr === undefined || cited === undefined) return undefined
  const [pBcr = 1, pCited = 1] = adjustByHolm([bcr.pValue, cited.pValue])
  const common = { method: 'prediction-interval' as const, size: runs.length }
  return {
    overallBcr: { ...common, ...bcr, pValue: pBcr },
    pairedBcrDrop: undefined,
    citedEngines: { ...common, ...cited, pValue: pCited },
    engines: new Map(),
    evaluated,
  }
}

/**
 * Tests a drop over keywords and, with five earlier runs or more, against their whole values too. Keywords are not
 * independent on a day when an engine shifts as a whole; the variance of whole runs includes such days. Which noise was at
 * work is unknown, so both tests must find the drop: the larger p-value counts, and needs no correction
 * (intersection–union test, Berger 1982).
 */
function testRows(rows: readonly Row[], before: readonly number[], now: number, alpha: number): DropTest {
  const isBinary = new Set(rows.flat()).size <= 2
  const { pValue } = testByPermutation(rows, { midP: isBinary })
  const { interval, detectableDrop } = estimateDrop(rows, alpha)
  const paired = { method: 'paired' as const, pValue, interval, detectableDrop, size: rows.length }
  const overRuns = testByPredictionInterval(before, now, { alpha })
  if (overRuns === undefined) return paired
  return { ...paired, ...joinBounds(paired, overRuns), pValue: Math.max(pValue, overRuns.pValue) }
}

/** Returns the mean share of samples that cite, over the keywords on which the engine was evaluated; NaN without any. */
function measureCitedShare(cells: readonly Cell[], engine: string): number {
  return mean(
    selectKeywordCells(cells)
      .filter(cell => cell.engine === engine)
      .map(citedShareOf),
  )
}
