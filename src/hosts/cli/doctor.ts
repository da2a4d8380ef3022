/** The command `doctor`, and its short form `check --plan`: what a run of the gate would ask, cost and lack. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examineCheckout, examineGates, examineWorkflows } from '../../commands/doctor.ts'
import { findRepository } from '../../commands/init/survey-site.ts'
import { readRemote } from '../../embedded/pages/remote.ts'
import type { GatesReading } from '../../inputs/gates.ts'
import { InputsError } from '../../inputs/given-values.ts'
import { readGates } from '../../inputs/read-gates.ts'
import type { Diagnosis, GateFindings, GateStep, TokenFacts } from '../../report/diagnosis.ts'
import type { Check } from '../../report/document/check.ts'
import { checksOf, demandChecksOf, doctorParts } from '../../report/document/doctor.ts'
import { buildDoctorResult } from '../../report/json/commands.ts'
import { renderTextParts } from '../../report/text/text.ts'
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
  const { steps, unreadable } = await examineWorkflows(root)
  const [step] = steps
  const inputs = { ...knownInputs(step), ...given }
  const run = await examineRun(inputs, step, { ...context, folder: root, live: live === 'true' })
  const checks = checksOf({
    checkout: await examineCheckout({ folder: root, signal }),
    steps,
    unreadable,
    token: await examineToken(context, root),
    run,
  })
  return print(checks, 'gates' in run ? run.gates : undefined, { out, format })
}

/**
 * Prints the checks of what `check` would ask, and those that stop it, and sends nothing. Returns the exit code: 1 where
 * something would stop the run.
 */
export async function printPlan(flags: RunFlags, context: CommandContext): Promise<number> {
  const gates = await examineGates(flags.reading.gates, {
    ...{
      facts: { ...flags.facts, tempFolder: join(tmpdir(), 'ai-visibility') },
      env: context.env,
      signal: context.signal,
    },
    ...{ log: createTerminalLog(context), live: false },
    // A dry run needs no key: one that is absent here may be set where the gates run.
    isSetThere: () => true,
  })
  return print(demandChecksOf(gates), gates, { out: context.out, format: flags.format })
}

async function print(
  checks: Check[],
  gates: GateFindings[] | undefined,
  { out, format }: { out: CommandContext['out']; format: string },
): Promise<number> {
  await out.write(
    format === 'json'
      ? `${JSON.stringify(buildDoctorResult(checks, gates), undefined, 2)}\n`
      : printLines(renderTextParts(doctorParts(checks)), out),
  )
  return checks.some(({ status }) => status === 'stop') ? 1 : 0
}

/** Returns the inputs of a step that are known without a run. */
function knownInputs(step: GateStep | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(step?.inputs ?? {}).filter(([, text]) => !text.includes('${{')))
}

async function examineRun(
  inputs: Record<string, string>,
  step: GateStep | undefined,
  { live, ...context }: CommandContext & { live: boolean },
): Promise<Diagnosis['run']> {
  const { env, folder, signal } = context
  // A key that this machine lacks is a check of its own.
  const facts = {
    ...{ eventName: 'local', sha: undefined, runUrl: undefined, commitUrl: undefined, change: undefined },
    ...{
      withoutSecrets: true,
      defaultBranch: undefined,
      workspace: folder,
      tempFolder: join(tmpdir(), 'ai-visibility'),
    },
  }
  let reading: GatesReading
  try {
    // The gates know no mode: it is the mode of the step.
    reading = await readGates(
      { ...inputs, mode: '' },
      { env, facts, signal, hostedKey: env['AI_VISIBILITY_KEY'] },
    )
  } catch (error) {
    if (error instanceof InputsError) return { problems: error.problems }
    throw error
  }
  const variables = step?.variables ?? []
  const isSetThere = (name: string) => variables.includes(name)
  const run = { facts, env, log: createTerminalLog(context), signal, isSetThere, live }
  return { config: reading.config, gates: await examineGates(reading.gates, run) }
}

async function examineToken({ env, signal }: CommandContext, root: string): Promise<TokenFacts> {
  const token = env['GITHUB_TOKEN'] || env['GH_TOKEN']
  if (!token) return { kind: 'no-token' }
  const repository = env['GITHUB_REPOSITORY'] || (await readRemote({ folder: root, signal }))?.repository
  if (repository === undefined) return { kind: 'no-repository' }
  // The client of GitHub is loaded where there is a token alone.
  const { readTokenAccess } = await import('../action/token-access.ts')
  return readTokenAccess(token, env['GITHUB_API_URL'] || 'https://api.github.com', repository)
}
