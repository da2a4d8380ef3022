import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, type Limits, limitsOf, PLANS, readLimits, shareLimits } from '../../src/contract/plans.ts'

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
    ['200000/day,600/minute', { perDay: 200_000, perMinute: 600 }],
    ['  5concurrent ,  7 / Minute ', { concurrent: 5, perMinute: 7 }],
    ['', {}],
    ['  ', {}],
  ])('reads any part of it, in any order and spacing: %j', (text, limits) => {
    expect(readLimits(text)).toEqual(limits)
  })

  it.each([
    '0/minute',
    '-1/minute',
    '1.5/minute',
    '1e3/minute',
    '10,000/day',
    '60',
    '60/hour',
    '60/minute, 61/minute',
    '60/minute,',
    '60/minute 5 concurrent',
    '99999999999999999999/day',
    '5 concurrently',
    'unlimited',
  ])('does not understand %j', text => {
    expect(readLimits(text)).toBeUndefined()
  })

  it('reads back every set of limits, however it is written', () => {
    const value = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
    const limits = fc.record({ perMinute: value, perDay: value, concurrent: value }, { requiredKeys: [] })
    const spaces = fc.constantFrom('', ' ', '  ')
    fc.assert(
      fc.property(limits, spaces, fc.boolean(), (given, space, reversed) => {
        const parts = writeLimits(given, space)
        const text = (reversed ? parts.reverse() : parts).join(`${space},${space}`)
        expect(readLimits(text)).toEqual(given)
      }),
    )
  })

  it('answers any text with whole numbers above 0 or not at all', () => {
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

  it('makes up no limit for an enterprise plan', () => {
    expect(() => limitsOf('enterprise', { perMinute: 600, perDay: 200_000 })).toThrow(RangeError)
  })
})

describe('allocate', () => {
  it.each<[string, number, number[], number[]]>([
    ['in proportion to the weights', 300, [2, 1, 3], [100, 50, 150]],
    ['in whole parts, of which the largest remainders get what is left', 10, [10, 27, 23], [2, 4, 4]],
    ['in the order of equal remainders', 5, [1, 1, 1], [2, 2, 1]],
    ['with 1 for a small weight, from the parts of all others', 10, [500, 1, 499], [5, 1, 4]],
    ['with nothing for no weight', 10, [0, 1, 0], [0, 10, 0]],
    ['where no job has work', 10, [0, 0], [0, 0]],
    ['of which each job needs its 1', 3, [100, 1, 1], [1, 1, 1]],
  ])('divides a limit %s', (_, limit, weights, parts) => {
    expect(allocate(limit, weights)).toEqual(parts)
  })

  it('is exact where the numbers are large', () => {
    const [first = 0, second = 0] = allocate(9_007_199_254_740_989, [3, 6])
    expect(BigInt(first) + BigInt(second)).toBe(9_007_199_254_740_989n)
  })

  it('refuses a limit that has no 1 for each weight', () => {
    expect(() => allocate(2, [100, 1, 1])).toThrow(RangeError)
    expect(allocate(2, [100, 0, 1])).toEqual([1, 0, 1])
  })

  const given = fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 }), fc.nat(60_000)), { maxLength: 40 })
    .chain(weights => {
      const least = weights.filter(weight => weight > 0).length
      const limits = fc.oneof(
        fc.integer({ min: least, max: least + 50 }),
        fc.integer({ min: least, max: 1e6 }),
      )
      return fc.tuple(limits, fc.constant(weights))
    })
  /** Asserts what is true of each part and the next smaller or equal weight. */
  const compare = (assert: (larger: [number, number], smaller: [number, number]) => void) =>
    fc.assert(
      fc.property(given, ([limit, weights]) => {
        const pairs = allocate(limit, weights).map((part, at): [number, number] => [weights[at] ?? 0, part])
        const ordered = pairs.toSorted(([a, aPart], [b, bPart]) => b - a || bPart - aPart)
        for (const [at, pair] of ordered.slice(1).entries()) assert(ordered[at] ?? pair, pair)
      }),
    )

  it('gives away the limit, and no more', () => {
    fc.assert(
      fc.property(given, ([limit, weights]) => {
        const sum = allocate(limit, weights).reduce((all, part) => all + part, 0)
        expect(sum).toBe(weights.some(weight => weight > 0) ? limit : 0)
      }),
    )
  })

  it('gives at least 1 to each weight, and nothing without one', () => {
    fc.assert(
      fc.property(given, ([limit, weights]) => {
        expect(allocate(limit, weights).map(part => part > 0)).toEqual(weights.map(weight => weight > 0))
      }),
    )
  })

  it('gives a larger weight no less than a smaller one', () => {
    compare(([, larger], [, smaller]) => expect(larger).toBeGreaterThanOrEqual(smaller))
  })

  it('gives equal weights the same, or 1 more', () => {
    compare(([weight, larger], [next, smaller]) => {
      if (weight === next) expect(larger - smaller).toBeLessThanOrEqual(1)
    })
  })

  it('stays below 1 of the exact shares, where all of them are above 1', () => {
    const even = fc.array(fc.integer({ min: 1_000, max: 2_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(even, fc.integer({ min: 40, max: 1_000 }), (weights, limit) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        for (const [at, part] of allocate(limit, weights).entries()) {
          expect(Math.abs(part - (limit * (weights[at] ?? 0)) / total)).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('the share of a job in the limits', () => {
  it('follows its work, and leaves the day as it is', () => {
    const shares = [1, 2, 3].map(index => shareLimits(PLANS.business, { weights: [30, 60, 10], index }))
    expect(shares).toEqual([
      { perMinute: 90, perDay: 100_000, concurrent: 6 },
      { perMinute: 180, perDay: 100_000, concurrent: 12 },
      { perMinute: 30, perDay: 100_000, concurrent: 2 },
    ])
  })
})

function writeLimits({ perMinute, perDay, concurrent }: Partial<Limits>, space: string): string[] {
  return [
    ...(perMinute === undefined ? [] : [`${perMinute}${space}/${space}minute`]),
    ...(perDay === undefined ? [] : [`${perDay}${space}/${space}day`]),
    ...(concurrent === undefined ? [] : [`${concurrent}${space}concurrent`]),
  ]
}
