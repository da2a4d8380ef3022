import { expect, it } from 'vitest'
import { needsOwnCsv, type ServiceReport } from '../../src/service-reports/service-report.ts'

const aReport = (state: ServiceReport['state']): ServiceReport => ({ format: 'pdf', reportId: 'r', state })
const fetched = aReport({ kind: 'fetched', path: '/run/service-report.pdf' })
const pending = aReport({ kind: 'pending', readyAt: '' })
const failed = aReport({ kind: 'failed', problem: 'No.' })

it.each([
  [[], false],
  [[fetched], false],
  [[pending], true],
  [[failed], true],
  [[fetched, failed], true],
])("this run's own CSV stands in for reports that are not there: %j", (reports, expected) => {
  expect(needsOwnCsv(reports)).toBe(expected)
})
