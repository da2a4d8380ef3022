import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createFileStore } from '../../src/history/file.ts'
import { formatRecord } from '../../src/history/format.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import { formatResult } from '../../src/report/files/json/result.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { aFingerprint, anyRecord, appendTo, aRecord } from '../support/history.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'

let workspace: string
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'history-file-'))
})
afterAll(() => rm(workspace, { recursive: true }))

const path = 'history.json'
const open = () => createFileStore({ path, workspace })

async function read(content: string) {
  await writeFile(join(workspace, path), content)
  return open().read('site')
}

/** The file after a record was added to this content. */
async function append(content: string, record = aRecord()): Promise<string> {
  await writeFile(join(workspace, path), content)
  expect(await appendTo(open(), record)).toEqual({ stored: { kind: 'file', path } })
  return readFile(join(workspace, path), 'utf8')
}

/** A history file with these entries. */
function fileOf(...entries: string[]): string {
  return `{"records":[${entries.join()}]}`
}

/** Reads a file with these records. */
function holding(...records: HistoryRecord[]) {
  return { records, problems: [] }
}

const invalid = (path: string) => ({ kind: 'invalid', path, message: expect.any(String) })
const newer = { kind: 'newer-version', version: 4, newest: 3 }

describe('a history file', () => {
  it('is read as it was written, whatever its records contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecord, { maxLength: 5 }), anyRecord, async (records, last) => {
        await append(fileOf(...records.map(formatRecord)), last)
        expect(await open().read('site')).toEqual(holding(...records, last))
      }),
      { numRuns: 30 },
    )
  })

  it('has one record per line, so that a diff shows what is new', async () => {
    const [first, second] = ['1', '2'].map(createdAt => aRecord({ createdAt }))
    if (!first || !second) throw new Error('There are two.')
    const lines = ['{', '"records": [', `${formatRecord(first)},`, formatRecord(second), ']', '}', '']
    expect((await append(fileOf(formatRecord(first)), second)).split('\n')).toEqual(lines)
  })

  it('is read in any layout of a formatter', async () => {
    const value: unknown = JSON.parse(fileOf(formatRecord(aRecord())))
    const indented = JSON.stringify(value, undefined, 2).replaceAll('\n', '\r\n')
    expect(await read(indented)).toEqual(holding(aRecord()))
  })

  it('keeps the newest 124 records, in their order', async () => {
    const records = Array.from({ length: 126 }, (_, index) => aRecord({ createdAt: String(index + 1) }))
    const last = aRecord({ createdAt: 'last' })
    await append(fileOf(...records.map(formatRecord)), last)
    expect(await open().read('site')).toEqual(holding(...records.slice(3), last))
  })

  it('may contain result files, which are written back as records', async () => {
    const result = formatResult(describeGate(anOutcome()))
    const content = fileOf(result, formatRecord(aRecord()))
    expect(await read(content)).toMatchObject({
      records: [{ overallBcr: 60 }, { overallBcr: 20 }],
      problems: [],
    })
    const written = await append(content)
    expect(await open().read('site')).toMatchObject({
      records: [{ overallBcr: 60 }, { overallBcr: 20 }, { overallBcr: 20 }],
      problems: [],
    })
    expect(written).not.toContain('snippet')
  })

  it('is unusable when none of its records can be read', async () => {
    expect(await read('{"records":[{"format":"ai-visibility-record","schema_version":4},7]}')).toEqual({
      unusable: { kind: 'no-readable-record', first: newer },
    })
  })
})

describe('a result file as the baseline', () => {
  it.each(['pass', 'fail', 'inconclusive'] as const)('counts although its verdict was %s', async status => {
    expect(
      await read(formatResult(describeGate(anOutcome({ verdict: aVerdict({ status }) })))),
    ).toMatchObject({
      records: [{ losses: [], overallBcr: 60, citedEngines: 1 }],
      problems: [],
    })
  })
})

