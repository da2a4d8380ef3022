import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExportRequest } from '../../../src/contract/contract.ts'
import type { RecordedScan } from '../../../src/embedded/report-export/records.ts'
import { buildReportFile } from '../../../src/embedded/report-export/report-worker.ts'
import { toSingleLine } from '../../../src/lib/text.ts'
import { hostileText } from '../../support/markdown.ts'
import { aRecord } from '../../support/recorded-scans.ts'

async function csvOf(records: RecordedScan[], request: Partial<ExportRequest> = {}): Promise<string> {
  const { bytes, contentType } = await buildReportFile(
    {
      brand_name: 'Acme',
      date_range: { start: '2026-01-01', end: '2026-01-31' },
      format: 'csv',
      ...request,
    },
    records,
    new Date('2026-02-01T00:00:00Z'),
    {},
  )
  expect(contentType).toBe('text/csv; charset=utf-8')
  return Buffer.from(bytes).toString()
}

function readBack(csv: string): Record<string, string>[] {
  return parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' })
}

const rival = { name: 'Rival', engine: 'chatgpt', cited: false, bcr_score: 12.5 }

describe('a report as CSV', () => {
  it('has a row for each engine of each scan', async () => {
    const records = [
      aRecord('2026-01-01', { chatgpt: {}, gemini: { cited: false } }, { keywords: ['crm', 'small crm'] }),
      aRecord('2026-01-02'),
    ]
    const rows = readBack(await csvOf(records))
    expect(rows.map(({ scan_id, engine }) => `${scan_id} ${engine}`)).toEqual([
      'scan-2026-01-01 chatgpt',
      'scan-2026-01-01 gemini',
      'scan-2026-01-02 chatgpt',
    ])
    expect(rows[0]).toEqual({
      recorded_at: '2026-01-01T12:00:00Z',
      scan_id: 'scan-2026-01-01',
      role: 'brand',
      name: 'Acme',
      keywords: 'crm; small crm',
      engine: 'chatgpt',
      cited: 'true',
      bcr_score: '80',
      sentiment: 'positive',
      snippet: 'Acme is among the brands that are often recommended.',
      source_url: 'https://chatgpt.example/answers/1',
      timestamp: '2026-01-15T09:00:00Z',
      note: '',
    })
  })

  it('has rows of competitors when asked for them', async () => {
    const records = [aRecord('2026-01-01', undefined, { competitors: [rival] })]
    expect(readBack(await csvOf(records)).map(({ role }) => role)).toEqual(['brand'])
    const [, row] = readBack(await csvOf(records, { include_competitors: true }))
    expect(row).toMatchObject({
      role: 'competitor',
      name: 'Rival',
      engine: 'chatgpt',
      cited: 'false',
      bcr_score: '12.5',
      snippet: '',
    })
  })

  it('says that there is no competitor data', async () => {
    const rows = readBack(await csvOf([aRecord('2026-01-01')], { include_competitors: true }))
    expect(rows.map(({ role, note }) => [role, note])).toEqual([
      ['brand', ''],
      ['note', 'The recorded scans hold no competitor data.'],
    ])
  })

  it('says that nothing was recorded', async () => {
    const rows = readBack(await csvOf([aRecord('2025-01-01')], { include_competitors: true }))
    expect(rows.map(({ role, note }) => [role, note])).toEqual([
      ['note', 'No scan of this brand is recorded for these dates and engines.'],
    ])
  })

  it('starts with a byte order mark and ends every line with CRLF', async () => {
    const csv = await csvOf([aRecord('2026-01-01')])
    expect(csv.startsWith('\uFEFF"recorded_at",')).toBe(true)
    expect(csv.endsWith('\r\n')).toBe(true)
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\u200B=1'])('shows %j as text', async snippet => {
    const competitors = [{ ...rival, name: snippet }]
    const csv = await csvOf([aRecord('2026-01-01', { chatgpt: { snippet } }, { competitors })], {
      include_competitors: true,
    })
    const [brand, competitor] = readBack(csv)
    expect(brand?.['snippet']).toMatch(/^'/)
    expect(competitor?.['name']).toMatch(/^'/)
  })

  it('brings back any text, on one line and without the quote against formulas', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (snippet, keyword) => {
        const record = aRecord('2026-01-01', { chatgpt: { snippet } }, { keywords: [keyword] })
        const rows = readBack(await csvOf([record]))
        expect(rows).toHaveLength(1)
        const withoutQuote = (text = '') => text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
        expect(withoutQuote(rows[0]?.['snippet'])).toBe(withoutQuote(toSingleLine(snippet)))
        expect(withoutQuote(rows[0]?.['keywords'])).toBe(withoutQuote(toSingleLine(keyword)))
      }),
    )
  })
})
