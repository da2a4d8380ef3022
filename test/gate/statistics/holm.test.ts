import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustByHolm } from '../../../src/gate/statistics/holm.ts'

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 })

describe('adjustByHolm', () => {
  it('rejects the same hypotheses as the textbook example', () => {
    // The example of the Holm–Bonferroni literature: at 0.05 the second and third are not rejected.
    const adjusted = adjustByHolm([0.01, 0.04, 0.03, 0.005])
    for (const [index, expected] of [0.03, 0.06, 0.06, 0.02].entries())
      expect(adjusted[index]).toBeCloseTo(expected, 12)
  })

  it('keeps a single p-value, and caps at 1', () => {
    expect(adjustByHolm([0.04])).toEqual([0.04])
    expect(adjustByHolm([0.9, 0.6, 1])).toEqual([1, 1, 1])
    expect(adjustByHolm([])).toEqual([])
  })

  it('rejects the same hypotheses as the step-down procedure', () => {
    fc.assert(
      fc.property(pValues, fc.constantFrom(0.01, 0.05, 0.3), (values, alpha) => {
        const ascending = values.toSorted((one, other) => one - other)
        const kept = ascending.findIndex((value, rank) => value * (values.length - rank) > alpha)
        const limit = kept < 0 ? Infinity : (ascending[kept] ?? 0)
        expect(adjustByHolm(values).map(value => value <= alpha)).toEqual(values.map(value => value < limit))
      }),
    )
  })

  it('lowers no p-value, and keeps the order', () => {
    fc.assert(
      fc.property(pValues, values => {
        const adjusted = adjustByHolm(values)
        const order = values.map((value, index) => [value, adjusted[index] ?? 0] as const)
        for (const [value, result] of order) {
          expect(result).toBeGreaterThanOrEqual(value)
          for (const [other, of] of order) if (other <= value) expect(of).toBeLessThanOrEqual(result)
        }
      }),
    )
  })
})
