import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createRecordStore,
  type RecordedScan,
  type RecordLimits,
  type UnreadableLine,
} from '../../../src/embedded/report-export/records.ts'
import { aRecord } from '../../support/recorded-scans.ts'

let folder: string
let path: string
let warnings: UnreadableLine[]

/** A store whose `read` returns all records of a range as a list; of January 2026 unless said otherwise. */
function store(limits?: RecordLimits) {
  const { append, read } = createRecordStore(folder, limits)
  return {
    append,
    async read(range = { start: '2026-01-01', end: '2026-01-31' }) {
      const records: RecordedScan[] = []
      for await (const record of read(range, unreadable => warnings.push(unreadable))) records.push(record)
      return records
    },
  }
}

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'records-')), 'deep', 'scans')
  path = join(folder, '2026-01.000001.ndjson')
  warnings = []
})

describe('createRecordStore', () => {
  it('reads what was appended, in order', async () => {
    const first = aRecord('2026-01-01')
    const second = aRecord(
      '2026-01-02',
      { gemini: { snippet: 'a\nb\u2028c' } },
      {
        competitors: [{ name: 'Rival', engine: 'gemini', cited: true, bcr_score: 12.5 }],
      },
    )
    await store().append(first)
    await store().append(second)
    expect(await store().read()).toEqual([first, second])
    expect(warnings).toEqual([])
  })

  it('has no records before the first', async () => {
    expect(await store().read()).toEqual([])
  })

  it('writes whole lines when calls run at once', async () => {
    const records = Array.from({ length: 30 }, (_, index) =>
      aRecord('2026-01-01', { chatgpt: { snippet: `${index}`.repeat(5000) } }),
    )
    const one = store()
    await Promise.all(records.map(record => one.append(record)))
    expect(await one.read()).toEqual(records)
  })

  it('skips lines that hold no record and names them', async () => {
    await store().append(aRecord('2026-01-01'))
    await appendFile(path, 'no json\n\n{"recordedAt":"yesterday"}\n')
    await store().append(aRecord('2026-01-02'))
    expect((await store().read()).map(({ recordedAt }) => recordedAt)).toEqual([
      '2026-01-01T12:00:00Z',
      '2026-01-02T12:00:00Z',
    ])
    expect(warnings.map(({ line }) => line)).toEqual([2, 4])
    expect(warnings[1]).toMatchObject({ path, detail: expect.stringContaining('recordedAt') })
  })

  it('ends half a line that a killed run left', async () => {
    await store().append(aRecord('2026-01-01'))
    const half = (await readFile(path, 'utf8')).slice(0, 40)
    await appendFile(path, half)
    await store().append(aRecord('2026-01-02'))
    expect(await store().read()).toHaveLength(2)
    expect(warnings.map(({ line }) => line)).toEqual([2])
  })

  it('goes on after a record that could not be written', async () => {
    await mkdir(dirname(folder))
    await writeFile(folder, 'in the way')
    const one = store()
    await expect(one.append(aRecord('2026-01-01'))).rejects.toMatchObject({ code: 'EEXIST' })
    await rm(folder)
    await one.append(aRecord('2026-01-02'))
    expect(await one.read()).toHaveLength(1)
  })

  it('keeps folder and files from other users', async () => {
    await store().append(aRecord('2026-01-01'))
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
  })

  it('reads the months of a range and no other', async () => {
    const days = ['2025-11-30', '2025-12-31', '2026-01-01', '2026-02-01']
    for (const day of days) await store().append(aRecord(day))
    await writeFile(join(folder, '2025-11.000001.ndjson'), 'no record\n')
    const records = await store().read({ start: '2025-12-31', end: '2026-01-01' })
    expect(records.map(({ recordedAt }) => recordedAt.slice(0, 10))).toEqual(['2025-12-31', '2026-01-01'])
    expect(warnings).toEqual([])
  })

  describe('with limits', () => {
    const lineBytes = JSON.stringify(aRecord('2026-01-01')).length + 1
    const limits = { fileBytes: 2 * lineBytes, bytes: 5 * lineBytes, months: 3 }

    it('begins a file where the last one is full', async () => {
      for (const day of ['01', '02', '03', '04', '05']) await store(limits).append(aRecord(`2026-01-${day}`))
      expect((await readdir(folder)).sort()).toEqual([1, 2, 3].map(part => `2026-01.00000${part}.ndjson`))
      expect((await store().read()).map(({ recordedAt }) => recordedAt.slice(8, 10))).toEqual([
        '01',
        '02',
        '03',
        '04',
        '05',
      ])
    })

    it('deletes the oldest where all are too large', async () => {
      for (let day = 10; day < 30; day += 1) await store(limits).append(aRecord(`2026-01-${day}`))
      const sizes = await Promise.all(
        (await readdir(folder)).map(async name => (await stat(join(folder, name))).size),
      )
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.bytes + limits.fileBytes)
      const days = (await store().read()).map(({ recordedAt }) => recordedAt.slice(8, 10))
      expect(days).toEqual(['24', '25', '26', '27', '28', '29'])
    })

    it('deletes those of too many months ago', async () => {
      for (const month of ['2025-11', '2025-12', '2026-01', '2026-02'])
        await store(limits).append(aRecord(`${month}-01`))
      expect((await readdir(folder)).sort().map(name => name.slice(0, 7))).toEqual([
        '2025-12',
        '2026-01',
        '2026-02',
      ])
    })

    it('deletes no other file', async () => {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, '1999-01.ndjson'), 'x'.repeat(10 * lineBytes))
      for (const month of ['2025-12', '2026-01']) await store(limits).append(aRecord(`${month}-01`))
      expect(await readdir(folder)).toContain('1999-01.ndjson')
    })
  })
})
