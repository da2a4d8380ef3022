import jStat from 'jstat'
import { describe, expect, it } from 'vitest'
import type { CellPair } from '../../../src/gate/statistics/pair.ts'
import { testDrops } from '../../../src/gate/statistics/test-drops.ts'
import { testTotalLoss } from '../../../src/gate/statistics/total-loss.ts'
import type { Cell } from '../../../src/scan/measure.ts'
import { aCell, aRun } from '../../support/baseline-runs.ts'

const noShift = { scale: 0, degrees: 5 }
const someShift = { scale: 0.6, degrees: 5 }

/** Answers by run, the current run last: `11 0 00` had two cited answers, one uncited, and now two uncited. */
function pairOf(answers: string): CellPair {
  const cells = answers.split(' ').map((run): Cell => aCell('tea', 'chatgpt', ...[...run].map(Number)))
  const [now, ...earlier] = cells.toReversed()
  if (now === undefined) throw new RangeError('a pair has a current cell')
  return { engine: 'chatgpt', earlier: earlier.map((cell, run) => ({ run, cell })), now }
}

const pairsOf = (...cells: string[]) => cells.map(pairOf)

/** Every choice of the current answers of a cell, weighted by exp(shift) for each that cites. */
function countNoCitation(answers: string, shift: number): number {
  const all = [...answers.replaceAll(' ', '')].map(Number)
  const current = answers.split(' ').at(-1)?.length ?? 0
  const choose = (left: number[], size: number): number[][] => {
    const [first, ...others] = left
    if (size === 0) return [[]]
    if (first === undefined) return []
    return [...choose(others, size - 1).map(rest => [first, ...rest]), ...choose(others, size)]
  }
  const cited = choose(all, current).map(chosen => chosen.reduce((sum, answer) => sum + answer, 0))
  const weights = cited.map(count => Math.exp(shift * count))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.filter((_, index) => cited[index] === 0).reduce((sum, weight) => sum + weight, 0) / total
}

const countAll = (cells: string[], shift: number) =>
  cells.reduce((product, answers) => product * countNoCitation(answers, shift), 1)

/** The trapezoidal rule over the t distribution of the shift. */
function integrate(cells: string[], { scale, degrees }: typeof someShift): number {
  const step = 0.05
  return Array.from({ length: 1201 }, (_, index) => (index - 600) * step).reduce(
    (sum, t) => sum + countAll(cells, t * scale) * jStat.studentt.pdf(t, degrees) * step,
    0,
  )
}

describe('testTotalLoss', () => {
  const cells = ['11 10 00', '1 0', '111 000', '10 0', '0 1 11 00', '00 0', '111 0']

  it('agrees with counting every choice of the current answers', () => {
    const expected = countAll(cells, 0) / 2
    expect(testTotalLoss([{ pairs: pairsOf(...cells), day: noShift }])).toBeCloseTo(expected, 12)
  })

  it('agrees with the integral over the shift of the engine', () => {
    const few = ['1 0', '11 00', '1 0']
    const expected = integrate(few, someShift) / 2
    const pValue = testTotalLoss([{ pairs: pairsOf(...few), day: someShift }])
    // Few equally probable shifts stand for the distribution: an error of some percent where p is near 0.05.
    expect(Math.abs(pValue / expected - 1)).toBeLessThan(0.05)
    expect(pValue / (countAll(few, 0) / 2)).toBeGreaterThan(1.3)
  })

  it('multiplies engines, which shift independently', () => {
    const [one, other] = [
      { pairs: pairsOf('1 0', '1 0'), day: someShift },
      { pairs: pairsOf('11 00', '1 0'), day: noShift },
    ]
    expect(testTotalLoss([one, other])).toBeCloseTo(2 * testTotalLoss([one]) * testTotalLoss([other]), 12)
  })

  it('learns nothing from cells that never cited', () => {
    const day = someShift
    const pairs = pairsOf('1 0', '11 00')
    expect(testTotalLoss([{ pairs: [...pairs, ...pairsOf('0 0', '000 00')], day }])).toBeCloseTo(
      testTotalLoss([{ pairs, day }]),
      12,
    )
  })

  it('is not 0 for a probability that a number barely holds', () => {
    const pairs = Array.from({ length: 200 }, () => pairOf('111 000'))
    const pValue = testTotalLoss([{ pairs, day: noShift }])
    expect(Math.log10(pValue)).toBeCloseTo(Math.log10(0.5) - 200 * Math.log10(20), 6)
  })
})

describe('the loss of all citations of one run', () => {
  const sizes = [1, 2, 3].flatMap(engines => [1, 2, 3].map(samples => ({ engines, samples })))

  interface Setting {
    keywords: number
    engines: number
    samples: number
  }

  /** The p-value of the whole where the earlier run had cited answers for so many keywords, and now there is none. */
  function pValueOf({ keywords, engines, samples }: Setting, cited: number, isSpread: boolean): number {
    const ask = (cites: (keyword: number, engine: number) => boolean) =>
      Array.from({ length: keywords * engines }, (_, index) => {
        const [keyword, engine] = [Math.floor(index / engines), index % engines]
        const scores = Array.from({ length: samples }, (_, sample) =>
          sample === 0 && cites(keyword, engine) ? 80 : 0,
        )
        return aCell(`k${keyword}`, `e${engine}`, ...scores)
      })
    const before = aRun(
      ...ask((keyword, engine) => keyword < cited && engine === (isSpread ? keyword % engines : 0)),
    )
    const now = { ...aRun(...ask(() => false)), totalEngines: engines }
    return testDrops({ runs: [before], citedEngines: [] }, now, 0.05)?.overallBcr.pValue ?? 1
  }

  it.each([5, 6, 7, 8, 9, 10])(
    'is significant for five keywords that cited, and not for three, of %i keywords',
    keywords => {
      for (const size of sizes) {
        for (const isSpread of [true, false]) {
          expect(pValueOf({ keywords, ...size }, 5, isSpread)).toBeLessThan(0.05)
          expect(pValueOf({ keywords, ...size }, 3, isSpread)).toBeGreaterThan(0.05)
        }
      }
    },
  )
})
