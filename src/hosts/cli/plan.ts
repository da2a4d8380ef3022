/** The command `plan`: says how many shards are useful, and what they would ask. */
import { tmpdir } from 'node:os'
import { checkShards, matrixOf, planFleet } from '../../commands/plan.ts'
import { planRun } from '../../commands/plan-run.ts'
import { fleetPlanParts, planParts } from '../../report/document/plan.ts'
import { buildFleetPlan, buildPlan } from '../../report/json/commands.ts'
import type { FleetPlan } from '../../report/run-plan.ts'
import { renderTextParts } from '../../report/text/text.ts'
import { describeFlagProblems, printLines } from './print.ts'
import { type CommandContext, type RunFlags, readFleetFlags } from './run-flags.ts'
import { createTerminalLog } from './terminal.ts'

/**
 * Prints the plan, and sends nothing. Returns the exit code: 1 where something is known to stop the run; 2 for wrong
 * flags.
 */
export async function plan(argv: string[], context: CommandContext): Promise<number> {
  const { err } = context
  const flags = await readFleetFlags(argv, 'plan', context)
  const problems = 'problems' in flags ? flags.problems : checkShards(flags.reading.gates, undefined)
  if (!('problems' in flags) && flags.format === 'markdown') {
    problems.push({ input: 'format', given: flags.format, allowed: 'text or json' })
  }
  if ('problems' in flags || problems.length > 0) {
    await err.write(`${describeFlagProblems(problems)}\n`)
    return 2
  }
  return printFleetPlan(
    await planFleet(flags.reading.gates, flags.fleet, openContext(flags, context)),
    flags,
    context,
  )
}

/** Prints what `check` would ask, and sends nothing. Returns the exit code: 1 where something is known to stop the run. */
export async function printPlan(flags: RunFlags, context: CommandContext): Promise<number> {
  const { gates } = flags.reading
  const run = openContext(flags, context)
  if (gates.length > 1) {
    const planned = await planFleet(gates, { maxShards: 1 }, run)
    return printFleetPlan({ ...planned, reason: 'one-process' }, flags, context)
  }
  const planned = await planRun(gates[0].settings, run)
  const { out } = context
  await out.write(
    flags.format === 'json'
      ? `${JSON.stringify(buildPlan(planned), undefined, 2)}\n`
      : printLines(renderTextParts(planParts(planned)), out),
  )
  return planned.blocker === undefined ? 0 : 1
}

/** Returns what opens services where nothing is asked. */
function openContext({ facts }: RunFlags, context: CommandContext) {
  const { env, signal } = context
  return { facts: { ...facts, tempFolder: tmpdir() }, env, log: createTerminalLog(context), signal }
}

async function printFleetPlan(
  planned: FleetPlan,
  { format }: RunFlags,
  { out }: CommandContext,
): Promise<number> {
  await out.write(
    format === 'json'
      ? `${JSON.stringify(buildFleetPlan(planned, matrixOf(planned)), undefined, 2)}\n`
      : printLines(renderTextParts(fleetPlanParts(planned)), out),
  )
  return planned.blockers.length === 0 ? 0 : 1
}
