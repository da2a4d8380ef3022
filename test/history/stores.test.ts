import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { workflowToken } from '../../scripts/lib/github-server.ts'
import { createArtifactStore } from '../../src/history/artifact.ts'
import { createBranchStore } from '../../src/history/branch.ts'
import { createFileStore } from '../../src/history/file.ts'
import { formatRecord } from '../../src/history/format.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import { createGitHub, fetchThroughProxy } from '../../src/hosts/action/github.ts'
import { type LeftArtifact, leave, startArtifactListing } from '../support/artifact-listing-server.ts'
import { createManualClock } from '../support/clock.ts'
import { contentsRepository, refusal, startContents } from '../support/contents-server.ts'
import { aRecord, collectFiles } from '../support/history.ts'

/** A place for a history, real behind a loopback server or in a temporary folder. */
interface Place {
  /** Opens the store anew, as each run does. */
  open(): HistoryStore
  /** All that is stored; undefined when nothing is. */
  stored(): Promise<string | undefined>
}

interface Kind {
  /** Starts a place that holds these entries, or none. */
  start(entries?: string[]): Promise<Place>
  /** Starts a place whose history exists and cannot be read. */
  startUnreadable(): Promise<Place>
  unit: 'line' | 'record'
}

const patience = { timeout: 10_000, second: 1 }
const linesOf = (entries: string[]) => entries.map(entry => `${entry}\n`).join('')

async function startBranch(entries: string[] | undefined, isDown = false): Promise<Place> {
  const main = { 'README.md': '' }
  const server = await startContents({
    branches: entries ? { main, history: { 'site.ndjson': linesOf(entries) } } : { main },
    behave: (_, answer) => (isDown ? refusal(403, 'Resource not accessible by integration') : answer()),
  })
  onTestFinished(server.close)
  return {
    open: () =>
      createBranchStore({
        api: createGitHub('ghs_workflow', server.url, patience),
        repository: contentsRepository,
        branch: 'history',
        path: 'site.ndjson',
        message: 'Add a run',
        clock: createManualClock(),
      }),
    stored: async () => server.fileOn('history', 'site.ndjson')?.toString(),
  }
}

async function startArtifact(artifacts: LeftArtifact[]): Promise<Place> {
  const server = await startArtifactListing({ artifacts })
  onTestFinished(server.close)
  let stored: string | undefined
  return {
    open: () =>
      createArtifactStore({
        api: createGitHub(workflowToken, server.url, patience),
        fetch: fetchThroughProxy,
        async upload(files) {
          const [history] = await collectFiles(files)
          expect(history?.name).toBe('history.ndjson')
          const content = history?.content ?? ''
          stored = Buffer.from(content).toString()
          artifacts.push(leave(artifacts.length + 1, stored))
          return undefined
        },
        repository: 'acme/website',
        defaultBranch: 'main',
        name: 'history',
      }),
    stored: async () => stored,
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

const kinds: [string, Kind][] = [
  [
    'an artifact',
    {
      start: entries => startArtifact(entries ? [leave(1, linesOf(entries))] : []),
      startUnreadable: () => startArtifact([leave(1, '', { archive: Buffer.from('no ZIP') })]),
      unit: 'line',
    },
  ],
  ['a branch', { start: startBranch, startUnreadable: () => startBranch(['{}'], true), unit: 'line' }],
  [
    'a file',
    {
      start: entries => startFile(entries && `{"records":[${entries.join()}]}`),
      startUnreadable: () => startFile('no JSON'),
      unit: 'record',
    },
  ],
]

const first = aRecord({ createdAt: '1' })
const second = aRecord({ createdAt: '2' })
const third = aRecord({ createdAt: '3' })
const broken = '{"schema_version":3,"new":["日本"]}'

describe.each(kinds)('a history in %s', (_, { start, startUnreadable, unit }) => {
  it('is missing before its first run', async () => {
    const place = await start()
    expect(await place.open().read()).toEqual({
      missing: expect.objectContaining({ kind: expect.any(String) }),
    })
    expect(await place.stored()).toBeUndefined()
  })

  it('may exist without a run', async () => {
    const place = await start([])
    expect(await place.open().read()).toEqual({ records: [], problems: [] })
  })

  it('begins with the first run that is added, for the next run to read', async () => {
    const place = await start()
    const store = place.open()
    expect(await store.append(first)).toEqual({ stored: store.place })
    expect(await place.open().read()).toEqual({ records: [first], problems: [] })
  })

  it('holds a run that was added after those before it', async () => {
    const place = await start([formatRecord(first)])
    const store = place.open()
    expect(await store.read()).toEqual({ records: [first], problems: [] })
    expect(await store.append(second)).toEqual({ stored: store.place })
    expect(await place.open().read()).toEqual({ records: [first, second], problems: [] })
  })

  it('holds both of two runs that were added, also for the store that added them', async () => {
    const place = await start([formatRecord(first)])
    const store = place.open()
    await store.append(second)
    await store.append(third)
    const history = { records: [first, second, third], problems: [] }
    expect(await store.read()).toEqual(history)
    expect(await place.open().read()).toEqual(history)
  })

  it('holds one record of a run that was run again, after the others', async () => {
    const place = await start([formatRecord(first), formatRecord(second)])
    const other = aRecord({ createdAt: '3', runUrl: 'https://github.com/acme/website/actions/runs/43' })
    const store = place.open()
    await store.append(other)
    const again = aRecord({ createdAt: '4', attempt: 2 })
    expect(await place.open().append(again)).toEqual({ stored: store.place })
    expect(await place.open().read()).toEqual({ records: [other, again], problems: [] })
  })

  it('keeps an entry that it cannot read where it is, and names its place', async () => {
    const place = await start([formatRecord(first), broken, formatRecord(second)])
    const cause = { kind: 'newer-version', version: 3, newest: 2 }
    const problems = [{ unit, position: 2, cause }]
    expect(await place.open().read()).toEqual({ records: [first, second], problems })
    expect(await place.open().append(third)).toHaveProperty('stored')
    expect(await place.open().read()).toEqual({ records: [first, second, third], problems })
    expect(await place.stored()).toContain(broken)
  })

  it('is not begun anew when it exists and cannot be read', async () => {
    const place = await startUnreadable()
    const before = await place.stored()
    const store = place.open()
    expect(Object.keys(await store.read())[0]).toMatch(/^(unreadable|unusable)$/)
    expect(await store.append(first)).toEqual({
      problem: expect.objectContaining({ kind: expect.any(String) }),
    })
    expect(await place.open().append(first)).toHaveProperty('problem')
    expect(await place.stored()).toBe(before)
  })
})

describe('a history in an artifact', () => {
  it('says why it was not uploaded, and can be tried again', async () => {
    const server = await startArtifactListing({ artifacts: [] })
    onTestFinished(server.close)
    const contents: string[] = []
    const store = createArtifactStore({
      api: createGitHub(workflowToken, server.url, patience),
      fetch: fetchThroughProxy,
      async upload(files) {
        const [history] = await collectFiles(files)
        const content = history?.content ?? ''
        contents.push(Buffer.from(content).toString())
        return 'no storage'
      },
      repository: 'acme/website',
      defaultBranch: 'main',
      name: 'history',
    })
    const problem = { kind: 'not-uploaded', detail: 'no storage' }
    expect(await store.append(first)).toEqual({ problem })
    expect(await store.append(first)).toEqual({ problem })
    expect(contents).toEqual([linesOf([formatRecord(first)]), linesOf([formatRecord(first)])])
  })
})
