/** Tests the drops of a run against chance, follows known losses, and chooses the comparison that is told. Pure. */
import { compareSince, findStart, type PairedRun, pairRun } from '../comparison/compare.ts'
import type { Comparison } from '../comparison/comparison.ts'
import { poolRuns } from '../comparison/select-runs.ts'
import { mean } from '../scan/measure.ts'
import { type NoiseModel, strongest, type TestedComparison, weigh } from './evidence.ts'
import { MOST_FAILURES } from './losses.ts'
import { testRuns } from './statistics/run-values.ts'
import { testAnswers } from './test-answers.ts'
import type { DropResults, SearchShift } from './verdict.ts'

/** Greatest share of the keywords by which the number of evaluated keywords may change without a note. */
const UNREMARKABLE_SHIFT = 0.1

/** Tests a run against its baseline; undefined where both share nothing. */
export function testComparison(paired: PairedRun, noise: NoiseModel): TestedComparison | undefined {
  const alone = compareSince(paired)
  const { score, citedEngines, content, runs } = alone
  if (score === undefined && citedEngines === undefined && content === undefined) return undefined
  if (noise.isDeterministic) return followExactly(paired, noise)
  if (paired.cells.length > 0) {
    const tested = testAnswers(paired, alone, noise)
    return { ...describe(tested.comparison, noise), searchShifts: findShifts(alone), ...tested }
  }
  const tests = testRuns(alone)
  const common = describe(alone, noise)
  if (tests !== undefined) {
    // The loss of everything is never passed over: it is suspicious where it may be chance.
    const least = paired.measurement.citedEngines === 0 ? 'suspicious' : 'chance'
    const evidence = strongest([weigh(tests.overallBcr, noise), least])
    const countEvidence = strongest([weigh(tests.citedEngines, noise), least])
    return { ...common, ...{ noise: 'tested', pValue: tests.overallBcr, evidence, countEvidence } }
  }
  return runs.length > 0
    ? { ...common, ...{ noise: 'too-few-runs', evidence: 'unknown', countEvidence: 'unknown' } }
    : { ...common, ...{ noise: 'untested', evidence: 'certain', countEvidence: 'certain' } }
}

/** Without chance, the first run at a lower level is a loss, and the first run that is at the old level ends it. */
function followExactly({ measurement, baseline, asked }: PairedRun, noise: NoiseModel): TestedComparison {
  const { losses: [loss] = [], origin } = baseline
  const before = baseline.runs.slice(0, findStart(baseline.runs, loss?.since))
  const [first, ...others] = before
  const level = first === undefined ? {} : poolRuns([first, ...others], origin)
  const comparison = compareSince(pairRun(measurement, { ...baseline, ...level, runs: before }, asked))
  const common = { ...describe(comparison, noise), noise: 'exact' as const }
  if (loss === undefined) return { ...common, found: { scope: { kind: 'whole' }, since: noise.now } }
  const isTold = noise.isReview || loss.failures >= MOST_FAILURES
  const evidence = isTold ? 'told' : 'certain'
  const state = isTold ? 'low' : 'failed'
  const failures = loss.failures + Number(!isTold)
  return { ...common, evidence, countEvidence: evidence, losses: [{ ...loss, state, failures }] }
}

/** Returns the facts that every comparison has, for one that is not tested. */
function describe(comparison: Comparison, { level }: NoiseModel): TestedComparison {
  const { engines } = comparison
  return {
    ...{ comparison, level, noise: 'tested', evidence: 'certain', countEvidence: 'certain', gone: undefined },
    ...{ since: undefined, scope: { kind: 'whole' }, pValue: undefined, losses: [], found: undefined },
    lostEngines: engines.filter(({ was, now }) => was && !now).map(({ engine }) => engine),
    gainedEngines: engines.filter(({ was, now }) => now && !was).map(({ engine }) => engine),
    engineDrops: [],
    searchShifts: [],
  }
}

/** Returns the engines that were evaluated on more or fewer of the keywords that both sides asked. */
function findShifts({ cells, runs, measurement }: Comparison): SearchShift[] {
  const keyed = runs.filter(run => run.cells.some(({ keyword }) => keyword !== undefined))
  const known = new Set(keyed.flatMap(run => run.cells.map(({ keyword }) => keyword)))
  const asked = measurement.keywords.filter(({ keyword }) => known.has(keyword)).length
  const engines = new Set(cells.flatMap(({ engine, keyword }) => (keyword === undefined ? [] : [engine])))
  return [...engines]
    .map(engine => ({
      engine,
      before: mean(keyed.map(run => run.cells.filter(cell => cell.engine === engine).length)),
      now: measurement.cells.filter(cell => cell.engine === engine && known.has(cell.keyword)).length,
    }))
    .filter(({ before, now }) => Math.abs(before - now) > UNREMARKABLE_SHIFT * asked)
}

/** Returns what a verdict keeps of the tests. */
export function describeDrops({
  comparison: _comparison,
  evidence: _evidence,
  countEvidence: _countEvidence,
  gone: _gone,
  found: _found,
  ...results
}: TestedComparison): DropResults {
  return results
}
