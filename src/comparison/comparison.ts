/** A run and the runs that it is compared with, cell by cell, for tests, findings and reports. Pure. */
import type * as z from 'zod'
import type { AnsweredModels, BaselineRun } from '../history/record.ts'
import { meanOfKnown, sum } from '../lib/numbers.ts'
import { bcrScoreOf, type Cell, citedShareOf, countCited, type Measurement, mean } from '../scan/measure.ts'
import type { cellRefSchema, changeSchema, levelSchema } from '../scan/measurement.ts'
import type { ContentComparison, comparedRunSchema } from './baseline.ts'

/** Number of earlier values of a cell: with 20 tests lose power, and 400 gain none (`npm run calibrate`). */
export const MAX_BEFORE = 60

export type CellRef = z.output<typeof cellRefSchema>

export interface ComparedCell extends CellRef {
  now: Cell
  before: RunCell[]
  /** Of the runs in Comparison.recent. */
  recent: RunCell[]
}

interface RunCell {
  run: number
  cell: Cell
}

export type Unpaired =
  /** This run asked the engine without an answer. `usually`: earlier runs have its answers. */
  | { kind: 'silent-engine'; engine: string; usually: boolean }
  | { kind: 'new-engine'; engine: string }
  | { kind: 'removed-engine'; engine: string }
  | { kind: 'new-keyword'; keyword: string }
  | { kind: 'removed-keyword'; keyword: string }
  /** A cell without an answer on one side, of an engine and a keyword that both sides have. */
  | ({ kind: 'missing-answer'; side: 'before' | 'now' } & CellRef)

export type Level = z.output<typeof levelSchema>
export type Change = z.output<typeof changeSchema>

/** An earlier run. Its engines have the names that this run has for them. */
export type ComparedRun = z.output<typeof comparedRunSchema>

export interface ValueChange {
  now: number
  was: number
}

/** What a run plans to ask; empty if the service chooses, or if it is unknown. */
export interface Asked {
  engines: readonly string[]
  keywords: readonly string[]
}

export interface Comparison {
  /** This run, including cells that are not compared. */
  measurement: Measurement
  /** Oldest first; only runs that share a cell, if any do. Empty for numbers from the inputs. */
  runs: ComparedRun[]
  /** The recorded runs that are judged together with this one, oldest first. */
  recent: ComparedRun[]
  cells: ComparedCell[]
  unpaired: Unpaired[]
  /** All runs evaluated the same cells, so the numbers are those of whole runs. */
  isWhole: boolean
  /** `overall_bcr` over what both sides have; undefined if they share nothing, or no earlier value is known. */
  score: ValueChange | undefined
  /** `overall_bcr` of the baseline. */
  usualScore: number | undefined
  citedEngines: ValueChange | undefined
  /** The engines that both sides have, and whether they cite. */
  engines: { engine: string; now: boolean; was: boolean }[]
  /** One point of a cell's score in the unit of `overall_bcr`. */
  scoreUnit: number
  content: ContentComparison | undefined
}

/** Returns the level over the cells of this run; undefined without an answer. */
export function levelOf(cells: readonly Cell[]): Level | undefined {
  const answers = sum(cells.map(cell => cell.cited.length))
  const cited = sum(cells.map(countCited))
  return answers === 0 ? undefined : { cited, answers, share: cited / answers }
}

/** Returns the change of the citations over the cells; undefined without a cell. */
export function changeOver(cells: readonly ComparedCell[]): Change | undefined {
  const now = levelOf(cells.map(cell => cell.now))
  if (now === undefined) return undefined
  const toTotal = (side: Side) => {
    const expected = cells.map(cell => mean(side(cell).map(citedShareOf)) * cell.now.cited.length)
    // Removes rounding errors, so that equal numbers of citations are equal.
    const usually = Number(sum(expected).toPrecision(12))
    return { usually, share: usually / now.answers }
  }
  return { now, was: toTotal(cellsBefore), since: toTotal(cellsSince) }
}

/** Returns the change of the score in the unit of `overall_bcr`; undefined if no cell has a score on both sides. */
export function scoreChangeOver(cells: readonly ComparedCell[], scoreUnit: number): ValueChange | undefined {
  const scored = cells.flatMap(cell => {
    const [was, now] = [cellsBefore(cell), cellsSince(cell)].map(side => meanOfKnown(side.map(bcrScoreOf)))
    return was === undefined || now === undefined ? [] : [{ was, now, answers: cell.now.cited.length }]
  })
  const answers = sum(scored.map(cell => cell.answers))
  if (answers === 0) return undefined
  const toScore = (side: 'was' | 'now') =>
    (scoreUnit * sum(scored.map(cell => cell[side] * cell.answers))) / answers
  return { now: toScore('now'), was: toScore('was') }
}

/** Returns the key under which both sides of a comparison have a cell. */
export function keyOf({ keyword, engine }: CellRef): string {
  return keyword === undefined ? engine : `${engine}\n${keyword}`
}

type Side = (cell: ComparedCell) => Cell[]

const cellsBefore: Side = ({ before }) => before.map(({ cell }) => cell)
const cellsSince: Side = ({ recent, now }) => [...recent.map(({ cell }) => cell), now]

/** Pairs the cells of this run with those of earlier runs. Omits cells that no earlier run has. */
export function pairCells(runs: readonly Pick<BaselineRun, 'cells'>[], now: readonly Cell[]): ComparedCell[] {
  const pairs = now.filter(isAnswered).map(cell => {
    const before: ComparedCell['before'] = []
    return { keyword: cell.keyword, engine: cell.engine, now: cell, before, recent: [] }
  })
  // Nested maps are faster than one map of joined keys: a long history has tens of thousands of cells.
  const byEngine = new Map(
    Array.from(
      Map.groupBy(pairs, ({ engine }) => engine),
      ([engine, group]) => [engine, new Map(group.map(pair => [pair.keyword, pair]))],
    ),
  )
  for (const [run, { cells }] of runs.entries()) {
    for (const cell of cells) {
      if (isAnswered(cell)) byEngine.get(cell.engine)?.get(cell.keyword)?.before.push({ run, cell })
    }
  }
  return pairs.filter(({ before }) => before.length > 0)
}

function isAnswered({ cited, bcrScores }: Cell): boolean {
  return cited.length > 0 && bcrScores.length > 0
}

/** An engine that answers with another model than before, for example because a vendor moved an alias. */
interface MovedModel {
  engine: string
  before: string[]
  now: string[]
}

/** Returns the engines for which an earlier run has known models, and none of them answers in this run. */
export function findMovedModels(runs: readonly BaselineRun[], models: AnsweredModels): MovedModel[] {
  return Object.entries(models).flatMap(([engine, now]) => {
    const earlier = runs.map(run => run.models?.[engine] ?? [])
    const before = new Set(earlier.filter(names => !names.some(name => now.includes(name))).flat())
    return before.size === 0 ? [] : [{ engine, before: [...before], now }]
  })
}
