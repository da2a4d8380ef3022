import { describe, expect, it } from 'vitest'
import { engines, readEngineSpec } from '../../src/engines/engines.ts'
import { estimateCalls, lastDayOf, PRICES, priceUsage } from '../../src/engines/prices.ts'
import { specOf } from '../support/engines.ts'

const DAY = '2026-11-28'
const million = { inputTokens: 1_000_000, outputTokens: 1_000_000, searches: 0 }

describe('the price lists', () => {
  it('each have a day and a page of the vendor', () => {
    for (const list of Object.values(PRICES)) {
      expect(list.asOf).toMatch(/^2026-\d\d-\d\d$/)
      expect(list.source).toMatch(/^https:\/\//)
    }
  })

  it('have the default model of every engine that has one', () => {
    for (const name of Object.keys(engines)) {
      const spec = readEngineSpec(name)
      if (spec !== undefined) expect(priceUsage(spec, million, DAY), name).toBeGreaterThan(0)
    }
  })
})

describe('the price of a usage', () => {
  it('is that of its tokens and searches', () => {
    // 2 + 10 for the tokens, 3 × 0.01 for the searches.
    expect(priceUsage(specOf('openai'), { ...million, searches: 3 }, DAY)).toBeCloseTo(12.03, 10)
    // 1.5 + 7.5, and 0.03 for a search of the connector.
    expect(priceUsage(specOf('mistral'), { ...million, searches: 1 }, DAY)).toBeCloseTo(9.03, 10)
    // Where the reply counts no search, it is one.
    expect(priceUsage(specOf('dataforseo:ai-mode'), {}, DAY)).toBe(0.004)
  })

  it.each([
    ['gemini', 4.5],
    ['gemini:gemini-3.6-flash', 4.5],
    ['gemini:gemini-4-neon', 18],
    ['mistral:mistral-large-4', 5.54],
    ['openai:gpt-6.2-astra', 48],
    ['anthropic:claude-fable-5-2', 48],
    ['anthropic:claude-haiku-5-5', 0.6],
    ['openai:gpt-6.1-terra', 6],
  ])('of %s is %d', (id, price) => {
    expect(priceUsage(specOf(id), million, DAY)).toBe(price)
  })

  it.each([
    ['gemini:gemini-4-carbon', '2026-11-30', 12],
    ['gemini:gemini-4-carbon', '2026-12-01', 24],
    ['gemini:gemini-3.7-flash', '2026-12-31', 4.5],
    ['gemini:gemini-3.8-flash', '2027-01-01', 9],
  ])('of %s on %s is %d', (id, day, price) => {
    expect(priceUsage(specOf(id), million, day)).toBe(price)
  })

  it.each([
    ['perplexity', 1],
    ['perplexity:fast', 1],
    ['perplexity:low', 2.5],
    ['perplexity:perplexity/sonar', 2.5],
  ])('of %s has %d USD for 1,000 searches', (id, price) => {
    const usage = { inputTokens: 1, outputTokens: 0, searches: 1000 }
    expect(priceUsage(specOf(id), usage, DAY)).toBeCloseTo(price, 5)
  })

  it('is that of the model, also of a dated snapshot, and never of a model with a longer name', () => {
    expect(priceUsage(specOf('openai:gpt-6.1-sol-2026-09-29'), million, DAY)).toBe(12)
    expect(priceUsage(specOf('anthropic:claude-opus-5-5'), million, DAY)).toBe(24)
    expect(priceUsage(specOf('anthropic:claude-opus-5'), million, DAY)).toBe(30)
    expect(priceUsage(specOf('anthropic:claude-opus-5-7'), million, DAY)).toBeUndefined()
    expect(priceUsage(specOf('openai:gpt-6.1-sol-pro'), million, DAY)).toBeUndefined()
    expect(priceUsage(specOf('openai:constructor'), million, DAY)).toBeUndefined()
  })

  it('is not known where a price is not known, and not zero', () => {
    expect(priceUsage(specOf('openai-compatible:llama'), million, DAY)).toBeUndefined()
    expect(priceUsage(specOf('serpapi:ai-mode'), { ...million, searches: 1 }, DAY)).toBeUndefined()
    expect(priceUsage(specOf('mistral:mistral-medium-2610'), million, DAY)).toBeUndefined()
  })

  it('is not known where the vendor counts no tokens', () => {
    expect(
      priceUsage(specOf('openai'), { inputTokens: 0, outputTokens: 0, searches: 1 }, DAY),
    ).toBeUndefined()
  })
})

it.each([
  ['openai', undefined],
  ['openai:gpt-5-2025-08-07', '2026-12-11'],
  ['anthropic:claude-opus-4-5-20251101', '2027-01-22'],
])('the last day of %s is %s', (id, day) => {
  expect(lastDayOf(specOf(id))).toBe(day)
})

describe('the estimate of a plan', () => {
  it.each([
    // 20,000 and 4,000 tokens and two searches: 0.04 + 0.04 + 0.02.
    ['openai', 0.1],
    // 27,000 and 4,000 tokens and one and a half searches: 0.054 + 0.04 + 0.015.
    ['anthropic', 0.109],
    // 100 and 2,000 tokens and five and a half searches: 0.000075 + 0.0075 + 0.077.
    ['gemini', 0.084575],
  ])('counts of %s the searches and the thinking of recorded replies', (id, cost) => {
    expect(estimateCalls([specOf(id)], 10, DAY)[0]?.costUsd).toBeCloseTo(10 * cost, 10)
  })

  it('is not known for an engine without a price, and says how many go to whom', () => {
    expect(estimateCalls([specOf('openai:gpt-9'), specOf('serpapi:ai-mode')], 60, DAY)).toMatchObject([
      { engine: 'openai:gpt-9', model: 'gpt-9', vendor: 'openai', answers: 60, costUsd: undefined },
      { engine: 'serpapi:ai-mode', model: 'ai-mode', vendor: 'serpapi', answers: 60, costUsd: undefined },
    ])
  })
})
