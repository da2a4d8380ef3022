/** The command `shard`: scans one part of a run, and writes what it found. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkShards } from '../../commands/plan.ts'
import { runShard, summarizeShard } from '../../commands/scan.ts'
import { writePartial } from '../../commands/shards/partial.ts'
import { nameOfPartial } from '../../commands/shards/read-partials.ts'
import { formatShard } from '../../commands/shards/split.ts'
import { describeShardFailure } from '../../report/messages/gate.ts'
import { describeShard } from '../../report/messages/shards.ts'
import { describeFlagProblems } from './print.ts'
import { type CommandContext, readFleetFlags, takeWords } from './run-flags.ts'
import { createTerminalLog } from './terminal.ts'

export const DEFAULT_FOLDER = 'ai-visibility-partials'

/**
 * Scans the shard that the first word names, such as `2/8`, and writes its result, also where scans failed. Returns the
 * exit code: 0; 1 where a gate could not be scanned and `fail-on` lists what its verdict will be; 2 for wrong flags.
 */
export async function shard(argv: string[], context: CommandContext & { version: string }): Promise<number> {
  const { out, err, env, signal, version: program } = context
  const { words, flags: rest } = takeWords(argv)
  const given = words.length === 0 ? {} : { shard: words.join(' ') }
  const flags = await readFleetFlags(rest, 'shard', context, { given, takesShard: true })
  if ('problems' in flags) {
    await err.write(`${describeFlagProblems(flags.problems)}\n`)
    return 2
  }
  const { fleet, facts, runId, attempt, output = DEFAULT_FOLDER } = flags
  const { gates } = flags.reading
  const part = fleet.shard
  const log = createTerminalLog(context)
  const tempFolder = await mkdtemp(join(tmpdir(), 'ai-visibility-'))
  try {
    const run = { facts: { ...facts, tempFolder }, env, log, signal }
    const problems = checkShards(gates, part)
    if (part === undefined) {
      problems.push({ input: 'shard', given: '', allowed: 'a shard after the command, as in shard 2/8' })
    }
    if (part === undefined || problems.length > 0) {
      await err.write(`${describeFlagProblems(problems)}\n`)
      return 2
    }
    const partial = await runShard(gates, part, { runId, attempt, program }, run)
    const path = join(output, nameOfPartial(partial))
    await writePartial(path, partial, facts.workspace)
    log.clear()
    const { made, planned, stopped } = summarizeShard(gates, partial)
    await out.write(`${describeShard(formatShard(part), made, planned, path)}\n`)
    for (const { key, blocker } of stopped) await err.write(`${describeShardFailure(key, blocker)}\n`)
    return stopped.some(({ failsStep }) => failsStep) ? 1 : 0
  } finally {
    log.clear()
    await rm(tempFolder, { recursive: true, force: true })
  }
}
