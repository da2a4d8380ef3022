import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { workflowToken } from '../../scripts/lib/github-server.ts'
import { type ArtifactStoreOptions, createArtifactStore } from '../../src/history/artifact.ts'
import { formatRecord } from '../../src/history/format.ts'
import { createGitHub, fetchThroughProxy } from '../../src/hosts/action/github.ts'
import {
  type ArtifactListing,
  type ArtifactListingOptions,
  type LeftArtifact,
  leave,
  startArtifactListing,
} from '../support/artifact-listing-server.ts'
import { appendTo, aRecord, collectFiles } from '../support/history.ts'

const servers: ArtifactListing[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

const base = `${JSON.stringify({ format: 'ai-visibility-history-base', schema_version: 1, covers: [] })}\n`
const recordOf = (key: string, run = 'first') => aRecord({ createdAt: `${run} ${key}` })
const lineOf = (key: string, run?: string) => `${formatRecord(recordOf(key, run))}\n`
const keys = ['de', 'en', 'fr']
const records = keys.map(key => ({ key, record: recordOf(key, 'second') }))
const stored = { stored: { kind: 'artifact', name: 'history' } }

/** An artifact with these files. */
function leaveFiles(
  id: number,
  files: Record<string, string>,
  change: Partial<LeftArtifact> = {},
): LeftArtifact {
  const bytes = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  return { ...leave(id, ''), archive: zipSync(Object.fromEntries(bytes)), ...change }
}

const limits = { time: 10_000, pause: 1, archiveBytes: 1_000_000, fileBytes: 100_000 }

/** Opens the histories that these artifacts hold, as each run does. `uploads`: the texts of the files by their names. */
async function open(
  artifacts: LeftArtifact[],
  options: Partial<ArtifactStoreOptions> = {},
  behave?: ArtifactListingOptions['behave'],
) {
  const server = await startArtifactListing({ artifacts, ...(behave && { behave }) })
  servers.push(server)
  const uploads: Record<string, string>[] = []
  const store = createArtifactStore({
    api: createGitHub(workflowToken, server.url, { timeout: 10_000, second: 1 }),
    fetch: fetchThroughProxy,
    async upload(files) {
      const collected = await collectFiles(files)
      const texts = collected.map(({ name, content }) => [name, Buffer.from(content).toString()] as const)
      uploads.push(Object.fromEntries(texts))
      return undefined
    },
    ...{ repository: 'acme/website', defaultBranch: 'main', name: 'history' },
    ...{ limits, layout: 'fleet', ...options },
  })
  return { server, store, uploads }
}

describe.concurrent('the histories of a fleet in an artifact', () => {
  it('are read with three calls, whatever their number', async () => {
    const { server, store } = await open([leaveFiles(1, { 'de.ndjson': lineOf('de'), 'base.json': base })])
    expect(await store.read('de')).toEqual({ records: [recordOf('de')], problems: [] })
    expect(await store.read('new')).toEqual({ records: [], problems: [] })
    expect(server.paths).toHaveLength(3)
  })

  it('are missing before the first run, and begin with it', async () => {
    const { store, uploads } = await open([])
    const missing = { kind: 'no-artifact', defaultBranch: 'main' }
    expect(await store.read('de')).toEqual({ missing })
    expect([...(await store.append(records)).values()]).toEqual([stored, stored, stored])
    const files = keys.map(key => [`${key}.ndjson`, lineOf(key, 'second')])
    expect(uploads).toEqual([{ ...Object.fromEntries(files), 'base.json': base }])
  })

  it('are uploaded in one artifact, also those of gates that have no new record', async () => {
    const files = {
      'de.ndjson': `broken\n${lineOf('de')}`,
      'other.ndjson': lineOf('other'),
      'base.json': base,
    }
    const { store, uploads } = await open([leaveFiles(1, files)])
    expect([...(await store.append(records.slice(0, 2))).values()]).toEqual([stored, stored])
    expect(uploads).toEqual([
      {
        'de.ndjson': `broken\n${lineOf('de')}${lineOf('de', 'second')}`,
        'other.ndjson': lineOf('other'),
        'en.ndjson': lineOf('en', 'second'),
        'base.json': base.replace('[]', '[1]'),
      },
    ])
    expect(await store.read('en')).toEqual({ records: [recordOf('en', 'second')], problems: [] })
  })

  it('copy no file whose name could lead elsewhere', async () => {
    const files = { '../x.ndjson': '', 'a/b.ndjson': '', '.ndjson': '', 'x.txt': '', 'base.json': base }
    const { store, uploads } = await open([leaveFiles(1, files)])
    await store.append(records.slice(0, 1))
    expect(Object.keys(uploads[0] ?? {})).toEqual(['de.ndjson', 'base.json'])
  })

  it('keep a file with too many lines as it is, and the others get their records', async () => {
    const full = '\n'.repeat(20_001)
    const { store, uploads } = await open([leaveFiles(1, { 'en.ndjson': full, 'base.json': base })])
    const problem = { kind: 'too-many-lines', file: 'en.ndjson', most: 20_000 }
    expect(await store.read('en')).toEqual({ unreadable: problem })
    expect([...(await store.append(records)).values()]).toEqual([stored, { problem }, stored])
    expect(uploads[0]?.['en.ndjson']).toBe(full)
  })

  it('are not replaced where a file cannot be copied', async () => {
    const files = { 'en.ndjson': 'x'.repeat(2000), 'base.json': base }
    const { store, uploads } = await open([leaveFiles(1, files)], { limits: { ...limits, fileBytes: 1000 } })
    const problem = { kind: 'entry-too-large', file: 'en.ndjson', maxBytes: 1000 }
    expect(await store.read('de')).toEqual({ records: [], problems: [] })
    expect([...(await store.append(records))]).toEqual(keys.map(key => [key, { problem }]))
    expect(uploads).toEqual([])
  })

  it.each<[string, LeftArtifact]>([
    ['is none of a fleet', leaveFiles(1, { 'de.ndjson': lineOf('de') })],
    ['is broken', leaveFiles(1, {}, { archive: Buffer.from('no ZIP') })],
    [
      'is of a run that cannot be trusted, in place of an expired one',
      leave(2, '', { run: { event: 'issues' } }),
    ],
  ])('are unreadable and not begun anew where the artifact %s', async (_, artifact) => {
    const { store, uploads } = await open([artifact, leaveFiles(0, {}, { expired: true })])
    expect(await store.read('de')).toHaveProperty('unreadable')
    for (const result of (await store.append(records)).values()) expect(result).toHaveProperty('problem')
    expect(uploads).toEqual([])
  })

  it('are begun anew by accepted runs of all gates where no artifact can be trusted', async () => {
    const artifacts = [leave(2, '', { run: { event: 'issues' } }), leave(1, '', { expired: true })]
    const { store, uploads } = await open(artifacts)
    const accepted = records.map(({ key, record }) => ({ key, record: { ...record, accepted: true } }))
    const [first, ...others] = accepted
    if (first === undefined) throw new Error('There are three.')
    expect((await store.append([first, ...records.slice(1)])).get('de')).toHaveProperty('problem')
    expect([...(await store.append([first, ...others])).values()]).toEqual([stored, stored, stored])
    expect(uploads).toHaveLength(1)
  })
})

describe.concurrent('the history of one gate in an artifact', () => {
  const layout = 'gate'
  const record = recordOf('site')
  const line = lineOf('site')
  const cancelled = (id: number) => leave(id, line, { run: { conclusion: 'cancelled' } })

  it('is one file, and other files of the archive are not copied', async () => {
    const files = { 'history.ndjson': line, 'other.ndjson': line }
    const { store, uploads } = await open([leaveFiles(1, files)], { layout })
    expect(await appendTo(store, record)).toEqual(stored)
    expect(uploads).toEqual([{ 'history.ndjson': line + line, 'base.json': base.replace('[]', '[1]') }])
  })

  it.each<[string, LeftArtifact[], ArtifactListingOptions['behave']]>([
    ['cannot be listed', [leave(1, line)], () => ({ status: 409, body: { message: 'Conflict' } })],
    ['are not listed', [leave(1, line)], () => ({ status: 200, body: null })],
    [
      'cannot be trusted',
      [...Array.from({ length: 101 }, (_, id) => cancelled(id + 2)), leave(1, line)],
      undefined,
    ],
  ])('is not begun anew while the artifacts %s', async (_, artifacts, behave) => {
    const { store, uploads } = await open(artifacts, { layout }, behave)
    expect(await appendTo(store, record)).toHaveProperty('problem')
    expect(uploads).toEqual([])
  })

  it('is begun anew by an accepted run where none of the artifacts can be trusted', async () => {
    const artifacts = [cancelled(2), leave(1, line, { expired: true })]
    const accepted = { ...record, accepted: true }
    const { store, uploads } = await open(artifacts, { layout })
    expect(await appendTo(store, record)).toHaveProperty('problem')
    expect(await appendTo(store, accepted)).toEqual(stored)
    expect(uploads).toMatchObject([{ 'history.ndjson': `${formatRecord(accepted)}\n` }])
    const refusing = await open(artifacts, { layout }, () => ({ status: 409, body: {} }))
    expect(await appendTo(refusing.store, accepted)).toMatchObject({ problem: { kind: 'github' } })
  })

  it('is still there after any number of runs that fail, with a record of each', async () => {
    const artifacts: LeftArtifact[] = []
    for (let day = 1; day <= 30; day += 1) {
      const { store, uploads } = await open(artifacts, { layout })
      await appendTo(store, recordOf('site', `day ${day}`))
      const run = { conclusion: day === 1 ? 'success' : 'failure' }
      artifacts.push(leave(day, uploads[0]?.['history.ndjson'] ?? '', { run }))
    }
    const { store } = await open(artifacts, { layout })
    const records = Array.from({ length: 30 }, (_, index) => recordOf('site', `day ${index + 1}`))
    expect(await store.read('site')).toEqual({ records, problems: [] })
  })

  it('says why it was not uploaded, and can be tried again', async () => {
    const texts: string[] = []
    const { store } = await open([], {
      layout,
      async upload(files) {
        texts.push(...(await collectFiles(files)).map(({ content }) => Buffer.from(content).toString()))
        return 'no storage'
      },
    })
    const problem = { kind: 'not-uploaded', detail: 'no storage' }
    expect(await appendTo(store, record)).toEqual({ problem })
    expect(await appendTo(store, record)).toEqual({ problem })
    expect(texts).toEqual([line, base, line, base])
  })
})
