/** Compares a run with its baseline. Pure. */
import type { BaselineRun } from '../history/record.ts'
import { bcrScoreOf, isCiting, type Measurement, mean } from '../scan/measure.ts'
import type { Baseline } from './baseline.ts'
import {
  type Asked,
  type CellRef,
  type ComparedCell,
  type ComparedRun,
  type Comparison,
  keyOf,
  pairCells,
  scoreChangeOver,
  type Unpaired,
  type ValueChange,
} from './comparison.ts'

/** Compares a run with its baseline: the cells that both sides evaluated, and what only one side has. */
export function compare(
  measurement: Measurement,
  baseline: Baseline,
  asked: Asked = { engines: [], keywords: [] },
): Comparison {
  const { reference = [], content } = baseline
  const paired = new Set(pairCells(baseline.runs, measurement.cells).flatMap(toRunNumbers))
  const runs = paired.size === 0 ? baseline.runs : baseline.runs.filter((_, run) => paired.has(run))
  const cells = pairCells(runs, measurement.cells)
  const size = cells.length
  const isWhole =
    size > 0 &&
    runs.length === baseline.runs.length &&
    [measurement, ...runs].every(run => run.cells.length === size) &&
    cells.every(({ before }) => before.length === runs.length)
  const scoreUnit = unitOf(runs) ?? unitOf([measurement]) ?? 1
  const engines = size > 0 ? listEngines(cells) : joinEngines(baseline.engines ?? [], measurement)
  return {
    ...{ measurement, runs, reference, cells, isWhole, engines, scoreUnit, content },
    unpaired: listUnpaired(measurement, baseline.runs, cells, asked),
    ...(size > 0 && !isWhole
      ? { score: scoreChangeOver(cells, scoreUnit), citedEngines: countEngines(engines) }
      : isWhole || !hasCells(measurement, runs)
        ? {
            score: toChange(baseline.overallBcr, measurement.overallBcr),
            citedEngines: toChange(baseline.citedEngines, measurement.citedEngines),
          }
        : { score: undefined, citedEngines: undefined }),
  }
}

function toRunNumbers({ before }: ComparedCell): number[] {
  return before.map(({ run }) => run)
}

function hasCells({ cells }: Measurement, runs: readonly BaselineRun[]): boolean {
  return cells.length > 0 && runs.some(run => run.cells.length > 0)
}

function toChange(was: number | undefined, now: number): ValueChange | undefined {
  return was === undefined ? undefined : { now, was }
}

function listEngines(cells: readonly ComparedCell[]): Comparison['engines'] {
  return Array.from(
    Map.groupBy(cells, ({ engine }) => engine),
    ([engine, ofEngine]) => ({
      engine,
      now: isCiting(ofEngine.map(({ now }) => now)),
      was: isCiting(ofEngine.flatMap(({ before }) => before.map(({ cell }) => cell))),
    }),
  )
}

function joinEngines(
  before: NonNullable<Baseline['engines']>,
  { engines }: Measurement,
): Comparison['engines'] {
  const known = new Map(before.map(({ engine, cited }) => [engine, cited]))
  return engines.flatMap(({ engine, cited: now }) => {
    const was = known.get(engine)
    return was === undefined ? [] : [{ engine, now, was }]
  })
}

function countEngines(engines: Comparison['engines']): ValueChange {
  return {
    now: engines.filter(({ now }) => now).length,
    was: engines.filter(({ was }) => was).length,
  }
}

/** Returns the quotient of the scores of whole runs and those of their cells; undefined where they are 0 or not known. */
function unitOf(runs: readonly Pick<BaselineRun, 'overallBcr' | 'cells'>[]): number | undefined {
  const known = runs.filter(({ cells }) => cells.length > 0)
  const ofRuns = known.reduce((sum, { overallBcr }) => sum + overallBcr, 0)
  const ofCells = known.reduce((sum, { cells }) => sum + mean(cells.map(bcrScoreOf)), 0)
  return ofRuns === 0 || ofCells === 0 ? undefined : ofRuns / ofCells
}

/** Lists what a run and the runs compared with do not both have: engines first, then keywords, then single answers. */
function listUnpaired(
  { cells }: Pick<Measurement, 'cells'>,
  runs: readonly ComparedRun[],
  paired: readonly ComparedCell[],
  asked: Asked,
): Unpaired[] {
  const earlier = [...new Map(runs.flatMap(run => run.cells).map(cell => [keyOf(cell), cell])).values()]
  const others = runs.flatMap(run => run.others ?? [])
  const now = namesOf(cells)
  const before = namesOf(earlier)
  const engines = new Set([...asked.engines, ...now.engines])
  const keywords = new Set([...asked.keywords, ...now.keywords])
  const former = namesOf([...earlier, ...others])
  const isPaired = new Set(paired.map(keyOf))
  const isOfBoth = ({ engine, keyword }: CellRef) =>
    now.engines.has(engine) &&
    before.engines.has(engine) &&
    (keyword === undefined || (keywords.has(keyword) && before.keywords.has(keyword)))
  const missing = (side: 'before' | 'now', ofOther: readonly CellRef[]) =>
    ofOther
      .filter(cell => isOfBoth(cell) && !isPaired.has(keyOf(cell)))
      .map(({ keyword, engine }) => ({ kind: 'missing-answer' as const, side, keyword, engine }))
  const silent = [...engines].filter(engine => !now.engines.has(engine))
  const unheard = silent.map(engine => ({
    kind: 'silent-engine' as const,
    engine,
    usually: before.engines.has(engine),
  }))
  // Of runs whose cells are not known, nothing else can be told.
  if (former.engines.size === 0) return unheard
  const fresh = before.keywords.size === 0 ? [] : [...keywords].filter(name => !before.keywords.has(name))
  return [
    ...unheard,
    ...[...now.engines]
      .filter(engine => !before.engines.has(engine))
      .map(engine => ({ kind: 'new-engine' as const, engine })),
    ...[...former.engines]
      .filter(engine => !engines.has(engine))
      .map(engine => ({ kind: 'removed-engine' as const, engine })),
    ...fresh.map(keyword => ({ kind: 'new-keyword' as const, keyword })),
    ...[...former.keywords]
      .filter(keyword => !keywords.has(keyword))
      .map(keyword => ({ kind: 'removed-keyword' as const, keyword })),
    ...missing('now', earlier),
    ...missing('before', cells),
  ]
}

function namesOf(cells: readonly CellRef[]): { engines: Set<string>; keywords: Set<string> } {
  return {
    engines: new Set(cells.map(({ engine }) => engine)),
    keywords: new Set(cells.flatMap(({ keyword }) => keyword ?? [])),
  }
}
