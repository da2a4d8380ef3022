/** The steps of a run with shards: `mode: plan`, a step with the input `shard`, and `mode: merge`. */

import { join } from 'node:path'
import * as core from '@actions/core'
import { judge } from '../../../commands/judge.ts'
import { checkShards, matrixOf, planFleet } from '../../../commands/plan.ts'
import { scan } from '../../../commands/scan.ts'
import type { OpenContext } from '../../../commands/service/open-service.ts'
import { nameOfPartialArtifact } from '../../../commands/shards/partial.ts'
import { formatShard } from '../../../commands/shards/split.ts'
import { statusOfBlocker } from '../../../gate/verdict.ts'
import type { GatesReading } from '../../../inputs/gates.ts'
import { readGates } from '../../../inputs/read-gates.ts'
import { InputsError } from '../../../inputs/read-settings.ts'
import type { FleetSettings } from '../../../inputs/settings.ts'
import { growHeapSlowly } from '../../../lib/heap.ts'
import { describeStop, fleetPlanParts } from '../../../report/document/plan.ts'
import { renderMarkdownParts, SUMMARY_LIMIT } from '../../../report/markdown/comment.ts'
import { describeShardFailure } from '../../../report/messages/gate.ts'
import { describeConfigChanges } from '../../../report/messages/inputs.ts'
import { lineOf } from '../../../report/messages/message.ts'
import { describeCancelledShard, describeShard, SHARDS } from '../../../report/messages/shards.ts'
import { readVersion } from '../../version.ts'
import { hasArtifactStorage } from '../artifact-storage.ts'
import { fetchPartials } from '../fetch-partials.ts'
import { actionLog, createRunLog } from '../log.ts'
import { uploadArtifact } from '../publish/artifact.ts'
import { noOutputs, setOutputs, warn, writeSummary } from '../publish/step.ts'
import { finishRun, fleetOf, type ModeRun } from './finish-run.ts'

/**
 * Sets the outputs `matrix` and `max-parallel`, and sends nothing. Returns why the step fails: where shards cannot upload
 * their results, no gate can be scanned, or not all of them within a day. A gate that alone cannot be scanned is left to
 * its verdict. Rejects with an InputsError for problems in the inputs.
 */
export async function runPlanMode(run: ModeRun): Promise<string | undefined> {
  const { reading, fleet, open } = await readFleet(run, 'plan')
  const { gates, changes } = reading
  if (!hasArtifactStorage(run.env)) return lineOf(SHARDS, 'AVG_SHARDS_STORAGE', undefined)
  for (const line of describeConfigChanges(changes)) actionLog.notice(line)
  const plan = await planFleet(gates, fleet, open)
  const matrix = JSON.stringify(matrixOf(plan))
  warn(setOutputs({ ...noOutputs, matrix, 'max-parallel': plan.shards }))
  warn(await writeSummary(renderMarkdownParts(fleetPlanParts(plan), SUMMARY_LIMIT)))
  const fatal = plan.blockers.filter(({ blocker }) => statusOfBlocker(blocker) === 'error')
  const stopsAll = fatal.some(({ key }) => key === undefined) || fatal.length >= gates.length
  if (stopsAll) return fatal.map(describeStop).join('\n')
  for (const stop of fatal) actionLog.warning(describeStop(stop))
  return undefined
}

/**
 * Scans the shard, also where scans fail: a job that is run again replaces its result. Asks nothing where the result cannot
 * be uploaded, judges nothing and posts nothing. Returns why the step fails: where the result is not uploaded, or `fail-on`
 * of a gate lists what its verdict will be. Rejects with an InputsError for problems in the inputs.
 */
export async function runShardMode(run: ModeRun): Promise<string | undefined> {
  const { texts, env, context, cancelled } = run
  const { reading, fleet, open } = await readFleet(run, 'shard')
  const { gates } = reading
  const { shard } = fleet
  if (shard === undefined) return undefined
  if (!hasArtifactStorage(env)) return lineOf(SHARDS, 'AVG_SHARDS_STORAGE', undefined)
  const { runId = 'local', runAttempt: attempt, runUrl } = context
  const folder = join(context.tempFolder, 'ai-visibility', '_partial')
  const { path, partial, made, planned, stopped } = await core.group('Scans', () =>
    scan(gates, shard, { runId, attempt, program: readVersion() }, folder, open),
  )
  warn(setOutputs({ ...noOutputs, 'result-file': path }))
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

/**
 * Judges the results of the shards, and publishes one result. Returns why the step fails, if it does. Rejects with an
 * InputsError for problems in the inputs.
 */
export async function runMergeMode(run: ModeRun): Promise<string | undefined> {
  const { texts, context } = run
  const { reading, fleet, open } = await readFleet(run, 'merge')
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

interface FleetReading {
  reading: GatesReading
  fleet: FleetSettings
  open: OpenContext
}

/**
 * Reads the gates. Throws like readGates, and an InputsError where they cannot be sharded, and where a step with a mode has
 * a shard.
 */
async function readFleet(
  { texts, env, context, cancelled: signal }: ModeRun,
  mode: 'plan' | 'shard' | 'merge',
): Promise<FleetReading> {
  // The merge asks nothing: only drafts and exports of a hosted service need its key.
  const facts = mode === 'merge' ? { ...context, withoutSecrets: true } : context
  // The settings of a gate know no mode: it is the mode of the step.
  const reading = await readGates({ ...texts, mode: '' }, { env, facts, signal })
  const { gates } = reading
  const { fleet } = gates[0].settings
  const { shard } = fleet
  const problems = checkShards(gates, shard)
  if (shard !== undefined && mode !== 'shard') {
    const allowed = `no value beside mode: ${mode}; a step with a shard has no mode`
    problems.push({ input: 'shard', given: formatShard(shard), allowed })
  }
  if (problems.length > 0) throw new InputsError(problems)
  return { reading, fleet, open: { facts, env, log: createRunLog(), signal } }
}
