import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatHistoryFile, readBaselineFile } from '../../src/history/file.ts'
import { formatRecord, parseHistory } from '../../src/history/format.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import { buildResult } from '../../src/report/json/result.ts'
import { anyRecord, aRecord, linesOf } from '../support/history.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'

let workspace: string
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'history-file-'))
})
afterAll(() => rm(workspace, { recursive: true }))

async function read(content: string) {
  await writeFile(join(workspace, 'history.json'), content)
  return readBaselineFile('history.json', workspace)
}

function unusable(problem: string) {
  return { unusable: { kind: 'file', name: 'history.json', problem: expect.stringContaining(problem) } }
}

/** What a file with these records is read as. */
function holding(...records: HistoryRecord[]) {
  return { history: { records, problems: [] }, text: linesOf(...records) }
}

describe('a history file', () => {
  it('is read as it was written, whatever its records hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecord, { maxLength: 5 }), async records => {
        expect(await read(formatHistoryFile(linesOf(...records)))).toStrictEqual(holding(...records))
      }),
      { numRuns: 30 },
    )
  })

  it('has a record a line, so that a diff shows what is new', () => {
    const [first, second] = ['1', '2'].map(createdAt => aRecord({ createdAt }))
    if (!first || !second) throw new Error('There are two.')
    const lines = ['{', '"records": [', `${formatRecord(first)},`, formatRecord(second), ']', '}', '']
    expect(formatHistoryFile(`${linesOf(first, second)}\n`).split('\n')).toEqual(lines)
  })

  it('is read in whatever layout a formatter leaves it', async () => {
    const value: unknown = JSON.parse(formatHistoryFile(linesOf(aRecord())))
    const indented = JSON.stringify(value, undefined, 2).replaceAll('\n', '\r\n')
    expect(await read(indented)).toEqual(holding(aRecord()))
  })

  it('keeps the newest 50 records, in their order', async () => {
    const records = Array.from({ length: 52 }, (_, index) => aRecord({ createdAt: String(index + 1) }))
    const newest = records.slice(2)
    expect(await read(formatHistoryFile(linesOf(...records)))).toEqual(holding(...newest))
    expect(await read(formatHistoryFile(linesOf(...newest)))).toEqual(holding(...newest))
  })

  it('may hold no record yet', async () => {
    expect(await read('{"records":[]}')).toEqual(holding())
    expect(await read(formatHistoryFile(''))).toEqual(holding())
  })

  it('may hold result files beside records, which are written back as records', async () => {
    const result = buildResult(anOutcome())
    const file = await read(`{"records":[${JSON.stringify(result)},${formatRecord(aRecord())}]}`)
    expect(file).toMatchObject({
      history: { records: [{ overallBcr: 60 }, { overallBcr: 20 }], problems: [] },
    })
    const text = 'text' in file ? file.text : ''
    expect(parseHistory(text)).toMatchObject({
      records: [{ overallBcr: 60 }, { overallBcr: 20 }],
      problems: [],
    })
    expect(text).not.toContain('snippet')
  })

  it('warns of the records that cannot be read, by their place, and keeps all where they are', async () => {
    const lines = [
      '7',
      formatRecord(aRecord()),
      '{"schema_version":3,"new":["日本"]}',
      '{"schema_version":2}',
    ]
    const file = await read(`{"records":[${lines.join()}]}`)
    expect(file).toEqual({
      history: {
        records: [aRecord()],
        problems: [
          { place: 'Record 1', problem: 'it has no schema_version' },
          { place: 'Record 3', problem: expect.stringContaining('newer') },
          { place: 'Record 4', problem: expect.stringContaining('created_at: ') },
        ],
      },
      text: lines.join('\n'),
    })
    expect(await read(formatHistoryFile(lines.join('\n')))).toEqual(file)
  })

  it('is unusable when none of its records can be read', async () => {
    expect(await read('{"records":[{"schema_version":3},7]}')).toEqual(
      unusable('none of its records can be read; the first: its schema_version 3 is newer'),
    )
  })
})

describe('a result file as the baseline', () => {
  it.each(['pass', 'fail', 'inconclusive'] as const)('counts although its verdict was %s', async status => {
    const result = buildResult(anOutcome({ verdict: aVerdict({ status }) }))
    expect(await read(JSON.stringify(result))).toMatchObject({
      history: { records: [{ dropped: false, overallBcr: 60, citedEngines: 1 }], problems: [] },
    })
  })

  it('is unusable when its run measured nothing', async () => {
    const verdict = aVerdict({ status: 'error' })
    const result = buildResult(anOutcome({ measurement: undefined, scans: [], verdict }))
    expect(await read(JSON.stringify(result))).toEqual(unusable('overall_bcr: '))
  })

  it('still gives its numbers when that is all that was kept of it', async () => {
    expect(await read('{"schema_version":1,"overall_bcr":41.5,"cited_engines":2}')).toMatchObject({
      numbers: { overallBcr: 41.5, citedEngines: 2, runs: [], label: 'history.json' },
    })
  })
})

describe('a single record as the baseline', () => {
  it('counts like a result file', async () => {
    expect(await read(formatRecord(aRecord({ dropped: true })))).toEqual(holding(aRecord()))
  })

  it.each([
    ['newer', { schema_version: 3 }, 'its schema_version 3 is newer than 2'],
    ['older than the first record', { schema_version: 1 }, 'schema_version: '],
    ['of another format', { format: 'sarif' }, 'its format sarif is not known'],
    ['broken', { answers: [{ engine: 'x', cited: [[1]], bcr_score: [[1]] }] }, 'answers: must have an entry'],
  ])('is unusable, not mere numbers, when it is %s', async (_, fields, problem) => {
    const value = { ...JSON.parse(formatRecord(aRecord())), ...fields }
    expect(await read(JSON.stringify(value))).toEqual(unusable(problem))
  })
})

describe('readBaselineFile', () => {
  it('finds nothing where no file is', async () => {
    expect(await readBaselineFile('absent/absent.json', workspace)).toEqual({
      missing: 'there is no file absent/absent.json',
    })
  })

  it('reads an absolute path', async () => {
    const file = join(workspace, 'absolute.json')
    await writeFile(file, formatHistoryFile(linesOf(aRecord())))
    expect(await readBaselineFile(file, '/nowhere')).toMatchObject({ history: { records: [aRecord()] } })
  })

  it('cannot use a folder', async () => {
    await mkdir(join(workspace, 'folder.json'))
    expect(await readBaselineFile('folder.json', workspace)).toMatchObject({
      unusable: { name: 'folder.json', problem: expect.stringContaining('EISDIR') },
    })
  })
})
