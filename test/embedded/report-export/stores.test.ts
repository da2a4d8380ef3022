import { appendFile, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { reportSchema } from '../../../src/contract/contract.ts'
import { createExport } from '../../../src/embedded/report-export/create-export.ts'
import { createRecordStore } from '../../../src/embedded/report-export/records.ts'
import { createReportStore } from '../../../src/embedded/report-export/report-store.ts'
import { makeDocument } from '../../../src/run/service/open-embedded.ts'
import { aRecord } from '../../support/recorded-scans.ts'

const createdAt = new Date('2026-02-01T08:00:00Z')
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
let folder: string
let path: string
let warnings: string[]

beforeEach(async () => {
  warnings = []
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
  path = join(folder, 'deep', 'scans.ndjson')
})

/** A store whose `read` returns the days of its records. */
function store(mostBytes?: number) {
  const { append, read } = createRecordStore(path, mostBytes)
  return {
    append: (day: string) => append(aRecord(day)),
    async read() {
      const days: string[] = []
      for await (const record of read(({ line, detail }) => warnings.push(`${line}: ${detail}`)))
        days.push(record.recordedAt.slice(0, 10))
      return days
    },
  }
}

async function modeOf(file: string): Promise<number> {
  return (await stat(file)).mode & 0o777
}

it('exports a report that can be fetched, and warns about the first unreadable records', async () => {
  await store().append('2026-01-05')
  await appendFile(path, 'no record\n'.repeat(30))
  const reports = createReportStore(join(folder, 'reports'))
  const exportRange = (start: string) =>
    createExport(
      { brand_name: 'Acme', date_range: { start, end: '2026-01-31' }, format: 'csv' },
      {
        ...{ records: createRecordStore(path), reports, competitors: [], now: () => createdAt },
        ...{ warn: text => warnings.push(text), signal: new AbortController().signal },
        downloadUrl: file => pathToFileURL(file.path).href,
        makeDocument,
      },
    )
  const report = await exportRange('2026-01-01')
  expect(reportSchema.parse(report)).toEqual(report)
  expect(report).toMatchObject({ status: 'completed', estimated_completion: createdAt.toISOString() })
  expect(await readFile(fileURLToPath(report.download_url ?? ''), 'utf8')).toContain('"scan-2026-01-05"')
  expect(warnings).toHaveLength(20)
  expect(warnings[1]).toMatch(/scans\.ndjson: line 3 is skipped: /)
  expect(await readdir(join(folder, 'reports'))).toHaveLength(1)
})

describe('the records', () => {
  it('are read in order, from a file that only its owner can read', async () => {
    expect(await store().read()).toEqual([])
    for (const day of ['2025-12-31', '2026-02-01', '2026-01-01']) await store().append(day)
    expect(await store().read()).toEqual(['2025-12-31', '2026-02-01', '2026-01-01'])
    expect(warnings).toEqual([])
    expect([await modeOf(path), await modeOf(dirname(path))]).toEqual([0o600, 0o700])
  })

  it('are whole lines if calls overlap', async () => {
    const { append, read } = createRecordStore(path)
    const records = Array.from({ length: 30 }, (_, index) =>
      aRecord('2026-01-01', { chatgpt: { snippet: `${index}\n\u2028`.repeat(5000) } }),
    )
    await Promise.all(records.map(append))
    const found: unknown[] = []
    for await (const record of read(() => {})) found.push(record)
    expect(found).toEqual(records)
  })

  it('skip invalid lines, such as half a line of a killed run', async () => {
    await store().append('2026-01-01')
    const half = (await readFile(path, 'utf8')).slice(0, 40)
    await appendFile(path, `no json\n\n{"recordedAt":"yesterday"}\n${half}`)
    await store().append('2026-01-02')
    expect(await store().read()).toEqual(['2026-01-01', '2026-01-02'])
    expect(warnings.map(text => text.split(':')[0])).toEqual(['2', '4', '5'])
    expect(warnings[1]).toContain('recordedAt')
  })

  it('drop their older half if they become too large', async () => {
    const line = JSON.stringify(aRecord('2026-01-01')).length + 1
    for (let day = 10; day < 24; day += 1) await store(6 * line).append(`2026-01-${day}`)
    expect((await store().read()).map(day => day.slice(8))).toEqual(['18', '19', '20', '21', '22', '23'])
    for (const day of [24, 25, 26]) await store(line / 2).append(`2026-01-${day}`)
    expect(await store().read()).toEqual(['2026-01-26'])
    expect(warnings).toEqual([])
    expect(await modeOf(path)).toBe(0o600)
  })
})

describe('the stored reports', () => {
  it('are read by the names of their files, which are never written twice', async () => {
    const reports = createReportStore(join(folder, 'reports'))
    const bytes = Buffer.from([0x25, 0x50, 0, 255])
    const { name, path } = await reports.put(id, 'pdf', bytes, createdAt)
    expect(await reports.get(name)).toEqual({ bytes, contentType: 'application/pdf' })
    await expect(reports.put(id, 'pdf', bytes, createdAt)).rejects.toMatchObject({ code: 'EEXIST' })
    expect([await modeOf(path), await modeOf(dirname(path))]).toEqual([0o600, 0o700])
  })

  it('drop the oldest if they become too large together', async () => {
    const reports = createReportStore(folder, 10)
    await writeFile(join(folder, 'other.csv'), 'no report')
    const kept: string[] = []
    for (const [digit, second] of [1, 2, 3, 4, 5].entries()) {
      const time = new Date(createdAt.getTime() + 1_000 * second)
      await reports.put(id.replace(/^./, `${digit}`), 'csv', Buffer.alloc(4), time)
      const names = (await readdir(folder)).filter(name => name.endsWith('.csv'))
      kept.push(
        names
          .map(name => name[0])
          .sort()
          .join(''),
      )
    }
    expect(kept).toEqual(['0o', '01o', '012o', '123o', '234o'])
  })

  it.each([
    ...[`../${id}.csv`, `x/../${id}.csv`, 'other.csv', `${id}.csv\0.pdf`],
    ...[`${id}.csv/`, `${id}.txt`, '', '.'],
  ])('are not read by the name %j', async name => {
    const reports = createReportStore(join(folder, 'reports'))
    await reports.put(id, 'csv', Buffer.from('a'), createdAt)
    await writeFile(join(folder, `${id}.csv`), 'secret')
    await writeFile(join(folder, 'reports', 'other.csv'), 'secret')
    expect(await reports.get(name)).toBeUndefined()
    await expect(reports.put('../escape', 'csv', Buffer.from('a'), createdAt)).rejects.toThrow(TypeError)
  })
})
