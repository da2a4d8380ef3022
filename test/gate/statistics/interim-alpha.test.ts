import { describe, expect, it } from 'vitest'
import { interimAlpha } from '../../../src/gate/statistics/interim-alpha.ts'

describe('interimAlpha', () => {
  it('is alpha for a single analysis', () => {
    expect(interimAlpha(0.05, 1, 1)).toBe(0.05)
  })

  it('is a fiftieth at every interim analysis: at 0.05 the 0.001 of Haybittle and Peto', () => {
    for (const analysis of [1, 2, 3, 4]) expect(interimAlpha(0.05, analysis, 5)).toBeCloseTo(0.001, 12)
  })

  it('spends exactly alpha over all analyses', () => {
    for (const analyses of [1, 2, 3, 5, 9]) {
      const levels = Array.from({ length: analyses }, (_, index) => interimAlpha(0.05, index + 1, analyses))
      expect(levels.reduce((sum, level) => sum + level)).toBeCloseTo(0.05, 12)
      expect(levels.at(-1)).toBeGreaterThan(0.04)
    }
  })
})
