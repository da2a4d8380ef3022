/** Which shard makes which scans. Pure. */
import { createHash } from 'node:crypto'
import type { Gate } from '../../inputs/gates.ts'
import type { Shard } from '../../inputs/values.ts'
import { type PlannedScan, planCompetitors, planScans } from '../../scan/plan.ts'

/** The scans of one brand. */
export interface BrandScans {
  brand: string
  plan: PlannedScan[]
}

/** The scans of a gate that one shard makes. */
export interface GatePart {
  own: BrandScans
  competitors: BrandScans[]
}

/**
 * Returns the parts of a gate that its shards scan, in the order of the shards. All scans of a keyword are in one shard,
 * with every sample and those of the competitors, because live engines answer for all brands at once.
 */
export function splitGate({ key, settings }: Gate, count: number): GatePart[] {
  // A keyword is in many scans, and its hash takes longer than all else.
  const known = new Map<string | undefined, number>()
  const split = (plan: PlannedScan[]) =>
    Map.groupBy(plan, ({ keyword }) => {
      const shard = known.get(keyword) ?? shardOf(key, keyword, count)
      known.set(keyword, shard)
      return shard
    })
  const own = split(planScans(settings, 1, settings.samples.max))
  const competitors = planCompetitors(settings).map(({ name, plan }) => ({ brand: name, plans: split(plan) }))
  return Array.from({ length: count }, (_, at) => ({
    own: { brand: settings.brand, plan: own.get(at + 1) ?? [] },
    competitors: competitors.map(({ brand, plans }) => ({ brand, plan: plans.get(at + 1) ?? [] })),
  }))
}

/** Returns the part of a gate that a shard scans. */
export function partOf(gate: Gate, { index, count }: Shard): GatePart {
  const part = splitGate(gate, count)[index - 1]
  if (part === undefined) throw new RangeError(`There is no shard ${formatShard({ index, count })}`)
  return part
}

/** Returns the number of scans of a part. */
export function countPart({ own, competitors }: GatePart): number {
  return [own, ...competitors].reduce((sum, { plan }) => sum + plan.length, 0)
}

/**
 * Returns the shard of a keyword, from 1 to `count`: the first 48 bits of SHA-256, modulo `count`. It depends on nothing
 * else, so a keyword that is added moves no other. One scan for all keywords has no keyword.
 */
export function shardOf(key: string, keyword: string | undefined, count: number): number {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, keyword ?? null]))
    .digest()
  return 1 + (digest.readUIntBE(0, 6) % count)
}

/** Returns a shard as people write it: `2/8`. */
export function formatShard({ index, count }: Shard): string {
  return `${index}/${count}`
}
