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

  it('tells the announced end of a model', () => {
    const scope = { questions: 1, samples: 1, judged: false }
    const asked = ['anthropic:claude-sonnet-4-5', 'anthropic:claude-sonnet-4-5-20250929', 'anthropic']
    const ends = { on: '2026-11-30', use: 'claude-sonnet-5-5' }
    expect(estimateCalls(asked.map(specOf), scope).map(call => call.ends)).toEqual([ends, ends, undefined])
  })

  it('counts a judgment for every answer where sentiment is judged', () => {
    const scope = { questions: 20, samples: 3, judged: true }
    expect(estimateCalls(specs, scope).map(({ judgments }) => judgments)).toEqual([60, 60])
    expect(countRequests(specs, scope)).toBe(240)
  })
})
