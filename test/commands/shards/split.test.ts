import { describe, expect, it } from 'vitest'
import { openService } from '../../../src/commands/service/open-service.ts'
import {
  countPart,
  minutesOfShards,
  partOf,
  sharesOf,
  splitFleet,
} from '../../../src/commands/shards/split.ts'
import type { Gate } from '../../../src/inputs/gates.ts'
import { shareSettings } from '../../../src/inputs/scan-settings.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createLimiter, type LimiterPool } from '../../../src/lib/http/limiter.ts'
import { startVendor } from '../../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../../support/engines.ts'
import { aGate } from '../../support/fleet.ts'
import { someSettings } from '../../support/settings.ts'

const keywordsOf = (count: number) => Array.from({ length: count }, (_, index) => `keyword ${index}`)
const indexes = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Returns a gate of the repository, which is as long as its keywords are many. */
const gateOf = (key: string, keywords: number): Gate => ({
  key,
  settings: someSettings({ keywords: keywordsOf(keywords), scanPer: 'keyword' }),
})
const fleetOf = (...lengths: number[]) =>
  lengths.map((length, index) => gateOf(`gate-${100 + index}`, length))

/** Returns the scans of each shard. */
const loadsOf = (gates: Gate[], count: number) => {
  const split = splitFleet(gates, count)
  return indexes(count).map(index =>
    split.gates.reduce((sum, gate) => sum + countPart(partOf(gate, index)), 0),
  )
}

/** Returns the keys of the gates of each shard. */
const keysOf = (gates: Gate[], count: number) => {
  const split = splitFleet(gates, count)
  return indexes(count).map(index =>
    split.gates.filter(({ parts }) => parts[index - 1]?.length).map(({ key }) => key),
  )
}

describe('the shards of a fleet', () => {
  it('have whole gates: of 36 equal ones, a lost shard of five costs at most 8', () => {
    const gates = fleetOf(...Array.from({ length: 36 }, () => 20))
    expect(keysOf(gates, 5).map(keys => keys.length)).toEqual([8, 8, 8, 8, 7])
    const whole = splitFleet(gates, 5).gates.filter(({ parts }) => parts.some(part => part.length === 20))
    expect(whole).toHaveLength(35)
  })

  it('take the longest gates first, and of equal ones the first key', () => {
    expect(keysOf([gateOf('b', 40), gateOf('c', 60), gateOf('d', 40), gateOf('a', 20)], 2)).toEqual([
      ['c', 'a'],
      ['b', 'd'],
    ])
  })

  it('do not depend on the order of the gates', () => {
    const gates = fleetOf(7, 31, 31, 12, 80, 5)
    const placed = (some: Gate[]) => new Map(splitFleet(some, 4).gates.map(({ key, parts }) => [key, parts]))
    expect(placed(gates.toReversed())).toEqual(placed(gates))
  })

  it('divide a gate that alone is longer than the others', () => {
    expect(loadsOf(fleetOf(100, 10, 10), 4)).toEqual([30, 30, 30, 30])
    expect(loadsOf(fleetOf(103), 5)).toEqual([21, 21, 21, 20, 20])
  })

  it.each([
    ['few gates', fleetOf(20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20), 5],
    ['gates of many lengths', fleetOf(...Array.from({ length: 50 }, (_, index) => 10 + 7 * index)), 20],
    ['gates of 20 keywords', fleetOf(...Array.from({ length: 200 }, () => 20)), 20],
  ])('are at most a twentieth longer than an even share: %s', (_, gates, count) => {
    const loads = loadsOf(gates, count)
    const even = loads.reduce((sum, load) => sum + load) / count
    expect(Math.max(...loads)).toBeLessThanOrEqual(1.05 * even)
  })
})

describe('the parts of a gate', () => {
  const settings = someSettings({
    keywords: keywordsOf(40),
    scanPer: 'keyword',
    samples: { min: 2, max: 2 },
    competitors: [{ name: 'Globex', domains: [] }],
  })
  const [gate] = splitFleet([{ key: 'acme', settings }], 8).gates
  const parts = indexes(8).flatMap(index => (gate ? [partOf(gate, index)] : []))

  it('have every scan once', () => {
    const own = parts.flatMap(part => part.own.plan)
    expect(own).toHaveLength(80)
    expect(new Set(own.map(({ keyword, sample }) => `${keyword} ${sample}`))).toHaveProperty('size', 80)
    expect(parts.reduce((sum, part) => sum + countPart(part), 0)).toBe(160)
  })

  it('keep the samples of a keyword and the scans of its competitors together', () => {
    for (const { own, competitors } of parts) {
      const asked = own.plan.map(({ keyword, sample }) => [keyword, sample])
      expect(competitors.map(({ brand }) => brand)).toEqual(['Globex'])
      expect(competitors[0]?.plan.map(({ keyword, sample }) => [keyword, sample])).toEqual(asked)
    }
  })

  it('keep the one scan of all keywords whole', () => {
    const whole = { key: 'acme', settings: { ...settings, scanPer: 'all' as const, competitors: [] } }
    expect(loadsOf([whole], 4)).toEqual([2, 0, 0, 0])
  })
})

async function aGateWith(inputs: Record<string, string>) {
  const { gate } = await aGate({
    inputs: { keywords: keywordsOf(12).join('\n'), ...inputs },
    env: { OPENAI_API_KEY: ENGINE_KEY, PERPLEXITY_API_KEY: ENGINE_KEY },
  })
  return gate
}

