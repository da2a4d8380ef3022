/** Chooses how the drops of a run are tested: exactly, against chance, or by the tolerance only. Pure. */
import { compareSince, indexOfRun, type PairedRun, pairRun } from '../comparison/compare.ts'
import type { Comparison } from '../comparison/comparison.ts'
import { poolRuns } from '../comparison/select-runs.ts'
import { MAX_FAILED_RUNS } from './losses.ts'
import type { NoiseModel } from './noise.ts'
import type { TestedComparison } from './significance.ts'
import { testAnswers } from './test-answers.ts'

/** Tests a run against its baseline; undefined if they share nothing. */
export function testComparison(paired: PairedRun, noise: NoiseModel): TestedComparison | undefined {
  const currentRunOnly = compareSince(paired)
  const { score, citedEngines, content, runs } = currentRunOnly
  if (score === undefined && citedEngines === undefined && content === undefined) return undefined
  if (noise.isDeterministic) return compareExactly(paired, noise)
  if (paired.cells.length > 0) return testAnswers(paired, currentRunOnly, noise)
  const untested = describeUntested(currentRunOnly, noise)
  if (runs.length === 0) return untested
  return { ...untested, significance: 'unknown', results: { ...untested.results, noise: 'too-few-runs' } }
}

/** Without chance, the first run at a lower level is a loss, and the first run at the old level ends it. */
function compareExactly({ measurement, baseline, asked }: PairedRun, noise: NoiseModel): TestedComparison {
  const { losses: [loss] = [], origin } = baseline
  const before = baseline.runs.slice(0, indexOfRun(baseline.runs, loss?.since))
  const [first, ...others] = before
  const level = first === undefined ? {} : poolRuns([first, ...others], origin)
  const comparison = compareSince(pairRun(measurement, { ...baseline, ...level, runs: before }, asked))
  const untested = describeUntested(comparison, noise)
  const results = { ...untested.results, noise: 'exact' as const }
  if (loss === undefined) {
    const found = { measure: 'citations', scope: results.scope, since: noise.now } as const
    return { ...untested, results, found }
  }
  const onlyWarns = noise.isReview || loss.failedRuns >= MAX_FAILED_RUNS
  const significance = onlyWarns ? 'known-loss' : 'significant'
  const state = onlyWarns ? 'low' : 'failed'
  const failedRuns = loss.failedRuns + Number(!onlyWarns)
  return { ...untested, significance, results: { ...results, losses: [{ ...loss, state, failedRuns }] } }
}

function describeUntested(comparison: Comparison, { level }: NoiseModel): TestedComparison {
  const lost = comparison.engines.filter(({ was, now }) => was && !now)
  return {
    comparison,
    significance: 'significant',
    lostEngineDrops: undefined,
    found: undefined,
    results: {
      level,
      noise: 'untested',
      since: undefined,
      scope: { kind: 'whole' },
      pValue: undefined,
      isByScore: false,
      losses: [],
      lostEngines: lost.map(({ engine }) => engine),
    },
  }
}
