import { expect, it } from 'vitest'
import { selectAnswers } from '../../src/history/cited-pages.ts'
import { aCell } from '../support/baseline-runs.ts'
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
  const groups = selectAnswers(runs, 'Acme', '2026-11-28T10:00:00.000Z')
  expect(new Set(groups.map(({ run }) => run)).size).toBe(count)
})

it.each<[string, string, number, number, number[][]]>([
  ['the pages of a question', 'crm', 2, 1, [[2, 1]]],
  ['at most as many citations as answers', 'crm', 2, 9, [[2, 2]]],
  ['no question with a name of 501 characters', 'x'.repeat(501), 2, 1, []],
  ['no question without answers', 'crm', 0, 1, []],
])('keeps %s', (_, keyword, asked, answers, expected) => {
  const engine = 'openai'
  const cells = [aCell(keyword, engine, ...Array<number>(asked).fill(80))]
  const record = aRecord({ cells, citedPages: [{ keyword, engine, address: 'acme.example', answers }] })
  const groups = selectAnswers([record], 'Acme', '2026-11-28T10:00:00.000Z')
  expect(groups.map(({ of, pages }) => [of, ...pages.map(page => page.answers)])).toEqual(expected)
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
  const groups = selectAnswers(records, 'Acme', '2026-11-28T10:00:00.000Z', message => said.push(message))
  expect([...new Set(groups.map(({ run }) => run.slice(8, 10)))]).toEqual(['22', '21'])
  expect(said).toEqual([expect.stringContaining('more than 500000 entries')])
})

it('counts an answer that two gates of a run share only once', () => {
  const page = { keyword: 'crm', engine: 'chatgpt', address: 'acme.example', answers: 1 }
  const shared = aRecord({ citedPages: [page], createdAt: '2026-11-20T10:01:00.000Z' })
  const groups = selectAnswers([aRecord({ citedPages: [page] }), shared], 'Acme', '2026-11-28T10:00:00.000Z')
  expect(groups).toEqual(selectAnswers([shared], 'Acme', '2026-11-28T10:00:00.000Z'))
})
