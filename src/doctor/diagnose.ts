import { remedyOfCode } from '../errors/avg-error.ts'
import { type InputProblem, InputsError } from '../inputs/given-values.ts'
import { readGates } from '../inputs/read-gates.ts'
import type { RunContext } from '../inputs/run-context.ts'
import { toDay } from '../lib/clock.ts'
import { type Check, check } from '../report/document/checks.ts'
import { describeInputs } from '../report/words/inputs.ts'
import { checkGates, checkSites, type ExaminedGate, examineGates, HOSTED_KEY } from './gates.ts'
import { type GateStep, readWorkflows } from './workflows.ts'

interface Diagnosis {
  checks: Check[]
  /** Undefined if the inputs are wrong. */
  gates: ExaminedGate[] | undefined
}

interface DiagnosisOptions {
  /** Whether the workspace is inside a git checkout. */
  hasGit: boolean
  /** Texts of inputs. They override those of the first workflow step that runs the gate. */
  texts: Record<string, string>
  /** Whether to ask each live engine whose key is set one question. */
  live: boolean
}

/** Checks the workflows and the gates of the workspace. Writes nothing. */
export async function diagnose(context: RunContext, options: DiagnosisOptions): Promise<Diagnosis> {
  const [step] = await readWorkflows(context.workspace)
  const unused = 'Workflow: No workflow in .github/workflows uses ai-visibility-gate.'
  const checks = step === undefined ? [check('warn', unused, 'Write one: ai-visibility-gate init.')] : []
  const inputs = { ...knownInputs(step), ...options.texts }
  try {
    const gates = await examineRun(inputs, step, context, options.live)
    if (!options.hasGit) checks.unshift(...checkCheckout(gates))
    return { checks: [...checkSites(gates), ...checks, ...checkGates(gates)], gates }
  } catch (error) {
    if (error instanceof InputsError)
      return { checks: [...checks, ...checkInputs(error.problems)], gates: undefined }
    throw error
  }
}

function checkCheckout(gates: ExaminedGate[]): Check[] {
  if (gates.every(({ baseline }) => baseline !== 'base')) return []
  const text = 'Checkout: The folder is not inside a git checkout.'
  return [check('fail', text, remedyOfCode('AVG_NO_CHECKOUT'))]
}

function knownInputs(step: GateStep | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(step?.inputs ?? {}).filter(([, text]) => !text.includes('${{')))
}

async function examineRun(
  inputs: Record<string, string>,
  step: GateStep | undefined,
  context: RunContext,
  live: boolean,
): Promise<ExaminedGate[]> {
  const hostedKey = context.env[HOSTED_KEY]
  // The mode belongs to the step, not to its gates.
  const { gates } = await readGates({ ...inputs, mode: '' }, { ...context, hostedKey })
  const { variables = [], inputs: written = {} } = step ?? {}
  const names = written['api-key'] === undefined ? variables : [...variables, HOSTED_KEY]
  return examineGates(gates, context, {
    isSetInWorkflow: name => names.includes(name),
    day: toDay(Date.now()),
    live,
    asksHost: true,
  })
}

function checkInputs(problems: InputProblem[]): Check[] {
  const [, ...lines] = describeInputs(problems)
  return lines.map(line => check('fail', `Inputs: ${line}`, 'Correct the input.'))
}
