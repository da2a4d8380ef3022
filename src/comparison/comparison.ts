/**
 * A run beside the runs that it is compared with, cell by cell. Tests, findings and reports take "before" and "now" from
 * here and compute none of their own. Pure.
 */
import type { BaselineRun } from '../history/record.ts'
import {
  bcrScoreOf,
  type Cell,
  citedShareOf,
  countCited,
  isCiting,
  type Measurement,
  mean,
} from '../scan/measure.ts'
import type { Baseline, ContentComparison } from './baseline.ts'
import { listUnpaired } from './unpaired.ts'

/** What one answer is about: a keyword, an engine, and the country that it is asked from where there are several. */
export interface CellRef {
  /** Undefined where one scan asks about all keywords. */
  keyword: string | undefined
  /** Name of the engine in the scans, with its country: `openai@DE`. */
  engine: string
}

/** A cell that both sides evaluated. */
export interface ComparedCell extends CellRef {
  now: Cell
  /** The cell in the earlier runs that evaluated it, oldest first; at least one. `run` is the position in `runs`. */
  before: { run: number; cell: Cell }[]
}

/** What only one side has, by kind. None of it is a part of any number. */
export type Unpaired =
  /** The engine was asked in this run and has no evaluated answer; `usually`: the runs compared with have answers of it. */
  | { kind: 'silent-engine'; engine: string; usually: boolean }
  /** No run compared with has the engine. */
  | { kind: 'new-engine'; engine: string }
  /** The runs compared with have the engine, and this run did not ask it. */
  | { kind: 'removed-engine'; engine: string }
  | { kind: 'new-keyword'; keyword: string }
  | { kind: 'removed-keyword'; keyword: string }
  /** One cell without an answer on one side, of an engine and a keyword that both sides have. */
  | ({ kind: 'missing-answer'; side: 'before' | 'now' } & CellRef)

/** How many answers cite. `share` is cited ÷ answers, 0 to 1; `answers` is at least 1. */
export interface Level {
  cited: number
  answers: number
  share: number
}

/** A total over compared cells. */
export interface Change {
  now: Level
  /**
   * What the same answers would have been before: Σ (share of the cell before × its answers now). `usually` is that sum,
   * a number of citations; `share` is it ÷ the answers now, so that unequal samples move nothing.
   */
  was: { usually: number; share: number }
}

/** An earlier run, with the names that this run has for its engines. */
export interface ComparedRun extends BaselineRun {
  /** What it evaluated and this run does not ask, under its own names. */
  others?: CellRef[] | undefined
}

/** A number of both sides, over what both have. */
export interface ValueChange {
  now: number
  was: number
}

/** What a run asks. Both are empty where the service chooses, or where it is not known. */
export interface Asked {
  engines: readonly string[]
  keywords: readonly string[]
}

export interface Comparison {
  /** This run as a whole. Its totals include what is not compared. */
  measurement: Measurement
  /** The runs compared with, oldest first; empty where only numbers are known. */
  runs: ComparedRun[]
  /** All runs that a decline is looked for in, oldest first; empty where none is looked for. */
  reference: ComparedRun[]
  cells: ComparedCell[]
  unpaired: Unpaired[]
  /** All runs and this one evaluated the same cells, so that the numbers are those of whole runs. */
  isWhole: boolean
  /** `overall_bcr` over what both sides have, in its unit; undefined where both sides share nothing, or no earlier value is known. */
  score: ValueChange | undefined
  /** The number of engines that cite, in the same way. */
  citedEngines: ValueChange | undefined
  /** Whether the engines that both sides have cite. */
  engines: { engine: string; now: boolean; was: boolean }[]
  /** What one point of a cell's score is in the unit of `overall_bcr`. */
  scoreUnit: number
  /** Undefined unless the pages of two trees were compared. */
  content: ContentComparison | undefined
}

/** Compares a run with its baseline. */
export function compare(
  measurement: Measurement,
  baseline: Baseline,
  asked: Asked = { engines: [], keywords: [] },
): Comparison {
  const { runs, reference = [], content } = baseline
  const cells = pairCells(runs, measurement.cells)
  const size = cells.length
  const isWhole =
    size > 0 &&
    [measurement, ...runs].every(run => run.cells.length === size) &&
    cells.every(({ before }) => before.length === runs.length)
  const scoreUnit = unitOf(runs) ?? unitOf([measurement]) ?? 1
  const engines = size > 0 ? listEngines(cells) : joinEngines(baseline.engines ?? [], measurement)
  return {
    ...{ measurement, runs, reference, cells, isWhole, engines, scoreUnit, content },
    unpaired: listUnpaired(measurement, runs, cells, asked),
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

/** Returns the level over the cells of this run; undefined without an answer. */
export function levelOf(cells: readonly Cell[]): Level | undefined {
  const answers = cells.reduce((sum, cell) => sum + cell.cited.length, 0)
  const cited = cells.reduce((sum, cell) => sum + countCited(cell), 0)
  return answers === 0 ? undefined : { cited, answers, share: cited / answers }
}

/** Returns how the citations over the cells changed; undefined without a cell. */
export function changeOver(cells: readonly ComparedCell[]): Change | undefined {
  const now = levelOf(cells.map(cell => cell.now))
  if (now === undefined) return undefined
  const usually = sumBefore(cells, citedShareOf)
  return { now, was: { usually, share: usually / now.answers } }
}

/** Returns how the score over the cells changed, in the unit of `overall_bcr`; undefined without a cell. */
export function scoreChangeOver(cells: readonly ComparedCell[], scoreUnit: number): ValueChange | undefined {
  const answers = cells.reduce((sum, { now }) => sum + now.bcrScores.length, 0)
  if (answers === 0) return undefined
  const now = cells.reduce((sum, cell) => sum + bcrScoreOf(cell.now) * cell.now.bcrScores.length, 0)
  const was = sumBefore(cells, bcrScoreOf)
  return { now: (scoreUnit * now) / answers, was: (scoreUnit * was) / answers }
}

/** Returns a text that is equal for equal cells. */
export function keyOf({ keyword, engine }: CellRef): string {
  return JSON.stringify([keyword, engine])
}

/** Returns Σ (mean value of the cell over the earlier runs × its answers now). */
function sumBefore(cells: readonly ComparedCell[], valueOf: (cell: Cell) => number): number {
  return cells.reduce(
    (sum, { before, now }) => sum + mean(before.map(({ cell }) => valueOf(cell))) * now.cited.length,
    0,
  )
}

/** Pairs the cells of a run with those of earlier runs, oldest first. */
export function pairCells(runs: readonly Pick<BaselineRun, 'cells'>[], now: readonly Cell[]): ComparedCell[] {
  const lookups = runs.map(({ cells }) => new Map(cells.filter(isAnswered).map(cell => [keyOf(cell), cell])))
  return now.filter(isAnswered).flatMap(cell => {
    const before = lookups.flatMap((lookup, run) => {
      const earlier = lookup.get(keyOf(cell))
      return earlier === undefined ? [] : [{ run, cell: earlier }]
    })
    return before.length === 0 ? [] : [{ keyword: cell.keyword, engine: cell.engine, now: cell, before }]
  })
}

function isAnswered({ cited, bcrScores }: Cell): boolean {
  return cited.length > 0 && bcrScores.length > 0
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
