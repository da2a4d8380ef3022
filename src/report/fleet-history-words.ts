/** Words for the log about the records of a fleet. Plain text, one line each; it may quote what comes from outside. */
import type { AppendProblem, HistoryPlace } from '../history/store.ts'
import { describeAppendCause, describePlace, describeWhere } from './baseline-words.ts'

const MOST_KEYS = 10

/** Returns how many records were added to a place, and what some of them mean for later runs. */
export function describeAddedRecords(
  place: HistoryPlace,
  { added, accepted, dropped }: { added: number; accepted: number; dropped: number },
): string {
  return [
    `Added ${added} ${added === 1 ? 'record' : 'records'} to ${describePlace(place)}.`,
    ...(accepted > 0
      ? [
          `The level of ${countGates(accepted)} is accepted: later runs are not compared with the runs before.`,
        ]
      : []),
    ...(dropped > 0
      ? [
          `${countGates(dropped)} dropped or may have dropped: until a run of them passes, later runs are compared with the runs before.`,
        ]
      : []),
    ...(place.kind === 'file' ? ['Commit the file to keep them.'] : []),
  ].join(' ')
}

/** Returns why the records of some gates were not added. */
export function describeUnaddedRecords(keys: string[], problem: AppendProblem, place: HistoryPlace): string {
  return `${listGates(keys)} not added to the history ${describeWhere(place)}: ${describeAppendCause(problem)}`
}

/** Returns that the levels of gates that could not be judged are not accepted. */
export function describeUnacceptedGates(keys: string[]): string {
  return `${listGates(keys)} not added to the history: not measured as a whole. The level is not accepted; start another run with \`accept: true\`.`
}

function countGates(count: number): string {
  return `${count} ${count === 1 ? 'gate' : 'gates'}`
}

function listGates(keys: string[]): string {
  const more = keys.length - MOST_KEYS
  const shown = [...keys.slice(0, MOST_KEYS), ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return `${countGates(keys.length)} (${shown}) ${keys.length === 1 ? 'was' : 'were'}`
}
