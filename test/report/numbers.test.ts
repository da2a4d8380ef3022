import { describe, expect, it } from 'vitest'
import {
  formatChange,
  formatDrop,
  formatPercent,
  formatPValue,
  formatSetting,
  formatValue,
} from '../../src/report/numbers.ts'

describe('formatPercent', () => {
  it.each([
    [0.25, '25%'],
    [0.666, '67%'],
    [0, '0%'],
    [0.004, '<1%'],
    [1, '100%'],
  ])('writes the share %d as %s', (share, text) => {
    expect(formatPercent(share)).toBe(text)
  })
})

describe('formatValue', () => {
  it('writes a value in the unit of its subject', () => {
    expect([formatValue(3, 'score'), formatValue(3, 'count'), formatValue(3, 'percent')]).toEqual([
      '3.0',
      '3',
      '3%',
    ])
  })
})

describe('formatChange', () => {
  it.each([
    [1.5, '+1.5'],
    [-1.5, '−1.5'],
    [0, '±0'],
    [-0, '±0'],
    [0.1 + 0.2, '+0.3'],
    [0.01, '+<0.1'],
    [0.1 + 0.2 - 0.3, '±0'],
  ])('writes %d as %s', (value, text) => {
    expect(formatChange(value)).toBe(text)
  })
})

describe('formatDrop', () => {
  it.each([
    [3, '3.0'],
    [-3, 'none (+3.0)'],
    [0, 'none'],
    [1e-12, 'none'],
  ])('writes %d as %s', (drop, text) => {
    expect(formatDrop(drop, 'score')).toBe(text)
  })
})

describe('formatPValue', () => {
  it.each([
    [0.0042, '0.0042'],
    [0.125, '0.13'],
    [0.21, '0.21'],
    [0.0009, '<0.001'],
    [1, '1'],
  ])('writes %d as %s', (value, text) => {
    expect(formatPValue(value)).toBe(text)
  })
})

describe('formatSetting', () => {
  it('keeps all digits and no rounding error', () => {
    expect([2.5, 40, 0.05, 0.1 + 0.2, 99.8].map(formatSetting)).toEqual(['2.5', '40', '0.05', '0.3', '99.8'])
  })
})
