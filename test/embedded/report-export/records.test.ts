import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRecordStore, type UnreadableLine } from '../../../src/embedded/report-export/records.ts'
import { aRecord } from '../../support/recorded-scans.ts'

let path: string
let warnings: UnreadableLine[]
const store = () => createRecordStore(path, unreadable => warnings.push(unreadable))

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'records-')), 'deep', 'scans.ndjson')
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
    const folder = join(path, '..')
    await writeFile(folder, 'in the way')
    const one = store()
    await expect(one.append(aRecord('2026-01-01'))).rejects.toMatchObject({ code: 'EEXIST' })
    await rm(folder)
    await one.append(aRecord('2026-01-02'))
    expect(await one.read()).toHaveLength(1)
  })
})
