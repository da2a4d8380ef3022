/** Which shard makes which scans, and what the shards ask of each account. Pure: every job computes the same from the config file. */
import { allocate, type Share } from '../../contract/plans.ts'
import type { Gate } from '../../inputs/gates.ts'
import { type AccountUse, listUses } from '../../inputs/scan-settings.ts'
import type { Settings } from '../../inputs/settings.ts'
import type { Shard } from '../../inputs/values.ts'
import { minutesOf } from '../../scan/demand.ts'
import { countScans, type PlannedScan, planCompetitors, planScans } from '../../scan/plan.ts'

/** How much longer than an even share a shard may be, so that gates stay whole. */
const LONGEST = 1.05

export type PlacedGate<G extends Gate = Gate> = G & {
  /** The keywords that each shard scans. */
  parts: string[][]
  /** All requests of the gate; empty where nothing outside is asked. */
  uses: AccountUse[]
}

/** What the shards ask of one account together. */
export interface SharedAccount extends AccountUse {
  /** Requests of each shard. The shards share the limits in proportion to them. */
  weights: number[]
  /** Number of gates that ask it. */
  gates: number
}

export interface FleetSplit<G extends Gate = Gate> {
  /** In the order of the fleet. */
  gates: PlacedGate<G>[]
  accounts: SharedAccount[]
}

/**
 * Splits a fleet into shards. The longest gates are placed first, each as a whole in the shard that has least, so that a
 * lost shard costs few gates. A gate that would make its shard too long is split by keywords. A keyword is never split:
 * live engines answer for all samples and brands at once.
 */
export function splitFleet<G extends Gate>(gates: G[], count: number): FleetSplit<G> {
  const used = gates.map(gate => {
    const { own, competitors } = countScans(gate.settings)
    const uses = listUses(gate.settings, own + competitors)
    return { gate, uses, length: lengthOf(uses, own + competitors) }
  })
  const even = add(used.map(({ length }) => length)) / count
  const loads = Array.from({ length: count }, () => 0)
  const longestFirst = used.toSorted((a, b) => b.length - a.length || (a.gate.key < b.gate.key ? -1 : 1))
  const parts = new Map(
    longestFirst.map(({ gate, length }) => [gate, placeKeywords(gate.settings, length, loads, even)]),
  )
  const placed = used.map(({ gate, uses }) => ({ ...gate, parts: parts.get(gate) ?? [], uses }))
  return { gates: placed, accounts: listAccounts(placed, count) }
}

/** Returns the keywords of a gate for each shard, and adds their length to the loads of the shards. */
function placeKeywords(
  { keywords, scanPer }: Settings,
  length: number,
  loads: number[],
  even: number,
): string[][] {
  const parts = loads.map((): string[] => [])
  const each = length / keywords.length
  let left = keywords
  while (left.length > 0) {
    const load = Math.min(...loads)
    const at = loads.indexOf(load)
    const isWhole = scanPer === 'all' || load + each * left.length <= LONGEST * even
    const taken = isWhole ? left.length : Math.max(1, Math.floor((even - load) / each))
    parts[at] = [...(parts[at] ?? []), ...left.slice(0, taken)]
    loads[at] = load + each * Math.min(taken, left.length)
    left = left.slice(taken)
  }
  return parts
}

/** Returns how long a gate is: its requests to the account that it asks most, or its scans where it asks none. */
function lengthOf(uses: AccountUse[], scans: number): number {
  if (uses.length === 0) return scans
  return Math.max(...groupUses(uses).map(ofAccount => add(ofAccount.map(({ requests }) => requests))))
}

function groupUses<U extends AccountUse>(uses: U[]): U[][] {
  return [...Map.groupBy(uses, ({ account }) => account).values()]
}

function listAccounts(gates: PlacedGate[], count: number): SharedAccount[] {
  const all = gates.flatMap(({ key, settings, parts, uses }) =>
    uses.map(use => ({ ...use, key, each: use.requests / settings.keywords.length, parts })),
  )
  return groupUses(all).map(uses => ({
    account: uses[0]?.account ?? '',
    requests: add(uses.map(({ requests }) => requests)),
    perMinute: Math.min(...uses.map(({ perMinute }) => perMinute)),
    concurrent: Math.min(...uses.map(({ concurrent }) => concurrent)),
    perDay: Math.min(...uses.map(({ perDay }) => perDay)),
    weights: Array.from({ length: count }, (_, at) =>
      Math.round(add(uses.map(({ each, parts }) => each * (parts[at]?.length ?? 0)))),
    ),
    gates: new Set(uses.map(({ key }) => key)).size,
  }))
}

/** Returns the least time that the rate limits take for each shard, in minutes. */
export function minutesOfShards(accounts: SharedAccount[], count: number): number[] {
  const ofAccounts = accounts.map(({ weights, perMinute }) => {
    const rates = allocate(perMinute, weights)
    return weights.map((requests, at) => (requests === 0 ? 0 : minutesOf(requests, rates[at] ?? 1)))
  })
  return Array.from({ length: count }, (_, at) => Math.max(0, ...ofAccounts.map(minutes => minutes[at] ?? 0)))
}

/** Returns what a shard has of the limits of the accounts that a gate asks. `index`: of the shard, from 1. */
export function sharesOf({ uses }: PlacedGate, accounts: SharedAccount[], index: number): Map<string, Share> {
  const asked = accounts.filter(({ account }) => uses.some(use => use.account === account))
  return new Map(asked.map(({ account, weights }) => [account, { weights, index }]))
}

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

/** Returns the part of a gate that a shard scans. `index`: of the shard, from 1. */
export function partOf({ settings, parts }: PlacedGate, index: number): GatePart {
  const keywords = parts[index - 1] ?? []
  const part = { ...settings, keywords }
  const { max } = settings.samples
  const isEmpty = keywords.length === 0
  return {
    own: { brand: settings.brand, plan: isEmpty ? [] : planScans(part, 1, max) },
    competitors: planCompetitors(part).map(({ name, plan }) => ({ brand: name, plan: isEmpty ? [] : plan })),
  }
}

/** Returns the number of scans of a part. */
export function countPart({ own, competitors }: GatePart): number {
  return add([own, ...competitors].map(({ plan }) => plan.length))
}

/** Returns a shard as people write it: `2/8`. */
export function formatShard({ index, count }: Shard): string {
  return `${index}/${count}`
}

function add(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
