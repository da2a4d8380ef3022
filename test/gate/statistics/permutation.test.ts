import fc from 'fast-check'
import jStat from 'jstat'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../scripts/calibration/random.ts'
import { type EngineRows, testByPermutation } from '../../../src/gate/statistics/permutation.ts'
import type { Row } from '../../../src/gate/statistics/rows.ts'

const ALPHA = 0.05
const noShift = { scale: 0, degrees: 5 }
const someShift = { scale: 0.6, degrees: 5 }

/** The values of one cell, the current one last. */
type Values = number[]

const rowOf = (values: Values): Row => ({
  earlier: values.slice(0, -1).map((value, run) => ({ run, value })),
  now: values.at(-1) ?? 0,
})

const anEngine = (cells: Values[], { unit = 1, day = noShift }: Partial<EngineRows> = {}): EngineRows => ({
  rows: cells.map(rowOf),
  unit,
  day,
})

const pValueOf = (...engines: EngineRows[]) => testByPermutation(engines, ALPHA).pValue

/** Cells with one earlier answer: citations that were lost, and citations that were won. */
const discordant = (lost: number, won: number): Values[] => [
  ...Array.from({ length: lost }, () => [1, 0]),
  ...Array.from({ length: won }, () => [0, 1]),
]

/** Four standard errors of a share that 9,999 draws estimate. */
const errorOf = (share: number) => 4 * Math.sqrt((share * (1 - share)) / 9_999) + 1e-4

/** A sum of drops, and its probability. */
type Outcome = [sum: number, probability: number]

const meanOf = (values: Values) => values.reduce((sum, value) => sum + value, 0) / values.length
const dropOf = (values: Values, now: number) =>
  meanOf(values.filter((_, index) => index !== now)) - (values[now] ?? 0)

/** Every choice of a current value in every cell, by the definition of the model. */
function enumerate(cells: Values[], unit: number, shift: number): Outcome[] {
  return cells.reduce<Outcome[]>(
    (outcomes, values) => {
      const weights = values.map(value => Math.exp((shift * value) / unit))
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      return outcomes.flatMap(([sum, probability]) =>
        weights.map((weight, now): Outcome => [sum + dropOf(values, now), (probability * weight) / total]),
      )
    },
    [[0, 1]],
  )
}

/** The same, integrated over the t distribution of the shift by the trapezoidal rule. */
function integrate(cells: Values[], unit: number, { scale, degrees }: EngineRows['day']): Outcome[] {
  const step = 0.1
  const points = Array.from({ length: 601 }, (_, index) => (index - 300) * step)
  return points.flatMap(t =>
    enumerate(cells, unit, t * scale).map(
      ([sum, probability]): Outcome => [sum, probability * jStat.studentt.pdf(t, degrees) * step],
    ),
  )
}

function midPOf(outcomes: Outcome[], observed: number): number {
  return outcomes.reduce((pValue, [sum, probability]) => {
    if (Math.abs(sum - observed) < 1e-9) return pValue + probability / 2
    return sum > observed ? pValue + probability : pValue
  }, 0)
}

const observedOf = (cells: Values[]) =>
  cells.reduce((sum, values) => sum + dropOf(values, values.length - 1), 0)

const value = fc.integer({ min: -20, max: 20 }).map(tenths => tenths / 10)
const someCells = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })

describe('testByPermutation without a shift', () => {
  it("is McNemar's mid-p test on zeros and ones", () => {
    for (const [lost, won] of [
      [1, 0],
      [5, 0],
      [9, 2],
      [4, 4],
      [3, 12],
      [20, 10],
    ] as const) {
      const cells = lost + won
      const expected = 1 - jStat.binomial.cdf(lost, cells, 0.5) + jStat.binomial.pdf(lost, cells, 0.5) / 2
      const difference = Math.abs(pValueOf(anEngine(discordant(lost, won))) - expected)
      expect(difference).toBeLessThan(errorOf(expected))
    }
  })

  it('agrees with counting every arrangement', () => {
    fc.assert(
      fc.property(someCells, cells => {
        const informative = cells.filter(values => new Set(values).size > 1)
        const expected =
          informative.length === 0 ? 1 : midPOf(enumerate(informative, 1, 0), observedOf(informative))
        expect(Math.abs(pValueOf(anEngine(cells)) - expected)).toBeLessThan(errorOf(expected))
      }),
      { numRuns: 40, seed: 11 },
    )
  })
})

