import { expect, it } from 'vitest'
import { formatPercent, formatSetting, formatUsd, formatValue } from '../../../src/report/words/numbers.ts'

it.each([
  [formatPercent, 0.666, '67%'],
  [formatPercent, 23 / 40, '58%'],
  [formatPercent, 0, '0%'],
  [formatPercent, 0.004, '<1%'],
  [formatUsd, 2.5, '2.50 USD'],
  [formatUsd, 0, '0.00 USD'],
  [formatUsd, 0.004, '<0.01 USD'],
  [formatUsd, 0.005, '0.01 USD'],
  [formatSetting, 0.1 + 0.2, '0.3'],
])('%o writes %d as %s', (format, value, text) => {
  expect(format(value)).toBe(text)
})

it('writes a value in the unit of its subject', () => {
  const units = ['score', 'count', 'percent'] as const
  expect(units.map(unit => formatValue(3, unit))).toEqual(['3.0', '3', '3%'])
})
