import { describe, expect, it } from 'vitest'
import { interimAlpha, planAnalyses } from '../../../src/gate/statistics/interim-alpha.ts'

const ranges = Array.from({ length: 100 }, (_, index) => index + 1).flatMap(max =>
  [1, 2, 3, 10, max - 1, max].filter(min => min >= 1 && min <= max).map(min => ({ min, max })),
)

describe('planAnalyses', () => {
  it('analyses once where the number of samples is fixed', () => {
    expect(planAnalyses({ min: 3, max: 3 })).toEqual([3])
  })

  it('analyses after every sample of a short range', () => {
    expect(planAnalyses({ min: 3, max: 9 })).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect(planAnalyses({ min: 1, max: 11 })).toHaveLength(11)
  })

  it('makes several samples between two analyses of a long range', () => {
    expect(planAnalyses({ min: 1, max: 12 })).toEqual([1, 3, 5, 7, 9, 11, 12])
    expect(planAnalyses({ min: 1, max: 51 })).toEqual([1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51])
  })

  it('begins with the least number, grows, and ends with the greatest, in at most eleven analyses', () => {
    for (const { min, max } of ranges) {
      const analyses = planAnalyses({ min, max })
      expect([analyses[0], analyses.at(-1)]).toEqual([min, max])
      expect(analyses).toEqual([...new Set(analyses)].toSorted((one, other) => one - other))
      expect(analyses.length).toBeLessThanOrEqual(11)
    }
  })
})

describe('interimAlpha', () => {
  it('is alpha for a single analysis', () => {
    expect(interimAlpha(0.05, 1, 1)).toBe(0.05)
  })

  it('is a fiftieth at every interim analysis: at 0.05 the 0.001 of Haybittle and Peto', () => {
    for (const analysis of [1, 2, 3, 4]) expect(interimAlpha(0.05, analysis, 5)).toBeCloseTo(0.001, 12)
  })

  it('is above 0 at every analysis, and spends exactly alpha over all of them, whatever the range', () => {
    for (const range of ranges) {
      const { length } = planAnalyses(range)
      const levels = Array.from({ length }, (_, index) => interimAlpha(0.05, index + 1, length))
      expect(Math.min(...levels)).toBeGreaterThan(0)
      expect(levels.reduce((sum, level) => sum + level)).toBeCloseTo(0.05, 12)
      expect(levels.at(-1)).toBeGreaterThan(0.8 * 0.05 - 1e-12)
    }
  })
})
