import { describe, expect, it } from 'vitest'
import { testByPredictionInterval } from '../../../src/gate/statistics/prominence.ts'

/** Load at failure of 22 specimens of U-700 alloy: Montgomery & Runger, Applied Statistics, examples 8-4 and 8-8. */
const adhesion = [
  19.8, 10.1, 14.9, 7.5, 15.4, 15.4, 15.4, 18.5, 7.9, 12.7, 11.9, 11.4, 11.4, 14.1, 17.6, 16.7, 15.8, 19.5,
  8.8, 13.6, 11.9, 11.4,
]

describe('testByPredictionInterval', () => {
  it('gives half of 5 % to both ends of the 95 % prediction interval of a published example', () => {
    expect(testByPredictionInterval(adhesion, 6.16)).toBeCloseTo(0.025, 3)
    expect(testByPredictionInterval(adhesion, 21.26)).toBeCloseTo(0.975, 3)
  })

  it('is the t distribution of the distance to the mean', () => {
    // The standard deviation is √14.5. By 26.7.4 of Abramowitz & Stegun, t = 10 / √(14.5 · 1.2) with four degrees of freedom.
    expect(testByPredictionInterval([62, 58, 60, 65, 55], 50)).toBeCloseTo(0.03728654967253969, 9)
  })

  it('gives no result for fewer than five values', () => {
    expect(testByPredictionInterval([62, 58, 60, 65], 0)).toBeUndefined()
    expect(testByPredictionInterval([62, 58, 60, 65, 55], 0)).toBeDefined()
  })

  it('finds any drop below equal values, but no rounding error', () => {
    const same = [0.3, 0.3, 0.3, 0.3, 0.1 + 0.2]
    expect(testByPredictionInterval(same, 0.29)).toBe(0)
    expect(testByPredictionInterval(same, 0.3)).toBe(1)
    expect(testByPredictionInterval(same, 0.31)).toBe(1)
  })
})
