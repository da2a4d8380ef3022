import fc from 'fast-check'
import jStat from 'jstat'
import { describe, expect, it } from 'vitest'
import { findFall } from '../../../src/gate/statistics/change-point.ts'

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const squaresOf = (values: number[]) => values.reduce((sum, value) => sum + (value - meanOf(values)) ** 2, 0)

/** The p-value of Student's two-sample t test of a fall at a position. */
function testAt(values: number[], start: number, leastVariance: number): number {
  const [before, after] = [values.slice(0, start), values.slice(start)]
  const degrees = values.length - 2
  const variance = Math.max((squaresOf(before) + squaresOf(after)) / degrees, leastVariance)
  const error = Math.sqrt(variance * (1 / before.length + 1 / after.length))
  return jStat.studentt.cdf((meanOf(after) - meanOf(before)) / error, degrees)
}

const repeat = (count: number, ...pattern: number[]) =>
  Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? 0)

describe('findFall', () => {
  it('finds where the values fell, and the levels before and after', () => {
    const values = [...repeat(12, 60, 64, 62), ...repeat(6, 47, 49)]
    expect(findFall(values, 0)).toMatchObject({
      start: 12,
      before: expect.closeTo(62, 9),
      after: expect.closeTo(48, 9),
    })
    expect(findFall(values, 0)?.pValue).toBeLessThan(1e-6)
  })

  it('is the most significant of the two-sample t tests at every position', () => {
    const value = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 8, maxLength: 20 }),
        fc.constantFrom(0.5, 20, 900),
        (values, least) => {
          const positions = Array.from({ length: values.length - 7 }, (_, index) => index + 5)
          const falls = positions.filter(
            start => meanOf(values.slice(0, start)) > meanOf(values.slice(start)) + 1e-9,
          )
          const found = findFall(values, least)
          expect(found === undefined).toBe(falls.length === 0)
          if (found === undefined) return
          const lowest = Math.min(...falls.map(start => testAt(values, start, least)))
          expect(found.pValue).toBeCloseTo(lowest, 6)
          expect(testAt(values, found.start, least)).toBeCloseTo(lowest, 6)
        },
      ),
    )
  })

  it('finds nothing in fewer than eight values, nor in a rise or a constant', () => {
    expect(findFall([9, 9, 9, 9, 1, 1, 1], 0.1)).toBeUndefined()
    expect(findFall([9, 9, 9, 9, 9, 1, 1, 1], 0.1)).toBeDefined()
    expect(findFall(repeat(20, 60), 1)).toBeUndefined()
    expect(findFall([...repeat(10, 40), ...repeat(10, 60)], 1)).toBeUndefined()
  })

  it('knows the level before from five values, and the level now from three', () => {
    expect(findFall([9, 9, 9, 1, 1, 1, 1, 1, 1, 1, 1], 0.1)?.start).toBe(5)
    expect(findFall([9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1], 0.1)?.start).toBe(8)
  })

  it('reckons with the least variance where the values happen to be equal', () => {
    const values = [...repeat(5, 60), ...repeat(3, 58)]
    const error = Math.sqrt(4 * (1 / 5 + 1 / 3))
    expect(findFall(values, 4)?.pValue).toBeCloseTo(jStat.studentt.cdf(-2 / error, 6), 6)
    expect(findFall(values, 0)).toBeUndefined()
  })

  it('does not take a rounding error for a fall', () => {
    expect(findFall([...repeat(5, 0.1 + 0.2), ...repeat(5, 0.3)], 0)).toBeUndefined()
  })
})
