import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../scripts/calibration/random.ts'
import { adjustByGatekeeping, adjustByHolm } from '../../../src/gate/statistics/gatekeeping.ts'

const ALPHA = 0.05

describe('adjustByGatekeeping', () => {
  it('gives the whole nine tenths of alpha, whatever the number of engines', () => {
    for (const engines of [[0.5, 0.5], [0.001, 1, 1], Array.from({ length: 30 }, () => 0.9)]) {
      expect(adjustByGatekeeping(0.04, engines, false).whole).toBeCloseTo(0.04 / 0.9, 12)
    }
    expect(adjustByGatekeeping(0.95, [1, 1], false).whole).toBe(1)
  })

  it('tests the engines by Holm where the whole is significant', () => {
    const { engines } = adjustByGatekeeping(0.0001, [0.01, 0.03, 0.02], false)
    for (const [index, expected] of [0.03, 0.04, 0.04].entries())
      expect(engines[index]).toBeCloseTo(expected, 12)
  })

  it('calls no engine significant above the whole, but where a tenth of alpha finds it', () => {
    const adjusted = adjustByGatekeeping(0.3, [0.01, 0.0005, 0.9], false)
    expect(adjusted.engines[0]).toBeCloseTo(0.2, 12)
    expect(adjusted.engines[1]).toBeCloseTo(10 * 3 * 0.0005, 12)
    expect(adjusted.engines[1]).toBeLessThan(ALPHA)
    expect(adjusted.engines[2]).toBeCloseTo(0.9, 12)
  })

  it('finds one lost engine among six that stay', () => {
    const { whole, engines } = adjustByGatekeeping(0.2, [0.0005, 0.5, 0.6, 0.4, 0.9, 1], false)
    expect(whole).toBeGreaterThan(ALPHA)
    expect(engines.map(pValue => pValue <= ALPHA)).toEqual([true, false, false, false, false, false])
  })

  it('spends all of alpha on a single engine, which is lost only with a drop of the whole', () => {
    expect(adjustByGatekeeping(0.04, [0.001], true)).toEqual({ whole: 0.04, engines: [0.04] })
    expect(adjustByGatekeeping(0.001, [0.04], true)).toEqual({ whole: 0.001, engines: [0.04] })
  })

  it('gives no p-value above 1', () => {
    const { whole, engines } = adjustByGatekeeping(0.99, [0.5, 0.99, 1], false)
    for (const pValue of [whole, ...engines]) expect(pValue).toBeLessThanOrEqual(1)
  })

  describe('over families of hypotheses', () => {
    const random = createRandom(3)
    const families = 20_000

    /** The share of families in which a true hypothesis is rejected. */
    function falseAlarms(draw: () => { whole: number; engines: number[] }, isTrue: boolean[]): number {
      let alarms = 0
      for (let family = 0; family < families; family++) {
        const drawn = draw()
        const { whole, engines } = adjustByGatekeeping(drawn.whole, drawn.engines, false)
        if ([whole, ...engines].some((pValue, index) => isTrue[index] && pValue <= ALPHA)) alarms++
      }
      return alarms / families
    }
    // Four standard errors.
    const limit = ALPHA + 4 * Math.sqrt((ALPHA * (1 - ALPHA)) / families)

    it.each([2, 3, 6])('keeps alpha where nothing changed, with %i engines', count => {
      const rate = falseAlarms(
        () => ({ whole: random(), engines: Array.from({ length: count }, random) }),
        Array.from({ length: count + 1 }, () => true),
      )
      expect(rate).toBeLessThan(limit)
      // A method that finds nothing would keep alpha too.
      expect(rate).toBeGreaterThan(0.03)
    })

    it('keeps alpha where the whole dropped and two engines of three did not', () => {
      const rate = falseAlarms(
        () => ({ whole: 1e-6, engines: [1e-6, random(), random()] }),
        [false, false, true, true],
      )
      expect(rate).toBeLessThan(limit)
      expect(rate).toBeGreaterThan(0.03)
    })

    it('keeps alpha where one engine dropped, and the others and the whole did not', () => {
      const rate = falseAlarms(
        () => ({ whole: random(), engines: [1e-6, random(), random()] }),
        [true, false, true, true],
      )
      expect(rate).toBeLessThan(limit)
    })
  })
})

const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 })

describe('adjustByHolm', () => {
  it('rejects the same hypotheses as the textbook example', () => {
    // The example of the Holm–Bonferroni literature: at 0.05 the second and third are not rejected.
    const adjusted = adjustByHolm([0.01, 0.04, 0.03, 0.005])
    for (const [index, expected] of [0.03, 0.06, 0.06, 0.02].entries())
      expect(adjusted[index]).toBeCloseTo(expected, 12)
  })

  it('keeps a single p-value, and caps at 1', () => {
    expect(adjustByHolm([0.04])).toEqual([0.04])
    expect(adjustByHolm([0.9, 0.6, 1])).toEqual([1, 1, 1])
    expect(adjustByHolm([])).toEqual([])
  })

  it('rejects the same hypotheses as the step-down procedure', () => {
    fc.assert(
      fc.property(pValues, fc.constantFrom(0.01, 0.05, 0.3), (values, alpha) => {
        const ascending = values.toSorted((one, other) => one - other)
        const kept = ascending.findIndex((value, rank) => value * (values.length - rank) > alpha)
        const limit = kept < 0 ? Infinity : (ascending[kept] ?? 0)
        expect(adjustByHolm(values).map(value => value <= alpha)).toEqual(values.map(value => value < limit))
      }),
    )
  })

  it('lowers no p-value, and keeps the order', () => {
    fc.assert(
      fc.property(pValues, values => {
        const adjusted = adjustByHolm(values)
        const order = values.map((value, index) => [value, adjusted[index] ?? 0] as const)
        for (const [value, result] of order) {
          expect(result).toBeGreaterThanOrEqual(value)
          for (const [other, of] of order) if (other <= value) expect(of).toBeLessThanOrEqual(result)
        }
      }),
    )
  })
})
