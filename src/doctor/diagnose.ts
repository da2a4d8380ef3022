import { remedyOfCode } from '../errors/avg-error.ts'
import { type InputProblem, InputsError } from '../inputs/given-values.ts'
import { type GatesReading, readGates } from '../inputs/read-gates.ts'
import type { RunContext } from '../inputs/run-context.ts'
import { toDay } from '../lib/clock.ts'
import { type Check, check } from '../report/document/checks.ts'
import { describeInputs } from '../report/words/inputs.ts'
import { checkGates, checkSites, type ExaminedGate, examineGates, HOSTED_KEY } from './gates.ts'
import { checkWorkflows, type GateStep, readWorkflows } from './workflows.ts'

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
  const workflows = await readWorkflows(context.workspace)
  const [step] = workflows.steps
  const run = await examineRun({ ...knownInputs(step), ...options.texts }, step, context, options.live)
  const { gates, config } = 'gates' in run ? run : {}
  const checks = [
    ...checkSites(gates ?? []),
    ...(options.hasGit ? [] : checkCheckout(gates ?? [])),
    ...checkWorkflows(workflows, gates, config),
    ...('gates' in run ? checkGates(run.gates) : checkInputs(run.problems)),
  ]
  return { checks, gates }
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
): Promise<{ config: string | undefined; gates: ExaminedGate[] } | { problems: InputProblem[] }> {
  let reading: GatesReading
  try {
    const hostedKey = context.env[HOSTED_KEY]
    // The mode belongs to the step, not to its gates.
    reading = await readGates({ ...inputs, mode: '' }, { ...context, hostedKey })
  } catch (error) {
    if (error instanceof InputsError) return { problems: error.problems }
    throw error
  }
  const { variables = [], inputs: written = {} } = step ?? {}
  const names = written['api-key'] === undefined ? variables : [...variables, HOSTED_KEY]
  const gates = await examineGates(reading.gates, context, {
    isSetInWorkflow: name => names.includes(name),
    day: toDay(Date.now()),
    live,
    asksHost: true,
  })
  return { config: reading.config, gates }
}

function checkInputs(problems: InputProblem[]): Check[] {
  const [, ...lines] = describeInputs(problems)
  return lines.map(line => check('fail', `Inputs: ${line}`, 'Correct the input.'))
}
