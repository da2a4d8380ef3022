import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExportRequest } from '../../../src/contract/contract.ts'
import { buildReportFile } from '../../../src/embedded/report-export/create-export.ts'
import type { RecordedScan } from '../../../src/embedded/report-export/records.ts'
import { makeDocument } from '../../../src/run/service/open-embedded.ts'
import { hostileText } from '../../support/markdown.ts'
import { pdfStrings } from '../../support/pdf-document.ts'
import { aRecord } from '../../support/recorded-scans.ts'

const createdAt = new Date('2026-02-01T08:00:00Z')
const noFonts = { find: () => Promise.resolve(undefined) }

function build(records: RecordedScan[], request: Partial<ExportRequest>) {
  const whole = {
    ...{ brand_name: 'Acme', date_range: { start: '2026-01-10', end: '2026-01-12' }, format: 'csv' as const },
    ...request,
  }
  return buildReportFile(whole, records, { createdAt, competitors: ['Globex'], fonts: noFonts, makeDocument })
}

async function csvOf(records: RecordedScan[], request: Partial<ExportRequest> = {}): Promise<string> {
  return Buffer.from((await build(records, request)).bytes).toString()
}

async function rowsOf(records: RecordedScan[], request: Partial<ExportRequest> = {}) {
  const csv = await csvOf(records, request)
  return parse<Record<string, string>>(csv, { bom: true, columns: true, record_delimiter: '\r\n' })
}

async function pdfOf(records: RecordedScan[], request: Partial<ExportRequest> = {}): Promise<Uint8Array> {
  return (await build(records, { ...request, format: 'pdf' })).bytes
}

async function textOf(records: RecordedScan[], request: Partial<ExportRequest> = {}): Promise<string> {
  return (await pdfStrings(await pdfOf(records, request))).join(' ')
}

describe('the scans of a report', () => {
  const idsOf = async (records: RecordedScan[], request: Partial<ExportRequest> = {}) =>
    (await rowsOf(records, request)).flatMap(({ role, recorded_at, name, engine }) =>
      role === 'note' ? [] : [`${role} ${name} ${recorded_at?.slice(0, 10)} ${engine}`],
    )

  it('are those of the days in UTC, inclusive, oldest first', async () => {
    const times = ['2026-01-13T00:00:00Z', '2026-01-12T23:59:59.999Z', '2026-01-10T00:00:00Z']
    const records = [...times, '2026-01-09T23:59:59.999Z'].map(recordedAt =>
      aRecord('2026-01-01', undefined, { recordedAt }),
    )
    expect(await idsOf(records)).toEqual(['brand Acme 2026-01-10 chatgpt', 'brand Acme 2026-01-12 chatgpt'])
  })

  it('belong to the brand in any spelling, and to the requested engines', async () => {
    const engines = { chatgpt: {}, gemini: {} }
    const records = ['ACME', 'Acme ', 'Acme Ltd'].map(brand => aRecord('2026-01-10', engines, { brand }))
    expect(await idsOf(records, { engines: ['gemini'] })).toEqual([
      'brand ACME 2026-01-10 gemini',
      'brand Acme 2026-01-10 gemini',
    ])
    expect(await idsOf(records, { engines: [] })).toHaveLength(4)
  })

  it('include competitors on request, if the brand has scans too', async () => {
    const records = [
      aRecord('2026-01-10', {}, { brand: 'Initech' }),
      aRecord('2026-01-11', { chatgpt: {} }, { brand: 'GLOBEX' }),
      aRecord('2026-01-12'),
    ]
    const own = 'brand Acme 2026-01-12 chatgpt'
    expect(await idsOf(records)).toEqual([own])
    expect(await idsOf(records, { include_competitors: true })).toEqual([
      'competitor GLOBEX 2026-01-11 chatgpt',
      own,
    ])
    expect(await idsOf(records, { include_competitors: true, brand_name: 'Hooli' })).toEqual([])
    expect(await idsOf(records, { include_competitors: true, brand_name: 'Globex' })).toEqual([
      'brand GLOBEX 2026-01-11 chatgpt',
    ])
  })

  it('are refused if the report would be too large', async () => {
    // Each of the twenty rows of a scan repeats its keywords.
    const engines = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`engine-${index}`, {}]))
    const keywords = Array.from({ length: 500 }, () => 'k'.repeat(200))
    const records = Array.from({ length: 20 }, () => aRecord('2026-01-11', engines, { keywords }))
    const facts = { status: 400, detail: 'date_range: the report is too large; ask for fewer days' }
    await expect(build(records, {})).rejects.toMatchObject({ details: facts })
  })
})

