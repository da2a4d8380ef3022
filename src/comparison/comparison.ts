/**
 * A run beside the runs that it is compared with, cell by cell. Tests, findings and reports take "before" and "now" from
 * here and compute none of their own. Pure.
 */
import type { Cell } from '../scan/measure.ts'

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