describe('testByPermutation with a shift of the engine', () => {
  const cells = [
    [1, 0],
    [1, 1, 0],
    [0, 1, 1, 0],
    [1, 0],
    [0, 0, 1],
  ]

  it('agrees with the integral over the shift', () => {
    const expected = midPOf(integrate(cells, 1, someShift), observedOf(cells))
    const withoutShift = midPOf(enumerate(cells, 1, 0), observedOf(cells))
    const pValue = pValueOf(anEngine(cells, { day: someShift }))
    expect(Math.abs(pValue - expected)).toBeLessThan(errorOf(expected))
    // The reference is of another size without a shift, so the test can tell.
    expect(expected - withoutShift).toBeGreaterThan(2 * errorOf(expected))
  })

  it('counts citations by the unit of the values', () => {
    const graded = [
      [80, 20],
      [60, 0],
      [90, 40, 10],
      [0, 50],
    ]
    const expected = midPOf(integrate(graded, 40, someShift), observedOf(graded))
    const difference = pValueOf(anEngine(graded, { unit: 40, day: someShift })) - expected
    expect(Math.abs(difference)).toBeLessThan(errorOf(expected))
  })

  it('shifts each engine on its own', () => {
    const [one, other] = [discordant(3, 0), discordant(2, 1)]
    const [first, second] = [integrate(one, 1, someShift), integrate(other, 1, someShift)].map(compress)
    const joint = (first ?? []).flatMap(([sum, probability]) =>
      (second ?? []).map(([more, of]): Outcome => [sum + more, probability * of]),
    )
    const apart = midPOf(joint, observedOf([...one, ...other]))
    const pValue = pValueOf(anEngine(one, { day: someShift }), anEngine(other, { day: someShift }))
    expect(Math.abs(pValue - apart)).toBeLessThan(errorOf(apart))
    const together = midPOf(integrate([...one, ...other], 1, someShift), observedOf([...one, ...other]))
    expect(Math.abs(together - apart)).toBeGreaterThan(errorOf(apart))
  })

  it('is the more cautious, the more an engine shifts', () => {
    const pValues = [0, 0.3, 0.6, 1.2].map(scale =>
      pValueOf(anEngine(discordant(8, 0), { day: { scale, degrees: 5 } })),
    )
    expect(pValues).toEqual(pValues.toSorted((one, other) => one - other))
    expect(new Set(pValues).size).toBe(4)
  })

  it('bears any shift: no weight overflows', () => {
    const pValue = pValueOf(anEngine(discordant(5, 0), { unit: 0.001, day: { scale: 50, degrees: 5 } }))
    expect(pValue).toBeCloseTo(0.25, 1)
    // The current values are the highest or the lowest of all, half of the time each, and never those in between.
    const between = Array.from({ length: 5 }, () => [1, 0, 0.5])
    const options = { unit: 0.001, day: { scale: 50, degrees: 5 } }
    expect(pValueOf(anEngine(between, options))).toBeCloseTo(0.5, 1)
  })
})

/** Adds up the probabilities of equal sums. */
function compress(outcomes: Outcome[]): Outcome[] {
  return Array.from(
    Map.groupBy(outcomes, ([sum]) => Math.round(sum * 1e6) / 1e6),
    ([sum, equal]): Outcome => [sum, equal.reduce((total, [, probability]) => total + probability, 0)],
  )
}

