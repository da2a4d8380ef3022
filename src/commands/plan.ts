/** The command `plan`: what a run would ask, and how many shards are useful for its gates. */

import type { Gate } from '../inputs/gates.ts'
import type { InputProblem } from '../inputs/read-settings.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Shard } from '../inputs/values.ts'
import { countOf } from '../report/numbers.ts'
import type { FleetPlan, RunPlan, ShardReason } from '../report/run-plan.ts'
import { countScans } from '../scan/plan.ts'
import { type OpenContext, openService } from './service/open-service.ts'
import { followFile, followFiles } from './shards/follow-files.ts'
import { formatShard, minutesOfShards, type SharedAccount, splitFleet } from './shards/split.ts'

/** Returns what a run with these settings would ask, and what is known to stop it. Sends no request. */
export async function planRun(given: Settings, context: OpenContext): Promise<RunPlan> {
  return planSettings(await followFile(given, context), context)
}

async function planSettings(settings: Settings, context: OpenContext): Promise<RunPlan> {
  const opened = await openService(settings, context)
  try {
    const { brand, keywords, timeoutMinutes } = settings
    const scans = countScans(settings)
    const count = scans.own + scans.competitors
    return {
      ...{ brand, keywords, timeoutMinutes, scans, cost: opened.cost },
      demand: opened.demand(count),
      blocker: opened.preflight(count),
    }
  } finally {
    await opened.close()
  }
}

/** Scans that make a shard worth its job, which has to start, check out and set up before the first one. */
const USEFUL_SCANS = 50

type PlannedGate = Gate & { plan: RunPlan }

/** Plans a fleet. Sends no request. */
export async function planFleet(
  given: Gate[],
  { maxShards }: { maxShards: number },
  context: OpenContext,
): Promise<FleetPlan> {
  const gates = await followFiles(given, context)
  const planned = await planGates(gates, context)
  // A gate that is known not to start needs no shard.
  const useful = countAll(planned.filter(({ plan }) => plan.blocker === undefined))
  const bounds: [ShardReason, number][] = [
    ['max-shards', maxShards],
    ['limits', mostShards(gates)],
    ['scans', Math.max(1, Math.ceil(useful / USEFUL_SCANS))],
  ]
  // Of equal bounds, the one that a user can change at once is named.
  const [reason, shards] = bounds.reduce((least, bound) => (bound[1] < least[1] ? bound : least))
  const { accounts } = splitFleet(gates, shards)
  return {
    gates: planned.map(({ key, plan }) => ({ key, plan })),
    ...{ scans: countAll(planned), shards, reason },
    requests: planned.reduce((sum, { plan }) => sum + plan.demand.requests, 0),
    minutes: Math.max(...minutesOfShards(accounts, shards)),
    blockers: [
      ...planned.flatMap(({ key, plan: { blocker } }) => (blocker ? [{ key, blocker }] : [])),
      ...findFullDays(accounts),
    ],
  }
}

function countAll(gates: PlannedGate[]): number {
  return gates.reduce((sum, { plan }) => sum + plan.scans.own + plan.scans.competitors, 0)
}

async function planGates(gates: Gate[], context: OpenContext): Promise<PlannedGate[]> {
  const planned: PlannedGate[] = []
  for (const gate of gates) planned.push({ ...gate, plan: await planSettings(gate.settings, context) })
  return planned
}

/** Returns how many shards can each have at least one request at once and one a minute of each account. */
function mostShards(gates: Gate[]): number {
  const { accounts } = splitFleet(gates, 1)
  return Math.min(...accounts.map(({ concurrent, perMinute }) => Math.min(concurrent, perMinute)))
}

/** Returns the accounts whose day is too short for the gates together. */
function findFullDays(accounts: SharedAccount[]): FleetPlan['blockers'] {
  return accounts
    .filter(({ requests, perDay, gates }) => requests > perDay && gates > 1)
    .map(({ requests, perDay }) => ({ key: undefined, blocker: { kind: 'day-limit', requests, perDay } }))
}

/** Returns the shards that a matrix runs: `1/8`, `2/8` and so on. */
export function matrixOf({ shards: count }: Pick<FleetPlan, 'shards'>): { include: { shard: string }[] } {
  return {
    include: Array.from({ length: count }, (_, at) => ({ shard: formatShard({ index: at + 1, count }) })),
  }
}

/** Returns what keeps gates from being sharded; `shard` is undefined where it is still to be planned. */
export function checkShards(gates: Gate[], shard: Shard | undefined): InputProblem[] {
  const ranges = gates.filter(({ settings: { samples } }) => samples.min !== samples.max)
  const most = shard === undefined ? Number.POSITIVE_INFINITY : mostShards(gates)
  return [
    ...ranges.slice(0, 1).map(({ settings: { samples } }) => ({
      input: 'samples',
      given: `${samples.min}..${samples.max}`,
      allowed:
        'a single number such as 3 with shards: after each number of a range a verdict decides whether to go on, and a shard has none',
    })),
    ...(shard && shard.count > most
      ? [
          {
            input: 'shard',
            given: formatShard(shard),
            allowed: `at most ${countOf(most, 'shard')}: each takes its share of the limits, and an account of this run feeds no more`,
          },
        ]
      : []),
  ]
}
