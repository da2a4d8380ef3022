/** Tests the drops of a comparison, and tells lost engines from doubtful ones. Pure. */
import { type Comparison, changeOver } from '../comparison/comparison.ts'
import { mean } from '../scan/measure.ts'
import { isAbove } from './rounding.ts'
import { type DropTest, type DropTests, selectKeywordCells, testDrops } from './statistics/test-drops.ts'
import type { DropResults, EngineDrop, NoiseHandling, SearchShift } from './verdict.ts'

/** How a comparison treats noise. */
export interface NoiseModel {
  /** Significance level over all tests of one look at the data. */
  alpha: number
  /** The service is deterministic: every drop counts, and none is tested. */
  isDeterministic: boolean
}

export interface TestedComparison extends DropResults {
  comparison: Comparison
  /** Undefined where drops are not tested. */
  tests: DropTests | undefined
}

/** Greatest share of the keywords by which the number of evaluated keywords may change without a note. */
const UNREMARKABLE_SHIFT = 0.1

/** Tests the drops of a comparison; undefined where both sides share nothing. */
export function testComparison(
  comparison: Comparison,
  { alpha, isDeterministic }: NoiseModel,
): TestedComparison | undefined {
  const { score, citedEngines, content, engines } = comparison
  if (score === undefined && citedEngines === undefined && content === undefined) return undefined
  const tests = isDeterministic ? undefined : testDrops(comparison, alpha)
  const noise = handleNoise(comparison, tests, isDeterministic)
  const gone = engines.filter(({ was, now }) => was && !now).map(({ engine }) => engine)
  const isLost = (engine: string) =>
    noise === 'exact' ||
    noise === 'untested' ||
    isSignificant(tests?.citedEngines ?? tests?.engines.get(engine), alpha)
  return {
    comparison,
    noise,
    level: alpha,
    tests,
    lostEngines: gone.filter(isLost),
    doubtfulEngines: gone.filter(engine => !isLost(engine)),
    gainedEngines: engines.filter(({ was, now }) => now && !was).map(({ engine }) => engine),
    engineDrops: findEngineDrops(comparison, tests, alpha),
    searchShifts: tests === undefined ? [] : findShifts(comparison),
  }
}

function handleNoise(
  { runs }: Comparison,
  tests: DropTests | undefined,
  isDeterministic: boolean,
): NoiseHandling {
  if (isDeterministic) return 'exact'
  if (tests !== undefined) return 'tested'
  return runs.length > 0 ? 'too-few-runs' : 'untested'
}

/** Returns whether chance alone explains the drop in at most the share `alpha` of runs; false without a test. */
export function isSignificant(test: DropTest | undefined, alpha: number): boolean {
  return test !== undefined && !isAbove(test.pValue, alpha)
}

/** Returns the test that explains the loss of engines: the one with the least p-value; undefined without any. */
export function findEngineTest(
  { tests }: Pick<TestedComparison, 'tests'>,
  engines: readonly string[],
): DropTest | undefined {
  return engines
    .flatMap(engine => tests?.engines.get(engine) ?? [])
    .reduce<DropTest | undefined>(
      (least, test) => (least === undefined || test.pValue < least.pValue ? test : least),
      undefined,
    )
}

/** Returns the engines with a significant drop of their citation rate. */
function findEngineDrops({ cells }: Comparison, tests: DropTests | undefined, alpha: number): EngineDrop[] {
  return [...(tests?.engines ?? [])].flatMap(([engine, test]) => {
    const change = changeOver(cells.filter(cell => cell.engine === engine))
    if (change === undefined || !isSignificant(test, alpha)) return []
    return [{ engine, before: change.was.share, now: change.now.share, test }]
  })
}

/** Returns the engines of both sides that were evaluated on more or fewer of the keywords that both sides asked. */
function findShifts({ cells, runs, measurement }: Comparison): SearchShift[] {
  const keyed = runs.filter(run => run.cells.some(({ keyword }) => keyword !== undefined))
  const known = new Set(keyed.flatMap(run => run.cells.map(({ keyword }) => keyword)))
  const asked = measurement.keywords.filter(({ keyword }) => known.has(keyword)).length
  const engines = new Set(selectKeywordCells(cells).map(({ engine }) => engine))
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
  tests: _tests,
  ...results
}: TestedComparison): DropResults {
  return results
}
