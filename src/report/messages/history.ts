/** Messages about histories and records. They may quote what comes from outside. */
import type { HistoryProblem } from '../../comparison/find-baseline.ts'
import type {
  AppendProblem,
  HistoryPlace,
  RecordCause,
  RecordProblem,
  UnreadableHistory,
  UnusableHistory,
} from '../../history/store.ts'
import { clip } from '../../lib/text.ts'
import { countOf } from '../numbers.ts'
import { describeFileProblem } from './files.ts'
import { describeGitHubFailure } from './github.ts'
import { lineOf } from './message.ts'

const MOST_PROBLEMS = 5
const MOST_KEYS = 10
export const LONGEST_LIST = 200

export const HISTORY = {
  AVG_HISTORY_UNREADABLE: {
    meaning: 'The history, or a line in it, could not be read.',
    remedy:
      'Run the job again. If that does not help, check github-token and the permission in the message, or repair the line.',
    endsWithRemedy: false,
    words: (problem: string) => problem,
  },
  AVG_HISTORY_NOT_WRITTEN: {
    meaning: 'This run was not added to the history.',
    remedy: 'A later run writes it. If the failure lasts, check the permissions of the job.',
    endsWithRemedy: false,
    words: ({ keys, place, why }: { keys: string[] | undefined; place: HistoryPlace; why: string }) =>
      `${keys === undefined ? 'This run was' : listGates(keys)} not added to the history ${describeWhere(place)}: ${why}`,
  },
}

/** Returns where a history is, as a noun: `the branch ai-visibility`. */
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

/** Returns the same after a preposition: `on the branch ai-visibility`. */
export function describeWhere(place: HistoryPlace): string {
  return `${place.kind === 'branch' ? 'on' : 'in'} ${describePlace(place)}`
}

/** Returns why a history cannot be used, as a clause. */
export function describeUnusableHistory(cause: UnusableHistory): string {
  switch (cause.kind) {
    case 'unread':
      return 'it could not be read this time'
    case 'file-system':
      return cause.detail
    case 'not-to-be-used':
      return describeFileProblem(cause.facts)
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

/** Returns the warnings for a history that could not be read, as a whole or in part; none for undefined. */
export function describeHistoryProblem(problem: HistoryProblem | undefined): string[] {
  if (problem === undefined) return []
  const sentences =
    'records' in problem
      ? describeRecordProblems(problem.records, problem.place)
      : [
          `The history ${describeWhere(problem.place)} was not read: ${describeUnreadable(problem.unreadable)}`,
        ]
  return sentences.map(sentence => lineOf(HISTORY, 'AVG_HISTORY_UNREADABLE', sentence))
}

/** Returns a sentence for each of the first problems, and the number of the others. */
export function describeRecordProblems(problems: RecordProblem[], place: HistoryPlace): string[] {
  const name = describePlace(place)
  const shown = problems.slice(0, MOST_PROBLEMS).map(({ unit, position, cause }) => {
    const entry = `${unit === 'line' ? 'Line' : 'Record'} ${position}`
    return `${entry} of ${name} cannot be read and is skipped: ${describeCause(cause)}.`
  })
  const more = problems.length - shown.length
  return more > 0 ? [...shown, `${more} more ${describeWhere(place)} cannot be read.`] : shown
}

function describeCause(cause: RecordCause): string {
  switch (cause.kind) {
    case 'not-json':
      return 'it is not JSON'
    case 'no-version':
      return 'it has no schema_version'
    case 'unknown-format':
      return `its format ${clip(cause.format, LONGEST_LIST)} is not known to this version of the gate`
    case 'newer-version':
      return `its schema_version ${cause.version} is newer than ${cause.newest}, the newest one this version of the gate can read`
    case 'invalid':
      return `${cause.path || 'it'}: ${cause.message}`
  }
}

/** Returns how many records were added to a place, and what some of them mean for later runs. */
export function describeAddedRecords(
  place: HistoryPlace,
  { added, accepted, low }: { added: number; accepted: number; low: number },
): string {
  return [
    `Added ${countOf(added, 'record')} to ${describePlace(place)}.`,
    ...(accepted > 0
      ? [
          `The level of ${countOf(accepted, 'gate')} is accepted: later runs are not compared with the runs before.`,
        ]
      : []),
    ...(low > 0
      ? [`A loss of ${countOf(low, 'gate')} is open: later runs are compared with the level before it.`]
      : []),
    ...(place.kind === 'file' ? ['Commit the file to keep them.'] : []),
  ].join(' ')
}

/** Returns that a level that could not be judged is not accepted. `keys`: of the gates; undefined for the only one. */
export function describeUnaccepted(place: HistoryPlace, keys?: string[]): string {
  const why = 'not measured as a whole. The level is not accepted; start another run with `accept: true`.'
  return lineOf(HISTORY, 'AVG_HISTORY_NOT_WRITTEN', { keys, place, why })
}

/** Returns why runs were not added to the history. `keys`: of their gates; undefined for the only one. */
export function describeAppendProblem(problem: AppendProblem, place: HistoryPlace, keys?: string[]): string {
  const why = describeAppendCause(problem)
  return lineOf(HISTORY, 'AVG_HISTORY_NOT_WRITTEN', { keys, place, why })
}

/** As a clause with a full stop. */
function describeAppendCause(problem: AppendProblem): string {
  switch (problem.kind) {
    case 'unusable':
      return `${describeUnusableHistory(problem.cause)}.`
    case 'conflict':
      return `other runs wrote to it at each of ${problem.attempts} attempts.`
    case 'not-written':
      return `the file could not be written (${problem.detail}).`
    default:
      return describeUnreadable(problem)
  }
}

/** What a run must have to open a history. */
const REQUIREMENTS = {
  repository: 'this is no workflow run, so there is no repository.',
  token: 'the input github-token is empty.',
}

/** Returns why a stored history cannot be read, as a clause with a full stop: `it is not a file.` */
export function describeUnreadable(cause: UnreadableHistory): string {
  switch (cause.kind) {
    case 'not-opened':
      return REQUIREMENTS[cause.lacks]
    case 'github': {
      const sentence = describeGitHubFailure(cause.failure)
      const start = sentence.replace(/\.$/, '')
      if (cause.failure.cause === 'rate-limit') return `${start}; this is a rate limit, which ends by itself.`
      if (cause.permission) return `${start}; the job needs the permission \`${cause.permission}\`.`
      return sentence
    }
    case 'not-a-file':
      return 'it is not a file.'
    case 'too-many-lines':
      return `its file ${cause.file} has more than ${cause.most} lines.`
  }
}

function listGates(keys: string[]): string {
  const more = keys.length - MOST_KEYS
  const shown = [...keys.slice(0, MOST_KEYS), ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return `${countOf(keys.length, 'gate')} (${shown}) ${keys.length === 1 ? 'was' : 'were'}`
}
