import { type NoiseModel, spendBudget } from '../../src/gate/noise.ts'

/** A weekly run with the default budget, on 22 November. */
export function aNoise(overrides: Partial<NoiseModel> = {}): NoiseModel {
  return {
    ...spendBudget({ falseAlarmsPerYear: 1 }, 52),
    ...{ isDeterministic: false, isReview: false, now: '2026-11-22T06:00:00.000Z' },
    ...overrides,
  }
}
