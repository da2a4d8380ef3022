import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExportRequest } from '../../../src/contract/contract.ts'
import type { RecordedScan } from '../../../src/embedded/report-export/records.ts'
import { buildReportFile } from '../../../src/embedded/report-export/report-worker.ts'
import { hostileText } from '../../support/markdown.ts'
import { openPdf, pdfStrings, pdfTexts } from '../../support/pdf-document.ts'
import { aRecord } from '../../support/recorded-scans.ts'

const createdAt = new Date('2026-02-01T08:00:00Z')

async function pdfOf(records: RecordedScan[], request: Partial<ExportRequest> = {}): Promise<Uint8Array> {
  const { bytes, contentType } = await buildReportFile(
    {
      brand_name: 'Acme',
      date_range: { start: '2026-01-01', end: '2026-01-31' },
      format: 'pdf',
      ...request,
    },
    records,
    createdAt,
    { find: () => Promise.resolve(undefined) },
  )
  expect(contentType).toBe('application/pdf')
  return bytes
}

async function textOf(records: RecordedScan[], request: Partial<ExportRequest> = {}): Promise<string> {
  return (await pdfStrings(await pdfOf(records, request))).join(' ')
}

const pair = { chatgpt: { bcr_score: 60 }, gemini: { cited: false, bcr_score: 10 } }
const rival = { name: 'Rival', engine: 'chatgpt', cited: true, bcr_score: 33.25 }

describe('a report as PDF', () => {
  it('tells brand, range and engines', async () => {
    const text = await textOf([aRecord('2026-01-05', pair)], { engines: ['chatgpt', 'gemini'] })
    expect(text).toContain(
      '2026-01-01 to 2026-01-31, days in UTC AI visibility of Acme Engines: chatgpt, gemini',
    )
    expect(await textOf([aRecord('2026-01-05')])).toContain('Engines: all')
  })

  it('adds up results, and those of each engine', async () => {
    const text = await textOf([
      aRecord('2026-01-05', pair),
      aRecord('2026-01-06', { chatgpt: { bcr_score: 20 } }),
    ])
    expect(text).toContain(
      'Scans 2 Days with scans 2 Engines 2 Results that cite the brand 2 of 3 (67%) Mean citation score 30',
    )
    expect(text).toContain('chatgpt 2 2 100% 40.0 gemini 1 0 0% 10.0')
  })

  it('draws the days between the first and the last', async () => {
    const text = await textOf(['2026-01-05', '2026-01-06', '2026-01-09'].map(day => aRecord(day)))
    expect(text).toContain('Score by day 0 20 40 60 80 2026-01-09 2026-01-05')
    expect(await textOf([aRecord('2026-01-05')])).toContain('0 20 40 60 80 2026-01-05')
  })

  it.each([[0], [0.004], [-3], [1e9]])('draws a score of %d', async bcr_score => {
    expect(await textOf([aRecord('2026-01-05', { chatgpt: { bcr_score } })])).toContain('Score by day')
  })

  it('has zero on the scale of scores below it', async () => {
    expect(await textOf([aRecord('2026-01-05', { chatgpt: { bcr_score: -3 } })])).toContain('-3 -2 -1 0')
  })

  it('quotes each engine, the latest first and repetitions once', async () => {
    const snippets = ['Old words.', 'Same words.', 'Same words.']
    const text = await textOf(
      snippets.map((snippet, index) => aRecord(`2026-01-0${index + 1}`, { chatgpt: { snippet } })),
    )
    expect(text).toContain('2026-01-03 chatgpt Same words.')
    expect(text.indexOf('Same words.')).toBeLessThan(text.indexOf('Old words.'))
    expect(text.split('Same words.')).toHaveLength(2)
  })

  it('goes on over numbered pages, with the head of the table on each', async () => {
    const records = Array.from({ length: 60 }, (_, index) =>
      aRecord('2026-01-05', { chatgpt: { snippet: `Snippet ${index} ${'with many words '.repeat(12)}` } }),
    )
    const bytes = await pdfOf(records)
    const pages = (await openPdf(bytes)).numPages
    const text = (await pdfStrings(bytes)).join(' ')
    expect(pages).toBeGreaterThan(3)
    expect(text).toContain(`Page ${pages} of ${pages}`)
    expect(text.split('Snippet Source').length - 1).toBe(pages)
    expect(text).toContain('20 older snippets are not shown. The CSV report has all.')
  })

  it('keeps headings with what they head', async () => {
    for (let count = 1; count <= 30; count += 1) {
      const names = Array.from({ length: count }, (_, index) => `engine-${index}`)
      const record = aRecord('2026-01-05', Object.fromEntries(names.map(name => [name, {}])))
      const texts = await pdfTexts(await pdfOf([record]))
      expect(texts.map(({ text }) => text).join(' ')).toMatch(/Score by day 0 .* Snippets Date/)
      const low = texts.filter(({ y }) => y < 64)
      expect(low.filter(({ text }) => !/^(?:Page \d|AI visibility)/.test(text))).toEqual([])
    }
  })

  it('sets competitors beside the brand when asked to', async () => {
    const records = [aRecord('2026-01-05', undefined, { competitors: [rival] })]
    expect(await textOf(records)).not.toContain('Rival')
    expect(await textOf(records, { include_competitors: true })).toContain(
      'Acme 1 1 100% 80.0 Rival 1 1 100% 33.3',
    )
  })

  it('says that there is no competitor data', async () => {
    const text = await textOf([aRecord('2026-01-05')], { include_competitors: true })
    expect(text).toContain('The recorded scans hold no competitor data.')
  })

  it('says that nothing was recorded', async () => {
    const bytes = await pdfOf([])
    expect((await pdfStrings(bytes)).join(' ')).toContain('No scan of this brand is recorded')
    expect((await openPdf(bytes)).numPages).toBe(1)
  })

  it('names itself in its metadata', async () => {
    const document = await openPdf(await pdfOf([], { brand_name: '在庫 Acme' }))
    expect((await document.getMetadata()).info).toMatchObject({
      Title: 'AI visibility of 在庫 Acme, 2026-01-01 to 2026-01-31',
      CreationDate: `D:${createdAt.toISOString().replace(/[-:T]|\.\d+/g, '')}`,
    })
  })

  it('is the same to the byte for the same arguments', async () => {
    const records = [aRecord('2026-01-05', pair)]
    expect(Buffer.from(await pdfOf(records)).equals(Buffer.from(await pdfOf(records)))).toBe(true)
  })

  it('shows a question mark for what its fonts lack, and names the script', async () => {
    const snippet = 'Café “ok” 30 € – 在庫 Привет 👩‍👩‍👧 Łódź'
    const text = await textOf([aRecord('2026-01-05', { chatgpt: { snippet } })])
    expect(text).toContain('Café “ok” 30 € – ?? Привет ? Łódź')
    expect(text).toContain('lack characters of: Han, symbols.')
    expect(await textOf([aRecord('2026-01-05')])).not.toContain('lack characters')
  })

  it('can show any text', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async text => {
        const record = aRecord(
          '2026-01-05',
          { chatgpt: { snippet: text, source_url: text } },
          { brand: text },
        )
        const bytes = await pdfOf([record], { brand_name: text, engines: [] })
        expect((await pdfStrings(bytes)).join(' ')).toContain('Score by day')
      }),
      { numRuns: 15 },
    )
  })
})
