/** How many shards are useful for a fleet, and what they ask together. */
import { allocate, type Limits } from '../contract/plans.ts'
import type { Gate } from '../inputs/gates.ts'
import type { InputProblem } from '../inputs/read-settings.ts'
import type { Shard } from '../inputs/values.ts'
import { countOf } from '../report/numbers.ts'
import type { FleetPlan, RunPlan, ShardReason } from '../report/run-plan.ts'
import { minutesOf } from '../scan/demand.ts'
import { planRun } from './plan-run.ts'
import type { OpenContext } from './service/open-service.ts'
import { checkLimits } from './service/preflight.ts'
import { formatShard } from './shards/split.ts'
import { type ShardWork, weighShards } from './shards/weigh-shards.ts'

/** Scans that make a shard worth its job, which has to start, check out and set up before the first one. */
const USEFUL_SCANS = 50

type PlannedGate = Gate & { plan: RunPlan }
type SplitGate = PlannedGate & ShardWork

/** Plans a fleet. Sends no request. */
export async function planFleet(
  gates: Gate[],
  { maxShards }: { maxShards: number },
  context: OpenContext,
): Promise<FleetPlan> {
  const planned = await planGates(gates, context)
  const scans = countAll(planned)
  // A gate that is known not to start needs no shard.
  const useful = countAll(planned.filter(({ plan }) => plan.blocker === undefined))
  const bounds: [ShardReason, number][] = [
    ['max-shards', maxShards],
    ['limits', mostShards(planned)],
    ['scans', Math.max(1, Math.ceil(useful / USEFUL_SCANS))],
  ]
  // Of equal bounds, the one that a user can change at once is named.
  const [reason, count] = bounds.reduce((least, bound) => (bound[1] < least[1] ? bound : least))
  const split = weighShards(planned, count)
  return {
    gates: planned.map(({ key, plan }) => ({ key, plan })),
    ...{ scans, shards: count, reason },
    requests: planned.reduce((sum, { plan }) => sum + plan.demand.requests, 0),
    minutes: estimateMinutes(split),
    blockers: [
      ...split.flatMap(gate => {
        const blocker = gate.plan.blocker ?? findSlowShard(gate)
        return blocker ? [{ key: gate.key, blocker }] : []
      }),
      ...findFullDays(planned),
    ],
  }
}

function countAll(gates: PlannedGate[]): number {
  return gates.reduce((sum, { plan }) => sum + plan.scans.own + plan.scans.competitors, 0)
}

/** Returns the shards that a matrix runs: `1/8`, `2/8` and so on. */
export function matrixOf({ shards }: Pick<FleetPlan, 'shards'>): { include: { shard: string }[] } {
  return { include: listShards(shards).map(shard => ({ shard: formatShard(shard) })) }
}

/** Returns what keeps gates from being sharded; `shard` is undefined where it is still to be planned. */
export async function checkShards(
  gates: Gate[],
  shard: Shard | undefined,
  context: OpenContext,
): Promise<InputProblem[]> {
  const ranges = gates.filter(({ settings: { samples } }) => samples.min !== samples.max)
  const most = shard === undefined ? Number.POSITIVE_INFINITY : mostShards(await planGates(gates, context))
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

async function planGates(gates: Gate[], context: OpenContext): Promise<PlannedGate[]> {
  const planned: PlannedGate[] = []
  for (const gate of gates) planned.push({ ...gate, plan: await planRun(gate.settings, context) })
  return planned
}

/** The requests of one gate to one account, and the rates that the account allows. */
interface AccountUse extends Pick<Limits, 'perMinute' | 'concurrent'> {
  account: string
  requests: number
  /** Undefined where it is not known. */
  perDay: number | undefined
}

function listUses({ plan: { cost, demand } }: PlannedGate): AccountUse[] {
  const { requests, engines } = demand
  const { address, limits } = cost
  if (address !== undefined && limits !== undefined) return [{ account: address, requests, ...limits }]
  return engines.map(({ vendor, answers, judgements, perMinute, concurrent }) => ({
    ...{ account: vendor, requests: answers + judgements, perMinute, concurrent, perDay: undefined },
  }))
}

/** Returns how many shards can each have at least one request at once and one a minute. */
function mostShards(gates: PlannedGate[]): number {
  return Math.min(...gates.flatMap(listUses).map(use => Math.min(use.concurrent, use.perMinute)))
}

function listShards(count: number): Shard[] {
  return Array.from({ length: count }, (_, at) => ({ index: at + 1, count }))
}

/** Returns the time of the slowest shard, at its share of the slowest account. */
function estimateMinutes(gates: SplitGate[]): number {
  const uses = gates.flatMap(gate => listUses(gate).map(use => ({ ...use, gate })))
  const accounts = [...Map.groupBy(uses, ({ account }) => account).values()]
  return Math.max(0, ...accounts.map(minutesOfAccount))
}

function minutesOfAccount(uses: (AccountUse & { gate: SplitGate })[]): number {
  const weights = uses[0]?.gate.weights ?? []
  const asked = weights.map((_, at) => uses.reduce((sum, use) => sum + requestsOf(use, at), 0))
  const slowest = findSlowest(asked, Math.min(...uses.map(({ perMinute }) => perMinute)), weights)
  return minutesOf(slowest.requests, slowest.perMinute)
}

function requestsOf({ requests, gate }: AccountUse & { gate: SplitGate }, at: number): number {
  const { own, competitors } = gate.plan.scans
  return (requests * (gate.parts[at] ?? 0)) / Math.max(1, own + competitors)
}

/** Returns the shard that takes longest at its share of a limit: its requests, and how many a minute it may send. */
function findSlowest(requests: number[], limit: number, weights: number[]) {
  const rates = allocate(limit, weights)
  return requests
    .map((count, at) => ({ requests: count, perMinute: rates[at] ?? 0 }))
    .filter(shard => shard.requests > 0)
    .reduce((a, b) => (b.requests / b.perMinute > a.requests / a.perMinute ? b : a), {
      requests: 0,
      perMinute: 1,
    })
}

/** Returns why a shard of a gate does not fit into the time of the run, as the shard itself would find out. */
function findSlowShard({ plan, parts, weights }: SplitGate) {
  const { limits } = plan.cost
  if (limits === undefined) return undefined
  const { requests, perMinute } = findSlowest(parts, limits.perMinute, weights)
  return checkLimits(requests, { ...limits, perMinute }, plan.timeoutMinutes)
}

/** Returns the accounts whose day is too short for the gates together. */
function findFullDays(gates: PlannedGate[]): FleetPlan['blockers'] {
  const accounts = [...Map.groupBy(gates.flatMap(listUses), ({ account }) => account).values()]
  return accounts.flatMap(uses => {
    const requests = uses.reduce((sum, use) => sum + use.requests, 0)
    const perDay = Math.min(...uses.map(use => use.perDay ?? Number.POSITIVE_INFINITY))
    // The plan of a single gate says so itself.
    return requests > perDay && uses.length > 1
      ? [{ key: undefined, blocker: { kind: 'day-limit' as const, requests, perDay } }]
      : []
  })
}
