/** `mode: plan`: says how many shards are useful, as the matrix of the jobs that scan them. */

import { matrixOf, planFleet } from '../../../commands/plan.ts'
import { statusOfBlocker } from '../../../gate/verdict.ts'
import { describeStop, fleetPlanParts } from '../../../report/document/plan.ts'
import { renderMarkdownParts, SUMMARY_LIMIT } from '../../../report/markdown/comment.ts'
import { describeConfigChanges } from '../../../report/messages/inputs.ts'
import { lineOf } from '../../../report/messages/message.ts'
import { SHARDS } from '../../../report/messages/shards.ts'
import { hasArtifactStorage } from '../artifact-storage.ts'
import { actionLog } from '../log.ts'
import { setOutputs } from '../publish/outputs.ts'
import { noOutputs } from '../publish/publish.ts'
import { writeSummary } from '../publish/summary.ts'
import { warn } from '../publish/warn.ts'
import type { ModeRun } from './finish-run.ts'
import { readFleet, refuseShard } from './read-fleet.ts'

/**
 * Sets the outputs `matrix` and `max-parallel`, and sends nothing. Returns why the step fails: where shards cannot upload
 * their results, no gate can be scanned, or not all of them within a day. A gate that alone cannot be scanned is left to its verdict. Rejects with an
 * InputsError for problems in the inputs.
 */
export async function runPlanMode(run: ModeRun): Promise<string | undefined> {
  const { env } = run
  const { reading, fleet, open } = await readFleet(run)
  const { gates, changes } = reading
  refuseShard(fleet.shard, 'plan')
  if (!hasArtifactStorage(env)) return lineOf(SHARDS, 'AVG_SHARDS_STORAGE', undefined)
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
