import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../scripts/calibration/random.ts'
import { estimatePersistence, varianceOfMean } from '../../../src/gate/statistics/cell-series.ts'

/** Questions that keep the answer of the run before with this probability. */
function simulate(keeps: number, questions: number, runs: number) {
  const random = createRandom(1)
  return Array.from({ length: questions }, () => {
    let cited = 0
    return Array.from({ length: runs }, (_, run) => {
      if (run === 0 || random() >= keeps) cited = Number(random() < 0.4)
      return { run, cited, answers: 1 }
    })
  })
}

describe('estimatePersistence', () => {
  it.each([0, 0.2, 0.7])('finds that questions keep an answer with probability %d', keeps => {
    expect(Math.abs(estimatePersistence(simulate(keeps, 200, 60)) - keeps)).toBeLessThan(0.05)
  })

  it('is near 0 in a short history, although residuals from a mean are negatively correlated', () => {
    expect(estimatePersistence(simulate(0, 500, 4))).toBeLessThan(0.05)
    expect(estimatePersistence(simulate(0, 500, 1))).toBe(0)
  })
})

it('the mean of correlated values has a larger variance', () => {
  expect([varianceOfMean(1, 0.5), varianceOfMean(2, 0.5), varianceOfMean(5, 0)]).toEqual([1, 1.5, 1])
  expect(varianceOfMean(1000, 0.5)).toBeCloseTo(3, 2)
})
