import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { workflowToken } from '../../scripts/lib/github-server.ts'
import type { HistoryFile } from '../../src/history/artifact.ts'
import { createArtifactFleet } from '../../src/history/artifact-fleet.ts'
import { formatRecord } from '../../src/history/format.ts'
import { createGitHub, fetchThroughProxy } from '../../src/hosts/action/github.ts'
import {
  type ArtifactListing,
  type ArtifactListingOptions,
  type LeftArtifact,
  leave,
  startArtifactListing,
} from '../support/artifact-listing-server.ts'
import { aRecord, collectFiles } from '../support/history.ts'

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

async function open(
  artifacts: LeftArtifact[],
  options: Partial<ArtifactListingOptions> = {},
  fileBytes = 100_000,
) {
  const server = await startArtifactListing({ artifacts, ...options })
  servers.push(server)
  const uploads: Record<string, string>[] = []
  const fleet = createArtifactFleet({
    api: createGitHub(workflowToken, server.url, { timeout: 10_000, second: 1 }),
    fetch: fetchThroughProxy,
    async upload(files: Iterable<HistoryFile> | AsyncIterable<HistoryFile>) {
      const collected = await collectFiles(files)
      const texts = collected.map(({ name, content }) => [name, Buffer.from(content).toString()] as const)
      uploads.push(Object.fromEntries(texts))
      return undefined
    },
    ...{ repository: 'acme/website', defaultBranch: 'main', name: 'history' },
    limits: { time: 10_000, pause: 1, archiveBytes: 1_000_000, fileBytes },
  })
  return { server, fleet, uploads }
}

describe.concurrent('the histories of a fleet in an artifact', () => {
  it('are read with three calls, whatever their number', async () => {
    const { server, fleet } = await open([leaveFiles(1, { 'de.ndjson': lineOf('de'), 'base.json': base })])
    expect(await fleet.open('de').read()).toEqual({ records: [recordOf('de')], problems: [] })
    expect(await fleet.open('new').read()).toEqual({ records: [], problems: [] })
    expect(server.paths).toHaveLength(3)
  })

  it('are missing before the first run, and begin with it', async () => {
    const { fleet, uploads } = await open([])
    const missing = { kind: 'no-artifact', defaultBranch: 'main' }
    expect(await fleet.open('de').read()).toEqual({ missing })
    expect(await fleet.append(records)).toEqual([stored, stored, stored])
    const files = keys.map(key => [`${key}.ndjson`, lineOf(key, 'second')])
    expect(uploads).toEqual([{ ...Object.fromEntries(files), 'base.json': base }])
  })

  it('are uploaded in one artifact, also those of gates that have no new record', async () => {
    const files = {
      'de.ndjson': `broken\n${lineOf('de')}`,
      'other.ndjson': lineOf('other'),
      'base.json': base,
    }
    const { fleet, uploads } = await open([leaveFiles(1, files)])
    expect(await fleet.append(records.slice(0, 2))).toEqual([stored, stored])
    expect(uploads).toEqual([
      {
        'de.ndjson': `broken\n${lineOf('de')}${lineOf('de', 'second')}`,
        'other.ndjson': lineOf('other'),
        'en.ndjson': lineOf('en', 'second'),
        'base.json': base.replace('[]', '[1]'),
      },
    ])
    expect(await fleet.open('en').read()).toEqual({ records: [recordOf('en', 'second')], problems: [] })
  })

  it('copy no file whose name could lead elsewhere', async () => {
    const files = { '../x.ndjson': '', 'a/b.ndjson': '', '.ndjson': '', 'x.txt': '', 'base.json': base }
    const { fleet, uploads } = await open([leaveFiles(1, files)])
    await fleet.append(records.slice(0, 1))
    expect(Object.keys(uploads[0] ?? {})).toEqual(['de.ndjson', 'base.json'])
  })

  it('keep a file with too many lines as it is, and the others get their records', async () => {
    const full = '\n'.repeat(20_001)
    const { fleet, uploads } = await open([leaveFiles(1, { 'en.ndjson': full, 'base.json': base })])
    const problem = { kind: 'too-many-lines', file: 'en.ndjson', most: 20_000 }
    expect(await fleet.open('en').read()).toEqual({ unreadable: problem })
    expect(await fleet.append(records)).toEqual([stored, { problem }, stored])
    expect(uploads[0]?.['en.ndjson']).toBe(full)
  })

  it('are not replaced where a file cannot be copied', async () => {
    const files = { 'en.ndjson': 'x'.repeat(2000), 'base.json': base }
    const { fleet, uploads } = await open([leaveFiles(1, files)], {}, 1000)
    const problem = { kind: 'entry-too-large', file: 'en.ndjson', maxBytes: 1000 }
    expect(await fleet.open('de').read()).toEqual({ records: [], problems: [] })
    expect(await fleet.append(records)).toEqual(keys.map(() => ({ problem })))
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
    const { fleet, uploads } = await open([artifact, leaveFiles(0, {}, { expired: true })])
    expect(await fleet.open('de').read()).toHaveProperty('unreadable')
    for (const result of await fleet.append(records)) expect(result).toHaveProperty('problem')
    expect(uploads).toEqual([])
  })

  it('are begun anew by accepted runs of all gates where no artifact can be trusted', async () => {
    const artifacts = [leave(2, '', { run: { event: 'issues' } }), leave(1, '', { expired: true })]
    const { fleet, uploads } = await open(artifacts)
    const accepted = records.map(({ key, record }) => ({ key, record: { ...record, accepted: true } }))
    const [first, ...others] = accepted
    if (first === undefined) throw new Error('There are three.')
    expect((await fleet.append([first, ...records.slice(1)]))[0]).toHaveProperty('problem')
    expect(await fleet.append([first, ...others])).toEqual([stored, stored, stored])
    expect(uploads).toHaveLength(1)
  })
})
