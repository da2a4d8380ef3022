/** What the modes of a fleet read before they begin. */

import { checkShards } from '../../../commands/plan.ts'
import type { OpenContext } from '../../../commands/service/open-service.ts'
import type { GatesReading } from '../../../inputs/gates.ts'
import { readGates } from '../../../inputs/read-gates.ts'
import { InputsError } from '../../../inputs/read-settings.ts'
import type { FleetSettings } from '../../../inputs/settings.ts'
import type { Shard } from '../../../inputs/values.ts'
import { createRunLog } from '../log.ts'
import type { ModeRun } from './finish-run.ts'

export interface FleetReading {
  reading: GatesReading
  fleet: FleetSettings
  open: OpenContext
}

/**
 * Reads the gates and checks that they can be sharded. `asksNothing`: the mode sends no question, so that a missing key
 * is no problem. Throws like readGates, and an InputsError where the gates cannot be sharded.
 */
export async function readFleet(
  { texts, env, context, cancelled: signal }: ModeRun,
  { asksNothing = false } = {},
): Promise<FleetReading> {
  const facts = asksNothing ? { ...context, withoutSecrets: true } : context
  // The settings of a gate know no mode: it is the mode of the step.
  const reading = await readGates({ ...texts, mode: '' }, { env, facts, signal })
  const { gates } = reading
  const [{ settings }] = gates
  const open = { facts, env, log: createRunLog(), signal }
  const problems = checkShards(gates, settings.fleet.shard)
  if (problems.length > 0) throw new InputsError(problems)
  return { reading, fleet: settings.fleet, open }
}

/** Throws an InputsError where the step has a shard. */
export function refuseShard(shard: Shard | undefined, mode: string): void {
  if (shard === undefined) return
  const allowed = `no value beside mode: ${mode}; a step with a shard has no mode`
  throw new InputsError([{ input: 'shard', given: `${shard.index}/${shard.count}`, allowed }])
}
