import { describe, expect, it } from 'vitest'
import { listOpenLosses, placeOfRow, viewHistories } from '../../../src/report/document/dashboard.ts'
import { aCell } from '../../support/baseline-runs.ts'
import { aFingerprint, aLoss, aRecord } from '../../support/history.ts'

const day = (date: string) => `${date}T10:00:00.000Z`

/** A run of one engine in Germany with this loss. */
function aLow(date: string, ...losses: Parameters<typeof aLoss>) {
  return aRecord({
    createdAt: day(date),
    fingerprint: aFingerprint({ country: ['DE'] }),
    cells: [aCell('crm', 'perplexity', 0), aCell('erp', 'openai', 80)],
    losses: losses.map(loss => aLoss(loss)),
  })
}

describe('viewHistories', () => {
  it('has a row for each engine and country, and the newest day first', () => {
    const records = [
      aRecord({
        createdAt: day('2026-11-13'),
        cells: [aCell('crm', 'openai@DE', 80), aCell('erp', 'openai@DE', 0)],
      }),
      aRecord({
        createdAt: day('2026-11-20'),
        cells: [aCell('crm', 'openai@DE', 80), aCell('crm', 'openai@FR', 0)],
      }),
    ]
    const { columns, gates } = viewHistories([{ key: 'acme', records }])
    expect(columns).toEqual(['2026-11-20', '2026-11-13'])
    expect(
      gates.flatMap(({ rows }) => rows.map(({ country, engineName, at }) => [country, engineName, at])),
    ).toEqual([
      [
        'DE',
        'ChatGPT',
        [
          { cited: 1, answers: 1 },
          { cited: 1, answers: 2 },
        ],
      ],
      ['FR', 'ChatGPT', [{ cited: 0, answers: 1 }, undefined]],
    ])
  })

  it('adds up the runs of a week where there are more than 52 days', () => {
    const start = Date.parse('2026-08-03T10:00:00Z')
    const records = Array.from({ length: 70 }, (_, at) =>
      aRecord({
        createdAt: new Date(start + at * 86_400_000).toISOString(),
        cells: [aCell('crm', 'openai', 80)],
      }),
    )
    const { columns, unit, gates } = viewHistories([{ key: 'acme', records }])
    expect([unit, columns.length, columns.at(-1)]).toEqual(['week', 10, '2026-08-03'])
    expect(gates[0]?.rows[0]?.at[0]).toEqual({ cited: 7, answers: 7 })
  })

  it('makes a gate of each brand of a file that holds several', () => {
    const other = aRecord({ fingerprint: aFingerprint({ brand: ['Globex'] }) })
    const { gates } = viewHistories([{ key: 'baseline', records: [other, aRecord()] }])
    expect(gates.map(({ key, brand, id }) => [key, brand, id])).toEqual([
      ['Acme', 'Acme', 'acme'],
      ['Globex', 'Globex', 'globex'],
    ])
  })

  it('has no gate of a name that the brand had before', () => {
    const renamed = [
      aRecord({ createdAt: day('2026-11-13'), fingerprint: aFingerprint({ brand: ['Acme Ltd'] }) }),
      aRecord({ createdAt: day('2026-11-20') }),
    ]
    expect(
      viewHistories([{ key: 'weekly', records: renamed }]).gates.map(({ key, brand }) => [key, brand]),
    ).toEqual([['weekly', 'Acme']])
  })

  it.each([[['../x', '..\\x', '', '</script>']], [['a', 'a-3', 'A']]])(
    'gives each gate a file name of its own, whatever its key is: %j',
    keys => {
      const recordOf = (index: number) => aRecord({ fingerprint: aFingerprint({ brand: [`Acme ${index}`] }) })
      const { gates } = viewHistories(keys.map((key, index) => ({ key, records: [recordOf(index)] })))
      const ids = gates.map(({ id }) => id)
      expect(new Set(ids).size).toBe(keys.length)
      expect(ids.join('')).toMatch(/^[\w-]+$/)
    },
  )

  it('has a country as it stands in a record where it is no code', () => {
    const record = aRecord({ fingerprint: aFingerprint({ country: ['DEU'] }) })
    const [gate] = viewHistories([{ key: 'acme', records: [record] }]).gates
    expect(gate?.rows.map(placeOfRow)).toContainEqual(expect.stringContaining('DEU'))
  })

  it('marks the engine of an open loss: as a decline where a later run told it', () => {
    const records = [
      aLow('2026-09-18', { toldOn: day('2026-09-18'), since: day('2026-09-18') }),
      aLow('2026-09-25', {}),
      aLow('2026-10-02', { state: 'back' }),
    ]
    const [gate] = viewHistories([{ key: 'acme', records }]).gates
    expect(gate?.rows.map(({ engine, marks }) => [engine, marks])).toEqual([
      ['openai', [undefined, undefined, undefined]],
      ['perplexity', [undefined, 'decline', 'loss']],
    ])
  })
})

describe('listOpenLosses', () => {
  it('compares the newest run with the level before the loss, in the part of the loss', () => {
    const before = ['2026-08-28', '2026-09-04', '2026-09-11'].map((date, run) => ({
      ...aLow(date),
      // The newest of these runs did not cite.
      cells: [aCell('crm', 'perplexity', run < 2 ? 80 : 0)],
    }))
    const [gate] = viewHistories([{ key: 'acme', records: [...before, aLow('2026-09-25', {})] }]).gates
    expect(gate && listOpenLosses(gate)).toMatchObject([
      {
        where: 'Perplexity in Germany',
        mark: 'decline',
        was: expect.closeTo(2 / 3),
        now: { cited: 0, answers: 1 },
      },
    ])
  })

  it('has no loss that a later run ended', () => {
    const [gate] = viewHistories([
      { key: 'acme', records: [aLow('2026-09-25', {}), aLow('2026-10-02', { state: 'back' })] },
    ]).gates
    expect(gate && listOpenLosses(gate)).toEqual([])
  })
})
