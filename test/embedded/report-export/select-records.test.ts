import { describe, expect, it } from 'vitest'
import type { ExportRequest } from '../../../src/contract/contract.ts'
import { ServiceError } from '../../../src/contract/errors.ts'
import type { RecordedScan } from '../../../src/embedded/report-export/records.ts'
import { selectRecords, summarize } from '../../../src/embedded/report-export/select-records.ts'
import { aRecord } from '../../support/recorded-scans.ts'

function select(records: RecordedScan[], request: Partial<ExportRequest> = {}, competitors: string[] = []) {
  return selectRecords(
    {
      brand_name: 'Acme',
      date_range: { start: '2026-01-10', end: '2026-01-12' },
      format: 'csv',
      ...request,
    },
    records,
    competitors,
  )
}

describe('selectRecords', () => {
  it('includes the first and the last day whole, in UTC', async () => {
    const times = [
      '2026-01-09T23:59:59.999Z',
      '2026-01-10T00:00:00Z',
      '2026-01-12T23:59:59.999Z',
      '2026-01-13T00:00:00Z',
    ]
    const records = times.map(recordedAt => aRecord('2026-01-01', undefined, { recordedAt }))
    expect((await select(records)).map(({ recordedAt }) => recordedAt)).toEqual(times.slice(1, 3))
  })

  it('has the oldest first', async () => {
    const records = ['2026-01-12', '2026-01-10', '2026-01-11'].map(day => aRecord(day))
    expect((await select(records)).map(({ scan }) => scan.scan_id)).toEqual([
      'scan-2026-01-10',
      'scan-2026-01-11',
      'scan-2026-01-12',
    ])
  })

  it('takes the brand however it is written, and no other', async () => {
    const records = ['ACME', 'Acme ', 'Acme Ltd'].map(brand => aRecord('2026-01-10', undefined, { brand }))
    expect(await select(records)).toHaveLength(2)
  })

  it('keeps the engines asked for, of competitors too', async () => {
    const competitor = { name: 'Rival', cited: true, bcr_score: 1 }
    const records = [
      aRecord(
        '2026-01-10',
        { chatgpt: {}, gemini: {} },
        {
          competitors: [
            { ...competitor, engine: 'chatgpt' },
            { ...competitor, engine: 'gemini' },
          ],
        },
      ),
      aRecord('2026-01-11', { chatgpt: {} }),
    ]
    const [only, ...others] = await select(records, { engines: ['gemini'] })
    expect(others).toEqual([])
    expect(only?.scan.results.map(({ engine }) => engine)).toEqual(['gemini'])
    expect(only?.competitors.map(({ engine }) => engine)).toEqual(['gemini'])
    expect(await select(records, { engines: [] })).toEqual(records)
  })

  describe('with competitors that were scanned on their own', () => {
    const records = [
      aRecord('2026-01-10', { chatgpt: {} }, { brand: 'Globex' }),
      aRecord('2026-01-11', { chatgpt: {}, gemini: {} }),
      aRecord('2026-01-11', { chatgpt: { cited: false }, gemini: {} }, { brand: 'GLOBEX' }),
      aRecord('2026-01-11', { chatgpt: {} }, { brand: 'Nobody' }),
      aRecord('2026-01-20', { chatgpt: {} }, { brand: 'Globex' }),
    ]
    const competitorsOf = (selected: RecordedScan[]) => selected.flatMap(({ competitors }) => competitors)

    it('has what their scans found, and none of it as the brand’s', async () => {
      const selected = await select(records, { include_competitors: true, engines: ['chatgpt'] }, ['Globex'])
      expect(competitorsOf(selected)).toEqual([
        { name: 'Globex', engine: 'chatgpt', cited: true, bcr_score: 80 },
        { name: 'GLOBEX', engine: 'chatgpt', cited: false, bcr_score: 0 },
      ])
      expect(selected.flatMap(({ scan }) => scan.results)).toHaveLength(1)
      const request = { brand_name: 'Acme', date_range: { start: '', end: '' }, format: 'csv' as const }
      expect(summarize({ ...request, include_competitors: true }, selected).scans).toBe(1)
    })

    it('leaves them out where nobody asked for them, or nothing is there to compare with', async () => {
      expect(competitorsOf(await select(records, {}, ['Globex']))).toEqual([])
      expect(await select(records, { include_competitors: true, brand_name: 'Initech' }, ['Globex'])).toEqual(
        [],
      )
    })

    it('takes the brand of a report for no competitor of itself', async () => {
      const selected = await select(records, { include_competitors: true, brand_name: 'Globex' }, ['Globex'])
      expect(competitorsOf(selected)).toEqual([])
      expect(selected).toHaveLength(2)
    })
  })

  it.each([
    ['2026-1-10', '2026-01-12', 'date_range.start is not a date (YYYY-MM-DD)'],
    ['2026-01-10', '2026-02-30', 'date_range.end is not a date (YYYY-MM-DD)'],
    ['2026-01-12', '2026-01-10', 'date_range.start is after date_range.end'],
  ])('refuses the range %s to %s', async (start, end, detail) => {
    const attempt = () => select([], { date_range: { start, end } })
    await expect(attempt).rejects.toThrow(ServiceError)
    await expect(attempt).rejects.toThrow(detail)
  })
})
