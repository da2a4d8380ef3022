/** The command `merge`: judges what the shards of a run scanned. */
import { stat } from 'node:fs/promises'
import { judge } from '../../commands/judge.ts'
import { checkShards } from '../../commands/plan.ts'
import { readPartials } from '../../commands/shards/read-partials.ts'
import { growHeapSlowly } from '../../lib/heap.ts'
import { finishRun } from './finish-run.ts'
import { describeFlagProblems } from './print.ts'
import { type CommandContext, readFleetFlags, takeWords } from './run-flags.ts'
import { DEFAULT_FOLDER } from './shard.ts'

/**
 * Merges the results of shards in the folders that the first words name, and prints what `check` prints. Returns the exit
 * codes of `check`.
 */
export async function merge(argv: string[], context: CommandContext): Promise<number> {
  const { words, flags: rest } = takeWords(argv)
  const folders = words.length === 0 ? [DEFAULT_FOLDER] : words
  const flags = await readFleetFlags(rest, 'merge', context, { withoutKeys: true })
  const problems = 'problems' in flags ? flags.problems : []
  for (const folder of folders) {
    const isFolder = await stat(folder).then(
      stats => stats.isDirectory(),
      () => false,
    )
    if (!isFolder)
      problems.push({ input: folder, given: undefined, allowed: 'a folder with results of shards' })
  }
  if ('problems' in flags || problems.length > 0) {
    await context.err.write(`${describeFlagProblems(problems)}\n`)
    return 2
  }
  const { reading, fleet, facts, runId, attempt } = flags
  const unfit = checkShards(reading.gates, undefined)
  if (unfit.length > 0) {
    await context.err.write(`${describeFlagProblems(unfit)}\n`)
    return 2
  }
  growHeapSlowly()
  const options = { runId, attempt, sha: facts.sha, allowsGap: fleet.partial === 'allow' }
  return finishRun(
    flags,
    attempt,
    async run => judge(reading, await readPartials(folders), options, run),
    context,
  )
}
