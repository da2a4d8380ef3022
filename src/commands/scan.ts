/** The command `scan`, which `shard` is for its users: scans the part of a run that belongs to one shard. Judges nothing. */
import { join } from 'node:path'
import { type Blocker, statusOfBlocker } from '../gate/verdict.ts'
import type { Gate } from '../inputs/gates.ts'
import { digestOf, shareSettings } from '../inputs/scan-settings.ts'
import type { Shard } from '../inputs/values.ts'
import { systemClock } from '../lib/clock.ts'
import { createLimiterPool, type LimiterPool } from '../lib/http/limiter.ts'
import { describeShardStart } from '../report/messages/shards.ts'
import { countScans } from '../scan/plan.ts'
import { runScans } from '../scan/run.ts'
import { type OpenContext, openService } from './service/open-service.ts'
import type { OpenService } from './service/opened-service.ts'
import { followFiles } from './shards/follow-files.ts'
import { type GatePartial, nameOfPartial, type PartialResult, writePartial } from './shards/partial.ts'
import {
  type BrandScans,
  countPart,
  type FleetSplit,
  formatShard,
  type GatePart,
  minutesOfShards,
  type PlacedGate,
  partOf,
  sharesOf,
  splitFleet,
} from './shards/split.ts'

/** What names the run that a shard belongs to. */
export interface FleetRun {
  runId: string
  /** Of the run, from 1. */
  attempt: number
  /** Version of the program. */
  program: string
}

/** What a shard made of what it had to make. */
interface ScannedShard {
  /** The file with the partial result. */
  path: string
  partial: PartialResult
  /** Numbers of scans. */
  made: number
  planned: number
  /** The gates that were not scanned as a whole. The step fails where `fail-on` lists what the verdict will be. */
  stopped: { key: string; blocker: Blocker; failsStep: boolean }[]
}

/**
 * Scans the part of a shard, gate by gate, with its share of the limits, and writes the result into `folder`. A failure
 * ends the scans of its brand and is part of the result. Rejects where the result cannot be written.
 */
export async function scan(
  given: Gate[],
  shard: Shard,
  run: FleetRun,
  folder: string,
  context: OpenContext,
): Promise<ScannedShard> {
  const { facts } = context
  const gates = await followFiles(given, context)
  const startedAt = new Date().toISOString()
  const split = splitFleet(gates, shard.count)
  const scanned = await scanGates({ ...context, shard, split })
  const finishedAt = new Date().toISOString()
  const partial = {
    ...{ ...run, shard, sha: facts.sha, config: digestOf(gates), startedAt, finishedAt },
    gates: scanned,
  }
  const path = join(folder, nameOfPartial(partial))
  await writePartial(path, partial, facts.workspace)
  return {
    ...{ path, partial },
    made: scanned.reduce((sum, { scans }) => sum + scans.length, 0),
    planned: split.gates.reduce((sum, gate) => sum + countPart(partOf(gate, shard.index)), 0),
    stopped: gates.flatMap(({ key, settings: { brand, failOn } }, index) => {
      const blocker = findBlocker(brand, scanned[index])
      return blocker ? [{ key, blocker, failsStep: failOn.includes(statusOfBlocker(blocker)) }] : []
    }),
  }
}

/** Returns what was scanned of each gate, in their order. */
async function scanGates(
  context: OpenContext & Pick<ShardContext, 'shard' | 'split'>,
): Promise<GatePartial[]> {
  const own = { ...context, limiters: createLimiterPool(systemClock), open: createGauge() }
  const progress = startProgress(own)
  const begun: Promise<GatePartial>[] = []
  for (const gate of context.split.gates) {
    const { result, slots } = await beginGate(gate, { ...own, progress })
    // Promise.all below reports a rejection. Until then, one without a handler would end the process.
    result.catch(() => {})
    begun.push(result)
    // The next gate begins when fewer scans are open than the account takes at once.
    await own.open.below(slots)
  }
  return Promise.all(begun)
}

