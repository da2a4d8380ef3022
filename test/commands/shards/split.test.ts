import { describe, expect, it } from 'vitest'
import { countPart, partOf, shardOf } from '../../../src/commands/shards/split.ts'
import type { Shard } from '../../../src/inputs/values.ts'
import { someSettings } from '../../support/settings.ts'

const keywords = Array.from({ length: 300 }, (_, index) => `keyword ${index}`)
const shards = (count: number): Shard[] =>
  Array.from({ length: count }, (_, at) => ({ index: at + 1, count }))

describe('the split of a gate', () => {
  const settings = someSettings({
    keywords: keywords.slice(0, 40),
    scanPer: 'keyword',
    samples: { min: 2, max: 2 },
    competitors: [{ name: 'Globex', domains: [] }],
  })
  const gate = { key: 'acme-de', settings }

  it('gives every scan to exactly one shard', () => {
    const parts = shards(8).map(shard => partOf(gate, shard))
    const own = parts.flatMap(part => part.own.plan)
    expect(own).toHaveLength(80)
    expect(new Set(own.map(({ keyword, sample }) => `${keyword} ${sample}`))).toHaveProperty('size', 80)
    expect(parts.reduce((sum, part) => sum + countPart(part), 0)).toBe(160)
  })

  it('keeps the samples of a keyword and the scans of its competitors together', () => {
    for (const { own, competitors } of shards(8).map(shard => partOf(gate, shard))) {
      const asked = own.plan.map(({ keyword, sample }) => [keyword, sample])
      expect(competitors.map(({ brand }) => brand)).toEqual(['Globex'])
      expect(competitors[0]?.plan.map(({ keyword, sample }) => [keyword, sample])).toEqual(asked)
    }
  })

  it('keeps the one scan of all keywords whole', () => {
    const whole = { key: 'acme', settings: { ...settings, scanPer: 'all' as const, competitors: [] } }
    const sizes = shards(4).map(shard => countPart(partOf(whole, shard)))
    expect(sizes.toSorted()).toEqual([0, 0, 0, 2])
  })
})

describe('the shard of a keyword', () => {
  // Changing it would move keywords between the jobs of a run that is under way.
  it('is the same on every machine', () => {
    expect(keywords.slice(0, 12).map(keyword => shardOf('acme', keyword, 8))).toMatchInlineSnapshot(`
      [
        5,
        8,
        4,
        5,
        1,
        4,
        1,
        7,
        8,
        2,
        7,
        3,
      ]
    `)
    expect(shardOf('acme', undefined, 8)).not.toBe(shardOf('globex', undefined, 8))
  })

  it('does not depend on other keywords, and does on the gate', () => {
    const before = keywords.map(keyword => shardOf('acme', keyword, 8))
    const other = keywords.map(keyword => shardOf('globex', keyword, 8))
    expect(other.filter((shard, at) => shard === before[at]).length).toBeLessThan(80)
  })

  it('is spread evenly: 60,000 keywords over 20 shards differ by at most 6 % from the mean', () => {
    const sizes = new Map<number, number>()
    for (let gate = 0; gate < 200; gate++) {
      for (const keyword of keywords) {
        const shard = shardOf(`gate-${gate}`, keyword, 20)
        sizes.set(shard, (sizes.get(shard) ?? 0) + 1)
      }
    }
    expect(sizes.size).toBe(20)
    expect(Math.max(...sizes.values())).toBeLessThan(3000 * 1.06)
    expect(Math.min(...sizes.values())).toBeGreaterThan(3000 * 0.94)
  })
})
