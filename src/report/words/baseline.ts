/** Messages may quote text from outside. */

import type { FingerprintChange } from '../../comparison/align-runs.ts'
import type { BaselineOrigin, MissingBaseline, UnusableBaseline } from '../../comparison/baseline.ts'
import { findMovedModels } from '../../comparison/comparison.ts'
import { type Description, describeError, headlineOfBlocker, messageOf } from '../../errors/avg-error.ts'
import { describeServiceError, headlineOfFailure } from '../../errors/service.ts'
import type { Blocker } from '../../gate/verdict.ts'
import {
  describePlace,
  describeUnusableHistory,
  describeWhere,
  MAX_LISTED,
} from '../../history/describe-history.ts'
import { clip } from '../../lib/text.ts'
import type { Outcome } from '../outcome.ts'

/**
 * Describes why a run has no verdict, and what to do. The headline has no names and no full stop. `atTerminal`: see
 * describeError.
 */
export function describeBlocker(blocker: Blocker, atTerminal = false) {
  if ('code' in blocker) return { headline: headlineOfBlocker(blocker), ...describeError(blocker) }
  if (blocker.kind === 'service') {
    const headline = headlineOfFailure(blocker.details)
    return { headline, ...describeServiceError(blocker.details, atTerminal) }
  }
  return {
    headline:
      blocker.unusable.kind === 'base'
        ? 'The pages cannot be compared with those before the change'
        : 'The earlier runs cannot be used',
    ...describeUnusableBaseline(blocker.unusable, atTerminal),
  }
}

const NUMBERS_REMEDY =
  'Name another file in baseline to record runs there, or set record: never to compare with the numbers.'

/** Describes why the baseline cannot be used, and what to do. */
function describeUnusableBaseline(unusable: UnusableBaseline, atTerminal: boolean): Description {
  switch (unusable.kind) {
    case 'base': {
      const { code, what, remedy } = describeServiceError(unusable.details, atTerminal)
      // Unreadable pages affect the current tree too, not only the base.
      const isOfBase = unusable.details.cause === undefined
      const before = isOfBase ? 'The pages before the change cannot be measured. ' : ''
      return messageOf(code, `${before}${what} Nothing was scanned.`, remedy)
    }
    case 'history': {
      const { cause, place } = unusable
      const why = describeUnusableHistory(cause)
      const what = `The baseline ${describePlace(place)} cannot be used: ${why}. Nothing was scanned.`
      if (cause.kind === 'unread') return messageOf('AVG_HISTORY_UNREADABLE', what, '')
      if (cause.kind === 'numbers') return messageOf('AVG_BASELINE_UNUSABLE', what, NUMBERS_REMEDY)
      return cause.kind === 'not-to-be-used'
        ? messageOf(cause.error.code, what)
        : messageOf('AVG_BASELINE_UNUSABLE', what)
    }
  }
}

/** Describes the origin of a baseline as a noun: `the 5 earlier runs on the branch ai-visibility`. */
export function describeOrigin(origin: BaselineOrigin): string {
  switch (origin.kind) {
    case 'inputs':
      return origin.rest === undefined ? 'the inputs' : `the inputs and ${describeOrigin(origin.rest)}`
    case 'base': {
      const { against } = origin
      if (against.kind === 'folder') return `the pages in ${against.folder}`
      const commit = against.commit.slice(0, 7)
      if (against.kind === 'merge-base') return `the merge base ${commit}`
      return `${commit}, the ${against.kind === 'base-tip' ? 'tip of the base branch' : 'commit before the push'}`
    }
    default:
      if (origin.runs < 2) return describePlace(origin)
      return `the ${origin.runs} earlier runs ${describeWhere(origin)}`
  }
}

/** Returns the reason as a clause after "There is no baseline:". */
export function describeMissing(missing: MissingBaseline): string {
  switch (missing.kind) {
    case 'none-configured':
      return 'no baseline is set'
    case 'accepted':
      return `the level of this run is accepted (accept: true), so earlier runs ${describeWhere(missing.place)} do not count`
    case 'no-history-yet':
    case 'no-run-yet': {
      const cause = missing.kind === 'no-history-yet' ? missing.cause : undefined
      const place = describePlace(missing.place)
      if (cause?.kind === 'added-by-change')
        return `the change adds ${place}, and a change is not compared with its own baseline`
      const isHidden = cause?.kind === 'no-file-on-branch'
      const or = isHidden ? `, or the job lacks the permission ${cause.permission}` : ''
      return `${place} holds no run yet${or}`
    }
    case 'other-settings': {
      const changes = missing.changes.map(describeChange).join('; ')
      return `the last run ${describeWhere(missing.place)} was made with other settings: ${changes}`
    }
    case 'unreadable':
      return `the history ${describeWhere(missing.place)} could not be read`
    case 'no-base-for-event':
      return `a run of the event ${missing.event} checks no change; only pull requests, merge groups and pushes have a base`
    case 'no-commit-before-push':
      return missing.commit === undefined
        ? 'the push names no commit before it, as the first push of a branch'
        : `the commit ${missing.commit.slice(0, 7)} before the push is not in the checkout and could not be fetched`
    case 'no-base-for-service':
      return 'a hosted service cannot measure an earlier tree'
    case 'unusable':
      return missing.unusable.kind === 'base'
        ? 'the pages before the change cannot be measured'
        : `${describePlace(missing.unusable.place)} cannot be used`
  }
}

/** Describes the change of a setting as a clause. */
export function describeChange({ name, added, removed, single }: FingerprintChange): string {
  const list = (items: string[]) => clip(items.join(', '), MAX_LISTED)
  if (single) return `${name} was ${list(removed)} and is ${list(added)}`
  const parts = [
    ...(added.length > 0 ? [`added ${list(added)}`] : []),
    ...(removed.length > 0 ? [`removed ${list(removed)}`] : []),
  ]
  return `${name} (${parts.join(', ')})`
}

/** Returns a sentence for each engine whose model differs from the earlier runs. */
export function describeMovedModels(
  { comparison, models }: Pick<Outcome, 'comparison' | 'models'>,
  nameOf: (engine: string) => string = engine => engine,
): string[] {
  const list = (models: string[]) => clip(models.join(', '), MAX_LISTED)
  return findMovedModels(comparison?.runs ?? [], models).map(
    ({ engine, before, now }) =>
      `${nameOf(engine)} was answered by the model ${list(now)}, and before by ${list(before)}.`,
  )
}
