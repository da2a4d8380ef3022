/** `mode: merge`: judges what the shards of this workflow run scanned, and publishes one result. */

import { join } from 'node:path'
import * as core from '@actions/core'
import { mergeShards } from '../../../commands/merge.ts'
import { mergeFleet } from '../../../commands/merge-fleet.ts'
import { growHeapSlowly } from '../../../lib/heap.ts'
import { describeConfigChanges } from '../../../report/messages/inputs.ts'
import { describeFleetFailures, summarizeFleet } from '../../../report/run-outcome.ts'
import { fetchPartials } from '../fetch-partials.ts'
import { actionLog } from '../log.ts'
import { openFleetHistory } from '../open-fleet-history.ts'
import { publishFleet } from '../publish/publish-fleet.ts'
import { checkAccept } from './check-accept.ts'
import { finishGate } from './finish-gate.ts'
import type { ModeRun } from './mode.ts'
import { fleetOf, readFleet, refuseShard } from './read-fleet.ts'

/** Merges the results of the shards. Returns why the step fails, if it does. Rejects with an InputsError for problems in the inputs. */
export async function runMergeMode(run: ModeRun): Promise<string | undefined> {
  const { texts, context, cancelled } = run
  // Drafts and exports of a hosted service need its key, and nothing else does.
  const { gates, changes, commit: configCommit, fleet, open } = await readFleet(run, { asksNothing: true })
  refuseShard(fleet.shard, 'merge')
  checkAccept(
    gates.map(({ settings }) => settings),
    context,
  )
  for (const line of describeConfigChanges(changes)) actionLog.notice(line)
  growHeapSlowly()
  const name = fleetOf(texts)
  const folder = join(context.tempFolder, 'ai-visibility', '_partials')
  const read = await core.group('Results of the shards', () =>
    fetchPartials(name, folder, { ...context, githubToken: gates[0].settings.githubToken }),
  )
  const history = await openFleetHistory(gates, { fleet: name }, context, cancelled)
  const { runId = 'local', runAttempt: attempt, sha } = context
  const options = { runId, attempt, sha, allowsGap: fleet.partial === 'allow' }
  const merge = { ...open, configChanges: changes, configCommit, openHistory: history.openHistory }
  if (gates.length === 1) {
    const [only] = await core.group('Baseline and verdict', () => mergeShards(gates, read, options, merge))
    return only && finishGate(only, only.settings, context, cancelled)
  }
  const outcomes = join(context.tempFolder, 'ai-visibility', '_outcomes')
  const merged = await core.group('Baselines and verdicts', () =>
    mergeFleet(gates, read, options, merge, outcomes),
  )
  const config = texts['config']?.trim()
  const outcome = { config, configChanges: changes, configCommit, runUrl: context.runUrl, gates: merged }
  await core.group('Reports, history and comment', () =>
    publishFleet(outcome, context, { history, cancelled }),
  )
  core.info(summarizeFleet(outcome))
  return describeFleetFailures(outcome) || undefined
}
