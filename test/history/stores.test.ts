/** The behavior of every store of histories, with one gate and with several. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBranchStore } from '../../src/history/branch.ts'
import { createFileStore } from '../../src/history/file.ts'
import { formatRecord } from '../../src/history/format.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import { branchRepository, refusal, startBranchServer } from '../support/branch-server.ts'
import { createManualClock } from '../support/clock.ts'
import { aFingerprint, appendTo, aRecord } from '../support/history.ts'

/** A place for histories, real behind a loopback server or in a temporary folder. */
interface Place {
  /** Opens the store again, as each run does. */
  open(): HistoryStore
  /** Everything that is stored for the gate `site`; undefined if there is nothing. */
  stored(): Promise<string | undefined>
}

interface Kind {
  /** Starts a place with these entries in the history of the gate `site`, or without a history. */
  start(keys: string[], entries?: string[]): Promise<Place>
  /** Starts a place with a history that cannot be read. */
  startUnreadable(keys: string[]): Promise<Place>
  unit: 'line' | 'record'
}

const patience = { timeout: 10_000, second: 1 }
const linesOf = (entries: string[]) => entries.map(entry => `${entry}\n`).join('')

async function startBranch(entries: string[] | undefined, isDown = false): Promise<Place> {
  const main = { 'README.md': '' }
  const server = await startBranchServer({
    branches: entries ? { main, history: { 'site.ndjson': linesOf(entries) } } : { main },
    behave: (_, answer) => (isDown ? refusal(403, 'Resource not accessible by integration') : answer()),
  })
  onTestFinished(server.close)
  return {
    open: () =>
      createBranchStore({
        api: createGitHub('ghs_workflow', server.url, patience),
        repository: branchRepository,
        branch: 'history',
        message: () => 'Add a run',
        clock: createManualClock(),
      }),
    stored: async () => server.fileOn('history', 'site.ndjson')?.toString(),
  }
}

async function startFile(content: string | undefined): Promise<Place> {
  const workspace = await mkdtemp(join(tmpdir(), 'history-stores-'))
  onTestFinished(() => rm(workspace, { recursive: true }))
  const file = join(workspace, 'history.json')
  if (content !== undefined) await writeFile(file, content)
  return {
    open: () => createFileStore({ path: 'history.json', workspace }),
    stored: () => readFile(file, 'utf8').catch(() => undefined),
  }
}

const branch: Kind = {
  start: (_, entries) => startBranch(entries),
  startUnreadable: () => startBranch(['{}'], true),
  unit: 'line',
}
const file: Kind = {
  start: (_, entries) => startFile(entries && `{"records":[${entries.join()}]}`),
  startUnreadable: () => startFile('no JSON'),
  unit: 'record',
}
const kinds = { 'a branch': branch, 'a file': file }

const first = aRecord({ createdAt: '1' })
const second = aRecord({ createdAt: '2' })
const third = aRecord({ createdAt: '3' })
const broken = '{"format":"ai-visibility-record","schema_version":4,"new":["日本"]}'
const holding = (...records: HistoryRecord[]) => ({ records, problems: [] })

const cases = Object.entries(kinds).flatMap(([place, kind]) => [
  { name: `the history of one gate in ${place}`, keys: ['site'], ...kind },
  { name: `a history of several gates in ${place}`, keys: ['docs', 'site', 'shop'], ...kind },
])

describe.each(cases)('$name', ({ keys, start, startUnreadable, unit }) => {
  it('is missing before its first run', async () => {
    const place = await start(keys)
    expect(await place.open().read('site')).toEqual({
      missing: expect.objectContaining({ kind: expect.any(String) }),
    })
    expect(await place.stored()).toBeUndefined()
  })

  it('may exist without a run', async () => {
    const place = await start(keys, [])
    expect(await place.open().read('site')).toEqual(holding())
  })

  it('has the runs that were added after it was read, also for the same store', async () => {
    const place = await start(keys)
    const store = place.open()
    await store.read('site')
    for (const record of [first, second, third]) {
      expect(await appendTo(store, record)).toEqual({ stored: store.placeOf('site') })
    }
    for (const opened of [store, place.open()]) {
      expect(await opened.read('site')).toEqual(holding(first, second, third))
    }
  })

  it('has one record of a repeated run, after the others', async () => {
    const place = await start(keys, [formatRecord(first), formatRecord(second)])
    const other = aRecord({ createdAt: '3', runUrl: 'https://github.com/acme/website/actions/runs/43' })
    await appendTo(place.open(), other)
    const again = aRecord({ createdAt: '4', attempt: 2 })
    expect(await appendTo(place.open(), again)).toHaveProperty('stored')
    expect(await place.open().read('site')).toEqual(holding(other, again))
  })

  it('keeps an unreadable entry, and names its place', async () => {
    const place = await start(keys, [formatRecord(first), broken, formatRecord(second)])
    const cause = { kind: 'newer-version', version: 4, newest: 3 }
    const problems = [{ unit, position: 2, cause }]
    expect(await place.open().read('site')).toEqual({ records: [first, second], problems })
    expect(await appendTo(place.open(), third)).toHaveProperty('stored')
    expect(await place.open().read('site')).toEqual({ records: [first, second, third], problems })
    expect(await place.stored()).toContain(broken)
  })

  it('is not started again if it exists but cannot be read', async () => {
    const place = await startUnreadable(keys)
    const before = await place.stored()
    const store = place.open()
    expect(Object.keys(await store.read('site'))[0]).toMatch(/^(unreadable|unusable)$/)
    for (const opened of [store, place.open()]) {
      const results = await opened.append(keys.map(key => ({ key, record: first })))
      expect([...results]).toEqual(keys.map(key => [key, { problem: expect.any(Object) }]))
    }
    expect(await place.stored()).toBe(before)
  })
})

describe.each(Object.entries(kinds))('the histories of several gates in %s', (_, { start }) => {
  const keys = ['docs', 'site']
  const recordOf = (key: string) => aRecord({ fingerprint: aFingerprint({ brand: [key] }) })

  /** What a gate compares itself with: the records of its own settings, the only ones of a file that gates share. */
  async function readOwn(store: HistoryStore, key: string): Promise<HistoryRecord[]> {
    const read = await store.read(key)
    const records = 'records' in read ? read.records : []
    return records.filter(({ fingerprint }) => fingerprint['brand']?.includes(key))
  }

  it('get their records together, and keep those of other gates', async () => {
    const place = await start(keys, [formatRecord(recordOf('site'))])
    const store = place.open()
    const added = ['docs', 'shop'].map(key => ({ key, record: recordOf(key) }))
    expect([...(await store.append(added))]).toEqual(
      ['docs', 'shop'].map(key => [key, { stored: store.placeOf(key) }]),
    )
    for (const key of ['docs', 'site', 'shop']) {
      expect(await readOwn(place.open(), key)).toEqual([recordOf(key)])
    }
  })
})
