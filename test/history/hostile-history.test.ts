/** Histories that are made to cost time or memory. None of them is taken for a missing one. */
import { zipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBranchStore } from '../../src/history/branch.ts'
import { hasTooManyLines, MOST_LINES, parseHistory } from '../../src/history/format.ts'
import { openArchive, readEntry } from '../../src/history/github-artifacts.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import { branchRepository, startBranchServer } from '../support/branch-server.ts'
import { createManualClock } from '../support/clock.ts'
import { appendTo, aRecord } from '../support/history.ts'
import { measureProcessor } from '../support/processor-time.ts'

const FILE = 'history.ndjson'
const LIMIT = 200_000_000
const broken = { unreadable: { kind: 'broken-archive' } }

/** Reads the file of an archive, and measures the time of the processor in milliseconds. */
async function read(bytes: Uint8Array) {
  const start = process.cpuUsage()
  const opened = openArchive(bytes)
  const result = 'archive' in opened ? await readEntry(opened.archive, FILE, LIMIT) : opened
  const { user, system } = process.cpuUsage(start)
  return { result, milliseconds: (user + system) / 1000 }
}

/** Repeats the entry of an archive in its directory: all entries share one stream of data. */
function repeatEntry(archive: Uint8Array, times: number): Uint8Array {
  const end = archive.length - 22
  const old = new DataView(archive.buffer, archive.byteOffset)
  const start = old.getUint32(end + 16, true)
  const entry = archive.subarray(start, end)
  const directory = Buffer.concat(Array.from({ length: times }, () => entry))
  const bytes = Buffer.concat([archive.subarray(0, start), directory, archive.subarray(end)])
  const view = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 22)
  view.setUint16(8, times, true)
  view.setUint16(10, times, true)
  view.setUint32(12, directory.length, true)
  return bytes
}

describe('an archive', () => {
  it('is broken if several entries share one stream, and is not unpacked again and again', async () => {
    const one = zipSync({ [FILE]: Buffer.alloc(20_000_000) }, { level: 9 })
    expect((await read(one)).result).toMatchObject({ bytes: expect.anything() })
    const bomb = repeatEntry(one, 40)
    expect(bomb.length).toBeLessThan(100_000)
    const { result, milliseconds } = await read(bomb)
    expect(result).toEqual(broken)
    expect(milliseconds).toBeLessThan(1000)
  })

  it('is broken if it has more entries than are looked at, whatever their names', async () => {
    const many = (count: number) =>
      zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, Buffer.from('x')])))
    expect((await read(many(2000))).result).toEqual({ unreadable: { kind: 'no-entry', file: FILE } })
    expect((await read(many(2001))).result).toEqual(broken)
  })

  it('is not read if its file has more lines than are read', async () => {
    const lines = (count: number) => zipSync({ [FILE]: Buffer.from('1\n'.repeat(count)) })
    expect((await read(lines(MOST_LINES))).result).toMatchObject({ bytes: expect.anything() })
    const { result, milliseconds } = await read(lines(3_000_000))
    expect(result).toEqual({ unreadable: { kind: 'too-many-lines', file: FILE, most: MOST_LINES } })
    expect(milliseconds).toBeLessThan(5_000)
  })
})

describe('lines', () => {
  it('are counted up to the limit', () => {
    expect(hasTooManyLines(Buffer.from('\n'.repeat(MOST_LINES)))).toBe(false)
    expect(hasTooManyLines(Buffer.from('\n'.repeat(MOST_LINES + 1)))).toBe(true)
  })

  it('as many as are read take little time, whatever they hold', () => {
    const { result, milliseconds } = measureProcessor(() =>
      parseHistory('{"schema_version":2}\n'.repeat(MOST_LINES)),
    )
    expect(result.problems).toHaveLength(MOST_LINES)
    expect(milliseconds).toBeLessThan(8_000)
  })
})

describe('a file on a branch', () => {
  it('with more lines than are read is unreadable, and no record is added in its place', async () => {
    const path = 'website.ndjson'
    const branch = 'history'
    const text = '1\n'.repeat(MOST_LINES + 1)
    const server = await startBranchServer({ branches: { main: {}, [branch]: { [path]: text } } })
    onTestFinished(() => server.close())
    const store = createBranchStore({
      api: createGitHub('ghs_workflow', server.url, { timeout: 10_000, second: 1 }),
      repository: branchRepository,
      branch,
      keys: ['website'],
      message: () => 'Add a record',
      clock: createManualClock(),
    })
    const cause = { kind: 'too-many-lines', file: path, most: MOST_LINES }
    expect(await store.read('website')).toEqual({ unreadable: cause })
    expect(await appendTo(store, aRecord(), 'website')).toEqual({ problem: cause })
    expect(server.fileOn(branch, path)?.toString()).toBe(text)
  })
})
