/** The command `doctor`: says what a run of the gate would lack, before it runs. */
import { tmpdir } from 'node:os'
import {
  askEngines,
  examineCheckout,
  examineKeys,
  examinePages,
  examineWorkflows,
  findCommonNames,
} from '../../commands/doctor.ts'
import { findRepository } from '../../commands/init/survey-site.ts'
import { planRun } from '../../commands/plan.ts'
import { readRemote } from '../../embedded/pages/remote.ts'
import type { Gate, GatesReading } from '../../inputs/gates.ts'
import { readGates } from '../../inputs/read-gates.ts'
import { InputsError } from '../../inputs/read-settings.ts'
import type { Diagnosis, GateFindings, GateStep, TokenFacts } from '../../report/diagnosis.ts'
import { checksOf, doctorParts } from '../../report/document/doctor.ts'
import { buildDoctorResult } from '../../report/json/commands.ts'
import { renderTextParts } from '../../report/text/text.ts'
import { parseFlags } from './flags.ts'
import type { CommandContext } from './run-flags.ts'
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
  const checks = checksOf({
    checkout: await examineCheckout({ folder: root, signal }),
    steps,
    unreadable,
    token: await examineToken(context, root),
    run: await examineRun(inputs, step, { ...context, folder: root, live: live === 'true' }),
  })
  await out.write(
    format === 'json'
      ? `${JSON.stringify(buildDoctorResult(checks), undefined, 2)}\n`
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
  // A key that this machine lacks is a check of its own, and a plan sends none.
  const facts = {
    ...{ eventName: 'local', sha: undefined, runUrl: undefined, commitUrl: undefined, change: undefined },
    ...{ withoutSecrets: true, defaultBranch: undefined, workspace: folder, tempFolder: tmpdir() },
  }
  let reading: GatesReading
  try {
    const hostedKey = env['AI_VISIBILITY_KEY'] || 'not-known-here'
    // The gates know no mode: it is the mode of the step.
    reading = await readGates({ ...inputs, mode: '' }, { env, facts, signal, hostedKey })
  } catch (error) {
    if (error instanceof InputsError) return { problems: error.problems }
    throw error
  }
  const run = { facts, env, log: createTerminalLog(context), signal }
  const asked = new Set<string>()
  const gates: GateFindings[] = []
  for (const gate of reading.gates) gates.push(await examineGate(gate))
  return { gates }

  async function examineGate({ key, settings }: Gate): Promise<GateFindings> {
    const keys = examineKeys(settings, env, step?.variables ?? [])
    // One question tells of an engine in all gates.
    const fresh = keys.filter(({ engine }) => !asked.has(engine))
    for (const { engine } of keys) asked.add(engine)
    const {
      service,
      baseline: { source },
    } = settings
    const planned =
      'keysMissing' in service ? { ...settings, service: { ...service, keysMissing: false } } : settings
    return {
      key,
      plan: await planRun(planned, run),
      baseline: source.kind === 'file' ? source.path : source.kind,
      commonNames: findCommonNames(settings),
      pages: await examinePages(settings, { folder, signal }),
      keys,
      live: live ? await askEngines(settings, fresh, run) : undefined,
    }
  }
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
