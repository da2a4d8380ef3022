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

  it('counts a judgment for every answer where sentiment is judged', () => {
    const scope = { questions: 20, samples: 3, judged: true }
    expect(estimateCalls(specs, scope).map(({ judgments }) => judgments)).toEqual([60, 60])
    expect(countRequests(specs, scope)).toBe(240)
  })
})
