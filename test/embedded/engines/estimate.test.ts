import { describe, expect, it } from 'vitest'
import { countRequests, estimateCalls } from '../../../src/embedded/engines/estimate.ts'
import { specOf } from '../../support/engines.ts'

const specs = [specOf('openai'), specOf('gemini:gemini-4-argon')]

describe('the estimate of calls', () => {
  it('says how many go to whom', () => {
    const scope = { questions: 20, samples: 3, judged: false }
    expect(estimateCalls(specs, scope)).toMatchObject([
      { engine: 'openai', model: 'gpt-6.1-sol', vendor: 'openai', answers: 60, judgments: 0 },
      { engine: 'gemini:gemini-4-argon', model: 'gemini-4-argon', vendor: 'gemini', answers: 60 },
    ])
    expect(countRequests(specs, scope)).toBe(120)
  })

  it.each([
    ['anthropic:claude-sonnet-4-5', { on: '2026-11-30', use: 'claude-sonnet-5-5' }],
    ['anthropic:claude-sonnet-4-5-20250929', { on: '2026-11-30', use: 'claude-sonnet-5-5' }],
    ['anthropic', undefined],
    ['gemini:gemini-2.5-flash', { on: '2026-12-01', use: 'gemini-3.5-flash-lite' }],
    ['gemini:gemini-2.5-flash-lite', undefined],
    ['openai:gpt-5-2025-08-07', { on: '2026-12-11', use: 'gpt-6.1-sol' }],
    ['openai:gpt-5-mini', { on: '2026-12-11', use: 'gpt-6.1-terra' }],
    ['openai:gpt-5-nano', { on: '2026-12-11', use: 'gpt-6-luna' }],
    ['openai:o3', { on: '2026-12-11' }],
    ['openai:gpt-4o', { on: '2027-01-14', use: 'gpt-6-luna' }],
    ['openai:gpt-4.1', { on: '2027-01-14', use: 'gpt-6-luna' }],
    ['openai:gpt-5.1', { on: '2027-04-01' }],
    ['openai', undefined],
  ])('tells the announced end of %s', (id, ends) => {
    const [call] = estimateCalls([specOf(id)], { questions: 1, samples: 1, judged: false }, '2026-11-23')
    expect(call?.ends).toEqual(ends)
  })

  it.each([
    ['2026-12-31', { until: '2026-12-31', input: 1.5, output: 7.5 }],
    ['2027-01-01', undefined],
  ])('tells on %s what a later price is', (day, change) => {
    const [call] = estimateCalls([specOf('gemini')], { questions: 1, samples: 1, judged: false }, day)
    expect(call?.change).toEqual(change)
  })

  it('counts a judgment for every answer where sentiment is judged', () => {
    const scope = { questions: 20, samples: 3, judged: true }
    expect(estimateCalls(specs, scope).map(({ judgments }) => judgments)).toEqual([60, 60])
    expect(countRequests(specs, scope)).toBe(240)
  })
})
