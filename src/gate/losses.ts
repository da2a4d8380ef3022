/** Tracks open losses from run to run, so that a loss raises one alarm and closes when citations recover. */
import { indexOfRun } from '../comparison/compare.ts'
import type { ComparedCell, ComparedRun } from '../comparison/comparison.ts'
import { isIn, keyOfScope, type Scope } from '../comparison/scope.ts'
import type { Loss } from '../history/record.ts'
import type { Cell } from '../scan/measure.ts'
import { toSeries } from './statistics/cell-series.ts'
import { scoreSince } from './statistics/prominence.ts'
import {
  EVIDENCE_TO_RECOVER,
  findRecovery,
  levelsSince,
  type RunLevel,
  ratioOf,
} from './statistics/recovery.ts'

/** Number of runs that a loss fails. After that it only warns. */
export const MAX_FAILED_RUNS = 3

interface CurrentRun {
  current: number
  runs: readonly ComparedRun[]
  cells: readonly Cell[]
  now: string
  /** A pull request did not cause a loss that an earlier run found, so it only warns. */
  isReview: boolean
}

/** Returns each open loss with its state after this run. */
export function updateLosses(
  cells: readonly ComparedCell[],
  losses: readonly Loss[],
  run: CurrentRun,
): Loss[] {
  return losses.map(loss => {
    const start = indexOfRun(run.runs, loss.since)
    if (loss.measure === 'score') return updateLoss(scoreSince(run.runs, run.cells, start), loss, run)
    const olderLosses = losses.filter(other => other.since < loss.since)
    const affected = cells.filter(cell => isIn(loss.scope, cell.engine))
    const series = toSeries(dropRunsBefore(affected, olderLosses, run.runs), run.current)
    return updateLoss(levelsSince(series, start), loss, run)
  })
}

/** Returns the cells for comparing a loss in `scope` with the runs before `since`. */
export function cellsForLoss(
  cells: readonly ComparedCell[],
  losses: readonly Loss[],
  runs: readonly ComparedRun[],
  { scope, since }: { scope: Scope; since: string | undefined },
): ComparedCell[] {
  const start = indexOfRun(runs, since)
  const older = losses.filter(loss => since === undefined || loss.since < since)
  return cells.flatMap(cell => {
    // Inside the scope, the level that older losses left counts; outside, the level before them.
    if (isIn(scope, cell.engine)) return dropRunsBefore([cell], older, runs)
    const end = Math.min(start, ...startsOf(older, cell, runs, 'since'))
    return [{ ...cell, before: cell.before.filter(({ run }) => run < end || run >= start) }]
  })
}

/**
 * Removes the runs before an open loss from each cell. A further loss must fall below the already reduced level,
 * and the end of a loss must not look like a rise from which citations can fall again.
 */
export function dropRunsBefore(
  cells: readonly ComparedCell[],
  losses: readonly Loss[],
  runs: readonly ComparedRun[],
): ComparedCell[] {
  return cells.map(cell => {
    const start = Math.max(0, ...startsOf(losses, cell, runs, 'lowerSince'))
    return start === 0 ? cell : { ...cell, before: cell.before.filter(({ run }) => run >= start) }
  })
}

function startsOf(
  losses: readonly Loss[],
  { engine }: ComparedCell,
  runs: readonly ComparedRun[],
  from: 'since' | 'lowerSince',
): number[] {
  return losses
    .filter(({ measure, scope }) => measure === 'citations' && isIn(scope, engine))
    .map(loss => indexOfRun(runs, loss[from] ?? loss.since))
}

function updateLoss(all: readonly RunLevel[], loss: Loss, run: CurrentRun): Loss {
  const { runs, current, now } = run
  const lowStart = indexOfRun(runs, loss.lowerSince ?? loss.since)
  const levels = all.filter(level => level.run >= lowStart)
  if (levels.at(-1)?.run !== current) return { ...loss, state: 'not-measured' }

  const knownEnd = loss.recoveringSince === undefined ? current : indexOfRun(runs, loss.recoveringSince)
  const recovery = findRecovery(levels, ratioOf(levels.filter(level => level.run < knownEnd)))
  // A run that is closer to the old level does not fail, even if it is too little to close the loss.
  if (recovery.isCloser) {
    const state = recovery.evidence >= EVIDENCE_TO_RECOVER ? 'recovered' : 'recovering'
    return { ...loss, state, recoveringSince: runs[recovery.start ?? current]?.createdAt ?? now }
  }

  const lasting = { ...loss, recoveringSince: undefined }
  if (run.isReview || loss.failedRuns >= MAX_FAILED_RUNS) return { ...lasting, state: 'low' }
  return { ...lasting, state: 'failed', failedRuns: loss.failedRuns + 1 }
}

export type FoundLoss = Pick<Loss, 'measure' | 'scope' | 'since'>

/** Returns an open loss after a further fall in its scope: it fails again, with the same onset. */
export function lowerLoss(loss: Loss, found: FoundLoss | undefined): Loss {
  const isFurther = found?.measure === loss.measure && keyOfScope(found.scope) === keyOfScope(loss.scope)
  if (!isFurther) return loss
  return { ...loss, state: 'failed', failedRuns: 1, lowerSince: found.since, recoveringSince: undefined }
}
