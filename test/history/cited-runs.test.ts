import { expect, it } from 'vitest'
import { selectCitedRuns } from '../../src/history/cited-runs.ts'
import { aFingerprint, aRecord } from '../support/history.ts'

it.each<[string, Parameters<typeof aRecord>[0], number]>([
  ['a run of the brand', {}, 1],
  ['a run twelve weeks ago', { createdAt: '2026-09-05T10:00:00.000Z' }, 1],
  ['an older run', { createdAt: '2026-09-05T09:59:59.000Z' }, 0],
  ['a run in the future', { createdAt: '2026-11-28T10:00:01.000Z' }, 0],
  ['a run of no time', { createdAt: 'x' }, 0],
  ['a run of another brand', { fingerprint: aFingerprint({ brand: ['Other'] }) }, 0],
])('the cited pages of %s: %#', (_, overrides, count) => {
  const runs = [aRecord({ citedPages: [], ...overrides }), aRecord(overrides)]
  expect(selectCitedRuns(runs, 'Acme', '2026-11-28T10:00:00.000Z')).toHaveLength(count)
})
