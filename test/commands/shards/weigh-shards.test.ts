import { describe, expect, it } from 'vitest'
import { openService } from '../../../src/commands/service/open-service.ts'
import { weighShards } from '../../../src/commands/shards/weigh-shards.ts'
import { shareSettings } from '../../../src/inputs/scan-settings.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createLimiter, type LimiterPool } from '../../../src/lib/http/limiter.ts'
import { startVendor } from '../../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../../support/engines.ts'
import { aGate } from '../../support/fleet.ts'

const COUNT = 4
const keywords = Array.from({ length: 12 }, (_, index) => `keyword ${index}`).join('\n')

async function aGateWith(inputs: Record<string, string>) {
  const { gate } = await aGate({ inputs: { keywords, ...inputs }, env: { OPENAI_API_KEY: ENGINE_KEY } })
  return gate
}

const hosted = (inputs: Record<string, string>) =>
  aGateWith({
    ...{ engines: 'chatgpt', 'scan-per': 'keyword', plan: 'business', 'api-key': 'key' },
    ...{ 'base-url': 'https://api.example.com', ...inputs },
  })

const live = (inputs: Record<string, string>) =>
  aGateWith({ engines: 'openai', 'brand-domains': 'acme.example', ...inputs })

const add = (some: number[] = [], others: number[] = []) => some.map((part, at) => part + (others[at] ?? 0))

describe('what the shards ask', () => {
  it('is the scans of all gates of an account together', async () => {
    const gates = [await hosted({ key: 'one' }), await hosted({ key: 'two', samples: '3' })]
    const [one, two] = weighShards(gates, COUNT)
    expect(one?.parts).not.toEqual(two?.parts)
    expect([one?.weights, two?.weights]).toEqual([add(one?.parts, two?.parts), add(one?.parts, two?.parts)])
    expect(one?.weights.reduce((sum, weight) => sum + weight)).toBe(12 + 36)
  })

  it('is counted for each account', async () => {
    const apart = await hosted({ key: 'two', 'base-url': 'https://other.example.com' })
    const [one, two, three] = weighShards([await hosted({ key: 'one' }), apart, await live({})], COUNT)
    expect([one?.weights, two?.weights, three?.weights]).toEqual([one?.parts, two?.parts, three?.parts])
  })

  it('has the scans for competitors where each is a request, not where the answers are shared', async () => {
    const compared = { competitors: 'Globex = globex.example\nInitech = initech.example' }
    const [ofService] = weighShards([await hosted(compared)], COUNT)
    const [ofEngine] = weighShards([await live(compared)], COUNT)
    expect(ofService?.weights).toEqual(ofService?.parts)
    expect(ofEngine?.weights).toEqual(ofEngine?.parts.map(scans => scans / 3))
  })
})

describe('the share of a shard in the limits of a live engine', () => {
  it('follows its part of the keywords', async () => {
    const vendor = await startVendor(() => ({ body: fixture('openai-citations') }))
    const inputs = { keywords, engines: 'openai', 'brand-domains': 'acme.example' }
    const env = { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: vendor.url }
    const { gate, context } = await aGate({ inputs, env })
    const seen: Parameters<LimiterPool>[1][] = []
    const limiters: LimiterPool = (_, limits) => {
      seen.push(limits)
      return createLimiter(limits, systemClock)
    }
    const { settings } = gate
    const weights = weighShards([gate], 2)[0]?.weights ?? []
    expect(weights).toEqual([8, 4])
    for (const index of [1, 2]) {
      const shared = shareSettings(settings, { weights, index }, { scans: 1, all: 12 })
      const { service, close } = await openService(shared, { ...context, limiters })
      await service.monitor({ brand_name: 'Acme', keywords: ['keyword 1'], engines: settings.engines })
      await close()
    }
    // The vendor takes 50 a minute and 5 at once.
    expect(seen).toEqual([
      { perMinute: 33, concurrent: 3 },
      { perMinute: 17, concurrent: 2 },
    ])
  })
})
