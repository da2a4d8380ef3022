/** `mode: merge`: judges what the shards of this workflow run scanned, and publishes one result. */

import { join } from 'node:path'
import * as core from '@actions/core'
import { judge } from '../../../commands/judge.ts'
import { growHeapSlowly } from '../../../lib/heap.ts'
import { fetchPartials } from '../fetch-partials.ts'
import { finishRun, fleetOf, type ModeRun } from './finish-run.ts'
import { readFleet, refuseShard } from './read-fleet.ts'

/** Merges the results of the shards. Returns why the step fails, if it does. Rejects with an InputsError for problems in the inputs. */
export async function runMergeMode(run: ModeRun): Promise<string | undefined> {
  const { texts, context } = run
  // Drafts and exports of a hosted service need its key, and nothing else does.
  const { reading, fleet, open } = await readFleet(run, { asksNothing: true })
  refuseShard(fleet.shard, 'merge')
  growHeapSlowly()
  const { runId = 'local', runAttempt: attempt, sha } = context
  const options = { runId, attempt, sha, allowsGap: fleet.partial === 'allow' }
  const folder = join(context.tempFolder, 'ai-visibility', '_partials')
  const { githubToken } = reading.gates[0].settings
  return finishRun(run, reading, open, async given => {
    const read = await core.group('Results of the shards', () =>
      fetchPartials(fleetOf(texts), folder, { ...context, githubToken }),
    )
    return core.group('Baseline and verdict', () => judge(reading, read, options, given))
  })
}
