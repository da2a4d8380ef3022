/** The command `check`: runs the gate on the current folder and prints the verdict. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { planRun } from '../../commands/plan-run.ts'
import { runGate } from '../../commands/run-gate.ts'
import { planParts } from '../../report/document/plan.ts'
import { buildPlan } from '../../report/json/plan.ts'
import { describeConfigChanges } from '../../report/messages/inputs.ts'
import { renderTextParts } from '../../report/text/text.ts'
import { finishRun, hasFiles, openHistory } from './finish-run.ts'
import { parseFlags } from './flags.ts'
import { describeFlagProblems, printLines } from './print.ts'
import { type CommandContext, type RunFlags, readRunFlags } from './run-flags.ts'
import { createTerminalLog } from './terminal.ts'

/**
 * Runs the gate and prints the verdict on standard output; everything else goes to standard error. A dry run prints
 * what would be asked. Returns the exit code: 0; 1 where a condition of `fail-on` holds, and where a dry run finds what
 * stops the run; 2 for wrong flags.
 */
export async function check(argv: string[], context: CommandContext): Promise<number> {
  const { err, env, signal } = context
  const plan = await readRunFlags(parseFlags(withDryRun(argv), 'check'), context)
  if ('problems' in plan) {
    await err.write(`${describeFlagProblems(plan.problems)}\n`)
    return 2
  }
  if (plan.isDryRun) return printPlan(plan, context)
  const { settings, configChanges, format, output } = plan
  const tempFolder = resolve(output ?? (await mkdtemp(join(tmpdir(), 'ai-visibility-'))))
  const log = createTerminalLog(context)
  const facts = { ...plan.facts, tempFolder }
  let keepsFiles = output !== undefined
  try {
    const history = await openHistory(settings, facts.workspace)
    for (const line of describeConfigChanges(configChanges)) log.notice(line)
    const run = await runGate(settings, { facts, history, env, log, signal, configChanges })
    keepsFiles ||= hasFiles(settings, () => run.outcome)
    return await finishRun(run, { settings, facts, format, attempt: 1, keepsFiles, log }, context)
  } finally {
    log.clear()
    if (!keepsFiles) await rm(tempFolder, { recursive: true, force: true })
  }
}

/** Reads `--plan` without a value as --dry-run. With a value it is the plan with a hosted service. */
function withDryRun(argv: string[]): string[] {
  return argv.map((word, index) => {
    const next = argv[index + 1]
    return word === '--plan' && (next === undefined || next.startsWith('--')) ? '--dry-run' : word
  })
}

/** Prints what the run would ask, and sends nothing. Returns the exit code: 1 where something is known to stop the run. */
async function printPlan({ settings, facts, format }: RunFlags, context: CommandContext): Promise<number> {
  const { out, env, signal } = context
  const log = createTerminalLog(context)
  const runPlan = await planRun(settings, { facts: { ...facts, tempFolder: tmpdir() }, env, log, signal })
  log.clear()
  await out.write(
    format === 'json'
      ? `${JSON.stringify(buildPlan(runPlan), undefined, 2)}\n`
      : printLines(renderTextParts(planParts(runPlan)), out),
  )
  return runPlan.blocker === undefined ? 0 : 1
}
