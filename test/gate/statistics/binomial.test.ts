import { expect, it } from 'vitest'
import { binomialTail } from '../../../src/gate/statistics/binomial.ts'

it.each([
  [0, 10, 0.3, 1],
  [5, 10, 0.5, 0.623046875],
  [10, 10, 0.5, 0.0009765625],
  [3_600, 4_000, 0.9, 0.5133],
  [3_700, 4_000, 0.9, 0],
])('binomialTail(%d, %d, %d) is %d', (count, trials, share, tail) => {
  expect(binomialTail(count, trials, share)).toBeCloseTo(tail, 3)
})
