import { describe, expect, it } from 'vitest'
import {
  formatChange,
  formatDrop,
  formatEstimate,
  formatOptional,
  formatScore,
} from '../../src/report/numbers.ts'

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

describe('formatDrop', () => {
  it.each([
    [3, '3'],
    [-3, 'none (+3)'],
    [0, 'none'],
    [1e-12, 'none'],
    [undefined, '–'],
  ])('writes %s as %s', (drop, text) => {
    expect(formatDrop(drop)).toBe(text)
  })
})

it('writes a value that is not known as a dash', () => {
  expect([formatOptional(undefined), formatOptional(0)]).toEqual(['–', '0'])
})

it('writes an estimate with three digits, and a score with two decimals', () => {
  expect([19.57, 0.12345, 1234].map(formatEstimate)).toEqual(['19.6', '0.123', '1230'])
  expect([24.0278, 0.012345, 1234.567].map(formatScore)).toEqual(['24.03', '0.0123', '1234.57'])
})
