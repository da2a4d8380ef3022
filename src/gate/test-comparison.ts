/** Tests the drops of a run against chance, follows known losses, and chooses the comparison that is told. Pure. */
import { compareSince, findStart, type PairedRun, pairRun } from '../comparison/compare.ts'
import type { Comparison } from '../comparison/comparison.ts'
import { poolRuns } from '../comparison/select-runs.ts'
import type { TestedComparison } from './evidence.ts'
import { MAX_FAILED_RUNS } from './losses.ts'
import type { NoiseModel } from './noise.ts'
import { testAnswers } from './test-answers.ts'
import type { DropResults } from './verdict.ts'

/** Tests a run against its baseline; undefined where both share nothing. */
export function testComparison(paired: PairedRun, noise: NoiseModel): TestedComparison | undefined {
  const alone = compareSince(paired)
  const { score, citedEngines, content, runs } = alone
  if (score === undefined && citedEngines === undefined && content === undefined) return undefined
  if (noise.isDeterministic) return followExactly(paired, noise)
  if (paired.cells.length > 0) {
    const tested = testAnswers(paired, alone, noise)
    return { ...describe(tested.comparison, noise), ...tested }
  }
  const common = describe(alone, noise)
  return runs.length > 0
    ? { ...common, ...{ noise: 'too-few-runs', evidence: 'unknown' } }
    : { ...common, ...{ noise: 'untested', evidence: 'certain' } }
}

/** Without chance, the first run at a lower level is a loss, and the first run that is at the old level ends it. */
function followExactly({ measurement, baseline, asked }: PairedRun, noise: NoiseModel): TestedComparison {
  const { losses: [loss] = [], origin } = baseline
  const before = baseline.runs.slice(0, findStart(baseline.runs, loss?.since))
  const [first, ...others] = before
  const level = first === undefined ? {} : poolRuns([first, ...others], origin)
  const comparison = compareSince(pairRun(measurement, { ...baseline, ...level, runs: before }, asked))
  const common = { ...describe(comparison, noise), noise: 'exact' as const }
  if (loss === undefined)
    return { ...common, found: { measure: 'citations', scope: { kind: 'whole' }, since: noise.now } }
  const isTold = noise.isReview || loss.failedRuns >= MAX_FAILED_RUNS
  const evidence = isTold ? 'told' : 'certain'
  const state = isTold ? 'low' : 'failed'
  const failedRuns = loss.failedRuns + Number(!isTold)
  return { ...common, evidence, losses: [{ ...loss, state, failedRuns }] }
}

/** Returns the facts that every comparison has, for one that is not tested. */
function describe(comparison: Comparison, { level }: NoiseModel): TestedComparison {
  const { engines } = comparison
  return {
    ...{ comparison, level, noise: 'tested', evidence: 'certain', gone: undefined },
    ...{ since: undefined, scope: { kind: 'whole' }, pValue: undefined, isByScore: false },
    ...{ losses: [], found: undefined },
    lostEngines: engines.filter(({ was, now }) => was && !now).map(({ engine }) => engine),
  }
}

/** Returns what a verdict keeps of the tests. */
export function describeDrops({
  comparison: _comparison,
  evidence: _evidence,
  gone: _gone,
  found: _found,
  ...results
}: TestedComparison): DropResults {
  return results
}
