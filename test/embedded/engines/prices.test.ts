import { describe, expect, it } from 'vitest'
import { engines, readEngineSpec } from '../../../src/embedded/engines/engines.ts'
import { estimateCost, PRICES, priceUsage } from '../../../src/embedded/engines/prices.ts'
import { specOf } from '../../support/engines.ts'

const million = { inputTokens: 1_000_000, outputTokens: 1_000_000, searches: 0 }

describe('the price lists', () => {
  it('each have a day and a page of the vendor', () => {
    for (const list of Object.values(PRICES)) {
      for (const { asOf, source } of [list, list.searchesFrom ?? list]) {
        expect(asOf).toMatch(/^2026-\d\d-\d\d$/)
        expect(source).toMatch(/^https:\/\//)
      }
    }
  })

  it('have the default model of every engine that has one', () => {
    for (const name of Object.keys(engines)) {
      const spec = readEngineSpec(name)
      if (spec !== undefined) expect(priceUsage(spec, million), name).toBeGreaterThan(0)
    }
  })
})

describe('the price of a usage', () => {
  it('is that of its tokens and searches', () => {
    // 2 + 10 for the tokens, 3 × 0.01 for the searches.
    expect(priceUsage(specOf('openai'), { ...million, searches: 3 })).toBeCloseTo(12.03, 10)
    // 1.5 + 7.5, and 0.03 for a search of the connector.
    expect(priceUsage(specOf('mistral'), { ...million, searches: 1 })).toBeCloseTo(9.03, 10)
    expect(priceUsage(specOf('dataforseo:ai-mode'), { inputTokens: 0, outputTokens: 0 })).toBe(0.004)
  })

  it('counts one search where the reply counts none', () => {
    const { searches: _, ...uncounted } = million
    expect(priceUsage(specOf('openai'), uncounted)).toBeCloseTo(12.01, 10)
  })

  it('is that of the model, also of a dated snapshot, and never of a model with a longer name', () => {
    expect(priceUsage(specOf('openai:gpt-6.1-sol-2026-09-29'), million)).toBe(12)
    expect(priceUsage(specOf('anthropic:claude-opus-5-5'), million)).toBe(24)
    expect(priceUsage(specOf('anthropic:claude-opus-5'), million)).toBe(30)
    expect(priceUsage(specOf('anthropic:claude-opus-5-7'), million)).toBeUndefined()
    expect(priceUsage(specOf('openai:gpt-6.1-sol-pro'), million)).toBeUndefined()
    expect(priceUsage(specOf('openai:constructor'), million)).toBeUndefined()
  })

  it('is not known where a price is not known, and not zero', () => {
    expect(priceUsage(specOf('openai-compatible:llama'), million)).toBeUndefined()
    expect(priceUsage(specOf('serpapi:ai-mode'), { ...million, searches: 1 })).toBeUndefined()
    expect(priceUsage(specOf('mistral:mistral-medium-2610'), million)).toBeUndefined()
  })

  it('is not known where the vendor counts no tokens', () => {
    expect(priceUsage(specOf('openai'), { inputTokens: 0, outputTokens: 0, searches: 1 })).toBeUndefined()
  })
})

describe('the estimate of a plan', () => {
  it('adds up questions with one search each, and judgments without', () => {
    // 20,000 and 4,000 tokens and a search: 0.04 + 0.04 + 0.01.
    expect(estimateCost(specOf('openai'), { answers: 10, judgments: 0 })).toBeCloseTo(0.9, 10)
    // 1,000 and 300 tokens: 0.002 + 0.003.
    expect(estimateCost(specOf('openai'), { answers: 10, judgments: 10 })).toBeCloseTo(0.95, 10)
  })

  it('is not known for an engine without a price', () => {
    expect(estimateCost(specOf('openai:gpt-9'), { answers: 1, judgments: 0 })).toBeUndefined()
    expect(estimateCost(specOf('serpapi:ai-mode'), { answers: 1, judgments: 0 })).toBeUndefined()
  })
})
