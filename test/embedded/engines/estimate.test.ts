import { describe, expect, it } from 'vitest'
import { planCalls, TooManyRequestsError } from '../../../src/embedded/engines/estimate.ts'
import { specOf } from '../../support/engines.ts'

const specs = [specOf('openai'), specOf('gemini:gemini-4-argon')]

describe('the plan of calls', () => {
  it('says how many go to whom', () => {
    expect(planCalls(specs, { questions: 20, samples: 3, judged: false, maxRequests: undefined })).toEqual({
      calls: [
        { engine: 'openai', model: 'gpt-6.1-sol', answers: 60, judgements: 0 },
        { engine: 'gemini:gemini-4-argon', model: 'gemini-4-argon', answers: 60, judgements: 0 },
      ],
      requests: 120,
    })
  })

  it('counts a judgement for every answer where sentiment is judged', () => {
    const plan = planCalls(specs, { questions: 20, samples: 3, judged: true, maxRequests: undefined })
    expect(plan.calls).toMatchObject([
      { answers: 60, judgements: 60 },
      { answers: 60, judgements: 60 },
    ])
    expect(plan.requests).toBe(240)
  })

  it('may be as large as allowed, and no larger', () => {
    const scope = { questions: 20, samples: 3, judged: false }
    expect(planCalls(specs, { ...scope, maxRequests: 120 }).requests).toBe(120)
    expect(() => planCalls(specs, { ...scope, maxRequests: 119 })).toThrow(
      expect.objectContaining({
        constructor: TooManyRequestsError,
        plan: expect.objectContaining({ requests: 120 }),
        maxRequests: 119,
      }),
    )
  })
})