describe('a single record as the baseline', () => {
  it('is treated like a result file', async () => {
    expect(await read(formatRecord(aRecord({ suspect: true })))).toEqual(holding(aRecord()))
  })

  it('becomes the first of a list when a run is added', async () => {
    const added = aRecord({ createdAt: 'added' })
    await append(formatRecord(aRecord({ failed: true })), added)
    expect(await open().read('site')).toEqual(holding(aRecord({ failed: true }), added))
  })

  it('is unusable, and not read as numbers, if it is newer', async () => {
    const value = { ...JSON.parse(formatRecord(aRecord())), schema_version: 4 }
    expect(await read(JSON.stringify(value))).toEqual({ unusable: { kind: 'record', cause: newer } })
  })
})

describe('numbers that a person wrote', () => {
  it('suffice, and other fields are ignored', async () => {
    const engines = [{ engine: 'chatgpt', cited: true, bcr_score: 70, snippet: 'x' }]
    const content = { overall_bcr: 41.5, cited_engines: 2, engines, verdict: 'pass' }
    const known = [{ engine: 'chatgpt', cited: true, bcrScore: 70 }]
    const numbers = { overallBcr: 41.5, citedEngines: 2, engines: known }
    expect(await read(JSON.stringify(content))).toEqual({ numbers })
  })

  it('are not replaced by a run', async () => {
    const content = '{"overall_bcr":41.5,"cited_engines":2}'
    await writeFile(join(workspace, path), content)
    expect(await appendTo(open(), aRecord())).toEqual({ problem: { unusable: { kind: 'numbers' } } })
    expect(await readFile(join(workspace, path), 'utf8')).toBe(content)
  })
})

describe('a file that exists', () => {
  it.each([
    [' \n', { kind: 'empty' }],
    ['{"overall_bcr":1', { kind: 'not-json' }],
    ['[]', invalid('')],
    ['{"overall_bcr":"1","cited_engines":2}', invalid('overall_bcr')],
    ['{"overall_bcr":1,"cited_engines":-2}', invalid('cited_engines')],
    ['{"overall_bcr":1e999,"cited_engines":2}', invalid('overall_bcr')],
    ['{"overall_bcr":1,"cited_engines":2,"engines":[{"cited":true}]}', invalid('engines[0].engine')],
  ])('is unusable, not missing, and never overwritten if it contains %j', async (content, cause) => {
    expect(await read(content)).toEqual({ unusable: cause })
    expect(await appendTo(open(), aRecord())).toEqual({ problem: { unusable: cause } })
    expect(await readFile(join(workspace, path), 'utf8')).toBe(content)
  })

  it('is read at an absolute path', async () => {
    const file = join(workspace, 'absolute.json')
    await writeFile(file, fileOf(formatRecord(aRecord())))
    expect(await createFileStore({ path: file, workspace: '/nowhere' }).read('site')).toEqual(
      holding(aRecord()),
    )
  })

  it('is unusable when it is a folder, and nothing is written into the folder', async () => {
    await mkdir(join(workspace, 'folder.json'))
    const store = createFileStore({ path: 'folder.json', workspace })
    const unusable = { kind: 'file-system', detail: expect.stringContaining('EISDIR') }
    expect(await store.read('site')).toEqual({ unusable })
    expect(await appendTo(store, aRecord())).toEqual({ problem: { unusable } })
    expect(await readdir(join(workspace, 'folder.json'))).toEqual([])
  })
})

describe('a file that cannot be written', () => {
  it('is a problem', async () => {
    await writeFile(join(workspace, 'taken'), '')
    const store = createFileStore({ path: 'taken/history.json', workspace })
    const appended = await appendTo(store, aRecord())
    // Windows finds no file there and cannot create the folder. Other systems report at once that it is not a folder.
    const detail = expect.stringMatching(/^(?:ENOTDIR|EEXIST): /)
    expect([
      { problem: { unusable: { kind: 'file-system', detail } } },
      { problem: { why: detail } },
    ]).toContainEqual(appended)
  })
})

