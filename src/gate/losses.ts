/** Follows the losses that earlier runs found: one alarm for one loss, at most three runs that fail, and its end. Pure. */

import { findStart } from '../comparison/compare.ts'
import type { ComparedCell, ComparedRun } from '../comparison/comparison.ts'
import { isIn } from '../comparison/scope.ts'
import type { Loss } from '../history/record.ts'
import { type FallSearch, testSince } from './falls.ts'
import { type CellSeries, sharesOf, toSeries } from './statistics/cell-series.ts'

/** A loss whose runs together have a higher p-value was chance. */
const CHANCE = 0.01
/** A loss ends after so many runs in a row that are nearer to the old level. */
const RUNS_BACK = 3
/** One loss fails so many runs, and only warns after them. */
export const MOST_FAILURES = 3

interface FollowedRun extends FallSearch {
  /** The runs of the baseline, oldest first. */
  runs: readonly ComparedRun[]
  /** ISO 8601 UTC. */
  now: string
  /** A change is under review. It did not cause a loss that was found before. */
  isReview: boolean
}

/** Returns what became of the open losses in this run. */
export function followLosses(
  cells: readonly ComparedCell[],
  open: readonly Loss[],
  run: FollowedRun,
): Loss[] {
  return open.map(loss => {
    const outer = open.filter(other => other.since < loss.since)
    const inScope = cells.filter(({ engine }) => isIn(loss.scope, engine))
    return followLoss(toSeries(trimCells(inScope, outer, run.runs), run.current), loss, run)
  })
}

/**
 * Returns the cells as a fall in `scope` is told beside open losses: those of the scope below these, and the other ones against
 * the level that each had before its own loss.
 */
export function besideLosses(
  cells: readonly ComparedCell[],
  open: readonly Loss[],
  runs: readonly ComparedRun[],
  scope: Loss['scope'],
): ComparedCell[] {
  return cells.flatMap(cell => {
    if (isIn(scope, cell.engine)) return trimCells([cell], open, runs)
    const starts = open
      .filter(loss => isIn(loss.scope, cell.engine))
      .map(({ since }) => findStart(runs, since))
    const start = Math.min(runs.length, ...starts)
    return [{ ...cell, before: cell.before.filter(({ run }) => run < start) }]
  })
}

/**
 * Returns the cells without what was before a loss that is open. A further loss is one below the low level, and the end of a
 * loss is not a gain to fall from.
 */
export function trimCells(
  cells: readonly ComparedCell[],
  open: readonly Loss[],
  runs: readonly ComparedRun[],
): ComparedCell[] {
  return cells.map(cell => {
    const starts = open
      .filter(({ scope }) => isIn(scope, cell.engine))
      .map(({ since }) => findStart(runs, since))
    const start = Math.max(0, ...starts)
    return start === 0 ? cell : { ...cell, before: cell.before.filter(({ run }) => run >= start) }
  })
}

function followLoss(cells: readonly CellSeries[], loss: Loss, run: FollowedRun): Loss {
  const { runs, now, isReview } = run
  const start = findStart(runs, loss.since)
  const shares = sharesOf(cells, [start, findStart(runs, loss.backSince), run.current])
  if (shares === undefined) return { ...loss, state: 'unseen' }
  if (testSince(cells, start, run) > CHANCE) return { ...loss, state: 'chance' }
  const { before, low, current } = shares
  if (current > (before + low) / 2) {
    const nearer = loss.nearer + 1
    const state = nearer >= RUNS_BACK ? 'back' : 'nearer'
    return { ...loss, state, nearer, backSince: loss.backSince ?? now }
  }
  const known = { ...loss, nearer: 0, backSince: undefined }
  return isReview || loss.failures >= MOST_FAILURES
    ? { ...known, state: 'low' }
    : { ...known, state: 'failed', failures: loss.failures + 1 }
}
