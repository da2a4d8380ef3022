import { describe, expect, it } from 'vitest'
import { labelTick, roundUpStep, ticksWithin } from '../../src/lib/chart-scale.ts'

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

describe('ticksWithin', () => {
  it.each([
    [0, 110, [0, 50, 100]],
    [30, 46.5, [30, 35, 40, 45]],
    [0, 1.1, [0, 0.5, 1]],
  ])('gives round numbers from %d to %d', (low, high, ticks) => {
    expect(ticksWithin(low, high)).toEqual(ticks)
  })
})

describe('labelTick', () => {
  it('writes a tick without rounding errors', () => {
    expect([3 * 0.1, -0, 0.002, 1000].map(labelTick)).toEqual(['0.3', '0', '0.002', '1000'])
  })
})
