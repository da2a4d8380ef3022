import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ExportRequest, reportSchema } from '../../../src/contract/contract.ts'
import { ServiceError } from '../../../src/contract/errors.ts'
import { createExport } from '../../../src/embedded/report-export/create-export.ts'
import { createRecordStore } from '../../../src/embedded/report-export/records.ts'
import { createReportStore } from '../../../src/embedded/report-export/report-store.ts'
import { buildReport } from '../../../src/embedded/report-export/report-worker.ts'
import { aRecord } from '../../support/recorded-scans.ts'

const createdAt = new Date('2026-02-01T08:00:00Z')
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
let folder: string
let warnings: string[]

beforeEach(async () => {
  warnings = []
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})

async function exportReport(request: Partial<ExportRequest> = {}) {
  const records = join(folder, 'scans')
  await createRecordStore(records).append(aRecord('2026-01-05'))
  const whole: ExportRequest = {
    brand_name: 'Acme',
    date_range: { start: '2026-01-01', end: '2026-01-31' },
    format: 'csv',
    ...request,
  }
  return createExport(whole, {
    build: createdAt =>
      buildReport(
        { request: whole, createdAt, records, competitors: [] },
        { find: () => Promise.resolve(undefined) },
      ),
    reports: createReportStore(join(folder, 'reports')),
    downloadUrl: ({ path }) => pathToFileURL(path).href,
    createId: () => id,
    now: () => createdAt,
    warn: message => warnings.push(message),
  })
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

  it('warns of the first records that cannot be read', async () => {
    const lines = Array.from({ length: 30 }, () => 'no record\n').join('')
    await mkdir(join(folder, 'scans'))
    await writeFile(join(folder, 'scans', '2026-01.000001.ndjson'), lines)
    await exportReport()
    expect(warnings).toHaveLength(20)
    expect(warnings[1]).toMatch(/2026-01\.000001\.ndjson: line 2 is skipped: /)
  })

  it('warns of what a PDF cannot show, and names the package that helps', async () => {
    await exportReport({ format: 'pdf', brand_name: '在庫' })
    expect(warnings).toEqual([
      'The PDF shows question marks for characters of Han. Install a font for this script, such as the Debian package ' +
        'fonts-noto-cjk.',
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
    const { name } = await store.put(id, 'pdf', bytes, createdAt)
    expect(name).toBe(`${id}.pdf`)
    expect(await store.get(name)).toEqual({ bytes, contentType: 'application/pdf' })
    expect(await store.get(`${id}.csv`)).toBeUndefined()
  })

  it('deletes reports that are too old, and the oldest of those that are too large together', async () => {
    const limits = { bytes: 10, milliseconds: 60_000 }
    const store = createReportStore(folder, limits)
    await writeFile(join(folder, 'other.csv'), 'no report')
    const put = (digit: number, second: number) =>
      store.put(
        id.replace(/^./, `${digit}`),
        'csv',
        Buffer.alloc(4),
        new Date(createdAt.getTime() + 1_000 * second),
      )
    const kept = async () => (await readdir(folder)).map(name => name[0]).sort()
    for (const digit of [1, 2, 3]) await put(digit, digit)
    expect(await kept()).toEqual(['1', '2', '3', 'o'])
    await put(4, 4)
    expect(await kept()).toEqual(['2', '3', '4', 'o'])
    await put(5, 64)
    expect(await kept()).toEqual(['4', '5', 'o'])
  })

  it('keeps folder and files from other users', async () => {
    const { path } = await createReportStore(join(folder, 'reports')).put(
      id,
      'csv',
      Buffer.from('a'),
      createdAt,
    )
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'reports'))).mode & 0o777).toBe(0o700)
  })

  it('never overwrites a report', async () => {
    const store = createReportStore(folder)
    await store.put(id, 'csv', Buffer.from('a'), createdAt)
    await expect(store.put(id, 'csv', Buffer.from('b'), createdAt)).rejects.toMatchObject({ code: 'EEXIST' })
  })

  it('reaches no file but its reports', async () => {
    const store = createReportStore(join(folder, 'reports'))
    await store.put(id, 'csv', Buffer.from('a'), createdAt)
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
    await expect(store.put('../escape', 'csv', Buffer.from('a'), createdAt)).rejects.toThrow(TypeError)
  })
})
