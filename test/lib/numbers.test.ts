import { describe, expect, it } from 'vitest'
import { formatCount, formatScore } from '../../src/lib/numbers.ts'

describe('formatScore', () => {
  it.each([
    [62.5, '62.5'],
    [60, '60.0'],
    [24.0278, '24.0'],
    [3.65, '3.7'],
    [0.1 + 0.2, '0.3'],
    [-3.25, '−3.3'],
    [0, '0.0'],
    [-0, '0.0'],
    [1_234_567.89, '1234567.9'],
  ])('writes %d with one decimal: %s', (value, text) => {
    expect(formatScore(value)).toBe(text)
  })

  it.each([
    [0.04, '<0.1'],
    [1e-9, '<0.1'],
    [-0.04, '>−0.1'],
    [0.05, '0.1'],
  ])('does not write %d as zero: %s', (value, text) => {
    expect(formatScore(value)).toBe(text)
  })
})

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [12, '12'],
    [-0, '0'],
    [18.5, '18.5'],
    [43.3333, '43.3'],
  ])('writes %d as %s', (value, text) => {
    expect(formatCount(value)).toBe(text)
  })
})
