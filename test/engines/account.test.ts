import { describe, expect, it } from 'vitest'
import { openAccount, totalCost } from '../../src/engines/account.ts'
import { specOf } from '../support/engines.ts'

const DAY = '2026-11-28'
const openai = specOf('openai')
/** 0.02 for the tokens and 0.01 for the search. */
const threeCents = { inputTokens: 5_000, outputTokens: 1_000, searches: 1 }

describe('the account of a run', () => {
  it('adds up tokens, searches and cost by engine', () => {
    const account = openAccount(DAY)
    account.charge(openai, 'gpt-6.2-sol', threeCents)
    account.charge(openai, 'gpt-6.2-sol', threeCents)
    account.charge(specOf('serpapi:ai-mode'), 'ai-mode', threeCents)
    const [first, second] = account.costs()
    expect(first).toMatchObject({
      engine: 'openai',
      replies: 2,
      inputTokens: 10_000,
      outputTokens: 2_000,
      searches: 2,
      stated: 0,
      unpriced: 0,
    })
    expect(first?.costUsd).toBeCloseTo(0.06, 10)
    expect(second).toMatchObject({ engine: 'serpapi:ai-mode', costUsd: 0, unpriced: 1, searches: 1 })
    expect(totalCost(account.costs())).toBeCloseTo(0.06, 10)
  })

  it('does not depend on the order of the replies', () => {
    const usages = [0.1, 0.2, 0.3, 0.0000123, 0.7].map(cost => ({ ...threeCents, cost }))
    const sumOf = (some: typeof usages) => {
      const account = openAccount(DAY)
      for (const usage of some) account.charge(openai, 'gpt-6.2-sol', usage)
      return account.costs()
    }
    const whole = sumOf(usages)
    expect(whole[0]?.costUsd).toBe(1.3000123)
    expect(sumOf(usages.toReversed())).toEqual(whole)
  })

  it('prefers the cost that the vendor states, and has no searches if no reply counts them', () => {
    const account = openAccount(DAY)
    account.charge(openai, 'gpt-6.2-sol', { inputTokens: 5_000, cost: 0.5 })
    expect(account.costs()).toMatchObject([{ costUsd: 0.5, stated: 1, unpriced: 0, searches: undefined }])
  })

  it('prices the model that answered, or else the requested model', () => {
    const account = openAccount(DAY)
    account.charge(openai, 'gpt-6-luna', { inputTokens: 1_000_000, outputTokens: 0, searches: 0 })
    account.charge(openai, 'gpt-6.2-sol-alias', { inputTokens: 1_000_000, outputTokens: 0, searches: 0 })
    expect(totalCost(account.costs())).toBeCloseTo(0.1 + 2, 10)
  })

  it('reaches its limit at equality, over all engines together', () => {
    const account = openAccount(DAY, 0.75)
    account.charge(openai, '', { ...threeCents, cost: 0.5 })
    expect(account.limit.aborted).toBe(false)
    account.charge(specOf('gemini'), '', { ...threeCents, cost: 0.25 })
    expect(account.limit.aborted).toBe(true)
  })

  it('counts an unknown cost as 0 toward the limit', () => {
    const account = openAccount(DAY, 0.01)
    account.charge(specOf('serpapi:ai-mode'), '', { inputTokens: 0, outputTokens: 0, searches: 1 })
    expect(account.limit.aborted).toBe(false)
  })
})
