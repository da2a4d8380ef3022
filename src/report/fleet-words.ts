/** What the log and the annotation say of a fleet. */
import { formatMessage } from './codes.ts'
import { plainLine } from './escape.ts'
import { countOf } from './numbers.ts'
import {
  countVerdicts,
  gatesToAttend,
  type JudgedGate,
  type RunOutcome,
  verdictOfRun,
} from './run-outcome.ts'
import { cutList, NAME_LENGTH } from './words.ts'

/** Lines of an annotation. */
const MOST_REASONS = 10
/** Keys that are named where gates share a reason. */
const MOST_KEYS = 5

/** Returns the result of a fleet in one line for the log. */
export function summarizeFleet(fleet: RunOutcome): string {
  const { pass, fail, error, inconclusive } = countVerdicts(fleet)
  const counts = [
    `${fail} failed`,
    `${error} in error`,
    `${inconclusive} inconclusive`,
    `${pass} passed`,
  ].filter(words => !words.startsWith('0 '))
  const gates = countOf(fleet.gates.length, 'gate')
  return `Verdict: ${verdictOfRun(fleet)}. ${gates}: ${counts.join(', ')}.`
}

/**
 * Returns why the step fails, for the annotation: the reasons of the gates that fail, the most important gate first, and how
 * many more fail. A reason that gates share is one line. Empty where no gate fails.
 */
export function explainFleetFailures(fleet: RunOutcome): string {
  const failing = gatesToAttend(fleet).filter(({ failures }) => failures.length > 0)
  if (failing.length === 0) return ''
  const reasons = [...Map.groupBy(failing, firstReason)]
  const shown = reasons.slice(0, MOST_REASONS)
  const rest = reasons.slice(MOST_REASONS).reduce((sum, [, gates]) => sum + gates.length, 0)
  const fail = (count: number) => (count === 1 ? 'fails' : 'fail')
  return [
    `${failing.length} of ${countOf(fleet.gates.length, 'gate')} ${fail(failing.length)} this run.`,
    ...shown.map(([reason, gates]) => reason.replace(': ', () => `: ${nameGates(gates)}: `)),
    ...(rest > 0 ? [`${countOf(rest, 'more gate')} ${fail(rest)}.`] : []),
  ].join('\n')
}

/** Returns the most important reason as a line that begins with its code, and how many more there are. */
function firstReason({ reasons }: JudgedGate): string {
  const [first, ...others] = reasons
  if (first === undefined) return ''
  const more = others.length > 0 ? ` And ${countOf(others.length, 'more reason')}.` : ''
  return formatMessage({ code: first.code, text: `${first.text}${more}` })
}

function nameGates(gates: JudgedGate[]): string {
  const { shown, more } = cutList(
    gates.map(({ key }) => plainLine(key, NAME_LENGTH)),
    MOST_KEYS,
  )
  const names = `${shown.join(', ')}${more}`
  return gates.length === 1 ? names : `${countOf(gates.length, 'gate')} (${names})`
}
