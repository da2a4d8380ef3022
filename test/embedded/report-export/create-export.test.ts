import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ExportRequest, reportSchema } from '../../../src/contract/contract.ts'
import { ServiceError } from '../../../src/contract/errors.ts'
import { createExport } from '../../../src/embedded/report-export/create-export.ts'
import { createRecordStore } from '../../../src/embedded/report-export/records.ts'
import { createReportStore } from '../../../src/embedded/report-export/report-store.ts'
import { aRecord } from '../../support/recorded-scans.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
let folder: string
let warnings: string[]

beforeEach(async () => {
  warnings = []
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})

async function exportReport(request: Partial<ExportRequest> = {}) {
  const records = createRecordStore(join(folder, 'scans.ndjson'), () => {})
  await records.append(aRecord('2026-01-05'))
  return createExport(
    {
      brand_name: 'Acme',
      date_range: { start: '2026-01-01', end: '2026-01-31' },
      format: 'csv',
      ...request,
    },
    {
      records,
      competitors: [],
      reports: createReportStore(join(folder, 'reports')),
      downloadUrl: ({ path }) => pathToFileURL(path).href,
      createId: () => id,
      now: () => new Date('2026-02-01T08:00:00Z'),
      fonts: { find: () => Promise.resolve(undefined) },
      warn: message => warnings.push(message),
    },
  )
}

describe('createExport', () => {
  it('answers a completed report that can be fetched', async () => {
    const report = await exportReport()
    expect(reportSchema.parse(report)).toEqual(report)
    expect(report).toMatchObject({
      report_id: id,
      status: 'completed',
      estimated_completion: '2026-02-01T08:00:00.000Z',
    })
    expect(await readFile(fileURLToPath(report.download_url ?? ''), 'utf8')).toContain('"scan-2026-01-05"')
  })

  it('warns of what a PDF cannot show, and names the package that helps', async () => {
    await exportReport({ format: 'pdf', brand_name: '在庫' })
    expect(warnings).toEqual([
      'The PDF shows question marks for characters of Han. Install a font for this script, such as the Debian package ' +
        'fonts-noto-cjk, or set report-font to a font file.',
    ])
  })

  it('stores nothing when the request is wrong', async () => {
    const wrong = exportReport({ date_range: { start: 'x', end: 'y' } })
    await expect(wrong).rejects.toThrow(ServiceError)
    expect(await createReportStore(join(folder, 'reports')).get(`${id}.csv`)).toBeUndefined()
  })
})

describe('createReportStore', () => {
  it('gives back what was put, by the name of its file', async () => {
    const store = createReportStore(join(folder, 'reports'))
    const bytes = Buffer.from([0x25, 0x50, 0, 255])
    const { name } = await store.put(id, 'pdf', bytes)
    expect(name).toBe(`${id}.pdf`)
    expect(await store.get(name)).toEqual({ bytes, contentType: 'application/pdf' })
    expect(await store.get(`${id}.csv`)).toBeUndefined()
  })

  it('never overwrites a report', async () => {
    const store = createReportStore(folder)
    await store.put(id, 'csv', Buffer.from('a'))
    await expect(store.put(id, 'csv', Buffer.from('b'))).rejects.toMatchObject({ code: 'EEXIST' })
  })

  it('reaches no file but its reports', async () => {
    const store = createReportStore(join(folder, 'reports'))
    await store.put(id, 'csv', Buffer.from('a'))
    await writeFile(join(folder, `${id}.csv`), 'secret')
    await writeFile(join(folder, 'reports', 'other.csv'), 'secret')
    const names = [
      `../${id}.csv`,
      `x/../${id}.csv`,
      'other.csv',
      `${id}.csv\0.pdf`,
      `${id}.csv/`,
      `${id}.txt`,
      '',
      '.',
    ]
    for (const name of names) expect(await store.get(name), name).toBeUndefined()
    await expect(store.put('../escape', 'csv', Buffer.from('a'))).rejects.toThrow(TypeError)
  })
})
