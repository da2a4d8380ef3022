import { readRemote } from '../checkout/remote.ts'
import { type InputProblem, InputsError } from '../inputs/given-values.ts'
import { type GatesReading, readGates } from '../inputs/read-gates.ts'
import type { RunContext } from '../inputs/run-context.ts'
import { toDay } from '../lib/clock.ts'
import { plainLine } from '../lib/escape.ts'
import type { GitHubFailure } from '../lib/github.ts'
import { type Check, check } from '../report/document/checks.ts'
import { describeInputs } from '../report/words/inputs.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import { checkGates, checkSites, type ExaminedGate, examineGates } from './gates.ts'
import { checkCheckout, checkWorkflows, type GateStep, readWorkflows } from './workflows.ts'

interface Diagnosis {
  checks: Check[]
  /** Undefined if the inputs are wrong. */
  gates: ExaminedGate[] | undefined
}

/** Reads a repository of GitHub. `mayPush` is undefined if GitHub does not state it. Never rejects. */
type ReadTokenAccess = (
  token: string,
  apiUrl: string,
  repository: string,
) => Promise<{ mayPush: boolean | undefined } | { failure: GitHubFailure }>

interface DiagnosisOptions {
  /** Texts of inputs. They override those of the first workflow step that runs the gate. */
  texts: Record<string, string>
  /** Whether to ask each live engine whose key is set one question. */
  live: boolean
  readTokenAccess: ReadTokenAccess
}

/** Checks the checkout, the workflows, the token and the gates of the workspace. Writes nothing. */
export async function diagnose(context: RunContext, options: DiagnosisOptions): Promise<Diagnosis> {
  const { workspace, signal } = context
  const workflows = await readWorkflows(workspace)
  const [step] = workflows.steps
  const run = await examineRun({ ...knownInputs(step), ...options.texts }, step, context, options.live)
  const gates = 'gates' in run ? run.gates : undefined
  const config = 'gates' in run ? run.config : undefined
  const baselines = gates?.map(({ baseline }) => baseline) ?? []
  const checks = [
    ...checkSites(gates ?? []),
    await checkCheckout({ folder: workspace, signal }, baselines),
    ...checkWorkflows(workflows, gates, config),
    await checkToken(context, baselines, options.readTokenAccess),
    ...('gates' in run ? checkGates(run.gates) : checkInputs(run.problems)),
  ]
  return { checks, gates }
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
    const hostedKey = context.env['AI_VISIBILITY_KEY']
    // The mode belongs to the step, not to its gates.
    reading = await readGates({ ...inputs, mode: '' }, { ...context, hostedKey })
  } catch (error) {
    if (error instanceof InputsError) return { problems: error.problems }
    throw error
  }
  const { variables = [], inputs: written = {} } = step ?? {}
  const names = written['api-key'] === undefined ? variables : [...variables, 'AI_VISIBILITY_KEY']
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

async function checkToken(
  { env, workspace, signal }: RunContext,
  baselines: string[],
  readTokenAccess: ReadTokenAccess,
): Promise<Check> {
  const token = env['GITHUB_TOKEN'] || env['GH_TOKEN']
  if (!token) {
    const text = 'Not checked: GITHUB_TOKEN is not set here. In a workflow GitHub sets it.'
    return check('report', `GitHub token: ${text}`)
  }
  const remote = env['GITHUB_REPOSITORY'] ? undefined : await readRemote({ folder: workspace, signal })
  const repository = env['GITHUB_REPOSITORY'] || remote?.repository
  if (repository === undefined) {
    return check('report', 'GitHub token: Not checked: the repository on GitHub is not known here.')
  }
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com'
  const access = await readTokenAccess(token, apiUrl, repository)
  const name = plainLine(repository, NAME_LENGTH)
  if ('failure' in access) {
    const text = `GitHub token: It does not read ${name}. ${access.failure.sentence}`
    return check('warn', text, 'Check that the token belongs to this repository and is not expired.')
  }
  const write = 'Whether it may comment is known only when it does.'
  if (!baselines.includes('branch') || access.mayPush !== false) {
    return check('pass', `GitHub token: It reads ${name}. ${write}`)
  }
  return check(
    'warn',
    `GitHub token: It reads ${name}, and may not push to it: this run cannot record its history. ${write}`,
    'Write contents: write under permissions: of the job that records.',
  )
}
