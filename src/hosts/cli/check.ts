/** The command `check`: scans and judges the gates of the current folder, and prints the verdict. */
import { check as checkGates } from '../../commands/check.ts'
import { finishRun } from './finish-run.ts'
import { parseFlags } from './flags.ts'
import { type CommandContext, readRunFlags } from './run-flags.ts'
import { describeFlagProblems } from './terminal.ts'

/**
 * Checks the gates and prints the verdict, or one portfolio where there are several gates. A dry run prints what would be
 * asked. Returns the exit code: 0; 1 where a condition of `fail-on` holds for a gate, and where a dry run finds what stops
 * one; 2 for wrong flags.
 */
export async function check(argv: string[], context: CommandContext): Promise<number> {
  const flags = await readRunFlags(parseFlags(withDryRun(argv), 'check'), context)
  if ('problems' in flags) {
    await context.err.write(`${describeFlagProblems(flags.problems)}\n`)
    return 2
  }
  if (flags.isDryRun) {
    // Loaded on demand: a run needs no plan.
    const { printPlan } = await import('./fleet.ts')
    return printPlan(flags, context)
  }
  return finishRun(flags, 1, run => checkGates(flags.reading, run), context)
}

/** Reads `--plan` without a value as --dry-run. With a value it is the plan with a hosted service. */
function withDryRun(argv: string[]): string[] {
  return argv.map((word, index) => {
    const next = argv[index + 1]
    return word === '--plan' && (next === undefined || next.startsWith('--')) ? '--dry-run' : word
  })
}
