import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { workflowToken } from '../../scripts/lib/github-server.ts'
import { createArtifactStore } from '../../src/history/artifact.ts'
import { createBranchStore } from '../../src/history/branch.ts'
import { createBranchFleet } from '../../src/history/branch-fleet.ts'
import { formatRecord } from '../../src/history/format.ts'
import type { HistoryAppend, HistoryStore } from '../../src/history/store.ts'
import { createGitHub, fetchThroughProxy } from '../../src/hosts/action/github.ts'
import { describeAppendProblem } from '../../src/report/messages/history.ts'
import { leave, startArtifactListing } from '../support/artifact-listing-server.ts'
import { createManualClock } from '../support/clock.ts'
import { type ContentsOptions, contentsRepository, startContents } from '../support/contents-server.ts'
import { faults } from '../support/github-faults.ts'
import { aRecord, collectFiles } from '../support/history.ts'

vi.setConfig({ maxConcurrency: 5 })

const servers: { close(): Promise<void> }[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

const everyFault = Object.entries(faults)
const line = `${formatRecord(aRecord())}\n`
const next = aRecord({ createdAt: 'later' })
const patience = { timeout: 10_000, second: 1 }

/** Expects that the record was not added, and that one plain sentence says so. */
function expectNotAdded(store: HistoryStore, appended: HistoryAppend): void {
  expect(appended).toHaveProperty('problem')
  if (!('problem' in appended)) return
  const words = describeAppendProblem(appended.problem, store.place)
  expect(words).toMatch(/^This run was not added to the history .*: .*\.$/)
  expect(words).not.toMatch(/[<>\n{]/)
}

describe.concurrent.each(everyFault)('a history in an artifact, when GitHub answers with %s', (_, reply) => {
  it.each([
    ['the list', '/artifacts'],
    ['the second page of the list', '/artifacts 2'],
    ['the run of an artifact', '/runs/1000001'],
    ['the address of an archive', '/zip'],
  ])('is not begun anew in place of %s', async (_, ending) => {
    const [end = '', page = '1'] = ending.split(' ')
    const forks = Array.from({ length: 100 }, (_, id) =>
      leave(id + 2, '', { run: { headRepositoryId: 9 }, archive: Buffer.alloc(0) }),
    )
    const { url, close } = await startArtifactListing({
      artifacts: page === '2' ? [...forks, leave(1, line)] : [leave(1, line)],
      behave: ({ path, query }, answer) =>
        path.endsWith(end) && (query.get('page') ?? '1') === page ? reply : answer(),
    })
    onTestFinished(close)
    const uploads: string[] = []
    const store = createArtifactStore({
      api: createGitHub(workflowToken, url, patience),
      fetch: fetchThroughProxy,
      upload: async files => void uploads.push(...(await collectFiles(files)).map(({ name }) => name)),
      repository: 'acme/website',
      defaultBranch: 'main',
      name: 'history',
    })
    expect(Object.keys(await store.read())).toEqual(['unreadable'])
    expectNotAdded(store, await store.append(next))
    expect(uploads).toEqual([])
  })
})

async function openBranch(options: ContentsOptions) {
  const server = await startContents(options)
  onTestFinished(server.close)
  const api = createGitHub('ghs_workflow', server.url, patience)
  const place = { repository: contentsRepository, branch: 'history', path: 'site.ndjson' }
  const store = createBranchStore({ api, ...place, message: 'Add', clock: createManualClock() })
  return { server, store, text: () => server.fileOn('history', 'site.ndjson')?.toString() }
}

const main = { 'README.md': '' }
const holding = (text: string) => ({ main, history: { 'site.ndjson': text } })

describe.concurrent.each(everyFault)('a history on a branch, when GitHub answers with %s', (_, reply) => {
  it.each([
    ['the file', /^GET .*\/contents\//],
    ['the blob of a large file', /^GET .*\/git\/blobs\//],
  ])('is unreadable in place of %s, and is not replaced', async (_, call) => {
    const behave: ContentsOptions['behave'] = ({ method, path }, answer) => {
      if (call.test(`${method} ${path}`)) return reply
      const { body, ...own } = answer()
      const isLarge = typeof body === 'object' && path.includes('/contents/')
      return { ...own, body: isLarge ? { ...body, encoding: 'none', content: '' } : body }
    }
    const { store, text } = await openBranch({ branches: holding(line), behave })
    expect(Object.keys(await store.read())).toEqual(['unreadable'])
    expectNotAdded(store, await store.append(next))
    expect(text()).toBe(line)
  })

  it.each([
    ['a file that is written', holding(line), /^PUT /],
    ['a tree', { main }, /\/git\/trees$/],
    ['a commit', { main }, /\/git\/commits$/],
    ['a new branch', { main }, /\/git\/refs$/],
  ])('is not said to have the record in place of %s', async (_, branches, call) => {
    // GitHub means another writer by it, and the write is tried again: test/history/branch.test.ts.
    if (reply === faults['a conflict']) return
    const behave: ContentsOptions['behave'] = ({ method, path }, answer) =>
      call.test(`${method} ${path}`) ? reply : answer()
    const { store, text } = await openBranch({ branches, behave })
    const before = text()
    expectNotAdded(store, await store.append(next))
    expect(text()).toBe(before)
  })
})

describe.concurrent.each(everyFault)(
  'the histories of a fleet, when GitHub answers with %s',
  (name, reply) => {
    it.each([
      ['the branch', /^GET .*\/branches\//],
      ['the list of files', /^GET .*\/git\/trees\//],
      ['a file', /^GET .*\/git\/blobs\//],
      ['a tree', /^POST .*\/git\/trees$/],
      ['a commit', /^POST .*\/git\/commits$/],
      ['the moved branch', /^PATCH /],
    ])('are not said to have a record in place of %s, and stay as they are', async (_, call) => {
      // GitHub means another writer by it, and the write is tried again: test/history/branch-fleet.test.ts.
      if (name === 'a conflict' && !call.source.startsWith('^GET')) return
      const server = await startContents({
        branches: holding(line),
        behave: ({ method, path }, answer) => (call.test(`${method} ${path}`) ? reply : answer()),
      })
      onTestFinished(server.close)
      const store = createBranchFleet({
        api: createGitHub('ghs_workflow', server.url, patience),
        ...{ repository: contentsRepository, branch: 'history', keys: ['site'] },
        ...{ message: () => 'Add', clock: createManualClock() },
      }).open('site')
      const isRead = call.source.startsWith('^GET')
      expect(Object.keys(await store.read())[0]).toBe(isRead ? 'unreadable' : 'records')
      expectNotAdded(store, await store.append(next))
      expect(server.commitsOf('history')).toHaveLength(1)
    })
  },
)

describe.concurrent('a history on a branch, when its content', () => {
  const encoded = Buffer.from(`${line}${line}`).toString('base64')

  it.each([
    ['was cut off', { content: encoded.slice(0, 40) }],
    ['is empty beside the name of another blob', { content: '' }],
    ['has the name of another blob', { sha: '0'.repeat(40) }],
    ['has a name that is none', { sha: '' }],
    ['is no Base64', { content: '<p>no</p>' }],
    ['is said to be somewhere else, and is not', { encoding: 'none', content: '', sha: '1'.repeat(40) }],
    ['has another encoding', { encoding: 'utf-8' }],
  ])('%s, is unreadable and is not replaced', async (_, change) => {
    const { server, store, text } = await openBranch({
      branches: holding(line + line),
      behave({ method }, answer) {
        const { body, ...reply } = answer()
        return method === 'GET' && typeof body === 'object'
          ? { ...reply, body: { ...body, ...change } }
          : { ...reply, body }
      },
    })
    expect(Object.keys(await store.read())).toEqual(['unreadable'])
    expectNotAdded(store, await store.append(next))
    expect(text()).toBe(line + line)
    expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