describe('a file behind a symbolic link', () => {
  it('is neither read nor written if the link leads out of the workspace or to nothing', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'))
    onTestFinished(() => rm(outside, { recursive: true }))
    await writeFile(join(outside, 'history.json'), fileOf(formatRecord(aRecord())))
    const links = { 'out.json': join(outside, 'history.json'), out: outside, 'nothing.json': 'absent.json' }
    for (const [name, target] of Object.entries(links)) await symlink(target, join(workspace, name))
    for (const path of ['out.json', 'out/history.json', 'out/new/history.json', 'nothing.json']) {
      const store = createFileStore({ path, workspace })
      const cause = { kind: 'not-to-be-used', error: expect.objectContaining({ code: 'AVG_LINK_OUT', path }) }
      expect(await store.read('site')).toEqual({ unusable: cause })
      expect(await appendTo(store, aRecord())).toEqual({ problem: { unusable: cause } })
    }
    expect(await readdir(outside)).toEqual(['history.json'])
    expect(await readFile(join(outside, 'history.json'), 'utf8')).toBe(fileOf(formatRecord(aRecord())))
  })

  it('is read and written if the link stays in the workspace', async () => {
    await writeFile(join(workspace, 'kept.json'), fileOf(formatRecord(aRecord())))
    await symlink('kept.json', join(workspace, 'link.json'))
    const store = createFileStore({ path: 'link.json', workspace })
    expect(await appendTo(store, aRecord({ runUrl: undefined }))).toMatchObject({
      stored: { path: 'link.json' },
    })
    expect(await createFileStore({ path: 'kept.json', workspace }).read('site')).toMatchObject({
      records: [{}, {}],
    })
  })
})

describe('a history file that several gates name', () => {
  const gates = ['de', 'en', 'fr']
  const recordOf = (gate: string, run: number, change: Partial<HistoryRecord> = {}) =>
    aRecord({
      createdAt: `${run} ${gate}`,
      runUrl: `https://github.com/acme/website/actions/runs/${run}`,
      fingerprint: aFingerprint({ language: [gate] }),
      ...change,
    })

  /** Returns the names of the records after more runs. */
  async function namesAfter(
    runs: (store: HistoryStore) => Promise<void>,
    before: HistoryRecord[] = [],
  ): Promise<string[]> {
    await rm(join(workspace, path), { force: true })
    if (before.length > 0) await writeFile(join(workspace, path), fileOf(...before.map(formatRecord)))
    await runs(open())
    const history = await open().read('site')
    return 'records' in history ? history.records.map(({ createdAt }) => createdAt) : []
  }

  it.each<[string, Partial<HistoryRecord>]>([
    ['in workflow runs', {}],
    ['on a machine of its own', { runUrl: undefined }],
  ])('keeps the newest 124 runs of each of them %s', async (_, change) => {
    const of = (run: number) => gates.map(key => ({ key, record: recordOf(key, run, change) }))
    const before = Array.from({ length: 124 }, (_, index) => of(index + 1)).flat()
    const names = await namesAfter(
      async store => {
        for (const run of [125, 126]) await store.append(of(run))
      },
      before.map(({ record }) => record),
    )
    expect(names.slice(0, 3)).toEqual(['3 de', '3 en', '3 fr'])
    expect(names).toHaveLength(372)
  })

  it('also keeps them if each gate adds its own record', async () => {
    const names = await namesAfter(async store => {
      for (let run = 1; run <= 30; run += 1) {
        for (const key of gates) await appendTo(store, recordOf(key, run), key)
      }
    })
    expect(names).toHaveLength(90)
  })

  it('keeps the newest 124 runs if the settings change from run to run', async () => {
    const records = Array.from({ length: 130 }, (_, index) => recordOf(`${index % 3}`, index))
    const names = await namesAfter(
      async store => {
        for (const record of records.slice(120)) await appendTo(store, record)
      },
      records.slice(0, 120),
    )
    expect(names).toHaveLength(124)
  })

  it('is read once, and again after it was changed', async () => {
    const names = await namesAfter(async store => {
      await store.read('de')
      await store.append([{ key: 'de', record: recordOf('de', 1) }])
      expect(await store.read('en')).toEqual(holding(recordOf('de', 1)))
      await rm(join(workspace, path))
      expect(await store.read('de')).toEqual(holding(recordOf('de', 1)))
      await store.append([{ key: 'de', record: recordOf('de', 2) }])
    })
    expect(names).toEqual(['2 de'])
  })
})
