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

export interface PairedRun {
  measurement: Measurement
  baseline: Baseline
  asked: Asked
  /** The cells that this run shares with any run of the baseline. */
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

/** Compares a run with its baseline. `since`: time of the first recorded run that is judged together with this one. */
export function compare(
  measurement: Measurement,
  baseline: Baseline,
  asked: Asked = NOTHING_ASKED,
  since?: string,
): Comparison {
  return compareSince(pairRun(measurement, baseline, asked), since)
}

/** Compares a paired run, like `compare`. */
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
  const areCellsKnown = measurement.cells.length > 0 && runs.some(run => run.cells.length > 0)
  const hasNumbers = isWhole || (size === 0 && !areCellsKnown)
  const numbers = hasNumbers ? compareNumbers(measurement, baseline, runs, recent) : undefined
  return {
    measurement,
    runs,
    recent,
    cells,
    isWhole,
    engines,
    scoreUnit,
    content,
    unpaired: listUnpaired(measurement, baseline.runs, cells, asked),
    // The numbers of whole runs may be means over different cells if some state no score.
    score: isWhole && isScored ? numbers?.score : (scoreChangeOver(cells, scoreUnit) ?? numbers?.score),
    citedEngines: size > 0 && !isWhole ? countEngines(engines) : numbers?.citedEngines,
    usualScore: baseline.overallBcr,
  }
}

/** Returns the position of the first run at or after `since`; the number of runs if there is none. */
export function indexOfRun(runs: readonly ComparedRun[], since: string | undefined): number {
  const start =
    since === undefined
      ? -1
      : runs.findIndex(({ createdAt }) => createdAt !== undefined && createdAt >= since)
  return start < 0 ? runs.length : start
}

function splitCell({ before: all, ...cell }: ComparedCell, start: number): ComparedCell | undefined {
  const before = all.filter(({ run }) => run < start).slice(-MAX_BEFORE)
  return before.length === 0 ? undefined : { ...cell, before, recent: all.filter(({ run }) => run >= start) }
}

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

function toChange(was: number | undefined, now: number | undefined): ValueChange | undefined {
  return was === undefined || now === undefined ? undefined : { now, was }
}

function listEngines(cells: readonly ComparedCell[]): Comparison['engines'] {
  return Array.from(
    Map.groupBy(cells, ({ engine }) => engine),
    ([engine, group]) => ({
      engine,
      now: isCiting(group.map(({ now }) => now)),
      was: isCiting(group.flatMap(({ before }) => before.map(({ cell }) => cell))),
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

/** Returns the score of whole runs divided by the score of their cells. */
function unitOf(runs: readonly Pick<BaselineRun, 'overallBcr' | 'cells'>[]): number | undefined {
  const known = runs.filter(({ cells }) => cells.length > 0)
  const runScore = meanOfKnown(known.map(({ overallBcr }) => overallBcr))
  const cellScore = meanOfKnown(known.map(({ cells }) => meanOfKnown(cells.map(bcrScoreOf))))
  return runScore && cellScore ? runScore / cellScore : undefined
}

/** Lists what only one side has: engines, then keywords, then single answers. */
function listUnpaired(
  { cells }: Measurement,
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
  const bothHave = ({ engine, keyword }: CellRef) =>
    now.engines.has(engine) &&
    before.engines.has(engine) &&
    (keyword === undefined || (keywords.has(keyword) && before.keywords.has(keyword)))
  const unpaired: Unpaired[] = []
  const addMissing = (side: 'before' | 'now', otherSide: readonly CellRef[]) => {
    for (const cell of otherSide) {
      const { keyword, engine } = cell
      if (bothHave(cell) && !isPaired.has(keyOf(cell))) {
        unpaired.push({ kind: 'missing-answer', side, keyword, engine })
      }
    }
  }

  for (const engine of engines) {
    if (now.engines.has(engine)) continue
    unpaired.push({ kind: 'silent-engine', engine, usually: before.engines.has(engine) })
  }
  // Nothing else is known about runs without known cells.
  if (former.engines.size === 0) return unpaired
  for (const engine of now.engines) {
    if (!before.engines.has(engine)) unpaired.push({ kind: 'new-engine', engine })
  }
  for (const engine of former.engines) {
    if (!engines.has(engine)) unpaired.push({ kind: 'removed-engine', engine })
  }
  for (const keyword of before.keywords.size === 0 ? [] : keywords) {
    if (!before.keywords.has(keyword)) unpaired.push({ kind: 'new-keyword', keyword })
  }
  for (const keyword of former.keywords) {
    if (!keywords.has(keyword)) unpaired.push({ kind: 'removed-keyword', keyword })
  }
  addMissing('now', earlier)
  addMissing('before', cells)
  return unpaired
}

function namesOf(cells: readonly CellRef[]): { engines: Set<string>; keywords: Set<string> } {
  return {
    engines: new Set(cells.map(({ engine }) => engine)),
    keywords: new Set(cells.flatMap(({ keyword }) => keyword ?? [])),
  }
}
