/** A step with the input `shard`: scans its part of a run, and uploads what it found. Judges nothing, posts nothing. */

import { join } from 'node:path'
import * as core from '@actions/core'
import { runShard, summarizeShard } from '../../../commands/scan.ts'
import { writePartial } from '../../../commands/shards/partial.ts'
import { nameOfPartial, nameOfPartialArtifact } from '../../../commands/shards/read-partials.ts'
import { formatShard } from '../../../commands/shards/split.ts'
import { describeShardFailure } from '../../../report/messages/gate.ts'
import { lineOf } from '../../../report/messages/message.ts'
import { describeCancelledShard, describeShard, SHARDS } from '../../../report/messages/shards.ts'
import { readVersion } from '../../version.ts'
import { hasArtifactStorage } from '../artifact-storage.ts'
import { actionLog } from '../log.ts'
import { uploadArtifact } from '../publish/artifact.ts'
import { setOutputs } from '../publish/outputs.ts'
import { noOutputs } from '../publish/publish.ts'
import { warn } from '../publish/warn.ts'
import { fleetOf, type ModeRun } from './finish-run.ts'
import { readFleet } from './read-fleet.ts'

/**
 * Scans the shard, also where scans fail: a job that is run again replaces its result. Asks nothing where the result cannot
 * be uploaded. Returns why the step fails: where the result is not uploaded, or `fail-on` of a gate lists what its verdict will be. Rejects with an InputsError for
 * problems in the inputs.
 */
export async function runShardMode(run: ModeRun): Promise<string | undefined> {
  const { texts, env, context, cancelled } = run
  const { reading, fleet, open } = await readFleet(run)
  const { gates } = reading
  const { shard } = fleet
  if (shard === undefined) return undefined
  if (!hasArtifactStorage(env)) return lineOf(SHARDS, 'AVG_SHARDS_STORAGE', undefined)
  const { runId = 'local', runAttempt: attempt, runUrl } = context
  const program = readVersion()
  const partial = await core.group('Scans', () => runShard(gates, shard, { runId, attempt, program }, open))
  const folder = join(context.tempFolder, 'ai-visibility', '_partial')
  const path = join(folder, nameOfPartial(partial))
  await writePartial(path, partial, context.workspace)
  warn(setOutputs({ ...noOutputs, 'result-file': path }))
  const { made, planned, stopped } = summarizeShard(gates, partial)
  actionLog.info(describeShard(formatShard(shard), made, planned, path))
  for (const { key, blocker, failsStep } of stopped) {
    if (!failsStep) actionLog.warning(describeShardFailure(key, blocker))
  }
  // A cancelled job has seconds left. The merge names the shard without a result.
  if (cancelled.aborted) return describeCancelledShard(formatShard(shard))
  const artifact = await uploadArtifact({
    name: nameOfPartialArtifact(fleetOf(texts), partial),
    files: [path],
    rootFolder: folder,
    retentionDays: gates[0].settings.artifactRetentionDays,
    runUrl,
  })
  if (artifact.warning !== undefined) return artifact.warning
  warn(setOutputs({ 'artifact-id': artifact.id, 'artifact-url': artifact.url }))
  const failures = stopped.filter(({ failsStep }) => failsStep)
  if (failures.length === 0) return undefined
  return failures.map(({ key, blocker }) => describeShardFailure(key, blocker)).join('\n')
}
