/** How much the answers say for a drop: which test fits what is known, and what it finds. */
import type { BaselineRun } from '../../history/record.ts'
import { type Cell, type Measurement, mean } from '../../scan/measure.ts'
import { adjustByHolm } from './holm.ts'
import { type Bounds, estimateDrop, joinBounds } from './interval.ts'
import { citedShareOf, type Evaluation, type Pairing, pairCells, selectKeywordCells } from './pair.ts'
import { type Row, testDrop } from './permutation.ts'
import { leastCountVariance, testAgainstSpread } from './spread.ts'

export interface Evidence extends Bounds {
  method: 'paired' | 'spread'
  /** One-sided, adjusted over the family of tests by Holm. */
  pValue: number
  /** Keywords compared, or earlier runs. */
  size: number
}

export interface DropEvidence {
  overallBcr: Evidence
  /** Mean drop of the bcr score over what both sides evaluated; undefined when that is everything, or not known. */
  pairedBcrDrop: number | undefined
  /** Of the number of citing engines; undefined when keywords are paired. */
  citedEngines: Evidence | undefined
  /** Of the share of citations, in each engine that cited in the baseline; empty unless keywords are paired. */
  engines: Map<string, Evidence>
  evaluated: Evaluation[]
}

interface Before {
  /** From the oldest to the latest. */
  runs: readonly BaselineRun[]
  /** Engines that counted as citing. */
  citedEngines: readonly string[]
}

type Now = Pick<Measurement, 'overallBcr' | 'citedEngines' | 'totalEngines' | 'cells'>

/**
 * The evidence for a drop at the one-sided level `alpha`: over keywords when both sides evaluated any, else against the
 * spread of five earlier runs or more. Undefined with neither: one observation cannot be told from noise.
 */
export function weighDrops(before: Before, now: Now, alpha: number): DropEvidence | undefined {
  const pairing = pairCells(before.runs, now.cells)
  return pairing.rows.length > 0
    ? weighKeywords(pairing, before, now, alpha)
    : weighRuns(pairing, before.runs, now, alpha)
}

function weighKeywords(
  { rows, engines, complete, evaluated }: Pairing,
  { runs, citedEngines }: Before,
  now: Now,
  alpha: number,
): DropEvidence {
  const scores = runs.map(({ overallBcr }) => overallBcr)
  const overall = testKeywords(rows, scores, now.overallBcr, alpha)
  const ofEngines = [...engines]
    .filter(([engine]) => citedEngines.includes(engine))
    .map(([engine, ofEngine]) => {
      const shares = runs.map(({ cells }) => measureCitedShare(cells, engine))
      const known = shares.filter(share => !Number.isNaN(share))
      return { engine, ...testKeywords(ofEngine, known, measureCitedShare(now.cells, engine), alpha) }
    })
  const pValues = [overall, ...ofEngines].map(({ pValue }) => pValue)
  // A single engine is the whole. Its loss counts only beside a drop of the whole: one way to raise an alarm, one test.
  const adjusted = engines.size === 1 ? pValues.map(p => Math.max(p, overall.pValue)) : adjustByHolm(pValues)
  return {
    overallBcr: { ...overall, pValue: adjusted[0] ?? 1 },
    pairedBcrDrop: complete ? undefined : estimateDrop(rows, alpha).drop,
    citedEngines: undefined,
    engines: new Map(
      ofEngines.map(({ engine, ...evidence }, index) => [
        engine,
        { ...evidence, pValue: adjusted[index + 1] ?? 1 },
      ]),
    ),
    evaluated,
  }
}

/** Against the spread of whole runs. */
function weighRuns(
  { evaluated }: Pairing,
  runs: readonly BaselineRun[],
  now: Now,
  alpha: number,
): DropEvidence | undefined {
  const counts = runs.map(({ citedEngines }) => citedEngines)
  const scores = runs.map(({ overallBcr }) => overallBcr)
  const bcr = testAgainstSpread(scores, now.overallBcr, { alpha })
  const leastVariance = leastCountVariance(counts, now.totalEngines)
  const cited = testAgainstSpread(counts, now.citedEngines, { alpha, leastVariance })
  if (bcr === undefined || cited === undefined) return undefined
  const [pBcr = 1, pCited = 1] = adjustByHolm([bcr.pValue, cited.pValue])
  const common = { method: 'spread' as const, size: runs.length }
  return {
    overallBcr: { ...common, ...bcr, pValue: pBcr },
    pairedBcrDrop: undefined,
    citedEngines: { ...common, ...cited, pValue: pCited },
    engines: new Map(),
    evaluated,
  }
}

/**
 * Tests a drop over keywords and, with five earlier runs or more, against the spread of their whole values too. Keywords
 * are not independent on a day on which an engine shifts as a whole; the spread of whole runs holds such days. Which of
 * the two noises was at work is unknown, so both must be ruled out: the larger p-value counts, and keeps the level
 * without a correction (intersection–union test, Berger 1982).
 */
function testKeywords(rows: readonly Row[], before: readonly number[], now: number, alpha: number): Evidence {
  const isBinary = new Set(rows.flat()).size <= 2
  const { pValue } = testDrop(rows, { midP: isBinary })
  const { interval, detectableDrop } = estimateDrop(rows, alpha)
  const paired = { method: 'paired' as const, pValue, interval, detectableDrop, size: rows.length }
  const guard = testAgainstSpread(before, now, { alpha })
  if (guard === undefined) return paired
  return { ...paired, ...joinBounds(paired, guard), pValue: Math.max(pValue, guard.pValue) }
}

/** Mean share of samples that cite, over the keywords on which the engine was evaluated; NaN without any. */
function measureCitedShare(cells: readonly Cell[], engine: string): number {
  return mean(
    selectKeywordCells(cells)
      .filter(cell => cell.engine === engine)
      .map(citedShareOf),
  )
}
