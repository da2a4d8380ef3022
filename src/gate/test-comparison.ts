/** Chooses how the drops of a run are tested: exactly, against chance, or by the tolerance only. Pure. */
import { compareSince, indexOfRun, type PairedRun, pairRun } from '../comparison/compare.ts'
import type { Comparison } from '../comparison/comparison.ts'
import { poolRuns } from '../comparison/select-runs.ts'
import { MAX_FAILED_RUNS } from './losses.ts'
import type { NoiseModel } from './noise.ts'
import type { TestedComparison } from './significance.ts'
import { testAnswers } from './test-answers.ts'
import type { DropResults } from './verdict.ts'

/** Tests a run against its baseline; undefined if they share nothing. */
export function testComparison(paired: PairedRun, noise: NoiseModel): TestedComparison | undefined {
  const currentRunOnly = compareSince(paired)
  const { score, citedEngines, content, runs } = currentRunOnly
  if (score === undefined && citedEngines === undefined && content === undefined) return undefined
  if (noise.isDeterministic) return compareExactly(paired, noise)
  if (paired.cells.length > 0) return testAnswers(paired, currentRunOnly, noise)
  const untested = describeUntested(currentRunOnly, noise)
  return runs.length > 0 ? { ...untested, noise: 'too-few-runs', significance: 'unknown' } : untested
}

/** Without chance, the first run at a lower level is a loss, and the first run at the old level ends it. */
function compareExactly({ measurement, baseline, asked }: PairedRun, noise: NoiseModel): TestedComparison {
  const { losses: [loss] = [], origin } = baseline
  const before = baseline.runs.slice(0, indexOfRun(baseline.runs, loss?.since))
  const [first, ...others] = before
  const level = first === undefined ? {} : poolRuns([first, ...others], origin)
  const comparison = compareSince(pairRun(measurement, { ...baseline, ...level, runs: before }, asked))
  const common = { ...describeUntested(comparison, noise), noise: 'exact' as const }
  if (loss === undefined)
    return { ...common, found: { measure: 'citations', scope: { kind: 'whole' }, since: noise.now } }
  const onlyWarns = noise.isReview || loss.failedRuns >= MAX_FAILED_RUNS
  const significance = onlyWarns ? 'known-loss' : 'significant'
  const state = onlyWarns ? 'low' : 'failed'
  const failedRuns = loss.failedRuns + Number(!onlyWarns)
  return { ...common, significance, losses: [{ ...loss, state, failedRuns }] }
}

function describeUntested(comparison: Comparison, { level }: NoiseModel): TestedComparison {
  const lost = comparison.engines.filter(({ was, now }) => was && !now)
  return {
    comparison,
    level,
    noise: 'untested',
    significance: 'significant',
    lostEngineDrops: undefined,
    since: undefined,
    scope: { kind: 'whole' },
    pValue: undefined,
    isByScore: false,
    losses: [],
    found: undefined,
    lostEngines: lost.map(({ engine }) => engine),
  }
}

/** Returns the part of a tested comparison that a verdict stores. */
export function describeDrops({
  comparison: _comparison,
  significance: _significance,
  lostEngineDrops: _lostEngineDrops,
  found: _found,
  ...results
}: TestedComparison): DropResults {
  return results
}
