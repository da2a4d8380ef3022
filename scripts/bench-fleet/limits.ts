/** How shards keep to the limits of a plan: real processes against a service that enforces them. */
import { rmSync } from 'node:fs'
import * as z from 'zod'
import { type Limits, PLANS } from '../../src/contract/plans.ts'
import { type FleetSize, runProgram, writeFleet } from './fleet.ts'
import { type ServiceCount, startPlanService } from './service.ts'

/** The business plan, and how much faster it is here: requests a minute, and the time of an answer. */
const SPEED = 100
const PLAN = { perMinute: PLANS.business.perMinute * SPEED, concurrent: PLANS.business.concurrent }

export interface LimitsCase {
  size: FleetSize
  /** Most shards that the plan makes. */
  maxShards: number
  /** Time of an answer, in seconds of the plan at its own speed. */
  seconds: number
  failsEvery?: number
}

export interface LimitsResult extends ServiceCount {
  plan: Pick<Limits, 'perMinute' | 'concurrent'>
  shards: number
  scans: number
  /** Seconds that the limits alone take for all requests, retries included, and the limit that takes longest. */
  bound: number
  reason: string
  /** Seconds from the start of the processes to the end of the last. */
  wall: number
  /** Seconds of processor time of all shards. */
  cpu: number
  exits: number[]
}

const planSchema = z.object({
  matrix: z.object({ include: z.array(z.object({ shard: z.string() })) }),
  scans: z.number(),
})

/** Runs all shards of a fleet at the same time. */
export async function measureLimits({
  size,
  maxShards,
  seconds,
  failsEvery,
}: LimitsCase): Promise<LimitsResult> {
  const latency = (1_000 * seconds) / SPEED
  const service = await startPlanService({ limits: PLAN, latency, failsEvery })
  const folder = writeFleet(size, [
    ...[`base-url: ${service.url}`, 'plan: enterprise', 'engines: [chatgpt]', 'scan-per: keyword'],
    'languages: [de, en, es, fr, it]',
    `limits: ${PLAN.perMinute}/minute, ${PLAN.concurrent} concurrent, 10000000/day`,
  ])
  try {
    const env = { AI_VISIBILITY_KEY: 'key' }
    const planned = await runProgram(
      folder,
      ['plan', '--format', 'json', '--max-shards', `${maxShards}`],
      env,
    )
    const { matrix, scans } = planSchema.parse(JSON.parse(planned.out))
    const start = performance.now()
    const ended = await Promise.all(
      matrix.include.map(({ shard }) => runProgram(folder, ['shard', shard, '--output', 'parts'], env)),
    )
    const wall = (performance.now() - start) / 1_000
    const count = service.count()
    const byRate = (count.requests / PLAN.perMinute) * 60
    const byTurn = (count.requests * latency) / 1_000 / PLAN.concurrent
    return {
      ...{ ...count, plan: PLAN, shards: matrix.include.length, scans, wall },
      bound: Math.max(byRate, byTurn),
      reason: byRate > byTurn ? 'requests a minute' : 'requests at once',
      cpu: ended.reduce((sum, { cpu }) => sum + cpu, 0),
      exits: [...new Set(ended.map(({ code }) => code))],
    }
  } finally {
    await service.close()
    rmSync(folder, { recursive: true })
  }
}
