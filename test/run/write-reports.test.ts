import { expect, it } from 'vitest'
import type { ServiceReport } from '../../src/report/deliveries.ts'
import { lacksReport } from '../../src/run/write-reports.ts'

const aReport = (state: ServiceReport['state']): ServiceReport => ({ format: 'pdf', reportId: 'r', state })
const fetched = aReport({ kind: 'fetched', path: '/run/service-report.pdf' })
const pending = aReport({ kind: 'pending', readyAt: '' })
const failed = aReport({ kind: 'failed', error: 'No.' })

it.each([
  [[], false],
  [[fetched], false],
  [[pending], true],
  [[failed], true],
  [[fetched, failed], true],
])('the run writes its own CSV when a report is missing: %j', (reports, expected) => {
  expect(lacksReport(reports)).toBe(expected)
})
