import fc from 'fast-check'
import jStat from 'jstat'
import { describe, expect, it } from 'vitest'
import { estimateDayShift, listShifts } from '../../../src/gate/statistics/engine-day.ts'
import type { Row } from '../../../src/gate/statistics/rows.ts'

/** One row for each cell: the values of the earlier runs, and the current one last. */
const rowOf = (...values: number[]): Row => ({
  earlier: values.slice(0, -1).map((value, run) => ({ run, value })),
  now: values.at(-1) ?? 0,
})

/** Rows of `count` cells of which so many cite in each run, the current run last; the first cells cite. */
const cellsThatCite = (count: number, ...citing: number[]): Row[] =>
  Array.from({ length: count }, (_, cell) => rowOf(...citing.map(number => Number(cell < number))))

describe('estimateDayShift', () => {
  it('is the typical shift of two days with one earlier run', () => {
    const { scale, degrees } = estimateDayShift(cellsThatCite(20, 20, 5), 1)
    expect(scale).toBeCloseTo(0.3 * Math.SQRT2, 12)
    expect(degrees).toBe(5)
  })

  it('is the typical shift where no cell ever changed', () => {
    const { scale, degrees } = estimateDayShift(cellsThatCite(20, 20, 20, 20, 20), 1)
    expect(scale).toBeCloseTo(0.3 * Math.sqrt(1 + 1 / 3), 12)
    expect(degrees).toBe(5)
  })

  it('grows with runs that differ by more than single cells explain', () => {
    const scales = [0, 4, 8, 12].map(
      lost => estimateDayShift(cellsThatCite(40, 20 - lost, 20 + lost, 20 - lost, 20 + lost, 15), 1).scale,
    )
    expect(scales).toEqual(scales.toSorted((one, other) => one - other))
    expect(new Set(scales).size).toBe(4)
    expect(scales[0]).toBeLessThan(0.4)
    expect(scales[3]).toBeGreaterThan(1)
  })

  it('keeps a quarter of the variance of cells, however equal the runs are', () => {
    const runs = 40
    const { scale } = estimateDayShift(cellsThatCite(20, ...Array.from({ length: runs }, () => 20), 5), 1)
    // Fifteen cells differ in one of 41 values: each has a variance of 1/41.
    const ofCells = 41 / 15
    const degrees = 5 + runs - 1
    expect(scale).toBeCloseTo(Math.sqrt(((0.25 * ofCells * (degrees - 5)) / degrees) * (1 + 1 / runs)), 12)
  })

  it('knows more with each earlier run: a degree of freedom', () => {
    const degreesOf = (runs: number) =>
      estimateDayShift(cellsThatCite(20, ...Array.from({ length: runs }, () => 10), 5), 1).degrees
    expect([1, 2, 6, 20].map(degreesOf)).toEqual([5, 6, 10, 24])
  })

  it('is the moderated spread of the runs', () => {
    // Two cells cite in 3 of 4 and in 2 of 4 runs: variances of a quarter and of a third.
    const rows = [rowOf(1, 1, 0, 1), rowOf(1, 0, 0, 1)]
    const variance = 1 / 4 + 1 / 3
    const residuals = [1 / 3 + 2 / 3, 1 / 3 - 1 / 3, -2 / 3 - 1 / 3]
    const squares = residuals.reduce((sum, residual) => sum + (residual / variance) ** 2, 0)
    const moderated = (5 * (0.3 ** 2 + 1 / variance) + squares) / 7
    const kept = (0.25 / variance) * (2 / 7)
    const { scale, degrees } = estimateDayShift(rows, 1)
    expect(scale).toBeCloseTo(Math.sqrt((moderated - 1 / variance + kept) * (1 + 1 / 3)), 12)
    expect(degrees).toBe(7)
  })

  it('takes the run of each value, where cells were not evaluated in every run', () => {
    const apart = estimateDayShift(
      [
        { earlier: [1, 1, 0].map((value, run) => ({ run, value })), now: 0 },
        { earlier: [{ run: 3, value: 1 }], now: 0 },
      ],
      1,
    )
    expect(apart.degrees).toBe(5 + 3)
  })

  it('does not depend on the unit of the values', () => {
    const values = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(values, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(0.01, 3, 1e6),
        (cells, unit) => {
          const one = estimateDayShift(
            cells.map(cell => rowOf(...cell)),
            1,
          )
          const scaled = estimateDayShift(
            cells.map(cell => rowOf(...cell.map(value => value * unit))),
            unit,
          )
          expect(scaled.degrees).toBe(one.degrees)
          // The scale is a root of a difference, which loses half of the digits near 0.
          expect(scaled.scale ** 2).toBeCloseTo(one.scale ** 2, 9)
        },
      ),
    )
  })
})

describe('listShifts', () => {
  it('represents the t distribution by values of equal probability', () => {
    const shifts = listShifts({ scale: 0.4, degrees: 5 })
    for (const [index, shift] of shifts.entries()) {
      expect(jStat.studentt.cdf(shift / 0.4, 5)).toBeCloseTo((index + 0.5) / shifts.length, 6)
    }
    expect(shifts.length).toBeGreaterThanOrEqual(50)
  })

  it('is symmetrical, and zero at the scale zero', () => {
    const shifts = listShifts({ scale: 1, degrees: 7 })
    for (const [index, shift] of shifts.entries()) expect(shifts.at(-1 - index)).toBeCloseTo(-shift, 9)
    expect(listShifts({ scale: 0, degrees: 7 }).every(shift => Math.abs(shift) === 0)).toBe(true)
  })
})
