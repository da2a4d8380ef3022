import { describe, expect, it } from 'vitest'
import { formatNumber } from '../../src/lib/numbers.ts'

describe('formatNumber', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    [47.5, '47.5'],
    [-0, '0'],
    [-3.25, '-3.25'],
    [0.000123456789, '0.000123457'],
    [1_234_567, '1234567'],
    [99_999.96, '100000'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })
})
