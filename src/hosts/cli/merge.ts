/** The command `merge`: judges what the shards of a run scanned. */

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mergeShards } from '../../commands/merge.ts'
import { mergeFleet } from '../../commands/merge-fleet.ts'
import { checkShards } from '../../commands/plan.ts'
import { readPartials } from '../../commands/shards/read-partials.ts'
import type { Settings } from '../../inputs/settings.ts'
import { growHeapSlowly } from '../../lib/heap.ts'
import { describeConfigChanges } from '../../report/messages/inputs.ts'
import { finishFleet } from './finish-fleet.ts'
import { finishRun, hasFiles, openHistory } from './finish-run.ts'
import { readFleetFlags, takeWords } from './fleet-flags.ts'
import { describeFlagProblems } from './print.ts'
import type { CommandContext } from './run-flags.ts'
import { DEFAULT_FOLDER } from './shard.ts'
import { createTerminalLog } from './terminal.ts'

/**
 * Merges the results of shards in the folders that the first words name, and prints what `check` prints, or one portfolio
 * where there are several gates. Returns the exit codes of `check`.
 */
export async function merge(argv: string[], context: CommandContext): Promise<number> {
  const { err, env, signal } = context
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
    await err.write(`${describeFlagProblems(problems)}\n`)
    return 2
  }
  const { gates, settings, config, configChanges, facts: known, format, output, runId, attempt } = flags
  const log = createTerminalLog(context)
  const tempFolder = resolve(output ?? (await mkdtemp(join(tmpdir(), 'ai-visibility-'))))
  const facts = { ...known, tempFolder }
  let keepsFiles = output !== undefined
  growHeapSlowly()
  const outcomes = await mkdtemp(join(tmpdir(), 'ai-visibility-outcomes-'))
  try {
    const run = { facts, env, log, signal }
    const unfit = checkShards(gates, undefined)
    if (unfit.length > 0) {
      await err.write(`${describeFlagProblems(unfit)}\n`)
      return 2
    }
    for (const line of describeConfigChanges(configChanges)) log.notice(line)
    const merge = {
      ...run,
      configChanges,
      openHistory: (given: Settings) => openHistory(given, facts.workspace),
    }
    const options = { runId, attempt, sha: facts.sha, allowsGap: settings.fleet.partial === 'allow' }
    const read = await readPartials(folders)
    if (gates.length === 1) {
      const [only] = await mergeShards(gates, read, options, merge)
      if (only === undefined) return 1
      keepsFiles ||= hasFiles(only.settings, () => only.outcome)
      return await finishRun(
        only,
        { facts, format, attempt, keepsFiles, log, settings: only.settings },
        context,
      )
    }
    const merged = await mergeFleet(gates, read, options, merge, outcomes)
    keepsFiles ||= merged.some(({ settings: given, load }) => hasFiles(given, load))
    return await finishFleet(
      { config, configChanges, runUrl: facts.runUrl, gates: merged },
      { facts, format, attempt, keepsFiles, log },
      context,
    )
  } finally {
    log.clear()
    await rm(outcomes, { recursive: true, force: true })
    if (!keepsFiles) await rm(tempFolder, { recursive: true, force: true })
  }
}
