import { describe, expect, it } from 'vitest'
import { labelTick, linesOf, roundUpStep, scaleOf } from '../../src/lib/chart-scale.ts'

describe('roundUpStep', () => {
  it.each([
    [0.3, 0.5],
    [1, 1],
    [3, 5],
    [6, 10],
    [180, 200],
  ])('rounds %d up to %d', (value, step) => {
    expect(roundUpStep(value)).toBe(step)
  })
})

describe('scaleOf', () => {
  it.each<[number, number, number[]]>([
    [0, 110, [0, 50, 100, 150]],
    [30, 46.5, [30, 35, 40, 45, 50]],
    [-20, 33, [-20, 0, 20, 40]],
    [0, 0, [0, 1]],
  ])('covers the range from %d to %d with round numbers', (low, high, lines) => {
    expect(linesOf(scaleOf([low, high]))).toEqual(lines)
  })
})

describe('labelTick', () => {
  it('writes a tick without rounding errors', () => {
    expect([3 * 0.1, -0, 0.002, 1000].map(labelTick)).toEqual(['0.3', '0', '0.002', '1000'])
  })
})
