import { describe, expect, it } from 'vitest'
import { levelOfLook } from '../../../src/gate/statistics/looks.ts'

describe('levelOfLook', () => {
  it('is alpha for the only look', () => {
    expect(levelOfLook(0.05, 1, 1)).toBe(0.05)
  })

  it('is a fiftieth at every interim look, at 0.05 the 0.001 of Haybittle and Peto', () => {
    for (const look of [1, 2, 3, 4]) expect(levelOfLook(0.05, look, 5)).toBeCloseTo(0.001, 12)
  })

  it('spends alpha over all looks together, and no more', () => {
    for (const looks of [1, 2, 3, 5, 9]) {
      const levels = Array.from({ length: looks }, (_, index) => levelOfLook(0.05, index + 1, looks))
      expect(levels.reduce((sum, level) => sum + level)).toBeCloseTo(0.05, 12)
      expect(levels.at(-1)).toBeGreaterThan(0.04)
    }
  })
})
