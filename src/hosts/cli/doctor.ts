/** The command `doctor`, and its short form `check --plan`: what a run of the gate would ask, cost and lack. */
import { readRemote } from '../../checkout/remote.ts'
import { checkGates, checkPlan, type ExaminedGate, examineGates } from '../../doctor/gates.ts'
import { checkCheckout, checkWorkflows, type GateStep, readWorkflows } from '../../doctor/workflows.ts'
import { findRepository } from '../../init/survey-site.ts'
import type { GatesReading } from '../../inputs/gates.ts'
import { type InputProblem, InputsError } from '../../inputs/given-values.ts'
import { readGates } from '../../inputs/read-gates.ts'
import { toDay } from '../../lib/clock.ts'
import { renderTextParts } from '../../lib/document/text/text.ts'
import { plainLine } from '../../lib/escape.ts'
import { toSnakeCase } from '../../lib/snake-case.ts'
import { type Check, check, checkParts } from '../../report/document/checks.ts'
import { describeInputs } from '../../report/messages/inputs.ts'
import { NAME_LENGTH } from '../../report/words/words.ts'
import { sumDemands } from '../../scan/demand.ts'
import { describeLocalRun } from '../local-run.ts'
import { parseFlags } from './flags.ts'
import type { CommandContext, RunFlags } from './run-flags.ts'
import { createTerminalLog, describeFlagProblems, printLines } from './terminal.ts'

/**
 * Prints the checks on standard output. Inputs that no flag gives are those of the first workflow step that runs the
 * gate. Returns the exit code: 0; 1 where something would stop the run; 2 for wrong flags.
 */
export async function doctor(argv: string[], context: CommandContext): Promise<number> {
  const { out, err, folder, signal } = context
  const { texts, problems } = parseFlags(argv, 'doctor')
  const { live = 'false', format = 'text', ...given } = texts
  if (problems.length > 0) {
    await err.write(`${describeFlagProblems(problems)}\n`)
    return 2
  }
  const { root } = await findRepository(folder)
  const workflows = await readWorkflows(root)
  const [step] = workflows.steps
  const inputs = { ...knownInputs(step), ...given }
  const run = await examineRun(inputs, step, { ...context, folder: root, live: live === 'true' })
  const gates = 'gates' in run ? run.gates : undefined
  const baselines = gates?.map(({ baseline }) => baseline) ?? []
  const checks = [
    await checkCheckout({ folder: root, signal }, baselines),
    ...checkWorkflows(workflows, gates, 'gates' in run ? run.config : undefined),
    await checkToken(context, root, baselines),
    ...('gates' in run ? checkGates(run.gates) : checkInputs(run.problems)),
  ]
  return print(checks, gates, { out, format })
}

/**
 * Prints the checks of what `check` would ask, and those that stop it, and sends nothing. Returns the exit code: 1 where
 * something would stop the run.
 */
export async function printPlan(flags: RunFlags, context: CommandContext): Promise<number> {
  const gates = await examineGates(flags.reading.gates, {
    ...flags.run,
    env: context.env,
    log: createTerminalLog(context),
    signal: context.signal,
    day: toDay(Date.now()),
    live: false,
    asksHost: false,
    // A dry run needs no key: one that is absent here may be set where the gates run.
    isSetThere: () => true,
  })
  return print(checkPlan(gates), gates, { out: context.out, format: flags.format })
}

async function print(
  checks: Check[],
  gates: ExaminedGate[] | undefined,
  { out, format }: { out: CommandContext['out']; format: string },
): Promise<number> {
  const ok = checks.every(({ mark }) => mark !== 'fail')
  const demand = gates && {
    total: sumDemands(gates.map(gate => gate.demand)),
    gates: gates.map(({ key, demand }) => ({ key, total: sumDemands([demand]), ...demand })),
  }
  const result = toSnakeCase({ format: 'ai-visibility-doctor', ok, checks, demand })
  await out.write(
    format === 'json'
      ? `${JSON.stringify(result, undefined, 2)}\n`
      : printLines(renderTextParts(checkParts(checks)), out),
  )
  return ok ? 0 : 1
}

/** Returns the inputs of a step that are known without a run. */
function knownInputs(step: GateStep | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(step?.inputs ?? {}).filter(([, text]) => !text.includes('${{')))
}

async function examineRun(
  inputs: Record<string, string>,
  step: GateStep | undefined,
  { live, ...context }: CommandContext & { live: boolean },
): Promise<{ config: string | undefined; gates: ExaminedGate[] } | { problems: InputProblem[] }> {
  const { env, folder, signal } = context
  const local = describeLocalRun(folder)
  let reading: GatesReading
  try {
    // The gates know no mode: it is the mode of the step.
    const hostedKey = env['AI_VISIBILITY_KEY']
    reading = await readGates({ ...inputs, mode: '' }, { ...local, env, signal, hostedKey })
  } catch (error) {
    if (error instanceof InputsError) return { problems: error.problems }
    throw error
  }
  const variables = step?.variables ?? []
  const isSetThere = (name: string) => variables.includes(name)
  const day = toDay(Date.now())
  const log = createTerminalLog(context)
  const run = { ...local, env, log, signal, isSetThere, day, live, asksHost: true }
  return { config: reading.config, gates: await examineGates(reading.gates, run) }
}

function checkInputs(problems: InputProblem[]): Check[] {
  const [, ...lines] = describeInputs(problems)
  return lines.map(line => check('fail', `Inputs: ${line}`, 'Correct the input.'))
}

async function checkToken(
  { env, signal }: CommandContext,
  root: string,
  baselines: string[],
): Promise<Check> {
  const token = env['GITHUB_TOKEN'] || env['GH_TOKEN']
  if (!token) {
    const text = 'Not checked: GITHUB_TOKEN is not set here. In a workflow GitHub sets it.'
    return check('report', `GitHub token: ${text}`)
  }
  const repository = env['GITHUB_REPOSITORY'] || (await readRemote({ folder: root, signal }))?.repository
  if (repository === undefined) {
    return check('report', 'GitHub token: Not checked: the repository on GitHub is not known here.')
  }
  // The client of GitHub is loaded where there is a token alone.
  const { readTokenAccess } = await import('../action/token-access.ts')
  const access = await readTokenAccess(token, env['GITHUB_API_URL'] || 'https://api.github.com', repository)
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
