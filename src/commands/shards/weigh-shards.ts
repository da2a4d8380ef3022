/** How much each shard asks of an account. Pure. */
import type { Gate } from '../../inputs/gates.ts'
import { addressOf } from '../../inputs/scan-settings.ts'
import { countPart, type GatePart, splitGate } from './split.ts'

/** What the shards of a fleet ask. Each list has one number for each shard. */
export interface ShardWork {
  /** Scans of the gate. */
  parts: number[]
  /** Requests of all gates that use the gate's account. The shards share the limits of the account by them. */
  weights: number[]
}

/**
 * Returns the gates with the work of their shards. It depends on the config file only, so that every shard and the plan
 * come to the same numbers. A gate that cannot start counts as well: why it cannot may be the keys of one job.
 */
export function weighShards<G extends Gate>(gates: G[], count: number): (G & ShardWork)[] {
  const split = gates.map(gate => {
    const parts = splitGate(gate, count)
    return { gate, parts: parts.map(countPart), requests: parts.map(part => countRequests(gate, part)) }
  })
  // Live engines have no address. Their accounts are weighed as one: most gates ask the same engines.
  const accounts = Map.groupBy(split, ({ gate }) => addressOf(gate.settings))
  const weights = new Map(
    [...accounts].map(([account, of]) => [account, addUp(of.map(({ requests }) => requests))]),
  )
  return split.map(({ gate, parts }) => ({
    ...gate,
    parts,
    weights: weights.get(addressOf(gate.settings)) ?? [],
  }))
}

/** Returns the number of requests of a part; with live engines, to each of them. */
function countRequests({ settings }: Gate, part: GatePart): number {
  // A live engine is asked once for all brands.
  return addressOf(settings) === undefined ? part.own.plan.length : countPart(part)
}

function addUp([first = [], ...others]: number[][]): number[] {
  return first.map((number, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), number))
}
