import fc from 'fast-check'
import jStat from 'jstat'
import { describe, expect, it } from 'vitest'
import { type Row, testByPermutation } from '../../../src/gate/statistics/permutation.ts'

const plain = { midP: false }
const midP = { midP: true }

/** Discordant pairs of 0 and 1. */
const pairs = (lost: number, won: number): Row[] => [
  ...Array.from({ length: lost }, () => [1, 0]),
  ...Array.from({ length: won }, () => [0, 1]),
]

const mean = (values: Row) => values.reduce((sum, value) => sum + value, 0) / values.length
const dropOf = (row: Row, now: number) => mean(row.filter((_, index) => index !== now)) - (row[now] ?? 0)

/** The p-value by its definition: every choice of a now in every row. */
function bruteForce(rows: Row[], { midP }: { midP: boolean }): number {
  const choose = ([row, ...others]: Row[]): number[] =>
    row === undefined ? [0] : choose(others).flatMap(sum => row.map((_, now) => sum + dropOf(row, now)))
  const sums = choose(rows)
  const observed = rows.reduce((sum, row) => sum + dropOf(row, row.length - 1), 0)
  const above = sums.filter(sum => sum > observed + 1e-9).length
  const ties = sums.filter(sum => Math.abs(sum - observed) <= 1e-9).length
  return (above + (midP ? ties / 2 : ties)) / sums.length
}

const value = fc.integer({ min: -20, max: 20 }).map(tenths => tenths / 10)
const someRows = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
const anyRows = fc.array(fc.array(value, { minLength: 2, maxLength: 6 }), { maxLength: 25 })
const eitherP = fc.record({ midP: fc.boolean() })

