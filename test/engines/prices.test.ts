import { describe, expect, it } from 'vitest'
import { engines, readEngineSpec } from '../../src/engines/engines.ts'
import { estimateAnswer, PRICE_LISTS, priceUsage } from '../../src/engines/prices.ts'
import { specOf } from '../support/engines.ts'

const DAY = '2026-11-28'
const million = { inputTokens: 1_000_000, outputTokens: 1_000_000, searches: 0 }

describe('the price lists', () => {
  it('each begin with a day and a page of the vendor, and have a price in each row', () => {
    for (const list of PRICE_LISTS.trim().split('\n\n')) {
      expect(list.trim()).toMatch(/^# 2026-\d\d-\d\d https:\/\//)
      for (const row of list.split('\n').filter(line => !line.includes('#')))
        expect(row).toMatch(/^ +[a-z]+( +[\d.]+){3} +(-|202\d-\d\d-\d\d)( +\S+)+$/)
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
  it('is the price of its tokens and searches', () => {
    // 2 + 10 for the tokens, 3 × 0.01 for the searches.
    expect(priceUsage(specOf('openai'), { ...million, searches: 3 }, DAY)).toBeCloseTo(12.03, 10)
    // 1.5 + 7.5, and 0.03 for a search of the connector.
    expect(priceUsage(specOf('mistral'), { ...million, searches: 1 }, DAY)).toBeCloseTo(9.03, 10)
    // Where the reply counts no search, it is one.
    expect(priceUsage(specOf('dataforseo:ai-mode'), {}, DAY)).toBe(0.004)
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
    ['perplexity:perplexity/sonar', 2.5],
  ])('of %s has %d USD for 1,000 searches', (id, price) => {
    const usage = { inputTokens: 1, outputTokens: 0, searches: 1000 }
    expect(priceUsage(specOf(id), usage, DAY)).toBeCloseTo(price, 5)
  })

  it('is the price of the model or its dated snapshot, but not of a model with a longer name', () => {
    expect(priceUsage(specOf('openai:gpt-6.1-sol-2026-09-29'), million, DAY)).toBe(12)
    expect(priceUsage(specOf('anthropic:claude-opus-5-5'), million, DAY)).toBe(24)
    expect(priceUsage(specOf('anthropic:claude-opus-5'), million, DAY)).toBe(30)
    expect(priceUsage(specOf('anthropic:claude-opus-5-7'), million, DAY)).toBeUndefined()
    expect(priceUsage(specOf('openai:gpt-6.1-sol-pro'), million, DAY)).toBeUndefined()
    expect(priceUsage(specOf('openai:constructor'), million, DAY)).toBeUndefined()
  })

  it('is unknown, not zero, without a price', () => {
    expect(priceUsage(specOf('openai-compatible:llama'), million, DAY)).toBeUndefined()
    expect(priceUsage(specOf('serpapi:ai-mode'), { ...million, searches: 1 }, DAY)).toBeUndefined()
    expect(priceUsage(specOf('mistral:mistral-medium-2610'), million, DAY)).toBeUndefined()
  })

  it('is unknown if the vendor counts no tokens', () => {
    expect(
      priceUsage(specOf('openai'), { inputTokens: 0, outputTokens: 0, searches: 1 }, DAY),
    ).toBeUndefined()
  })
})

describe('estimateAnswer', () => {
  it('counts the searches and the thinking of a recorded reply', () => {
    // 27,000 and 4,000 tokens and one and a half searches: 0.054 + 0.04 + 0.015.
    expect(estimateAnswer(specOf('anthropic'), DAY)).toBeCloseTo(0.109, 10)
  })

  it.each(['openai:gpt-9', 'serpapi:ai-mode'])('is unknown for %s, which has no price', id => {
    expect(estimateAnswer(specOf(id), DAY)).toBeUndefined()
  })
})
