/** Messages may quote text from outside. */
import { describeFileError } from '../errors/checkout.ts'
import { clip } from '../lib/text.ts'
import type { HistoryPlace, RecordCause, UnusableHistory } from './store.ts'

export const MAX_LISTED = 200

/** Describes the place of a history as a noun: `the branch ai-visibility`. */
export function describePlace(place: HistoryPlace): string {
  switch (place.kind) {
    case 'branch':
      return `the branch ${place.branch}`
    case 'file': {
      const { path, commit } = place
      return commit === undefined ? path : `${path} as it was in the commit ${commit.slice(0, 7)}`
    }
  }
}

/** Describes the place with a preposition: `on the branch ai-visibility`. */
export function describeWhere(place: HistoryPlace): string {
  return `${place.kind === 'branch' ? 'on' : 'in'} ${describePlace(place)}`
}

/** Describes as a clause why a history cannot be used. */
export function describeUnusableHistory(cause: UnusableHistory): string {
  switch (cause.kind) {
    case 'unread':
      return 'it could not be read this time'
    case 'file-system':
      return cause.detail
    case 'not-to-be-used':
      return describeFileError(cause.error)
    case 'numbers':
      return 'it holds numbers and no runs, so no run can be added to it'
    case 'empty':
      return 'the file is empty'
    case 'not-json':
      return 'the file is not JSON'
    case 'invalid':
      return `${cause.path || 'the file'}: ${cause.message}`
    case 'record':
      return describeCause(cause.cause)
    case 'no-readable-record':
      return `none of its records can be read; the first: ${describeCause(cause.first)}`
  }
}

/** Describes as a clause why a record cannot be read. */
export function describeCause(cause: RecordCause): string {
  switch (cause.kind) {
    case 'not-json':
      return 'it is not JSON'
    case 'no-version':
      return 'it has no schema_version'
    case 'unknown-format':
      return `its format ${clip(cause.format, MAX_LISTED)} is not known to this version of the gate`
    case 'newer-version':
      return `its schema_version ${cause.version} is newer than ${cause.newest}, the newest one this version of the gate can read`
    case 'invalid':
      return `${cause.path || 'it'}: ${cause.message}`
  }
}
