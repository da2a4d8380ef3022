import { describe, expect, it } from 'vitest'
import type { EngineCost } from '../../src/engines/account.ts'
import { formatTotalCost } from '../../src/report/words/numbers.ts'
import { textsOf } from '../support/documents.ts'
import { anOutcome } from '../support/outcomes.ts'

const openai: EngineCost = {
  ...{ engine: 'openai', replies: 20, inputTokens: 162_460, outputTokens: 8_240, searches: 20 },
  ...{ costUsd: 0.607, stated: 0, unpriced: 0 },
}
const perplexity = { ...openai, engine: 'perplexity', searches: undefined, costUsd: 0.071, stated: 20 }
const unknown = { ...openai, engine: 'mistral', costUsd: 0, unpriced: 20 }

describe('the cost of a run', () => {
  const linesFor = (...costs: EngineCost[]) =>
    textsOf(anOutcome({ engines: ['openai', 'perplexity'], costs }), 'cost')

  it('is that of all engines', () => {
    expect(formatTotalCost([openai, perplexity])).toBe('0.68 USD')
    expect(linesFor(openai, perplexity)).toEqual(['0.68 USD for the replies of the engines.'])
  })

  it('is a lower bound if a part is not known, and unknown if no part is known', () => {
    expect(formatTotalCost([openai, unknown])).toBe('at least 0.61 USD')
    expect(formatTotalCost([unknown])).toBe('not known')
  })
})
