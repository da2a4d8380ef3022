import fc from 'fast-check'
import jStat from 'jstat'
import { describe, expect, it } from 'vitest'
import { estimateDrop, joinBounds } from '../../../src/gate/statistics/interval.ts'

const noBounds = { interval: undefined, detectableDrop: undefined }

describe('estimateDrop', () => {
  it('is the mean drop of the keywords against the means of their earlier runs', () => {
    expect(
      estimateDrop(
        [
          [10, 20, 6],
          [5, 5],
          [8, 4],
        ],
        0.05,
      ).drop,
    ).toBeCloseTo((9 + 0 + 4) / 3, 12)
  })

  it('gives the t interval at confidence 1 − 2·alpha', () => {
    // Student's sleep data (1908): the additional hours of ten patients on either drug. R's t.test(paired = TRUE)
    // gives a mean difference of 1.58 and, at 95 %, 0.7001142 to 2.4598858.
    const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]
    const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    const { drop, interval } = estimateDrop(
      second.map((hours, patient) => [hours, first[patient] ?? 0]),
      0.025,
    )
    expect(drop).toBeCloseTo(1.58, 12)
    expect(interval?.low).toBeCloseTo(0.7001142, 7)
    expect(interval?.high).toBeCloseTo(2.4598858, 7)
  })

  it('gives the drop that is found with 80% power', () => {
    const drops = [3, -1, 4, 1, -5, 9, 2, 6]
    const standardError = jStat.stdev(drops, true) / Math.sqrt(8)
    const multiplier = jStat.studentt.inv(0.95, 7) + jStat.studentt.inv(0.8, 7)
    const { detectableDrop } = estimateDrop(
      drops.map(drop => [drop, 0]),
      0.05,
    )
    expect(detectableDrop).toBeCloseTo(multiplier * standardError, 6)
  })

  it('counts the keywords in which nothing changed', () => {
    expect(
      estimateDrop(
        [
          [4, 0],
          [1, 1],
          [7, 7],
          [2, 2],
        ],
        0.05,
      ).drop,
    ).toBe(1)
  })

  it('has no interval with one keyword, or with the same drop in all', () => {
    expect(estimateDrop([[4, 1]], 0.05)).toEqual({ drop: 3, ...noBounds })
    expect(
      estimateDrop(
        [
          [4, 1],
          [5, 2],
        ],
        0.05,
      ),
    ).toEqual({ drop: 3, ...noBounds })
    expect(
      estimateDrop(
        [
          [0.3, 0.2],
          [0.8, 0.7],
          [0.4, 0.3],
        ],
        0.05,
      ),
    ).toMatchObject(noBounds)
    expect(
      estimateDrop(
        [
          [1, 1],
          [0, 0],
        ],
        0.05,
      ),
    ).toEqual({ drop: 0, ...noBounds })
  })

  it('does not change with a constant that is added to all values', () => {
    const row = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 2, maxLength: 20 }),
        fc.integer({ min: -50, max: 50 }),
        (rows, shift) => {
          const [before, after] = [rows, rows.map(entries => entries.map(entry => entry + shift))].map(
            values => estimateDrop(values, 0.05),
          )
          expect(after?.drop).toBeCloseTo(before?.drop ?? Number.NaN, 9)
          expect(after?.interval === undefined).toBe(before?.interval === undefined)
          if (before?.interval) expect(after?.interval?.low).toBeCloseTo(before.interval.low, 9)
        },
      ),
    )
  })
})

describe('joinBounds', () => {
  const wide = { interval: { low: -2, high: 5 }, detectableDrop: 4 }
  const high = { interval: { low: 1, high: 9 }, detectableDrop: 6 }

  it('covers both intervals and has the larger detectable drop', () => {
    expect(joinBounds(wide, high)).toEqual({ interval: { low: -2, high: 9 }, detectableDrop: 6 })
    expect(joinBounds(high, wide)).toEqual(joinBounds(wide, high))
  })

  it('is the only interval there is', () => {
    expect(joinBounds(wide, noBounds)).toEqual(wide)
    expect(joinBounds(noBounds, wide)).toEqual(wide)
    expect(joinBounds(noBounds, noBounds)).toEqual(noBounds)
  })
})