describe('a report as CSV', () => {
  it('has the result of an engine, and notes on what is missing', async () => {
    const record = aRecord('2026-01-10', undefined, { keywords: ['crm', 'small crm'] })
    expect(await rowsOf([record], { include_competitors: true })).toMatchObject([
      {
        ...{ recorded_at: '2026-01-10T12:00:00Z', scan_id: 'scan-2026-01-10', role: 'brand', name: 'Acme' },
        ...{ keywords: 'crm; small crm', engine: 'chatgpt', cited: 'true', bcr_score: '80', note: '' },
      },
      { role: 'note', note: 'The recorded scans hold no competitor data.' },
    ])
    expect(await rowsOf([])).toMatchObject([
      { role: 'note', note: 'No scan of this brand is recorded for these dates and engines.' },
    ])
  })
})

describe('a report as PDF', () => {
  it('compares the range with the time before, by engine and competitor', async () => {
    const engines = (cited: boolean) => ({ chatgpt: {}, gemini: { cited } })
    const records = ['08', '09', '10', '11', '12'].flatMap((day, index) => [
      aRecord(`2026-01-${day}`, engines(index < 2)),
      aRecord(`2026-01-${day}`, { chatgpt: {} }, { brand: 'Globex' }),
    ])
    const text = await textOf(records, { include_competitors: true })
    expect(text).toContain('AI visibility · Acme · 10 Jan to 12 Jan 2026')
    expect(text).toContain('Acme was cited in 3 of 6 answers, was 4 of 4. Gemini fell from 2 of 2 to 0 of 3')
    expect(text).toContain('Acme in ChatGPT 2 of 2 3 of 3 none')
    expect(text).toContain('Acme in Gemini 2 of 2 0 of 3 −100 points')
    expect(text).toContain('Globex 2 of 2 3 of 3 none')
    expect(await textOf(records, {})).not.toContain('Globex')
  })

  it('gives the same bytes each time', async () => {
    const records = [aRecord('2026-01-10')]
    expect(Buffer.from(await pdfOf(records)).equals(Buffer.from(await pdfOf(records)))).toBe(true)
  })

  it('shows a question mark for missing characters, and names the font package to install', async () => {
    const keyword = 'Café “ok” 30 € – 在庫 Привет 👩‍👩‍👧 Łódź'
    const records = ['10', '11', '12'].flatMap(day =>
      [1, 2, 3, 4].map(() =>
        aRecord(`2026-01-${day}`, { chatgpt: { cited: false } }, { keywords: [keyword] }),
      ),
    )
    expect(await textOf(records)).toContain('Café “ok” 30 € – ?? Привет ? Łódź')
    expect((await build(records, { format: 'pdf' })).warnings.join()).toMatch(/Han\..*fonts-noto-cjk/)
  })

  it('can show any text', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async text => {
        const bytes = await pdfOf([aRecord('2026-01-10', { [`x${text}`]: {} }, { brand: text })], {
          brand_name: text,
        })
        expect((await pdfStrings(bytes)).join(' ')).toContain('10 Jan to 12 Jan 2026')
      }),
      { numRuns: 15 },
    )
  })
})
