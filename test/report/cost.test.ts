import { describe, expect, it } from 'vitest'
import type { EngineCost } from '../../src/engines/account.ts'
import { formatTotalCost, formatUsd } from '../../src/report/numbers.ts'
import { rowsOf, sectionOf } from '../support/documents.ts'
import { anOutcome } from '../support/outcomes.ts'

const openai: EngineCost = {
  ...{ engine: 'openai', replies: 20, inputTokens: 162_460, outputTokens: 8_240, searches: 20 },
  ...{ costUsd: 0.607, stated: 0, unpriced: 0 },
}
const perplexity = { ...openai, engine: 'perplexity', searches: undefined, costUsd: 0.071, stated: 20 }
const unknown = { ...openai, engine: 'mistral', costUsd: 0, unpriced: 20 }

describe('an amount of money', () => {
  it('has cents, and is not 0 where it is less than one', () => {
    expect([2.5, 0, 0.004, 0.005, 12.345].map(formatUsd)).toEqual([
      ...['2.50 USD', '0.00 USD', '<0.01 USD', '0.01 USD', '12.35 USD'],
    ])
  })
})

describe('the cost of a run', () => {
  const rowsFor = (...costs: EngineCost[]) =>
    rowsOf(anOutcome({ engines: ['openai', 'perplexity'], costs }), 'cost')

  it('is that of all engines, each with its tokens, searches and the source of its cost', () => {
    expect(formatTotalCost([openai, perplexity])).toBe('0.68 USD')
    expect(rowsFor(openai, perplexity)).toEqual([
      ['ChatGPT (default model)', '20', '162460 / 8240', '20', '0.61 USD', 'list prices'],
      ['Perplexity', '20', '162460 / 8240', '–', '0.07 USD', 'vendor'],
    ])
  })

  it('is a lower bound where a part is not known, and not known where nothing is', () => {
    expect(formatTotalCost([openai, unknown])).toBe('at least 0.61 USD')
    expect(formatTotalCost([unknown])).toBe('not known')
    expect(rowsFor(unknown)[0]?.slice(-2)).toEqual(['not known', '–'])
    expect(rowsFor({ ...openai, stated: 5, unpriced: 5 })[0]?.slice(-2)).toEqual([
      ...['at least 0.61 USD', 'vendor, list prices, partly not known'],
    ])
  })
})

describe('a report with the cost of a run', () => {
  it('says nothing where no live engine replied', () => {
    expect(sectionOf(anOutcome(), 'cost')).toBeUndefined()
  })
})
