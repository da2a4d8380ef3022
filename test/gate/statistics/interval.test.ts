import { describe, expect, it } from 'vitest'
import { boundDrop } from '../../../src/gate/statistics/interval.ts'

describe('boundDrop', () => {
  it('is the t interval at confidence 1 − 2·alpha', () => {
    // Student's sleep data (1908): the mean difference of ten patients is 1.58 with a standard error of 0.3889587.
    // R's t.test(paired = TRUE) gives 0.7001142 to 2.4598858 at 95 %.
    const { low, high } = boundDrop(1.58, 0.3889587, 9, 0.025)
    expect(low).toBeCloseTo(0.7001142, 6)
    expect(high).toBeCloseTo(2.4598858, 6)
  })
})
