/** Messages about inputs, about the files that settings come from, and about errors that end the program. */
import { CorpusError } from '../../embedded/pages/errors.ts'
import type { InputProblem } from '../../inputs/given-values.ts'
import type { ConfigChange } from '../../inputs/stored-settings.ts'
import { LinkOutError } from '../../lib/files.ts'
import { plainLine } from '../escape.ts'
import { listFirst, NAME_LENGTH } from '../words.ts'
import { describeUnusableFile, wordsOfError } from './files.ts'
import { formatMessage, lineOf } from './message.ts'

const MOST_FILES = 10
const MOST_VARIABLES = 10
/** Of `NAME=text` on Linux: 128 KiB with the byte that ends it. */
const MOST_BYTES_OF_INPUT = 131_071

export const INPUTS = {
  AVG_INPUT: {
    meaning: 'An input is missing or has a value that is not allowed.',
    remedy: 'Correct the inputs that the message lists.',
    endsWithRemedy: false,
    words: ({ length }: InputProblem[]) =>
      `${length === 1 ? 'One input needs' : `${length} inputs need`} to be corrected before anything is scanned.`,
  },
  AVG_LONG_INPUT: {
    meaning: 'An input is almost as long as Linux allows: 131,071 bytes.',
    remedy: 'Move the input to the config file, and long lists of keywords to files that it names.',
    words: ({ input, bytes }: { input: string; bytes: number }) =>
      `The input ${plainLine(input, NAME_LENGTH)} has ${bytes} bytes. Linux starts no step with an input of over ${MOST_BYTES_OF_INPUT} bytes, its name included.`,
  },
  AVG_ACCEPT: {
    meaning:
      '`accept: true` counts in a run that a person starts by hand alone, the event `workflow_dispatch`.',
    remedy: 'Make accept an input of the workflow that its runs by hand set: docs/history.md shows how.',
    words: (key: string) =>
      `The level of ${plainLine(key, NAME_LENGTH)} is not accepted: nobody started this run by hand.`,
  },
  AVG_UNEXPECTED: {
    meaning: 'The program or the machine failed in an unknown way.',
    remedy: 'Run the job again. If the failure lasts, report it with the message.',
    endsWithRemedy: false,
    words: (error: unknown) => `The gate could not run: ${wordsOfError(error)}`,
  },
}

/** Returns lines for the log. The first says how many problems there are, and each further line is one problem. */
export function describeInputs(problems: InputProblem[]): string[] {
  return [
    lineOf(INPUTS, 'AVG_INPUT', problems),
    ...problems.map(({ place, input, given, allowed }) => {
      const got =
        given === undefined ? '' : given === '' ? 'nothing was given; ' : `got "${plainLine(given, 100)}"; `
      const where = place === undefined ? '' : `${place.path}:${place.line}:${place.column}: `
      return plainLine(`${where}${plainLine(input, NAME_LENGTH)}: ${got}expected ${allowed}`, 2000)
    }),
  ]
}

/** Returns the line of the log for an error that ended the run, which the program need not know. */
export function describeUnexpected(error: unknown): string {
  if (error instanceof LinkOutError) return formatMessage(describeUnusableFile(error.facts, 'path'))
  if (error instanceof CorpusError && error.facts.kind === 'no-base-file')
    return formatMessage(describeUnusableFile(error.facts))
  return lineOf(INPUTS, 'AVG_UNEXPECTED', error)
}

/** Returns the notice about variables of the environment that are named like inputs and are none. */
export function describeForeignVariables(variables: string[]): string {
  const names = variables.map(name => plainLine(name, NAME_LENGTH))
  return `Variables of the environment that are no inputs of this action were ignored: ${listFirst(names, MOST_VARIABLES)}.`
}

/** Returns one sentence for each of the first 10 files. */
export function describeConfigChanges(changes: readonly ConfigChange[]): string[] {
  const shown = changes.slice(0, MOST_FILES).map(describeChange)
  const rest = changes.length - shown.length
  return rest > 0 ? [...shown, `The change also edits ${rest} more of these files.`] : shown
}

/** Returns the sentence on the commit that the settings come from. */
export function describeConfigCommit(commit: string): string {
  return `The settings come from the commit ${plainLine(commit.slice(0, 7))}, and not from the commit that is checked.`
}

function describeChange({ path, kind }: ConfigChange): string {
  const file = plainLine(path, NAME_LENGTH)
  switch (kind) {
    case 'added':
      return `The change adds ${file}, which this gate takes its settings from. They count in this run, because the base has no such file.`
    case 'changed':
      return `The change edits ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the edit takes effect after the merge.`
    case 'removed':
      return `The change deletes ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the deletion takes effect after the merge.`
  }
}