/** Says what the shard has to do, and returns a function that reports scans that are done, or are not made any more. */
function startProgress({ shard, split, log }: Omit<ShardContext, 'progress'>): (scans: number) => void {
  const counts = split.gates.map(gate => countPart(partOf(gate, shard.index)))
  const scans = counts.reduce((sum, count) => sum + count, 0)
  const minutes = minutesOfShards(split.accounts, shard.count)[shard.index - 1] ?? 0
  const gates = counts.filter(count => count > 0).length
  log.info(describeShardStart({ shard: formatShard(shard), scans, gates, minutes }))
  let done = 0
  return more => {
    done += more
    log.progress(done, scans, minutes)
  }
}

/** Returns why a gate has no whole result; undefined where it has. */
function findBlocker(brand: string, partial: GatePartial | undefined): Blocker | undefined {
  const failure = partial?.failures.find(failed => failed.brand === brand)
  return partial?.blocker ?? (failure && { kind: 'service', facts: failure.facts })
}

interface ShardContext extends OpenContext {
  shard: Shard
  split: FleetSplit
  limiters: LimiterPool
  /** Scans that have begun or wait for their turn. */
  open: Gauge
  progress(scans: number): void
}

interface BegunGate {
  result: Promise<GatePartial>
  /** Number of requests that the account takes at once from this shard. */
  slots: number
}

/** Begins the scans of a gate. */
async function beginGate(gate: PlacedGate, context: ShardContext): Promise<BegunGate> {
  const { shard, split, open, progress } = context
  const { key, settings } = gate
  const part = partOf(gate, shard.index)
  const { own, competitors } = countScans(settings)
  const all = own + competitors
  // Without the limiters of the shard, which have the limits of whoever opens a service first.
  const whole = await openService(settings, { ...context, limiters: undefined })
  const { fingerprint } = whole
  // Every shard comes to the same result as one run of the whole gate would.
  const blocker = whole.preflight(all)
  await whole.close()
  const partial: GatePartial = {
    ...{ key, fingerprint, blocker },
    ...{ scans: [], answers: [], costs: [], failures: [] },
  }
  const scans = countPart(part)
  if (blocker || scans === 0) {
    progress(scans)
    return { result: Promise.resolve(partial), slots: Number.POSITIVE_INFINITY }
  }
  const shares = sharesOf(gate, split.accounts, shard.index)
  const opened = await openService(shareSettings(settings, shares, { scans, all }), context)
  open.add(scans)
  return { result: scanPart(part, partial, opened, context), slots: opened.cost.limits?.concurrent ?? 1 }
}

async function scanPart(
  part: GatePart,
  partial: GatePartial,
  opened: OpenService,
  { open, progress, signal }: ShardContext,
): Promise<GatePartial> {
  let left = countPart(part)
  const end = (scans: number) => {
    left -= scans
    open.add(-scans)
    progress(scans)
  }
  const scanBrand = async ({ brand, plan }: BrandScans) => {
    const { completed, failure } = await runScans(plan, opened.service, signal, () => end(1))
    for (const { keyword, sample, scan } of completed) partial.scans.push({ brand, keyword, sample, scan })
    if (failure) partial.failures.push({ brand, facts: failure.facts })
    return failure === undefined
  }
  try {
    // As in one run of the whole gate: a run that fails is not compared with competitors.
    if (await scanBrand(part.own)) await Promise.all(part.competitors.map(scanBrand))
    return { ...partial, answers: [...opened.answers()], costs: [...opened.costs()] }
  } finally {
    end(left)
    await opened.close()
  }
}

type Gauge = ReturnType<typeof createGauge>

/** Creates a number that one waiter at a time can wait for. */
function createGauge() {
  let value = 0
  let wake = () => {}
  return {
    add(amount: number): void {
      value += amount
      wake()
    },
    /** Resolves when the number is below the limit. */
    async below(limit: number): Promise<void> {
      while (value >= limit) await new Promise<void>(resolve => (wake = resolve))
    },
  }
}
