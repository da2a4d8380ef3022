/** The commands of a run with shards: `plan`, `shard` and `merge`. */

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judge } from '../../commands/judge.ts'
import { checkShards, matrixOf, planFleet, planRun } from '../../commands/plan.ts'
import { scan } from '../../commands/scan.ts'
import { readPartials } from '../../commands/shards/read-partials.ts'
import { formatShard } from '../../commands/shards/split.ts'
import type { InputProblem } from '../../inputs/read-settings.ts'
import { readInteger } from '../../inputs/values.ts'
import { growHeapSlowly } from '../../lib/heap.ts'
import { fleetPlanParts, planParts } from '../../report/document/plan.ts'
import { buildFleetPlan, buildPlan } from '../../report/json/commands.ts'
import { describeShardFailure } from '../../report/messages/gate.ts'
import { describeShard } from '../../report/messages/shards.ts'
import type { FleetPlan } from '../../report/run-plan.ts'
import { renderTextParts } from '../../report/text/text.ts'
import type { CommandName } from './commands.ts'
import { finishRun } from './finish-run.ts'
import { parseFlags } from './flags.ts'
import { type CommandContext, type RunFlagOptions, type RunFlags, readRunFlags } from './run-flags.ts'
import { createTerminalLog, describeFlagProblems, printLines } from './terminal.ts'

const DEFAULT_FOLDER = 'ai-visibility-partials'

/**
 * Prints the plan, and sends nothing. Returns the exit code: 1 where something is known to stop the run; 2 for wrong
 * flags.
 */
export async function plan(argv: string[], context: CommandContext): Promise<number> {
  const flags = await readFleetFlags(argv, 'plan', context)
  if ('problems' in flags) return refuse(flags.problems, context)
  const { reading, fleet } = flags
  return printFleetPlan(await planFleet(reading.gates, fleet, openContext(flags, context)), flags, context)
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

/**
 * Scans the shard that the first word names, such as `2/8`, and writes its result, also where scans failed. Returns the
 * exit code: 0; 1 where a gate could not be scanned and `fail-on` lists what its verdict will be; 2 for wrong flags.
 */
export async function shard(argv: string[], context: CommandContext & { version: string }): Promise<number> {
  const { out, err, env, signal, version: program } = context
  const { words, flags: rest } = takeWords(argv)
  const given = words.length === 0 ? {} : { shard: words.join(' ') }
  const flags = await readFleetFlags(rest, 'shard', context, { given, takesShard: true })
  if ('problems' in flags) return refuse(flags.problems, context)
  const { reading, fleet, facts, runId, attempt, output = DEFAULT_FOLDER } = flags
  const part = fleet.shard
  if (part === undefined) {
    const allowed = 'a shard after the command, as in shard 2/8'
    return refuse([{ input: 'shard', given: '', allowed }], context)
  }
  const log = createTerminalLog(context)
  const tempFolder = await mkdtemp(join(tmpdir(), 'ai-visibility-'))
  try {
    const open = { facts: { ...facts, tempFolder }, env, log, signal }
    const scanned = await scan(reading.gates, part, { runId, attempt, program }, output, open)
    const { path, made, planned, stopped } = scanned
    log.clear()
    await out.write(`${describeShard(formatShard(part), made, planned, path)}\n`)
    for (const { key, blocker } of stopped) await err.write(`${describeShardFailure(key, blocker)}\n`)
    return stopped.some(({ failsStep }) => failsStep) ? 1 : 0
  } finally {
    log.clear()
    await rm(tempFolder, { recursive: true, force: true })
  }
}

/**
 * Merges the results of shards in the folders that the first words name, and prints what `check` prints. Returns the exit
 * codes of `check`.
 */
export async function merge(argv: string[], context: CommandContext): Promise<number> {
  const { words, flags: rest } = takeWords(argv)
  const folders = words.length === 0 ? [DEFAULT_FOLDER] : words
  const problems: InputProblem[] = []
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined)
    if (found?.isDirectory()) continue
    problems.push({ input: folder, given: undefined, allowed: 'a folder with results of shards' })
  }
  const flags = await readFleetFlags(rest, 'merge', context, { withoutKeys: true })
  if ('problems' in flags) problems.unshift(...flags.problems)
  if ('problems' in flags || problems.length > 0) return refuse(problems, context)
  const { reading, fleet, facts, runId, attempt } = flags
  growHeapSlowly()
  const options = { runId, attempt, sha: facts.sha, allowsGap: fleet.partial === 'allow' }
  return finishRun(
    flags,
    attempt,
    async run => judge(reading, await readPartials(folders), options, run),
    context,
  )
}

interface FleetFlags extends RunFlags {
  runId: string
  attempt: number
}

/** Understands the flags of a command, beside the input texts in `given`; or returns every problem with them. */
async function readFleetFlags(
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
  const flags = await readRunFlags({ texts: { ...inputs, ...given }, problems }, context, options)
  if ('problems' in flags) return flags
  if (attempt === undefined) return { problems }
  const unfit = checkShards(flags.reading.gates, flags.fleet.shard)
  return unfit.length > 0 ? { problems: unfit } : { ...flags, runId, attempt }
}

/** Separates the words before the first flag from the rest. */
function takeWords(argv: string[]): { words: string[]; flags: string[] } {
  const first = argv.findIndex(word => word.startsWith('-'))
  const end = first === -1 ? argv.length : first
  return { words: argv.slice(0, end), flags: argv.slice(end) }
}

async function refuse(problems: InputProblem[], { err }: CommandContext): Promise<number> {
  await err.write(`${describeFlagProblems(problems)}\n`)
  return 2
}
