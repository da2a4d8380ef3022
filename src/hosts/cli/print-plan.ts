/** The dry run of `check`. */
import { tmpdir } from 'node:os'
import { planFleet, planRun } from '../../commands/plan.ts'
import { fleetPlanParts, planParts } from '../../report/document/plan.ts'
import { buildFleetPlan, buildPlan } from '../../report/json/commands.ts'
import { renderTextParts } from '../../report/text/text.ts'
import type { CommandContext, RunFlags } from './run-flags.ts'
import { createTerminalLog, printLines } from './terminal.ts'

/** Prints what `check` would ask, and sends nothing. Returns the exit code: 1 where something is known to stop the run. */
export async function printPlan(flags: RunFlags, context: CommandContext): Promise<number> {
  const { out, env, signal } = context
  const { gates } = flags.reading
  const facts = { ...flags.facts, tempFolder: tmpdir() }
  const run = { facts, env, log: createTerminalLog(context), signal }
  const print = (parts: Parameters<typeof renderTextParts>[0], json: object) =>
    out.write(
      flags.format === 'json'
        ? `${JSON.stringify(json, undefined, 2)}\n`
        : printLines(renderTextParts(parts), out),
    )
  if (gates.length > 1) {
    const planned = await planFleet(gates, run)
    await print(fleetPlanParts(planned), buildFleetPlan(planned))
    return planned.blockers.length === 0 ? 0 : 1
  }
  const planned = await planRun(gates[0].settings, run)
  await print(planParts(planned), buildPlan(planned))
  return planned.blocker === undefined ? 0 : 1
}
