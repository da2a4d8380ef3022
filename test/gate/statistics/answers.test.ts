import jStat from 'jstat'
import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/comparison/compare.ts'
import type { ComparedCell } from '../../../src/comparison/comparison.ts'
import { testByAnswers } from '../../../src/gate/statistics/answers.ts'
import { testDrops } from '../../../src/gate/statistics/test-drops.ts'
import type { Cell } from '../../../src/scan/measure.ts'
import { aCell, aRun } from '../../support/baseline-runs.ts'
import { aBaseline, aMeasurement } from '../../support/measurements.ts'

const noShift = { scale: 0, degrees: 5 }
const someShift = { scale: 0.6, degrees: 5 }

/** Answers by run, the current run last: `11 0 00` had two cited answers, one uncited, and now two uncited. */
function pairOf(answers: string): ComparedCell {
  const cells = answers.split(' ').map((run): Cell => aCell('tea', 'chatgpt', ...[...run].map(Number)))
  const [now, ...earlier] = cells.toReversed()
  if (now === undefined) throw new RangeError('a pair has a current cell')
  return { keyword: 'tea', engine: 'chatgpt', before: earlier.map((cell, run) => ({ run, cell })), now }
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

/** The draws count: an error of four standard deviations. */
function expectDrawn(pValue: number, expected: number) {
  expect(Math.abs(pValue - expected)).toBeLessThan(4 * Math.sqrt(expected / 10_000) + 0.0002)
}

describe('testByAnswers', () => {
  const cells = ['11 10 00', '1 0', '11 00', '10 0']

  it('agrees with counting every choice of the current answers', () => {
    expectDrawn(testByAnswers([{ pairs: pairsOf(...cells), day: noShift }]), countAll(cells, 0) / 2)
  })

  it('agrees with the integral over the shift of the engine', () => {
    const few = ['1 0', '11 00', '1 0']
    const pValue = testByAnswers([{ pairs: pairsOf(...few), day: someShift }])
    expectDrawn(pValue, integrate(few, someShift) / 2)
    expect(pValue / (countAll(few, 0) / 2)).toBeGreaterThan(1.3)
  })

  it('lets engines shift independently', () => {
    const few = ['1 0', '1 0', '1 0']
    const ofOne = testByAnswers([{ pairs: pairsOf(...few, ...few), day: someShift }])
    const ofTwo = testByAnswers([
      { pairs: pairsOf(...few), day: someShift },
      { pairs: pairsOf(...few), day: someShift },
    ])
    expectDrawn(ofTwo, (2 * (integrate(few, someShift) / 1) ** 2) / 4)
    expect(ofOne).toBeGreaterThan(1.5 * ofTwo)
  })

  it('learns nothing from cells that never cited or always cite', () => {
    const pairs = pairsOf('1 0', '11 00')
    const more = [...pairs, ...pairsOf('0 0', '000 00', '1 1', '11 11')]
    expectDrawn(testByAnswers([{ pairs: more, day: someShift }]), testByAnswers([{ pairs, day: someShift }]))
  })

  it('counts half of the ties of a partial loss', () => {
    // Given two citations among four answers, two current ones hold none, one or both: 1, 4 and 1 of 6 ways.
    expectDrawn(testByAnswers([{ pairs: pairsOf('10 10'), day: noShift }]), (1 + 4 / 2) / 6)
    expectDrawn(testByAnswers([{ pairs: pairsOf('00 11'), day: noShift }]), 1 - 1 / 12)
  })

  it('is seldom surprised by few citations under a large shift', () => {
    const pairs = pairsOf('111 000', '111 000', '111 001')
    const calm = testByAnswers([{ pairs, day: noShift }])
    expect(testByAnswers([{ pairs, day: { scale: 3, degrees: 5 } }])).toBeGreaterThan(20 * calm)
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
    const comparison = compare(aMeasurement(now), aBaseline({ runs: [before] }))
    return testDrops(comparison, 0.05)?.overallBcr.pValue ?? 1
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
