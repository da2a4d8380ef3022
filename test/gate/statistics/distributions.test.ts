import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binomialTail, studentCdf, studentQuantile } from '../../../src/gate/statistics/distributions.ts'

const wholeDegrees = [1, 2, 3, 4, 5, 7, 10, 19, 29, 59, 131, 250, 500, 1000]
const values = [-60, -8, -3.2, -1.5, -0.4, -0.001, 0, 0.001, 0.2, 0.9, 1.645, 2.8, 6, 60]

/** The sums for whole degrees of freedom: Abramowitz & Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4. */
function publishedCdf(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees))
  const isOdd = degrees % 2 === 1
  let term = isOdd ? Math.cos(angle) : 1
  let sum = degrees === 1 ? 0 : term
  for (let k = isOdd ? 3 : 2; k < degrees; k += 2) {
    term *= (Math.cos(angle) ** 2 * (k - 1)) / k
    sum += term
  }
  const central = isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum
  return (1 + central) / 2
}

describe('studentCdf', () => {
  it('equals the published sum for 1 to 1000 degrees of freedom', () => {
    for (const degrees of wholeDegrees)
      for (const t of values) {
        const difference = Math.abs(studentCdf(t, degrees) - publishedCdf(t, degrees))
        expect(difference, `${t}, ${degrees}`).toBeLessThan(1e-11)
      }
  })

  it('accepts fractional degrees of freedom', () => {
    // By mpmath, to 30 digits.
    const table = [
      [-1.5, 2.75, 0.119257466923129],
      [-0.3, 0.4, 0.427904754301746],
      [-2.2, 33.3, 0.0174256360212273],
      [-1.9, 999.9, 0.028860293729957],
      [-4, 7.25, 0.00241493154029017],
    ] as const
    for (const [t, degrees, p] of table) expect(Math.abs(studentCdf(t, degrees) / p - 1)).toBeLessThan(1e-11)
  })

  it('keeps the digits of a small tail', () => {
    // With two degrees of freedom it is (1 − t / √(2 + t²)) / 2, which for large t is 1 / (2 t²).
    expect(studentCdf(-1e6, 2) * 2e12).toBeCloseTo(1, 9)
  })

  it('stays within 0 and 1, however large the value', () => {
    for (const t of [1e200, Infinity]) {
      expect(studentCdf(-t, 4)).toBe(0)
      expect(studentCdf(t, 4)).toBe(1)
    }
  })
})

describe('studentQuantile', () => {
  it('equals the published table', () => {
    // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
    const table = [
      [1, 0.95, 6.314],
      [1, 0.975, 12.706],
      [4, 0.95, 2.132],
      [4, 0.999, 7.173],
      [10, 0.9, 1.372],
      [10, 0.975, 2.228],
      [30, 0.99, 2.457],
      [100, 0.995, 2.626],
    ] as const
    for (const [degrees, p, t] of table) expect(studentQuantile(p, degrees)).toBeCloseTo(t, 3)
  })

  it('inverts the distribution', () => {
    const p = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true })
    const degrees = fc.double({ min: 0.5, max: 2000, noNaN: true })
    fc.assert(
      fc.property(p, degrees, (probability, df) => {
        expect(studentCdf(studentQuantile(probability, df), df)).toBeCloseTo(probability, 10)
      }),
    )
  })
})

it.each([
  [0, 10, 0.3, 1],
  [5, 10, 0.5, 0.623046875],
  [10, 10, 0.5, 0.0009765625],
  [3_600, 4_000, 0.9, 0.5133],
  [3_700, 4_000, 0.9, 0],
])('binomialTail(%d, %d, %d) is %d', (count, trials, share, tail) => {
  expect(binomialTail(count, trials, share)).toBeCloseTo(tail, 3)
})
