import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropFrom, isAbove, isBelow } from '../../src/gate/rounding.ts'

describe('isAbove', () => {
  it('detects a difference in the last decimal that a person would write', () => {
    expect(isAbove(0.1000001, 0.1, 0.8)).toBe(true)
    expect(isAbove(1e-9, 0, 1e-8)).toBe(true)
  })

  it('treats any two-decimal drop that equals its tolerance as within it, at any scale', () => {
    const hundredths = fc.integer({ min: 0, max: 100_000 })
    const scale = fc.constantFrom(1e-6, 1e-2, 1, 1e3, 1e9)
    fc.assert(
      fc.property(hundredths, hundredths, scale, (a, b, unit) => {
        const [high, low] = [Math.max(a, b), Math.min(a, b)]
        const [baseline, observed, tolerance] = [high * unit, low * unit, (high - low) * unit]
        expect(isAbove(baseline - observed, tolerance, baseline, observed)).toBe(false)
        expect(isAbove(baseline - observed, tolerance - unit, baseline, observed)).toBe(true)
      }),
    )
  })
})

describe('isBelow', () => {
  it('treats a mean that equals the floor on paper as equal', () => {
    expect(isBelow((0.1 + 0.2 + 0.3) / 3, 0.2)).toBe(false)
    expect(isBelow((0.7 + 0.1) / 2, 0.4)).toBe(false)
    expect(isBelow(0.39, 0.4)).toBe(true)
  })
})

describe('dropFrom', () => {
  it('is the difference as a person would write it', () => {
    expect(dropFrom(0.8, 0.7)).toBe(0.1)
    expect(dropFrom(0.1 + 0.2, 0.3)).toBe(0)
    expect(dropFrom(65, 47.5)).toBe(17.5)
    expect(dropFrom(1e-8, 2e-8)).toBe(-1e-8)
  })
})