describe('testByPermutation', () => {
  const random = createRandom(5)
  /** `count` cells with `runs` earlier values between 0 and 100, and a current one that is lower by `fall` on average. */
  const anyCells = (count: number, runs: number, fall: number): Values[] =>
    Array.from({ length: count }, () => [
      ...Array.from({ length: runs }, () => 100 * random()),
      100 * random() - fall,
    ])

  it('gives 1 where no value differs, and no interval', () => {
    const none = { pValue: 1, drop: 0, interval: undefined }
    expect(
      testByPermutation(
        [
          anEngine([
            [3, 3],
            [0, 0, 0],
          ]),
        ],
        ALPHA,
      ),
    ).toEqual(none)
  })

  it('ignores rounding errors', () => {
    expect(pValueOf(anEngine([[0.1 + 0.2, 0.3]]))).toBe(1)
    // Every arrangement ties but for a rounding error, so about half of all count.
    const ties = [
      [0.3, 0.1 + 0.2],
      [0.7, 0.1],
      [0.1, 0.7],
    ]
    const expected = midPOf(enumerate(ties.slice(1), 1, 0), observedOf(ties.slice(1)))
    expect(Math.abs(pValueOf(anEngine(ties)) - expected)).toBeLessThan(errorOf(expected))
  })

  it('gives the mean drop of the cells, those without a change included', () => {
    const { drop } = testByPermutation(
      [
        anEngine([
          [10, 20, 6],
          [5, 5],
        ]),
        anEngine([[8, 4]]),
      ],
      ALPHA,
    )
    expect(drop).toBeCloseTo((9 + 0 + 4) / 3, 12)
  })

  it('never gives 0: the observed arrangement is among the drawn ones', () => {
    expect(pValueOf(anEngine(discordant(60, 0)))).toBe(0.5 / 10_000)
    expect(pValueOf(anEngine(discordant(0, 60)))).toBe(1 - 0.5 / 10_000)
  })

  it('gives the same p-value for the same values, in every process', () => {
    expect(pValueOf(anEngine(discordant(9, 2)))).toBe(0.0201)
    const engine = anEngine(anyCells(8, 2, 10), { unit: 50, day: someShift })
    expect(testByPermutation([engine], ALPHA)).toEqual(testByPermutation([engine], ALPHA))
  })

  it('does not depend on the order of the earlier runs', () => {
    const cells = anyCells(6, 3, 10)
    const turned = cells.map(values => [...values.slice(0, -1).toReversed(), values.at(-1) ?? 0])
    const options = { unit: 50, day: someShift }
    expect(pValueOf(anEngine(turned, options))).toBe(pValueOf(anEngine(cells, options)))
  })

  it('does not depend on the unit', () => {
    const cells = anyCells(6, 3, 10)
    const { pValue, drop } = testByPermutation([anEngine(cells, { unit: 50, day: someShift })], ALPHA)
    for (const factor of [0.001, 3, 1e6]) {
      const scaled = cells.map(values => values.map(entry => entry * factor))
      const test = testByPermutation([anEngine(scaled, { unit: 50 * factor, day: someShift })], ALPHA)
      expect(test.pValue).toBe(pValue)
      expect(test.drop / factor).toBeCloseTo(drop, 9)
    }
  })

  it('gives a greater loss no larger p-value', () => {
    for (const day of [noShift, someShift]) {
      const pValues = [0, 1, 2, 4, 8].map(lost => pValueOf(anEngine(discordant(lost, 1), { day })))
      expect(pValues).toEqual(pValues.toSorted((one, other) => other - one))
      expect(new Set(pValues).size).toBe(5)
    }
  })

  it('has an interval above 0 exactly where p is below alpha', () => {
    const falls = [0, 10, 15, 20, 25, 30, 35, 40, 60]
    const tests = [0.05, 0.01, 0.2].flatMap(alpha =>
      falls.map(fall => ({
        alpha,
        ...testByPermutation([anEngine(anyCells(14, 2, fall), { unit: 60, day: someShift })], alpha),
      })),
    )
    for (const { alpha, pValue, interval } of tests) {
      expect((interval?.low ?? 0) > 0).toBe(pValue < alpha)
    }
    expect(new Set(tests.map(({ alpha, pValue }) => pValue < alpha)).size).toBe(2)
  })

  it('has an interval around the drop, which a stricter level makes wider', () => {
    const engine = anEngine(anyCells(14, 1, 20))
    const [wide, narrow] = [0.01, 0.2].map(alpha => testByPermutation([engine], alpha))
    expect(narrow?.interval?.low).toBeLessThan(narrow?.drop ?? 0)
    expect(narrow?.interval?.high).toBeGreaterThan(narrow?.drop ?? 0)
    expect(wide?.interval?.low).toBeLessThan(narrow?.interval?.low ?? 0)
    expect(wide?.interval?.high).toBeGreaterThan(narrow?.interval?.high ?? 0)
  })
})
