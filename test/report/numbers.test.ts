import { describe, expect, it } from 'vitest'
import { formatChange } from '../../src/report/numbers.ts'

describe('formatChange', () => {
  it.each([
    [1.5, '+1.5'],
    [-1.5, '−1.5'],
    [0, '±0'],
    [-0, '±0'],
    [0.1 + 0.2, '+0.3'],
    [1e-7, '+1e-7'],
  ])('writes %d as %s', (value, text) => {
    expect(formatChange(value)).toBe(text)
  })

  it('takes what floating point leaves of equal numbers for no change', () => {
    expect(formatChange(0.1 + 0.2 - 0.3)).toBe('±0')
  })
})
