/** The flags of `plan`, `shard` and `merge`. */
import type { InputProblem } from '../../inputs/read-settings.ts'
import { readInteger } from '../../inputs/values.ts'
import type { CommandName } from './commands.ts'
import { parseFlags } from './flags.ts'
import { type CommandContext, type RunFlagOptions, type RunFlags, readRunFlags } from './run-flags.ts'

export interface FleetFlags extends RunFlags {
  runId: string
  attempt: number
}

/** Understands the flags of a command, beside the input texts in `given`; or returns every problem with them. */
export async function readFleetFlags(
  argv: string[],
  command: CommandName,
  context: CommandContext,
  { given = {}, ...options }: RunFlagOptions & { given?: Record<string, string> } = {},
): Promise<FleetFlags | { problems: InputProblem[] }> {
  const { texts, problems } = parseFlags(argv, command)
  const { 'run-id': runId = 'local', attempt: attemptText = '1', ...inputs } = texts
  const attempt = readInteger(attemptText, 1)
  if (attempt === undefined) {
    problems.push({ input: 'attempt', given: attemptText, allowed: 'a whole number, 1 or more' })
  }
  const flags = await readRunFlags({ texts: { ...inputs, ...given }, problems }, context, {
    ...options,
    takesGates: true,
  })
  if ('problems' in flags) return flags
  if (attempt === undefined) return { problems }
  return { ...flags, runId, attempt }
}

/** Separates the words before the first flag from the rest. */
export function takeWords(argv: string[]): { words: string[]; flags: string[] } {
  const first = argv.findIndex(word => word.startsWith('-'))
  const end = first === -1 ? argv.length : first
  return { words: argv.slice(0, end), flags: argv.slice(end) }
}
