import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitsOf, PLANS, readLimits } from '../../src/contract/plans.ts'

describe('readLimits', () => {
  it('reads all three limits', () => {
    expect(readLimits('600/minute, 200000/day, 50 concurrent')).toEqual({
      perMinute: 600,
      perDay: 200_000,
      concurrent: 50,
    })
  })

  it.each([
    ['50 concurrent', { concurrent: 50 }],
    ['200000/day,9007199254740991/minute', { perDay: 200_000, perMinute: Number.MAX_SAFE_INTEGER }],
    ['  5concurrent ,  7 / Minute ', { concurrent: 5, perMinute: 7 }],
    ['', {}],
    ['  ', {}],
  ])('reads any of the limits, in any order and spacing: %j', (text, limits) => {
    expect(readLimits(text)).toEqual(limits)
  })

  it.each(
    [
      '0/minute|-1/minute|1.5/minute|1e3/minute|10,000/day|60|60/hour|60/minute, 61/minute|60/minute,',
      '60/minute 5 concurrent|99999999999999999999/day|5 concurrently|unlimited',
    ].flatMap(texts => texts.split('|')),
  )('rejects %j', text => {
    expect(readLimits(text)).toBeUndefined()
  })

  it('reads whole numbers above 0, or nothing, from any text', () => {
    const pieces = fc.constantFrom('0', '7', '60', '/', 'minute', 'day', 'concurrent', ',', ' ', '-', '.')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map(texts => texts.join('')),
        ),
        text => {
          const values = Object.values(readLimits(text) ?? {})
          expect(values.every(value => Number.isSafeInteger(value) && value > 0)).toBe(true)
        },
      ),
    )
  })
})

describe('limitsOf', () => {
  it("is the plan's limits where the account has none of its own", () => {
    expect(limitsOf('pro', {})).toEqual(PLANS.pro)
    expect(limitsOf('pro', { concurrent: 9 })).toEqual({ ...PLANS.pro, concurrent: 9 })
  })

  it("is the account's own limits on an enterprise plan", () => {
    const own = { perMinute: 600, perDay: 200_000, concurrent: 50 }
    expect(limitsOf('enterprise', own)).toEqual(own)
  })

  it('invents no limit for an enterprise plan', () => {
    expect(() => limitsOf('enterprise', { perMinute: 600, perDay: 200_000 })).toThrow(RangeError)
  })
})