describe('testByPermutation', () => {
  it('gives 1 where all values are equal', () => {
    expect(testByPermutation([], plain)).toEqual({ pValue: 1, exact: true })
    expect(
      testByPermutation(
        [
          [3, 3],
          [0, 0, 0],
        ],
        midP,
      ),
    ).toEqual({ pValue: 1, exact: true })
  })

  it('is the paired sign-flip test with one baseline run', () => {
    // Differences 1, 2, 3 and −0.5: of 16 signs only all plus, and this one, reach 5.5.
    expect(
      testByPermutation(
        [
          [1, 0],
          [2, 0],
          [3, 0],
          [0, 0.5],
        ],
        plain,
      ).pValue,
    ).toBe(2 / 16)
    expect(
      testByPermutation(
        [
          [0, 1],
          [0, 2],
          [0, 3],
          [0.5, 0],
        ],
        plain,
      ).pValue,
    ).toBe(15 / 16)
  })

  it("is McNemar's mid-p test on zeros and ones", () => {
    for (const [lost, won] of [
      [1, 0],
      [5, 0],
      [9, 2],
      [4, 4],
      [3, 12],
    ] as const) {
      const discordant = lost + won
      const atLeast = 1 - jStat.binomial.cdf(lost - 1, discordant, 0.5)
      const exactly = jStat.binomial.pdf(lost, discordant, 0.5)
      expect(testByPermutation(pairs(lost, won), midP).pValue).toBeCloseTo(atLeast - exactly / 2, 9)
      expect(testByPermutation(pairs(lost, won), plain).pValue).toBeCloseTo(atLeast, 9)
    }
  })

  it("is close to McNemar's mid-p test with random arrangements", () => {
    for (const [lost, won] of [
      [20, 10],
      [30, 30],
      [40, 20],
    ] as const) {
      const discordant = lost + won
      const expected =
        1 - jStat.binomial.cdf(lost, discordant, 0.5) + jStat.binomial.pdf(lost, discordant, 0.5) / 2
      const { pValue, exact } = testByPermutation(pairs(lost, won), midP)
      expect(exact).toBe(false)
      // Four standard errors of 9,999 draws.
      expect(Math.abs(pValue - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / 9_999))
    }
  })

  it('is the result of counting every arrangement', () => {
    fc.assert(
      fc.property(someRows, eitherP, (rows, options) => {
        const informative = rows.filter(row => new Set(row).size > 1)
        const expected = informative.length === 0 ? 1 : bruteForce(informative, options)
        const { pValue, exact } = testByPermutation(rows, options)
        expect(exact).toBe(true)
        expect(pValue).toBeCloseTo(expected, 12)
      }),
    )
  })

  it('is close to the exact result with random arrangements, for rows of any length', () => {
    // Rows that add all but nothing make counting too long and leave the p-value as it is.
    const rows: Row[] = [
      [5, 3, 1],
      [2, 4, 3, 1],
      [9, 4],
      [3, 5, 4],
      [7, 8, 7, 6, 2],
    ]
    const ballast: Row[] = Array.from({ length: 14 }, (_, index) => (index % 2 ? [1e-7, 0] : [0, 0, 1e-7]))
    for (const options of [plain, midP]) {
      const counted = testByPermutation(rows, options)
      const drawn = testByPermutation([...rows, ...ballast], options)
      expect([counted.exact, drawn.exact]).toEqual([true, false])
      // Four standard errors of 9,999 draws.
      expect(Math.abs(drawn.pValue - counted.pValue)).toBeLessThan(0.02)
    }
  })

  it('counts up to 65,536 arrangements and draws random ones beyond', () => {
    expect(testByPermutation(pairs(16, 0), plain)).toEqual({ pValue: 1 / 65_536, exact: true })
    // 2^15 · 3 arrangements; the rows in which nothing differs are none.
    expect(testByPermutation([...pairs(15, 0), [1, 1, 0]], plain).exact).toBe(false)
    expect(testByPermutation([...pairs(16, 0), [1, 1], [0, 0, 0]], plain).exact).toBe(true)
  })

  it('counts the observed arrangement among the drawn ones, so that no p-value is 0', () => {
    expect(testByPermutation(pairs(60, 0), plain)).toEqual({ pValue: 1 / 10_000, exact: false })
    expect(testByPermutation(pairs(60, 0), midP)).toEqual({ pValue: 0.5 / 10_000, exact: false })
    expect(testByPermutation(pairs(0, 60), plain).pValue).toBe(1)
  })

  it('gives the same rows the same p-value', () => {
    const rows = pairs(22, 17)
    expect(testByPermutation(rows, midP)).toEqual(testByPermutation(rows, midP))
  })

  it('ignores rounding errors', () => {
    const row = [0.1 + 0.2, 0.3]
    expect(testByPermutation([row, row], midP)).toEqual({ pValue: 1, exact: true })
    // 0.3 against 0.1 + 0.2: the observed sum of 0 ties with its mirror image.
    expect(
      testByPermutation(
        [
          [0.1, 0],
          [0.2, 0],
          [0, 0.3],
        ],
        plain,
      ).pValue,
    ).toBe(5 / 8)
    expect(
      testByPermutation(
        [
          [0, 0.1],
          [0, 0.2],
          [0.3, 0],
        ],
        plain,
      ).pValue,
    ).toBe(5 / 8)
  })

  it('never finds a drop in numbers that overflow', () => {
    const huge = Number.MAX_VALUE
    expect(
      testByPermutation(
        [
          [huge, huge, -huge],
          [huge, huge, -huge],
        ],
        plain,
      ).pValue,
    ).toBe(1)
  })

  it('returns probabilities', () => {
    fc.assert(
      fc.property(anyRows, eitherP, (rows, options) => {
        const { pValue } = testByPermutation(rows, options)
        expect(pValue).toBeGreaterThan(0)
        expect(pValue).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('does not depend on the order of the earlier runs', () => {
    fc.assert(
      fc.property(anyRows, eitherP, (rows, options) => {
        const reversed = rows.map(row => [...row.slice(0, -1).reverse(), ...row.slice(-1)])
        expect(testByPermutation(reversed, options)).toEqual(testByPermutation(rows, options))
      }),
    )
  })

  it('does not depend on the unit, nor on a constant that is added to all values', () => {
    const unit = fc.constantFrom(0.001, 3, 1e6)
    fc.assert(
      fc.property(anyRows, eitherP, value, unit, (rows, options, shift, factor) => {
        const changed = rows.map(row => row.map(entry => (entry + shift) * factor))
        expect(testByPermutation(changed, options)).toEqual(testByPermutation(rows, options))
      }),
    )
  })

  it('gives a larger drop no larger p-value', () => {
    fc.assert(
      fc.property(someRows, rows => {
        const lower = rows.map(row => [...row.slice(0, -1), (row.at(-1) ?? 0) - 5])
        expect(testByPermutation(lower, plain).pValue).toBeLessThanOrEqual(
          testByPermutation(rows, plain).pValue,
        )
      }),
    )
  })
})