const hosted = (inputs: Record<string, string>) =>
  aGateWith({
    ...{ engines: 'chatgpt', 'scan-per': 'keyword', plan: 'business', 'api-key': 'key' },
    ...{ 'base-url': 'https://api.example.com', ...inputs },
  })

const live = (inputs: Record<string, string>) =>
  aGateWith({ engines: 'openai', 'brand-domains': 'acme.example', ...inputs })

const asked = (gates: Gate[], count: number) =>
  new Map(splitFleet(gates, count).accounts.map(({ account, weights }) => [account, weights]))

describe('what the shards ask', () => {
  it('is the scans of all gates of an account together', async () => {
    const gates = [await hosted({ key: 'one' }), await hosted({ key: 'two', samples: '3' })]
    expect([...asked(gates, 4)]).toEqual([['https://api.example.com', [12, 12, 12, 12]]])
  })

  it('is counted for each service and each vendor', async () => {
    const gates = [
      await hosted({ key: 'one' }),
      await hosted({ key: 'two', 'base-url': 'https://other.example.com' }),
      await live({ key: 'three', engines: 'openai, perplexity' }),
      await live({ key: 'four', engines: 'perplexity', country: 'DE, FR', language: 'de' }),
    ]
    const accounts = asked(gates, 1)
    expect([...accounts.keys()]).toEqual([
      ...['https://api.example.com', 'https://other.example.com', 'openai', 'perplexity'],
    ])
    // A model judges the sentiment of each German answer.
    expect([...accounts.values()]).toEqual([[12], [12], [12], [12 + 12 * 2 * 2]])
  })

  it('has the scans for competitors where each is a request, not where the answers are shared', async () => {
    const compared = { competitors: 'Globex = globex.example\nInitech = initech.example' }
    expect([...asked([await hosted(compared)], 1).values()]).toEqual([[36]])
    expect([...asked([await live(compared)], 1).values()]).toEqual([[12]])
  })

  it('takes the time that its share of the limit takes', async () => {
    const { accounts } = splitFleet(
      [await hosted({ limits: '6/minute', keywords: keywordsOf(30).join('\n') })],
      3,
    )
    expect(minutesOfShards(accounts, 3)).toEqual([4, 4, 4])
  })
})

describe('the share of a shard', () => {
  it('in the limit of an account follows its requests', async () => {
    const gates = [
      await hosted({ key: 'one', 'scan-per': 'all', samples: '12' }),
      await hosted({ key: 'two', 'scan-per': 'all', samples: '8' }),
    ]
    const [split, first] = [splitFleet(gates, 2), gates[0]]
    const [gate] = split.gates
    if (gate === undefined || first === undefined) throw new Error('There is no gate')
    const shared = shareSettings(first.settings, sharesOf(gate, split.accounts, 1), { scans: 12, all: 12 })
    expect(shared.service).toMatchObject({ limits: { perMinute: 180, concurrent: 12 } })
  })

  it('in the limits of a live engine follows its part of the keywords', async () => {
    const vendor = await startVendor(() => ({ body: fixture('openai-citations') }))
    const inputs = { keywords: keywordsOf(13).join('\n'), engines: 'openai', 'brand-domains': 'acme.example' }
    const env = { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: vendor.url }
    const { gate, context } = await aGate({ inputs, env })
    const seen: Parameters<LimiterPool>[1][] = []
    const limiters: LimiterPool = (_, limits) => {
      seen.push(limits)
      return createLimiter(limits, systemClock)
    }
    const { gates, accounts } = splitFleet([gate], 2)
    for (const placed of gates) {
      for (const index of [1, 2]) {
        const scans = placed.parts[index - 1]?.length ?? 0
        const shared = shareSettings(gate.settings, sharesOf(placed, accounts, index), { scans, all: 13 })
        const { service, close } = await openService(shared, { ...context, limiters })
        await service.monitor({
          ...{ brand_name: 'Acme', keywords: ['keyword 1'], engines: gate.settings.engines },
        })
        await close()
      }
    }
    // The vendor takes 50 a minute and 5 at once.
    expect(seen).toEqual([
      { perMinute: 27, concurrent: 3 },
      { perMinute: 23, concurrent: 2 },
    ])
  })

  it('of the rate leaves a whole gate as much more time', async () => {
    const times = async (read: typeof live) => {
      const split = splitFleet([await read({ key: 'one' }), await read({ key: 'two' })], 2)
      return split.gates.map((gate, at) => {
        const shares = sharesOf(gate, split.accounts, at + 1)
        return shareSettings(gate.settings, shares, { scans: 12, all: 12 })
      })
    }
    // Half of the rate takes twice as long, but for the first minute's requests, which are sent at once.
    expect(await times(hosted)).toMatchObject([{ timeoutMinutes: 21 }, { timeoutMinutes: 21 }])
    const service = { questionBudget: 10 }
    expect(await times(live)).toMatchObject([
      { timeoutMinutes: 21, service },
      { timeoutMinutes: 21, service },
    ])
  })

  it('of the rate leaves a part of a gate its time', async () => {
    const gate = await hosted({})
    const split = splitFleet([gate], 2)
    const shares = split.gates.map(placed => sharesOf(placed, split.accounts, 1))[0] ?? new Map()
    expect(shareSettings(gate.settings, shares, { scans: 6, all: 12 }).timeoutMinutes).toBe(10)
  })
})
