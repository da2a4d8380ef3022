import { describe, expect, it } from 'vitest'
import { runsPerYear, spendBudget } from '../../src/gate/noise.ts'
import { classify } from '../../src/gate/significance.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = '2026-11-22T06:00:00.000Z'

/** Returns the times of the runs before `NOW`, oldest first, with these gaps in days; the last gap ends now. */
function runsBefore(gaps: number[]): string[] {
  return gaps.map((_, index) => {
    const days = gaps.slice(index).reduce((sum, gap) => sum + gap, 0)
    return new Date(Date.parse(NOW) - days * DAY).toISOString()
  })
}

const every = (days: number, runs: number) => runsPerYear(runsBefore(Array(runs).fill(days)), NOW)

describe('the number of runs per year', () => {
  it.each([
    ['a day', 1, 365],
    ['a week', 7, 365 / 7],
    ['two weeks', 14, 365 / 14],
  ])('is 365 divided by the days between runs: %s', (_, days, expected) => {
    expect(every(days, 5)).toBeCloseTo(expected, 9)
  })

  it('is that of a weekly gate while fewer than five gaps are known', () => {
    expect(runsPerYear([], NOW)).toBe(52)
    expect(every(1, 4)).toBe(52)
    expect(every(1, 5)).toBe(365)
  })

  it('is at least 12 and at most 365', () => {
    expect(every(90, 6)).toBe(12)
    expect(every(1 / 24, 6)).toBe(365)
    expect(every(0, 6)).toBe(365)
  })

  it('ignores a single manual run and weeks without a run', () => {
    expect(runsPerYear(runsBefore([7, 7, 0.1, 6.9, 7, 35, 7]), NOW)).toBeCloseTo(365 / 7, 9)
  })

  it('takes the mean of the two middle gaps of an even number', () => {
    expect(runsPerYear(runsBefore([1, 1, 1, 3, 7, 7]), NOW)).toBeCloseTo(365 / 2, 9)
  })

  it('follows a changed schedule after at most eleven runs', () => {
    const weeklyThenDaily = (daily: number) => runsBefore([...Array(30).fill(7), ...Array(daily).fill(1)])
    expect(runsPerYear(weeklyThenDaily(9), NOW)).toBeCloseTo(365 / 7, 9)
    expect(runsPerYear(weeklyThenDaily(11), NOW)).toBe(365)
  })

  it('depends neither on the order of the runs nor on times that cannot be read', () => {
    const runs = runsBefore([2, 2, 2, 2, 2])
    expect(runsPerYear(['yesterday', ...runs.toReversed(), ''], NOW)).toBe(365 / 2)
  })
})

it('classifies a p-value by the levels of a weekly run', () => {
  const levels = spendBudget({ falseAlarmsPerYear: 1 }, 52)
  const classes = [0.0096, 0.0097, 0.02, 0.021].map(pValue => classify(pValue, levels))
  expect(classes).toEqual(['significant', 'borderline', 'borderline', 'not-significant'])
})
