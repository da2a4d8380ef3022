import { AvgError, describeError, formatMessage, lineOf } from '../errors/avg-error.ts'
import { NAME_LENGTH } from '../lib/document/plain-text.ts'
import { plainLine } from '../lib/escape.ts'
import { wordsOfError } from '../lib/text.ts'
import type { InputProblem } from './given-values.ts'
import type { ConfigChange } from './stored-settings.ts'

const MAX_FILES = 10

/** Returns lines for the log: the number of problems, then one line for each. */
export function describeInputs(problems: InputProblem[]): string[] {
  return [
    lineOf(
      'AVG_INPUT',
      `${problems.length === 1 ? 'One input needs' : `${problems.length} inputs need`} to be corrected before anything is scanned.`,
      '',
    ),
    ...problems.map(({ place, input, given, allowed }) => {
      const got =
        given === undefined ? '' : given === '' ? 'nothing was given; ' : `got "${plainLine(given, 100)}"; `
      const where = place === undefined ? '' : `${place.path}:${place.line}:${place.column}: `
      return plainLine(`${where}${plainLine(input, NAME_LENGTH)}: ${got}expected ${allowed}`, 2000)
    }),
  ]
}

/** Returns the log line of an error that ended the run. `atTerminal`: see describeError. */
export function describeUnexpected(error: unknown, atTerminal: boolean): string {
  if (error instanceof AvgError) return formatMessage(describeError(error.details, atTerminal))
  return lineOf('AVG_UNEXPECTED', `The gate could not run: ${wordsOfError(error)}`, '')
}

/** Returns a sentence for each of the first 10 files. */
export function describeConfigChanges(changes: readonly ConfigChange[]): string[] {
  const shown = changes.slice(0, MAX_FILES).map(describeChange)
  const rest = changes.length - shown.length
  return rest > 0 ? [...shown, `This change also edits ${rest} more of these files.`] : shown
}

function describeChange({ path, kind }: ConfigChange): string {
  const edits = { added: 'adds', changed: 'edits', removed: 'deletes' }[kind]
  const what = `This change ${edits} ${plainLine(path, NAME_LENGTH)}, which has settings of this gate.`
  return kind === 'added'
    ? `${what} This run uses it, because the base has no such file.`
    : `${what} This run uses the file as it was before.`
}
