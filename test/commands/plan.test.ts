import { describe, expect, it, vi } from 'vitest'
import { checkShards, matrixOf, planFleet } from '../../src/commands/plan.ts'
import { scan } from '../../src/commands/scan.ts'
import type { Gate } from '../../src/inputs/gates.ts'
import { fleetPlanParts } from '../../src/report/document/plan.ts'
import { buildFleetPlan } from '../../src/report/json/commands.ts'
import type { FleetPlan } from '../../src/report/run-plan.ts'
import { renderTextParts } from '../../src/report/text/text.ts'
import { ENGINE_KEY } from '../support/engines.ts'
import { aGate } from '../support/fleet.ts'
import { aFolder } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'
import { scanFor } from '../support/scans.ts'
import { startServiceForTest } from '../support/service-client.ts'
import { aContext } from '../support/settings.ts'

const keywordsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `keyword ${index}`).join('\n')
const env = { OPENAI_API_KEY: ENGINE_KEY }

const hosted = (inputs: Record<string, string>) =>
  aGate({
    inputs: {
      ...{ keywords: keywordsOf(400), engines: 'chatgpt', 'scan-per': 'keyword', 'timeout-minutes': '60' },
      ...{ 'base-url': 'https://api.example.com', 'api-key': 'key', ...inputs },
    },
  })

/** Returns the plan as the command prints it. */
function textOf(plan: FleetPlan): string {
  return renderTextParts(fleetPlanParts(plan))
    .map(line => line.map(({ text }) => text).join(''))
    .join('\n')
}

async function planOf(inputs: Record<string, string>, maxShards = 20) {
  const { gate, context } = await hosted(inputs)
  return planFleet([gate], { maxShards }, context)
}

describe('the number of shards', () => {
  it.each([
    ['scans, where more shards would have few scans each', { plan: 'business' }, 20, 8, 'scans'],
    ['limits, where an account allows fewer requests at once', { plan: 'pro' }, 20, 5, 'limits'],
    [
      'limits, where an account allows fewer a minute',
      { plan: 'business', limits: '3/minute', 'timeout-minutes': '360' },
      20,
      3,
      'limits',
    ],
    ['max-shards', { plan: 'business' }, 3, 3, 'max-shards'],
    ['scans, of which there is one', { plan: 'business', 'scan-per': 'all' }, 20, 1, 'scans'],
  ])('follows the %s', async (_, inputs, maxShards, shards, reason) => {
    const plan = await planOf(inputs, maxShards)
    expect(plan).toMatchObject({ shards, reason, blockers: [] })
    expect(matrixOf(plan).include).toHaveLength(shards)
  })

  it('is at most the requests that a vendor takes at once from a live engine', async () => {
    const inputs = { keywords: keywordsOf(400), engines: 'openai', 'brand-domains': 'acme.example' }
    const { gate, context } = await aGate({ inputs, env })
    const plan = await planFleet([gate], { maxShards: 20 }, context)
    expect(plan).toMatchObject({ shards: 5, reason: 'limits', requests: 400 })
    // 400 requests at 50 a minute for all shards take at least 7 minutes after the first.
    expect(plan.minutes).toBeGreaterThanOrEqual(7)
    expect(plan.minutes).toBeLessThanOrEqual(10)
  })

  it('has no limit but max-shards and the scans where nothing is asked outside', async () => {
    const { gate, context } = await aGate({ inputs: { keywords: keywordsOf(1200) } })
    const plan = await planFleet([gate], { maxShards: 256 }, context)
    expect(plan).toMatchObject({ shards: 24, reason: 'scans', requests: 0, minutes: 0 })
  })
})

describe('the time of the shards', () => {
  const few = { keywords: keywordsOf(12), samples: '20', plan: 'business', limits: '24/minute' }

  it('is that of one shard where a few keywords have many samples', async () => {
    const [one, four] = [await planOf(few, 1), await planOf(few, 4)]
    expect([one.minutes, four.shards, four.minutes]).toEqual([9, 4, 9])
  })
})

describe('the plan of several gates', () => {
  async function plansOf(...given: Record<string, string>[]) {
    const gates: Gate[] = []
    for (const [index, inputs] of given.entries()) {
      const { gate } = await hosted({ plan: 'business', key: `gate-${index}`, ...inputs })
      gates.push(gate)
    }
    const { context } = await hosted({})
    return planFleet(gates, { maxShards: 4 }, context)
  }

  it('adds up what they ask of one account, and the time that it takes', async () => {
    const [one, two] = [await plansOf({}), await plansOf({}, {})]
    expect([one.requests, two.requests]).toEqual([400, 800])
    expect([one.minutes, two.minutes]).toEqual([1, 2])
    const apart = await plansOf({}, { 'base-url': 'https://other.example.com' })
    expect([apart.requests, apart.minutes]).toEqual([800, 1])
  })

  it('says where the day of an account is too short for them together', async () => {
    const { blockers } = await plansOf({ limits: '700/day' }, { limits: '700/day' })
    expect(blockers).toEqual([{ key: undefined, blocker: { kind: 'day-limit', requests: 800, perDay: 700 } }])
  })

  it('names the gate that does not fit into its time', async () => {
    const { blockers, shards } = await plansOf({}, { 'timeout-minutes': '1' })
    expect(shards).toBe(4)
    expect(blockers).toMatchObject([{ key: 'gate-1', blocker: { kind: 'time-budget', timeoutMinutes: 1 } }])
    const text = textOf(await plansOf({}, { 'timeout-minutes': '1' }))
    expect(text).toMatch(/^ {2}AVG_TIME_BUDGET: gate-1: /m)
  })

  it('says what the shards cost in runner time, because more of them are not faster', async () => {
    const text = textOf(await plansOf({}, {}))
    expect(text).toContain('Time under the rate limits  at least 2 minutes')
    expect(text).toContain('Runner time                 at least 8 minutes of all shards')
  })

  it('is a matrix for GitHub as JSON', async () => {
    const plan = await plansOf({}, {})
    expect(buildFleetPlan(plan, matrixOf(plan))).toMatchObject({
      matrix: { include: [{ shard: '1/4' }, { shard: '2/4' }, { shard: '3/4' }, { shard: '4/4' }] },
      ...{ max_parallel: 4, shards_limited_by: 'max-shards', scans: 800, requests: 800 },
      ...{ estimated_cost_usd: null, blocked: [] },
      gates: [{ key: 'gate-0', requests: 400 }, { key: 'gate-1' }],
    })
  })
})

