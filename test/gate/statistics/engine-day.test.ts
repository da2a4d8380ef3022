import { describe, expect, it } from 'vitest'
import { createRandom, drawNormal } from '../../../scripts/calibration/random.ts'
import type { CellCounts } from '../../../src/gate/statistics/cell-series.ts'
import { estimateDayShift } from '../../../src/gate/statistics/engine-day.ts'

const apart = { length: 1, isCorrelated: false }

/** A cell with a count of citations for each run before. */
const cellOf = (cited: readonly number[], answers = 1): CellCounts => ({
  now: { cited: 0, answers },
  before: cited.map((count, run) => ({ run, cited: count, answers })),
})

/** Cells with this number of citations in each run, in the first cells. */
const cellsThatCite = (count: number, ...citing: number[]) =>
  Array.from({ length: count }, (_, cell) => cellOf(citing.map(number => Number(cell < number))))

/** Cells that cite on 20 % of the keywords, on days that shift by this many logits. */
function simulate(deviation: number, runs: number, seed: number, previous = 0): CellCounts[] {
  const random = createRandom(seed)
  let shift = 0
  const days = Array.from({ length: runs }, () => {
    shift = previous * shift + Math.sqrt(1 - previous ** 2) * deviation * drawNormal(random)
    return shift
  })
  return Array.from({ length: 100 }, () =>
    cellOf(days.map(day => Number(random() < 1 / (1 + 4 * Math.exp(-day))))),
  )
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('estimateDayShift', () => {
  it('is the typical shift of two days with one earlier run', () => {
    const { scale, degrees } = estimateDayShift(cellsThatCite(20, 10), apart)
    expect(scale).toBeCloseTo(0.3 * Math.SQRT2, 12)
    expect(degrees).toBe(5)
  })

  it.each([0.1, 0.3, 0.6])('learns a shift of %d logits from sixty runs', deviation => {
    const scales = [1, 2, 3, 4, 5, 6].map(
      seed => estimateDayShift(simulate(deviation, 60, seed), apart).scale,
    )
    expect(Math.abs(meanOf(scales) - deviation)).toBeLessThan(0.08)
  })

  it('gains degrees of freedom with each run, up to eight', () => {
    const degreesOf = (runs: number) =>
      estimateDayShift(cellsThatCite(20, ...Array.from({ length: runs }, (_, run) => 8 + (run % 4))), apart)
        .degrees
    expect([1, 2, 3, 20].map(degreesOf)).toEqual([5, 6, 7, 8])
  })

  it('is smaller for several runs together, and less so if their days are alike', () => {
    const scaleOf = (length: number, previous: number) =>
      estimateDayShift(simulate(0.5, 60, 7, previous), { ...apart, length }).scale
    expect(scaleOf(8, 0)).toBeLessThan(0.6 * scaleOf(1, 0))
    expect(scaleOf(8, 0.8)).toBeGreaterThan(1.3 * scaleOf(8, 0))
  })

  it('has a dispersion over several runs if questions keep their answers', () => {
    const kept = simulate(0.3, 20, 3).map(({ now, before }) => ({
      now,
      before: [...before, ...before].map((counts, run) => ({
        ...counts,
        cited: before[Math.floor(run / 2)]?.cited ?? 0,
        run,
      })),
    }))
    const dispersionOf = (length: number) => estimateDayShift(kept, { ...apart, length }).dispersion
    expect(dispersionOf(1)).toBeLessThan(1.1)
    expect(dispersionOf(4)).toBeGreaterThan(1.5)
  })

  it('has no dispersion for one sample, and the full one for three equal samples', () => {
    const single = simulate(0.3, 30, 3)
    expect(estimateDayShift(single, apart).dispersion).toBeCloseTo(1, 2)
    const alike = single.map(({ before, now }) => ({
      now,
      before: before.map(({ run, cited }) => ({ run, cited: 3 * cited, answers: 3 })),
    }))
    expect(estimateDayShift(alike, apart).dispersion).toBeGreaterThan(2.7)
    expect(estimateDayShift(alike, apart).dispersion).toBeLessThan(3.3)
  })

  it('keeps a quarter of the variance of cells if the runs are more alike than by chance', () => {
    const cells = [cellOf([1, 0, 1, 0]), cellOf([0, 1, 0, 1])]
    // The shifts of a run that single cells explain have a variance of 1.5. Three runs weigh 3 of 8.
    const variance = (0.25 * 1.5 * 3) / 8
    expect(estimateDayShift(cells, apart).scale).toBeCloseTo(Math.sqrt(variance * (1 + 1 / 4)), 12)
  })

  it('limits the correlation of runs to 0.6', () => {
    const cells = simulate(1, 60, 7, 0.99)
    const scaleOf = (length: number) => estimateDayShift(cells, { length, isCorrelated: true }).scale
    /** The variance of the mean of this many runs, whose correlation is 0.6 to the power of their distance. */
    const varianceOf = (runs: number) => {
      const days = Array.from({ length: runs }, (_, day) => day)
      return meanOf(days.map(day => meanOf(days.map(other => 0.6 ** Math.abs(day - other)))))
    }
    const ratio = (varianceOf(8) + varianceOf(60)) / (varianceOf(1) + varianceOf(60))
    expect((scaleOf(8) / scaleOf(1)) ** 2).toBeCloseTo(ratio, 9)
  })

  it.each([
    ['one sample', 1, 1, 1, 1],
    ['three samples in each run', 3, 3, 1, 1.4],
    ['three samples in the newest run only', 1, 3, 1, 1.4],
    ['three runs of one sample', 1, 3, 3, 1],
  ])('has a typical dispersion for %s', (_, before, answers, length, dispersion) => {
    const cell = { ...cellOf([0, 0], before), now: { cited: 0, answers } }
    expect(estimateDayShift([cell], { length, isCorrelated: false }).dispersion).toBeCloseTo(dispersion, 12)
  })

  it('accepts cells that were not evaluated in every run', () => {
    const whole = simulate(0.3, 60, 5)
    const part = whole.map(({ now, before }, index) => ({
      now,
      before: before.filter(({ run }) => (run + index) % 5 > 0),
    }))
    const [all, some] = [whole, part].map(cells => estimateDayShift(cells, apart).scale)
    expect(Math.abs((all ?? 0) - (some ?? 0))).toBeLessThan(0.08)
  })
})
