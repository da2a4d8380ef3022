/** Compares a run with its baseline. Pure. */
import type { BaselineRun } from '../history/record.ts'
import { meanOfKnown } from '../lib/numbers.ts'
import { bcrScoreOf, isCiting, type Measurement } from '../scan/measure.ts'
import type { Baseline } from './baseline.ts'
import {
  type Asked,
  type CellRef,
  type ComparedCell,
  type ComparedRun,
  type Comparison,
  keyOf,
  MAX_BEFORE,
  pairCells,
  scoreChangeOver,
  type Unpaired,
  type ValueChange,
} from './comparison.ts'
import { poolRuns } from './select-runs.ts'

const NOTHING_ASKED: Asked = { engines: [], keywords: [] }

/** A run with all runs of its baseline, from which each comparison is made. */
export interface PairedRun {
  measurement: Measurement
  baseline: Baseline
  asked: Asked
  /** The cells of the run that any run of the baseline has, with all of them before. */
  cells: ComparedCell[]
}

/** Pairs the cells of a run with those of all runs of its baseline. */
export function pairRun(
  measurement: Measurement,
  baseline: Baseline,
  asked: Asked = NOTHING_ASKED,
): PairedRun {
  return { measurement, baseline, asked, cells: pairCells(baseline.runs, measurement.cells) }
}

/**
 * Compares a run with its baseline: the cells that both sides evaluated, and what only one side has. `since`: time of the
 * first recorded run that is judged together with this one, in ISO 8601 UTC; undefined if only this run is judged.
 */
export function compare(
  measurement: Measurement,
  baseline: Baseline,
  asked: Asked = NOTHING_ASKED,
  since?: string,
): Comparison {
  return compareSince(pairRun(measurement, baseline, asked), since)
}

/** Returns the comparison of a paired run, as `compare` does. */
export function compareSince(
  { measurement, baseline, asked, cells: all }: PairedRun,
  since?: string,
): Comparison {
  const { content } = baseline
  const start = indexOfRun(baseline.runs, since)
  const cells = all.flatMap(cell => splitCell(cell, start) ?? [])
  const paired = new Set(cells.flatMap(({ before }) => before.map(({ run }) => run)))
  const earlier = baseline.runs.slice(0, start)
  const runs = paired.size === 0 ? earlier : earlier.filter((_, run) => paired.has(run))
  const recent = baseline.runs.slice(start)
  const size = cells.length
  const isWhole =
    size > 0 &&
    [measurement, ...recent, ...runs].every(run => run.cells.length === size) &&
    cells.every(
      ({ before, recent: since }) => before.length === runs.length && since.length === recent.length,
    )
  const isScored = [measurement, ...recent, ...runs].every(({ cells }) =>
    cells.every(({ bcrScores }) => !bcrScores.includes(null)),
  )
  const scoreUnit = unitOf(runs) ?? unitOf([measurement]) ?? 1
  const engines = size > 0 ? listEngines(cells) : joinEngines(baseline.engines ?? [], measurement)
  const numbers =
    size > 0 && !isWhole
      ? { score: undefined, citedEngines: countEngines(engines) }
      : isWhole || !hasCells(measurement, runs)
        ? compareNumbers(measurement, baseline, runs, recent)
        : { score: undefined, citedEngines: undefined }
  return {
    ...{ measurement, runs, recent, cells, isWhole, engines, scoreUnit, content },
    unpaired: listUnpaired(measurement, baseline.runs, cells, asked),
    // The numbers of whole runs may be means over different cells if some state no score.
    score: isWhole && isScored ? numbers.score : (scoreChangeOver(cells, scoreUnit) ?? numbers.score),
    citedEngines: numbers.citedEngines,
    usualScore: baseline.overallBcr,
  }
}

/** Returns the position of the first run that is judged together with the current one; their number without such a run. */
export function indexOfRun(runs: readonly ComparedRun[], since: string | undefined): number {
  const start =
    since === undefined
      ? -1
      : runs.findIndex(({ createdAt }) => createdAt !== undefined && createdAt >= since)
  return start < 0 ? runs.length : start
}

/** Returns the cell with its newest 60 values before the run `start`; undefined without one. */
function splitCell({ before: all, ...cell }: ComparedCell, start: number): ComparedCell | undefined {
  const before = all.filter(({ run }) => run < start).slice(-MAX_BEFORE)
  return before.length === 0 ? undefined : { ...cell, before, recent: all.filter(({ run }) => run >= start) }
}

/** Compares the numbers of whole runs. */
function compareNumbers(
  measurement: Measurement,
  baseline: Baseline,
  runs: readonly ComparedRun[],
  recent: readonly ComparedRun[],
): Pick<Comparison, 'score' | 'citedEngines'> {
  const [first, ...others] = runs
  const isAll = first === undefined || runs.length === baseline.runs.length
  const pooled = isAll ? baseline : poolRuns([first, ...others], baseline.origin)
  return {
    score: toChange(pooled.overallBcr, meanOfKnown([...recent, measurement].map(run => run.overallBcr))),
    citedEngines: toChange(pooled.citedEngines, measurement.citedEngines),
  }
}

function hasCells({ cells }: Measurement, runs: readonly BaselineRun[]): boolean {
  return cells.length > 0 && runs.some(run => run.cells.length > 0)
}

function toChange(was: number | undefined, now: number | undefined): ValueChange | undefined {
  return was === undefined || now === undefined ? undefined : { now, was }
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

/** Returns the quotient of the scores of whole runs and those of their cells; undefined if they are 0 or not known. */
function unitOf(runs: readonly Pick<BaselineRun, 'overallBcr' | 'cells'>[]): number | undefined {
  const known = runs.filter(({ cells }) => cells.length > 0)
  const ofRuns = meanOfKnown(known.map(({ overallBcr }) => overallBcr))
  const ofCells = meanOfKnown(known.map(({ cells }) => meanOfKnown(cells.map(bcrScoreOf))))
  return ofRuns && ofCells ? ofRuns / ofCells : undefined
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
  // Nothing else is known about runs without known cells.
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