describe('what cannot be sharded', () => {
  it('is a range of samples, which needs verdicts between them', async () => {
    const { gate } = await hosted({ samples: '3..9' })
    expect(checkShards([gate], undefined)).toMatchObject([{ input: 'samples', given: '3..9' }])
  })

  it('is a run on more shards than its account feeds', async () => {
    const { gate } = await hosted({ plan: 'pro' })
    expect(checkShards([gate], { index: 1, count: 5 })).toEqual([])
    expect(checkShards([gate], { index: 1, count: 6 })).toEqual([
      { input: 'shard', given: '1/6', allowed: expect.stringMatching(/^at most 5 shards: /) },
    ])
  })
})

describe('the gates of a shard', () => {
  /** Two gates with three scans each, and an account that takes two requests at once. */
  async function aShard(isHeld: (body: { brand_name: string; keywords?: string[] | undefined }) => boolean) {
    const held = Promise.withResolvers<void>()
    let [running, most, opened] = [0, 0, 0]
    const service = await startServiceForTest({
      async answer({ body }) {
        running += 1
        most = Math.max(most, running)
        if (isHeld(body)) await held.promise
        running -= 1
        return { body: scanFor(body) }
      },
    })
    const gates: Gate[] = []
    for (const key of ['first', 'second']) {
      const { gate } = await hosted({
        ...{ key, brand: key, keywords: keywordsOf(3), 'base-url': service.url },
        limits: '100/minute, 2 concurrent',
      })
      gates.push(gate)
    }
    const facts = aContext({ tempFolder: aFolder(), workspace: aFolder() })
    const { signal } = new AbortController()
    // Whoever opens a service reads the proxies.
    const proxies = {
      get NO_PROXY() {
        opened += 1
        return ''
      },
    }
    const context = { facts, env: proxies, log: createLog(), signal }
    const run = { runId: 'run-1', attempt: 1, program: '1.2.3' }
    const scanning = scan(gates, { index: 1, count: 1 }, run, aFolder(), context)
    return { service, scanning, release: held.resolve, most: () => most, opened: () => opened }
  }
  const counts = async (scanning: ReturnType<typeof scan>) =>
    (await scanning).partial.gates.map(({ key, scans }) => [key, scans.length])

  it('take the requests at once that the gate before them does not need any more', async () => {
    const { service, scanning, release, most } = await aShard(
      ({ brand_name, keywords }) => brand_name === 'first' && keywords?.[0] === 'keyword 2',
    )
    await vi.waitFor(() => expect(service.requests).toHaveLength(6))
    release()
    expect(await counts(scanning)).toEqual([
      ['first', 3],
      ['second', 3],
    ])
    expect(most()).toBe(2)
  })

  it('do not begin before, because their time begins with them', async () => {
    const { service, scanning, release, opened } = await aShard(({ brand_name }) => brand_name === 'first')
    await vi.waitFor(() => expect(service.requests).toHaveLength(2))
    const ofFirst = opened()
    expect(ofFirst).toBeGreaterThan(0)
    release()
    await scanning
    expect(opened()).toBe(2 * ofFirst)
  })

  it('share the minute of their account', async () => {
    const service = await startServiceForTest()
    const gates: Gate[] = []
    for (const key of ['first', 'second']) {
      const { gate } = await hosted({
        ...{ key, keywords: keywordsOf(4), 'base-url': service.url, 'timeout-minutes': '0.01' },
        limits: '4/minute, 4 concurrent',
      })
      gates.push(gate)
    }
    const run = { runId: 'run-1', attempt: 1, program: '1.2.3' }
    const facts = aContext({ tempFolder: aFolder(), workspace: aFolder() })
    const { signal } = new AbortController()
    const context = { facts, env: {}, log: createLog(), signal }
    const { partial } = await scan(gates, { index: 1, count: 1 }, run, aFolder(), context)
    // The minute of the first four requests has not passed when the time of the second gate ends.
    expect(partial.gates.map(({ scans }) => scans.length)).toEqual([4, 0])
    expect(partial.gates[1]?.failures).toMatchObject([{ brand: 'Acme', facts: { kind: 'timeout' } }])
    expect(service.requests).toHaveLength(4)
  })
})
