/** The command `plan`: says how many shards are useful, and what they would ask. */
import { tmpdir } from 'node:os'
import { checkShards, matrixOf, planFleet } from '../../commands/plan.ts'
import { fleetPlanParts } from '../../report/document/plan.ts'
import { buildFleetPlan } from '../../report/json/plan.ts'
import { renderTextParts } from '../../report/text/text.ts'
import { readFleetFlags } from './fleet-flags.ts'
import { describeFlagProblems, printLines } from './print.ts'
import type { CommandContext } from './run-flags.ts'
import { createTerminalLog } from './terminal.ts'

/**
 * Prints the plan, and sends nothing. Returns the exit code: 1 where something is known to stop the run; 2 for wrong
 * flags.
 */
export async function plan(argv: string[], context: CommandContext): Promise<number> {
  const { out, err, env, signal } = context
  const flags = await readFleetFlags(argv, 'plan', context)
  if ('problems' in flags) {
    await err.write(`${describeFlagProblems(flags.problems)}\n`)
    return 2
  }
  const { gates, settings, format } = flags
  const log = createTerminalLog(context)
  const run = { facts: { ...flags.facts, tempFolder: tmpdir() }, env, log, signal }
  const problems = checkShards(gates, undefined)
  if (format === 'markdown') {
    problems.push({ input: 'format', given: format, allowed: 'text or json' })
  }
  if (problems.length > 0) {
    await err.write(`${describeFlagProblems(problems)}\n`)
    return 2
  }
  const planned = await planFleet(gates, settings.fleet, run)
  log.clear()
  await out.write(
    format === 'json'
      ? `${JSON.stringify(buildFleetPlan(planned, matrixOf(planned)), undefined, 2)}\n`
      : printLines(renderTextParts(fleetPlanParts(planned)), out),
  )
  return planned.blockers.length === 0 ? 0 : 1
}
