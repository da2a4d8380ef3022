/** The command `doctor`, and its short form `check --plan`. */
import { diagnose } from '../../doctor/diagnose.ts'
import { checkPlan, type ExaminedGate, examineGates } from '../../doctor/gates.ts'
import { findRepository } from '../../init/survey-site.ts'
import { toDay } from '../../lib/clock.ts'
import { renderTextParts } from '../../lib/document/text/text.ts'
import { toSnakeCase } from '../../lib/snake-case.ts'
import { type Check, checkParts } from '../../report/document/checks.ts'
import { sumDemands } from '../../scan/demand.ts'
import { describeLocalRun } from '../local-run.ts'
import { parseFlags } from './flags.ts'
import type { CommandContext, RunFlags } from './run-flags.ts'
import { createTerminalLog, describeFlagProblems, type Output, printLines } from './terminal.ts'

/** Prints the checks. Returns the exit code: 0; 1 if something would stop the run; 2 for wrong flags. */
export async function doctor(argv: string[], context: CommandContext): Promise<number> {
  const { out, err, env, folder, signal } = context
  const { texts, problems } = parseFlags(argv, 'doctor')
  const { live, format = 'text', ...inputs } = texts
  if (problems.length > 0) {
    await err.write(`${describeFlagProblems(problems)}\n`)
    return 2
  }
  const { root } = await findRepository(folder)
  const run = { ...describeLocalRun(root), env, log: createTerminalLog(context), signal }
  const { checks, gates } = await diagnose(run, {
    texts: inputs,
    live: live === 'true',
    readTokenAccess: async (...access) =>
      (await import('../action/token-access.ts')).readTokenAccess(...access),
  })
  return print(checks, gates, format, out)
}

/** Prints the plan of `check`. Sends nothing. Returns the exit code: 0; 1 if something would stop the run. */
export async function printPlan(flags: RunFlags, context: CommandContext): Promise<number> {
  const { env, signal, out } = context
  const run = { ...flags.run, env, log: createTerminalLog(context), signal }
  const gates = await examineGates(flags.reading.gates, run, {
    // A plan needs no key: the workflow may set a key that is not set here.
    isSetInWorkflow: () => true,
    day: toDay(Date.now()),
    live: false,
    asksHost: false,
  })
  return print(checkPlan(gates), gates, flags.format, out)
}

async function print(
  checks: Check[],
  gates: ExaminedGate[] | undefined,
  format: string,
  out: Output,
): Promise<number> {
  const ok = checks.every(({ mark }) => mark !== 'fail')
  if (format === 'json') {
    const demand = gates && {
      total: sumDemands(gates.map(gate => gate.demand)),
      gates: gates.map(({ key, demand }) => ({ key, total: sumDemands([demand]), ...demand })),
    }
    const result = toSnakeCase({ format: 'ai-visibility-doctor', ok, checks, demand })
    await out.write(`${JSON.stringify(result, undefined, 2)}\n`)
  } else await out.write(printLines(renderTextParts(checkParts(checks)), out))
  return ok ? 0 : 1
}
