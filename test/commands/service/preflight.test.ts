import { describe, expect, it } from 'vitest'
import { checkLimits } from '../../../src/commands/service/opened-service.ts'

const limits = { perMinute: 10, perDay: 500 }

describe('checkLimits', () => {
  it('returns undefined for a run that fits its limits', () => {
    expect(checkLimits(100, limits, 10)).toBeUndefined()
  })

  it('finds a run that needs more than a day of requests', () => {
    expect(checkLimits(500, limits, 360)).toBeUndefined()
    expect(checkLimits(501, limits, 360)).toEqual({ kind: 'day-limit', requests: 501, perDay: 500 })
  })

  it('finds a run that the rate limit alone stretches beyond its time budget', () => {
    expect(checkLimits(101, limits, 10)).toEqual({
      kind: 'time-budget',
      requests: 101,
      perMinute: 10,
      timeoutMinutes: 10,
    })
  })
})
