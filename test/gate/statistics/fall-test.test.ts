import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CellCounts } from '../../../src/gate/statistics/cell-series.ts'
import { studentQuantile } from '../../../src/gate/statistics/distributions.ts'
import type { DayShift } from '../../../src/gate/statistics/engine-day.ts'
import { findBreak, testFall } from '../../../src/gate/statistics/fall-test.ts'

const noDay: DayShift = { scale: 0, degrees: 5, dispersion: 1 }

/** A cell with x of m answers in the window, and s of n before in one run. */
const cell = (x: number, m: number, s: number, n: number): CellCounts => ({
  now: { cited: x, answers: m },
  before: [{ run: 0, cited: s, answers: n }],
})

const repeat = (times: number, one: CellCounts) => Array.from({ length: times }, () => one)

function choose(n: number, k: number): number {
  return k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}

/** The mid-p-value by the sum over all ways to deal the citations of each cell, tilted by a shift. */
function enumerate(cells: readonly CellCounts[], shift = 0): number {
  let ways = new Map([[0, 1]])
  for (const { now, before } of cells) {
    const [x, m] = [now.cited, now.answers]
    const s = before.reduce((sum, { cited }) => sum + cited, 0)
    const n = before.reduce((sum, { answers }) => sum + answers, 0)
    const next = new Map<number, number>()
    for (const [sum, weight] of ways) {
      for (let count = 0; count <= m; count++) {
        const own = choose(x + s, count) * choose(m + n - x - s, m - count) * Math.exp(shift * count)
        if (own > 0) next.set(sum + count, (next.get(sum + count) ?? 0) + weight * own)
      }
    }
    ways = next
  }
  const observed = cells.reduce((sum, { now }) => sum + now.cited, 0)
  const total = [...ways.values()].reduce((sum, weight) => sum + weight, 0)
  const below = [...ways].reduce((sum, [count, weight]) => sum + (count < observed ? weight : 0), 0)
  return (below + (ways.get(observed) ?? 0) / 2) / total
}

describe('findBreak', () => {
  /** Number of ten questions that are cited in each run. */
  const seriesOf = (cited: readonly number[]) =>
    Array.from({ length: 10 }, (_, keyword) => ({
      keyword: String(keyword),
      engine: 'chatgpt',
      counts: cited.map((count, run) => ({ run, cited: Number((keyword + run) % 10 < count), answers: 1 })),
    }))
  const [high, low] = [6, 2]

  it.each([
    ['the first low run of three, between two windows', [high, high, high, high, high, low, low, low], 5],
    ['the only low run', [high, high, high, high, low], 4],
    ['a low run before a better one', [high, high, high, high, low, 4, low], 4],
    ['no run without as many before it', [low, low, high, high, low], 4],
  ])('finds %s', (_, cited, expected) => {
    expect(findBreak(seriesOf(cited), { current: cited.length - 1, longest: 64 })).toBe(expected)
  })

  it('finds the newest run if only that run is judged', () => {
    expect(findBreak(seriesOf([high, high, high, low, low]), { current: 4, longest: 1 })).toBe(4)
  })
})

const counts = fc
  .tuple(fc.nat(3), fc.nat(3), fc.nat(4), fc.nat(4))
  .map(([x, more, s, rest]) =>
    cell(x, x + more + Number(x + more === 0), s, s + rest + Number(s + rest === 0)),
  )

describe('testFall', () => {
  it('sums over all ways to deal the citations, with half of the ties', () => {
    fc.assert(
      fc.property(fc.array(counts, { minLength: 1, maxLength: 6 }), cells => {
        const expected = enumerate(cells)
        const isFixed = cells.every(({ now, before }) => {
          const cited = now.cited + (before[0]?.cited ?? 0)
          return cited === 0 || cited === now.answers + (before[0]?.answers ?? 0)
        })
        expect(testFall([{ cells, day: noDay }])).toBeCloseTo(isFixed ? 1 : expected, 9)
      }),
    )
  })

  it('is Fisher’s exact test on one cell', () => {
    // The lady tasting tea: 1 of 4 against 3 of 4. P(0) = 1/70, P(1) = 16/70.
    expect(testFall([{ cells: [cell(1, 4, 3, 4)], day: noDay }])).toBeCloseTo(1 / 70 + 8 / 70, 12)
  })

  it('is McNemar’s mid-p test on one earlier run: each changed cell is a coin', () => {
    const cells = [...repeat(9, cell(0, 1, 1, 1)), cell(1, 1, 0, 1), ...repeat(20, cell(0, 1, 0, 1))]
    expect(testFall([{ cells, day: noDay }])).toBeCloseTo((1 + 10 / 2) / 2 ** 10, 12)
  })

  it('integrates over the shift of the engine’s day', () => {
    const day: DayShift = { scale: 0.42, degrees: 5, dispersion: 1 }
    const cells = repeat(10, cell(0, 1, 1, 1))
    const steps = 20_000
    const integral = Array.from({ length: steps }, (_, step) => {
      const quantile = studentQuantile((step + 0.5) / steps, day.degrees)
      return enumerate(cells, day.scale * quantile)
    }).reduce((sum, pValue) => sum + pValue / steps, 0)
    const pValue = testFall([{ cells, day }])
    expect(pValue / integral).toBeGreaterThan(0.97)
    expect(pValue / integral).toBeLessThan(1.03)
  })

  it('finds nothing if no cell can change', () => {
    expect(testFall([{ cells: repeat(40, cell(0, 1, 0, 20)), day: noDay }])).toBe(1)
    expect(testFall([])).toBe(1)
  })

  it('needs a larger fall if samples of one run are alike', () => {
    const cells = repeat(5, cell(0, 3, 3, 3))
    const alike = testFall([{ cells, day: { ...noDay, dispersion: 3 } }])
    expect(alike).toBeGreaterThan(10 * testFall([{ cells, day: noDay }]))
  })

  it.each([
    [0.01, 1.5],
    [0.001, 2],
    [0.0001, 3],
  ])(
    'is careful in large sums: at p = %d no less than the exact sum, and at most %d times it',
    (level, most) => {
      // 248 cells that cite in one of five runs: just below the variance from which the sum is not exact.
      const cellsWith = (cited: number) =>
        Array.from({ length: 248 }, (_, index) => cell(Number(index < cited), 1, Number(index >= cited), 4))
      const exact = (cited: number) => testFall([{ cells: cellsWith(cited), day: noDay }])
      const cited =
        Array.from({ length: 60 }, (_, count) => 60 - count).find(count => exact(count) <= level) ?? 0
      const ratio = testFall([{ cells: cellsWith(cited), day: noDay }], 0) / exact(cited)
      expect(ratio).toBeGreaterThan(1)
      expect(ratio).toBeLessThan(most)
    },
  )
})
