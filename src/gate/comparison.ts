/** Compares a measurement with a baseline: tests the drops, and tells lost engines from doubtful ones. Pure. */
import type { Baseline } from '../comparison/baseline.ts'
import { type Measurement, mean } from '../scan/measure.ts'
import { isAbove } from './compare.ts'
import { citedShareOf, pairCells } from './statistics/pair.ts'
import { type DropTest, type DropTests, testDrops } from './statistics/test-drops.ts'
import type { EngineDrop, NoiseHandling, SearchShift, Verdict } from './verdict.ts'

/** How a comparison treats noise. */
export interface NoiseModel {
  /** Significance level over all tests of one look at the data. */
  alpha: number
  /** The service is deterministic: every drop counts, and none is tested. */
  isDeterministic: boolean
}

export interface Comparison {
  baseline: Baseline
  /** What is compared with it: the run, or the part that both sides asked in the same way. */
  measurement: Measurement
  noise: NoiseHandling
  alpha: number
  /** Undefined where drops are not tested. */
  tests: DropTests | undefined
  lostEngines: string[]
  doubtfulEngines: string[]
  gainedEngines: string[]
  engineDrops: EngineDrop[]
  /** Engines that cited in the baseline and were not evaluated now. */
  unevaluatedEngines: string[]
  searchShifts: SearchShift[]
}

/** Greatest share of the keywords by which the number of evaluated keywords may change without a note. */
const UNREMARKABLE_SHIFT = 0.1

/** Compares the measurement with the baseline. */
export function compareWithBaseline(
  measurement: Measurement,
  baseline: Baseline,
  { alpha, isDeterministic }: NoiseModel,
): Comparison {
  const citing = new Set(baseline.engines?.filter(({ cited }) => cited).map(({ engine }) => engine))
  const known = new Set(baseline.engines?.map(({ engine }) => engine))
  const { engines } = measurement
  const measured = new Set(engines.map(({ engine }) => engine))
  const tests = isDeterministic
    ? undefined
    : testDrops({ runs: baseline.runs, citedEngines: [...citing] }, measurement, alpha)
  const noise = handleNoise(baseline, tests, isDeterministic)
  const gone = engines.filter(({ engine, cited }) => !cited && citing.has(engine)).map(({ engine }) => engine)
  const isLost = (engine: string) =>
    noise === 'exact' ||
    noise === 'untested' ||
    isSignificant(tests?.citedEngines ?? tests?.engines.get(engine), alpha)
  return {
    baseline,
    measurement,
    noise,
    alpha,
    tests,
    lostEngines: gone.filter(isLost),
    doubtfulEngines: gone.filter(engine => !isLost(engine)),
    gainedEngines: engines
      .filter(({ engine, cited }) => cited && known.has(engine) && !citing.has(engine))
      .map(({ engine }) => engine),
    engineDrops: findEngineDrops(baseline, measurement, tests, alpha),
    unevaluatedEngines: [...citing].filter(engine => !measured.has(engine)),
    searchShifts: findShifts(tests, measurement),
  }
}

function handleNoise(
  { runs }: Baseline,
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
  { tests }: Pick<Comparison, 'tests'>,
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
function findEngineDrops(
  { runs }: Baseline,
  { cells }: Measurement,
  tests: DropTests | undefined,
  alpha: number,
): EngineDrop[] {
  const significant = [...(tests?.engines ?? [])].filter(([, test]) => isSignificant(test, alpha))
  if (significant.length === 0) return []
  const byEngine = Map.groupBy(pairCells(runs, cells).pairs, ({ engine }) => engine)
  return significant.map(([engine, test]) => {
    const pairs = byEngine.get(engine) ?? []
    return {
      engine,
      before: mean(pairs.map(({ earlier }) => mean(earlier.map(({ cell }) => citedShareOf(cell))))),
      now: mean(pairs.map(pair => citedShareOf(pair.now))),
      test,
    }
  })
}

function findShifts(tests: DropTests | undefined, { keywords }: Measurement): SearchShift[] {
  return (tests?.evaluated ?? []).filter(
    ({ before, now }) => Math.abs(before - now) > UNREMARKABLE_SHIFT * keywords.length,
  )
}

/** Returns the fields of a verdict that come from the comparison. */
export function describeComparison(
  comparison: Comparison | undefined,
): Pick<
  Verdict,
  'lostEngines' | 'doubtfulEngines' | 'gainedEngines' | 'engineDrops' | 'noise' | 'level' | 'searchShifts'
> {
  const { lostEngines = [], doubtfulEngines = [], gainedEngines = [], engineDrops = [] } = comparison ?? {}
  const { noise, alpha: level, searchShifts = [] } = comparison ?? {}
  return { lostEngines, doubtfulEngines, gainedEngines, engineDrops, noise, level, searchShifts }
}
