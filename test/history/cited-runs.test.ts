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

const longName = 'x'.repeat(501)
it.each([
  ['a short name', 'crm', 1],
  ['a name of 501 characters', longName, 0],
])('keeps %s', (_, keyword, count) => {
  const citedPages = [{ keyword, engine: 'openai', address: 'acme.example', answers: 1 }]
  const [run] = selectCitedRuns([aRecord({ citedPages })], 'Acme', '2026-11-28T10:00:00.000Z')
  expect(run?.citedPages).toHaveLength(count)
})

it('keeps the newest runs with 500,000 entries together', () => {
  const page = { keyword: 'crm', engine: 'openai', address: 'acme.example', answers: 1 }
  const records = [20, 21, 22].map(day =>
    aRecord({
      runUrl: undefined,
      createdAt: `2026-11-${day}T10:00:00.000Z`,
      citedPages: Array(200_000).fill(page),
    }),
  )
  const said: string[] = []
  const runs = selectCitedRuns(records, 'Acme', '2026-11-28T10:00:00.000Z', message => said.push(message))
  expect(runs.map(({ createdAt }) => createdAt.slice(8, 10))).toEqual(['22', '21'])
  expect(said).toEqual([expect.stringContaining('more than 500000 entries')])
})

it('counts an answer that two gates of a run share only once', () => {
  const page = { keyword: 'crm', engine: 'chatgpt', address: 'acme.example', answers: 1 }
  const [cell] = aRecord().cells
  const shared = aRecord({ citedPages: [page], createdAt: '2026-11-20T10:01:00.000Z' })
  const other = aRecord({ citedPages: [page] })
  const runs = selectCitedRuns([other, shared], 'Acme', '2026-11-28T10:00:00.000Z')
  expect(runs.map(({ createdAt }) => createdAt)).toEqual([shared.createdAt, shared.createdAt])
  expect(
    runs.flatMap(({ cells }) => cells.filter(each => each.keyword === 'crm' && each.engine === 'chatgpt')),
  ).toEqual([cell])
})
