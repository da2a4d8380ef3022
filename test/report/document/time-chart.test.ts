import { expect, it } from 'vitest'
import { timeChart } from '../../../src/report/document/time-chart.ts'

it.each([
  [0, ['0%', '0.5%', '1%']],
  [2.1, ['0%', '1%', '2%', '3%']],
  [60, ['0%', '20%', '40%', '60%']],
  [100, ['0%', '50%', '100%']],
])('the ticks of a chart cover a largest value of %d with round numbers: %j', (value, labels) => {
  const series = [{ name: undefined, values: [0, value], isLoss: false }]
  const { ticks } = timeChart({ title: '', moments: [], series, legend: [] })
  expect(ticks.map(({ label }) => label)).toEqual(labels)
})
